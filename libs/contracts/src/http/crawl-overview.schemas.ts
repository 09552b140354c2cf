import { CRAWL_ACCESSES, CRAWL_RHYTHMS } from './crawl-overview';
import type {
  CrawlOverviewResponse,
  CrawlPauseResponse,
  CrawlPulseResponse,
  CrawlSchedule,
  CrawlSourceOverview,
  CrawlTiles,
  FamilyPart,
} from './crawl-overview';
import { CRAWL_SOURCES, type RunResponse } from './crawler';
import { ORIGINS } from './provenance';
import { arrayOf, boolean, instant, named, nullable, number, object, oneOf, string } from './schema';
import { wording } from './wording.schema';

const run = named<RunResponse>('RunResponse');
const source = oneOf(CRAWL_SOURCES);

export const CRAWL_OVERVIEW_SCHEMAS = {
  CrawlOverviewResponse: object<CrawlOverviewResponse>({
    mark: string,
    tiles: object<CrawlTiles>({
      plansFound: nullable(object<NonNullable<CrawlTiles['plansFound']>>({ count: number, at: nullable(instant) })),
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
            rhythm: wording(CRAWL_RHYTHMS),
            nextAt: nullable(instant),
          }),
        ),
        stored: nullable(number),
      }),
    ),
    active: arrayOf(run),
    latestAll: nullable(run),
    latestAllParts: arrayOf(
      object<FamilyPart>({ source, type: nullable(string), total: number, ended: number, failed: number }),
    ),
    isPaused: nullable(boolean),
    access: oneOf(CRAWL_ACCESSES),
    mayChange: boolean,
    sourcesMode: oneOf(['live', 'sample', 'undecided']),
  }),
  CrawlPulseResponse: object<CrawlPulseResponse>({ mark: string }),
  CrawlPauseResponse: object<CrawlPauseResponse>({ isPaused: boolean }),
};
