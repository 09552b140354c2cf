// Days on which a public office may be asked for: no weekend, no federal holiday (5 U.S.C. 6103, on the day it is observed).
// Dates are calendar days, "2026-11-26", and their arithmetic is in UTC, so no time zone moves them.

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const weekdayOf = (time: number): number => new Date(time).getUTCDay();
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** [month, day]: on the Friday before when it falls on a Saturday, on the Monday after a Sunday. */
const FIXED = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
] as const;

/** [month, weekday, which of the month]; -1 = the last. */
const FLOATING = [
  [1, MONDAY, 3],
  [2, MONDAY, 3],
  [5, MONDAY, -1],
  [9, MONDAY, 1],
  [10, MONDAY, 2],
  [11, THURSDAY, 4],
] as const;

function observed(time: number): number {
  if (weekdayOf(time) === SATURDAY) return time - DAY_MS;
  return weekdayOf(time) === SUNDAY ? time + DAY_MS : time;
}

function nth(year: number, month: number, weekday: number, which: number): number {
  if (which < 0) {
    const last = Date.UTC(year, month, 0);
    return last - ((weekdayOf(last) - weekday + 7) % 7) * DAY_MS;
  }
  const first = Date.UTC(year, month - 1, 1);
  return first + (((weekday - weekdayOf(first) + 7) % 7) + (which - 1) * 7) * DAY_MS;
}

function holidaysOf(year: number): string[] {
  const fixed = FIXED.map(([month, day]) => observed(Date.UTC(year, month - 1, day)));
  const floating = FLOATING.map(([month, weekday, which]) => nth(year, month, weekday, which));
  return [...fixed, ...floating].map(dayOf);
}

/** Offices are closed: a weekend or a federal holiday. New Year's Day of the next year may be kept in this one. */
export function isClosedDay(day: string): boolean {
  const time = timeOf(day);
  if ([SUNDAY, SATURDAY].includes(weekdayOf(time))) return true;
  const year = Number(day.slice(0, 4));
  return [...holidaysOf(year), ...holidaysOf(year + 1)].includes(day);
}
