// What the home page's "dates not to miss" says on a given day. The clock is an argument; the dates come from libs/benefits.
import { daysBetween } from '@app/benefits/days/calendar-day';

/** ISO calendar date in California, "2026-11-21". */
export type CivilDate = string;

export type DeadlineId = 'medicare' | 'coveredCalifornia' | 'mediCal';
export type DeadlineState = 'open' | 'upcoming' | 'ended' | 'always';

/** A period as the content records hold it; both ends inclusive. */
export interface EnrollmentWindow {
  start: CivilDate;
  end: CivilDate;
  /** Who signs up by this day is covered from January 1; null or absent where there is no such day. */
  januaryBy?: CivilDate | null;
}

export interface Deadline {
  id: DeadlineId;
  state: DeadlineState;
  /** `open`: days until the last day (0 = today is the last). `upcoming`: days until it starts. Else null. */
  days: number | null;
  start: CivilDate | null;
  end: CivilDate | null;
  /** While it is still ahead: the day by which coverage begins on January 1. */
  januaryBy: CivilDate | null;
}

const inYear = (date: CivilDate, year: number): CivilDate => `${year}${date.slice(4)}`;

function place(id: DeadlineId, { start, end, januaryBy = null }: EnrollmentWindow, today: CivilDate): Deadline {
  const days = { start, end, januaryBy: januaryBy !== null && today <= januaryBy ? januaryBy : null };
  if (today < start) return { id, state: 'upcoming', days: daysBetween(today, start), ...days };
  if (today > end) return { id, state: 'ended', days: null, ...days };
  return { id, state: 'open', days: daysBetween(today, end), ...days };
}

/** Medicare's fall period has the same month and day every year, so after it ends the next year's is named. */
function yearlyPeriod(window: EnrollmentWindow, today: CivilDate): EnrollmentWindow {
  const thisYear = Number(today.slice(0, 4));
  const end = inYear(window.end, thisYear);
  const year = today > end ? thisYear + 1 : thisYear;
  return { start: inYear(window.start, year), end: inYear(window.end, year) };
}

/** What ends first is first; what has ended is last, and what never ends is before it. */
const ORDER: Record<DeadlineState, number> = { open: 0, upcoming: 1, always: 2, ended: 3 };

/**
 * The three periods as they are on `today` (a California date), the nearest deadline first.
 * Covered California's dates are not repeated into a year for which no one has read them.
 */
export function deadlinesOn(
  today: CivilDate,
  windows: { medicare: EnrollmentWindow; coveredCalifornia: EnrollmentWindow },
): Deadline[] {
  const deadlines: Deadline[] = [
    place('medicare', yearlyPeriod(windows.medicare, today), today),
    place('coveredCalifornia', windows.coveredCalifornia, today),
    { id: 'mediCal', state: 'always', days: null, start: null, end: null, januaryBy: null },
  ];
  return deadlines.sort((one, other) => ORDER[one.state] - ORDER[other.state] || (one.days ?? 0) - (other.days ?? 0));
}
