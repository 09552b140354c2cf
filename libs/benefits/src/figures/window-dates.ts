// The enrollment windows without words: what the home page and the plan screens count down to. windows.ts adds names and notes.
// The days themselves are records of rule-dates.json.
import { RULE_DATES, ruleDay, ruleDayOfYear } from './rule-dates';
import type { DATE_SOURCES } from './sources/dates.sources';

type DateSourceId = keyof typeof DATE_SOURCES;

/** Month and day of Medicare's fall period: the same every year. */
export const FALL_DAYS = {
  from: ruleDay('fallOpens'),
  to: ruleDay('fallCloses'),
  source: 'S16',
} as const satisfies {
  from: string;
  to: string;
  source: DateSourceId;
};

export interface CoveredCaliforniaDates {
  coverageYear: number;
  opensOn: string;
  closesOn: string;
  /** Who signs up by this day is covered from January 1. */
  januaryBy: string;
  source: DateSourceId;
}

function datesOf(coverageYear: number): CoveredCaliforniaDates {
  const dayOf = (id: 'coveredCaliforniaOpens' | 'coveredCaliforniaCloses' | 'coveredCaliforniaJanuaryBy'): string => {
    const day = ruleDayOfYear(id, coverageYear);
    if (day === undefined) throw new Error(`${id} has no day for ${coverageYear}`);
    return day;
  };
  return {
    coverageYear,
    opensOn: dayOf('coveredCaliforniaOpens'),
    closesOn: dayOf('coveredCaliforniaCloses'),
    januaryBy: dayOf('coveredCaliforniaJanuaryBy'),
    source: 'S44',
  };
}

/** Only years whose dates somebody has read, oldest first: no year is guessed from another. */
export const COVERED_CALIFORNIA_DATES: readonly CoveredCaliforniaDates[] = Object.keys(
  RULE_DATES.coveredCaliforniaOpens.ofYear ?? {},
).map((year) => datesOf(Number(year)));
