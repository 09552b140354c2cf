// How often each source is read by itself. Facts: docs/facts/sources.md#landscape, #california-open-data and
// #offices-and-senior-housing.
import type { WholeSourceId } from '@app/contracts/http/crawler';
import type { CrawlRhythm } from '@app/contracts/http/crawl-overview';

export interface Rhythm {
  source: WholeSourceId;
  /** Cron patterns in Pacific time; where two of them meet, one run is opened. */
  patterns: readonly string[];
  said: CrawlRhythm;
}

/** The insurers have none of their own: they are filters on the files of `insurance`. */
export const RHYTHMS: readonly Rhythm[] = [
  {
    source: 'insurance',
    // Weekly all year, and daily from 15 September to 15 December, when next year's plans come out and are corrected.
    patterns: ['10 3 * * 1', '10 3 15-30 9 *', '10 3 * 10,11 *', '10 3 1-15 12 *'],
    said: { code: 'weekly_daily_in_autumn', params: { weekday: 1 } },
  },
  {
    source: 'hospitals',
    patterns: ['20 3 * * 2'],
    said: { code: 'weekly', params: { weekday: 2 } },
  },
  {
    source: 'community-care',
    patterns: ['30 3 * * 3'],
    said: { code: 'weekly', params: { weekday: 3 } },
  },
  {
    source: 'clinics',
    patterns: ['40 3 * * 4'],
    said: { code: 'weekly', params: { weekday: 4 } },
  },
  {
    source: 'social-security',
    patterns: ['50 3 2 * *'],
    said: { code: 'monthly', params: { day: 2 } },
  },
];
