// When a person under 65 can first sign up for Medicare, from the age alone: the birthday is asked of nobody.

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

const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/**
 * The initial enrolment period opens some months before the month of the birthday that brings Medicare.
 * @param asOf ISO date in California
 * @param age completed years on that day, below `medicareAge`
 */
export function initialWindow(asOf: string, age: number, { medicareAge, monthsBefore }: WindowRule): InitialWindow {
  const [year = 0, month = 1, date = 1] = asOf.split('-').map(Number);
  const years = medicareAge - age;
  // The next birthday comes tomorrow at the earliest and in a year at the latest.
  const earliest = new Date(Date.UTC(year + years - 1, month - 1, date + 1));
  const latest = new Date(Date.UTC(year + years, month - 1, date));
  const opening = (birthday: Date): string =>
    monthOf(new Date(Date.UTC(birthday.getUTCFullYear(), birthday.getUTCMonth() - monthsBefore, 1)));
  const opensFrom = opening(earliest);
  return { opensFrom, opensTo: opening(latest), mayBeOpen: opensFrom <= asOf.slice(0, 7) };
}
