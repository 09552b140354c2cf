// The enrollment periods of the home page, picked from the one home of these dates: libs/benefits.
import { CHECKED_ON } from '@app/benefits/figures/checked-on';
import { DATE_SOURCES } from '@app/benefits/figures/sources/dates.sources';
import { COVERED_CALIFORNIA_DATES, FALL_DAYS } from '@app/benefits/figures/window-dates';
import type { BilingualText } from '@app/contracts/http/errors';
import type { Verification } from '@app/contracts/http/provenance';
import type { EnrollmentWindow } from '../logic/deadlines';

export interface SourcedWindow extends EnrollmentWindow {
  sourceUrl: string;
  publisher: BilingualText;
  verified: Verification;
  checkedOn: string;
  /** Who signs up by this day is covered from January 1; null where there is no such day. */
  januaryBy: string | null;
}

function sourced(source: keyof typeof DATE_SOURCES, days: EnrollmentWindow): SourcedWindow {
  const { url, publisher, verified } = DATE_SOURCES[source];
  return { januaryBy: null, ...days, sourceUrl: url, publisher, verified, checkedOn: CHECKED_ON };
}

const newest = COVERED_CALIFORNIA_DATES.at(-1)!;
const year = newest.coverageYear - 1;

/** Medicare's yearly period (any year: only month and day count), and the newest Covered California period somebody has read. */
export const ENROLLMENT_WINDOWS: Record<'medicare' | 'coveredCalifornia', SourcedWindow> = {
  medicare: sourced(FALL_DAYS.source, { start: `${year}-${FALL_DAYS.from}`, end: `${year}-${FALL_DAYS.to}` }),
  coveredCalifornia: sourced(newest.source, {
    start: newest.opensOn,
    end: newest.closesOn,
    januaryBy: newest.januaryBy,
  }),
};
