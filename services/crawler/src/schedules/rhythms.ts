// How often each source is read by itself. Facts/sources.md: 2.1 Landscape, 3.1-3.4 California and HRSA files, 6 offices.
import type { WholeSourceId } from '@app/contracts/http/crawler';
import type { BilingualText } from '@app/contracts/http/errors';

export interface Rhythm {
  source: WholeSourceId;
  /** Cron patterns in Pacific time; where two of them meet, one run is opened. */
  patterns: readonly string[];
  said: BilingualText;
}

/** The insurers have none of their own: they are filters on the files of `insurance`. */
export const RHYTHMS: readonly Rhythm[] = [
  {
    source: 'insurance',
    // Weekly all year, and daily from 15 September to 15 December, when next year's plans come out and are corrected.
    patterns: ['10 3 * * 1', '10 3 15-30 9 *', '10 3 * 10,11 *', '10 3 1-15 12 *'],
    said: {
      ko: '매주 월요일 (9월 15일~12월 15일은 매일)',
      en: 'Every Monday (daily from September 15 to December 15)',
    },
  },
  {
    source: 'hospitals',
    patterns: ['20 3 * * 2'],
    said: { ko: '매주 화요일', en: 'Every Tuesday' },
  },
  {
    source: 'community-care',
    patterns: ['30 3 * * 3'],
    said: { ko: '매주 수요일', en: 'Every Wednesday' },
  },
  {
    source: 'clinics',
    patterns: ['40 3 * * 4'],
    said: { ko: '매주 목요일', en: 'Every Thursday' },
  },
  {
    source: 'social-security',
    patterns: ['50 3 2 * *'],
    said: { ko: '매달 2일', en: 'On the 2nd of every month' },
  },
];
