import { CRAWL_SOURCES, FAILURE_CLASSES, RUN_NOTE_CODES, RUN_PHASES, RUN_STATUSES, SKIP_CODES } from './crawler';
import type { CrawlResponse, PlanSample, RunResponse, RunResult } from './crawler';
import { ORIGINS } from './provenance';
import { arrayOf, boolean, instant, nullable, number, object, oneOf, someOf, string } from './schema';
import { wording } from './wording.schema';

const count = nullable(number);
const plans = arrayOf(object<PlanSample>({ name: string, monthlyPremium: count }));

export const CRAWLER_SCHEMAS = {
  RunResponse: object<RunResponse>({
    id: string,
    parentId: nullable(string),
    source: oneOf(CRAWL_SOURCES),
    zip: nullable(string),
    type: nullable(string),
    part: nullable(string),
    state: nullable(string),
    status: oneOf(RUN_STATUSES),
    phase: oneOf(RUN_PHASES),
    done: number,
    total: count,
    found: number,
    added: number,
    updated: number,
    unchanged: number,
    deactivated: number,
    release: nullable(string),
    result: nullable(
      object<RunResult>({
        plans,
        skipped: someOf(SKIP_CODES, number),
        notes: arrayOf(wording(RUN_NOTE_CODES)),
      }),
    ),
    failure: nullable(wording(FAILURE_CLASSES)),
    origin: nullable(oneOf(ORIGINS)),
    isTruncated: boolean,
    attempts: number,
    requestedBy: oneOf(['visitor', 'operator', 'schedule']),
    createdAt: instant,
    startedAt: nullable(instant),
    finishedAt: nullable(instant),
  }),
  CrawlResponse: object<CrawlResponse>({
    success: boolean,
    status: oneOf(RUN_STATUSES),
    source: oneOf(CRAWL_SOURCES),
    runId: string,
    count: number,
    plansFound: count,
    providersFound: count,
    officesFound: count,
    hospitalsFound: count,
    hospitalsAdded: count,
    timestamp: instant,
    error: nullable(wording(FAILURE_CLASSES)),
    plans,
  }),
};
