// The two enrollment periods of the home page, as dated records with source and check date.
// Facts: directory.json `enrollment` and policy.md 1.4 and 6, checked 2026-11-20.
import type { BilingualText } from '@app/contracts/http/errors';
import type { EnrollmentWindow } from '../logic/deadlines';

export interface SourcedWindow extends EnrollmentWindow {
  sourceName: BilingualText;
  sourceUrl: string;
  checkedOn: string;
}

export const ENROLLMENT_WINDOWS: Record<'medicare' | 'coveredCalifornia', SourcedWindow> = {
  medicare: {
    start: '2026-10-15',
    end: '2026-12-07',
    sourceName: { ko: '미주 한국일보', en: 'The Korea Times (US)' },
    sourceUrl: 'http://sf1.koreatimes.com/article/20191024/1276330',
    checkedOn: '2026-11-20',
  },
  coveredCalifornia: {
    start: '2026-11-01',
    // The federal rule's latest possible end; Covered California's own date was not read.
    end: '2026-12-31',
    sourceName: {
      ko: '연방 규칙 해설(National Health Law Program)',
      en: 'National Health Law Program on the federal rule',
    },
    sourceUrl:
      'https://healthlaw.org/the-punitive-aca-marketplace-rule-rolls-back-progress-toward-marketplace-access-and-affordability/',
    checkedOn: '2026-11-20',
  },
};
