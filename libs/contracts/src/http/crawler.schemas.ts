import { CRAWL_SOURCES, FAILURE_CLASSES, RUN_PHASES, RUN_STATUSES } from './crawler';
import type { CrawlResponse, PlanSample, RunResponse, RunResult } from './crawler';
import type { BilingualText } from './errors';
import { ORIGINS } from './provenance';
import { arrayOf, boolean, instant, named, nullable, number, object, oneOf, recordOf, string } from './schema';

const text = named<BilingualText>('BilingualText');
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
        skipped: recordOf(number),
        note: nullable(text),
        unchangedSince: nullable(instant),
      }),
    ),
    failure: nullable(
      object<NonNullable<RunResponse['failure']>>({ class: oneOf(FAILURE_CLASSES), what: text, next: text }),
    ),
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
    error: nullable(text),
    plans,
  }),
};
