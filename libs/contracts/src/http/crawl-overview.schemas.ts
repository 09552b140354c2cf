import { CRAWL_ACCESSES } from './crawl-overview';
import type {
  CrawlOverviewResponse,
  CrawlPauseResponse,
  CrawlSchedule,
  CrawlSourceOverview,
  CrawlTiles,
} from './crawl-overview';
import { CRAWL_SOURCES, type RunResponse } from './crawler';
import type { BilingualText } from './errors';
import { ORIGINS } from './provenance';
import { arrayOf, boolean, instant, named, nullable, number, object, oneOf, string } from './schema';

const run = named<RunResponse>('RunResponse');
const source = oneOf(CRAWL_SOURCES);

export const CRAWL_OVERVIEW_SCHEMAS = {
  CrawlOverviewResponse: object<CrawlOverviewResponse>({
    tiles: object<CrawlTiles>({
      plansFound: nullable(object<NonNullable<CrawlTiles['plansFound']>>({ count: number, source, at: instant })),
      successRate: object<CrawlTiles['successRate']>({
        succeeded: number,
        finished: number,
        percent: nullable(number),
      }),
      activeRuns: number,
      lastUpdatedAt: nullable(instant),
    }),
    sources: arrayOf(
      object<CrawlSourceOverview>({
        source,
        newest: nullable(run),
        lastSucceeded: nullable(
          object<NonNullable<CrawlSourceOverview['lastSucceeded']>>({
            runId: string,
            found: number,
            release: nullable(string),
            origin: nullable(oneOf(ORIGINS)),
            at: instant,
          }),
        ),
        schedule: nullable(
          object<CrawlSchedule>({
            rhythm: named<BilingualText>('BilingualText'),
            nextAt: nullable(instant),
          }),
        ),
      }),
    ),
    active: arrayOf(run),
    latestAll: nullable(run),
    isPaused: nullable(boolean),
    access: oneOf(CRAWL_ACCESSES),
    mayChange: boolean,
    sourcesMode: oneOf(['live', 'sample', 'undecided']),
  }),
  CrawlPauseResponse: object<CrawlPauseResponse>({ isPaused: boolean }),
};
