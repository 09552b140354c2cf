// The enrollment periods of the home page, picked from libs/content.
import { ENROLLMENT } from '@app/content/records/enrollment';
import type { EnrollmentRecord } from '@app/content/records/enrollment';
import type { EnrollmentWindow } from '../logic/deadlines';

export interface SourcedWindow extends EnrollmentWindow {
  sourceUrl: string;
  sourceDate: string | null;
  checkedOn: string;
}

const COVERED_CALIFORNIA = /^covered-ca-\d{4}$/;

function windowOf(record: EnrollmentRecord | undefined, what: string): SourcedWindow {
  // Where the end itself is not published, the latest end that the rule allows is the one to finish by.
  const end = record?.end ?? record?.latestPossibleEnd;
  if (!record?.start || !end || !record.sourceUrl) throw new Error(`libs/content has no dated, sourced ${what}`);
  return {
    start: record.start,
    end,
    sourceUrl: record.sourceUrl,
    sourceDate: record.sourceDate,
    checkedOn: record.checkedOn,
  };
}

/** Medicare's yearly period, and the newest Covered California period somebody has read. */
export function enrollmentWindows(
  records: readonly EnrollmentRecord[],
): Record<'medicare' | 'coveredCalifornia', SourcedWindow> {
  const newest = records
    .filter(({ id }) => COVERED_CALIFORNIA.test(id))
    .sort((one, other) => (other.start ?? '').localeCompare(one.start ?? ''))[0];
  return {
    medicare: windowOf(
      records.find(({ id }) => id === 'medicare-oep'),
      'Medicare period',
    ),
    coveredCalifornia: windowOf(newest, 'Covered California period'),
  };
}

export const ENROLLMENT_WINDOWS = enrollmentWindows(ENROLLMENT);
