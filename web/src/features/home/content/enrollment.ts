// The enrollment periods of the home page, picked from the one home of these dates: libs/benefits.
import { WINDOW_SOURCES } from '@app/benefits/figures/sources/windows.sources';
import { COVERED_CALIFORNIA_WINDOWS, fallPeriod } from '@app/benefits/figures/windows';
import type { WindowRecord } from '@app/benefits/figures/windows';
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

function windowOf({ opensOn, closesOn, sources, checkedOn, januaryBy, id }: WindowRecord): SourcedWindow {
  if (!opensOn || !closesOn) throw new Error(`${id} has no dates`);
  const { url, publisher, verified } = WINDOW_SOURCES[sources[0]];
  return { start: opensOn, end: closesOn, sourceUrl: url, publisher, verified, checkedOn, januaryBy };
}

const newest = COVERED_CALIFORNIA_WINDOWS.at(-1)!;

/** Medicare's yearly period (any year: only month and day count), and the newest Covered California period somebody has read. */
export const ENROLLMENT_WINDOWS: Record<'medicare' | 'coveredCalifornia', SourcedWindow> = {
  medicare: windowOf(fallPeriod(newest.coverageYear! - 1)),
  coveredCalifornia: windowOf(newest),
};
