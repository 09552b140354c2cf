// The days themselves, without words: what the home page and the plan screens count down to. windows.ts adds names and
// notes. Facts: docs/facts/policy.md#medicare-windows-and-penalties and #covered-california.
import type { DATE_SOURCES } from './sources/dates.sources';

type DateSourceId = keyof typeof DATE_SOURCES;

/** Month and day of Medicare's fall period: the same every year. */
export const FALL_DAYS = { from: '10-15', to: '12-07', source: 'S16' } as const satisfies {
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

const datesOf = (coverageYear: number): CoveredCaliforniaDates => ({
  coverageYear,
  opensOn: `${coverageYear - 1}-11-01`,
  closesOn: `${coverageYear}-01-31`,
  januaryBy: `${coverageYear - 1}-12-31`,
  source: 'S44',
});

/** Only years whose dates somebody has read, oldest first: no year is guessed from another. */
export const COVERED_CALIFORNIA_DATES: readonly CoveredCaliforniaDates[] = [2025, 2026, 2027].map(datesOf);
