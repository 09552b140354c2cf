// When a person under 65 can first sign up for Medicare, from the age alone: the birthday is asked of nobody.
import { dayOf, firstOfMonth, partsOf } from '../../days/calendar-day';

export interface InitialWindow {
  /** `YYYY-MM`: the earliest and the latest month in which the seven months can begin. */
  opensFrom: string;
  opensTo: string;
  /** The earliest of them has already come. */
  mayBeOpen: boolean;
}

interface WindowRule {
  medicareAge: number;
  /** Months between the opening and the month of the birthday. */
  monthsBefore: number;
}

/**
 * The initial enrolment period opens some months before the month of the birthday that brings Medicare.
 * @param asOf ISO date in California
 * @param age completed years on that day, below `medicareAge`
 */
export function initialWindow(asOf: string, age: number, { medicareAge, monthsBefore }: WindowRule): InitialWindow {
  const { year, month, day } = partsOf(asOf);
  const years = medicareAge - age;
  // The next birthday comes tomorrow at the earliest and in a year at the latest.
  const earliest = dayOf(year + years - 1, month, day + 1);
  const latest = dayOf(year + years, month, day);
  const opening = (birthday: string): string => firstOfMonth(birthday, -monthsBefore).slice(0, 7);
  const opensFrom = opening(earliest);
  return { opensFrom, opensTo: opening(latest), mayBeOpen: opensFrom <= asOf.slice(0, 7) };
}
