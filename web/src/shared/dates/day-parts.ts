// Year, month and day as they are picked, one after the other. What is picked stays in the page's memory.
import { dayOf, daysIn, lastOfMonth, partsOf } from '@app/benefits/days/calendar-day';

/** '' = not picked. */
export interface DayParts {
  year: string;
  month: string;
  day: string;
}

export const NO_DAY: DayParts = { year: '', month: '', day: '' };

const range = (from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => String(from + at));

export const MONTHS: readonly string[] = range(1, 12);

/** @param today ISO */
export const yearsAround = (today: string, back: number, ahead: number): string[] =>
  range(partsOf(today).year - back, partsOf(today).year + ahead);

/** The days a month has; 31 while year or month is missing. */
export const daysOf = ({ year, month }: DayParts): string[] =>
  range(1, year === '' || month === '' ? 31 : daysIn(Number(year), Number(month)));

/** A day the month does not have is no longer picked. */
export function changedDay(parts: DayParts, changed: Partial<DayParts>): DayParts {
  const next = { ...parts, ...changed };
  return daysOf(next).includes(next.day) ? next : { ...next, day: '' };
}

/** ISO; null until year and month are picked. Without a day it is the first or the last of the month. */
export function isoOf({ year, month, day }: DayParts, without: 'first' | 'last'): string | null {
  if (year === '' || month === '') return null;
  const first = dayOf(Number(year), Number(month));
  if (day !== '') return dayOf(Number(year), Number(month), Number(day));
  return without === 'first' ? first : lastOfMonth(first);
}
