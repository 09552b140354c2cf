// A row of guide.crawl_runs as the crawler holds it, and the shapes it is shown in.
import {
  type CrawlResponse,
  type CrawlSource,
  type FailureClass,
  PLAN_RUN_SOURCES,
  type RunPhase,
  type RunResponse,
  type RunResult,
  type RunStatus,
  WHOLE_SOURCES,
} from '@app/contracts/http/crawler';
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import type { Origin } from '@app/contracts/http/provenance';
import type { CrawlZipJob } from '@app/contracts/jobs/crawl-zip';

/** Where a read came from: the source itself, a file shipped with the product, or the sample sources. */
export type ReadOrigin = Exclude<Origin, 'starter'>;

/** Where a run goes on after a pause, a restart or a dead worker. */
export interface Cursor {
  /** Index of the question being read; every earlier one is finished. */
  step: number;
  skip: number;
  /** How often the source asked for a rest since the last stored page. */
  rests: number;
}

export const START: Cursor = { step: 0, skip: 0, rests: 0 };

/** What a run is to read. At most one unfinished run has the same source, ZIP, type and part. */
export interface RunTarget {
  source: CrawlSource;
  zip: string | null;
  type: ZipCrawledType | null;
  /** Another state than California, or one plan page; null = the usual run of the source. */
  part: string | null;
  options: RunOptions;
}

export interface RunOptions {
  /** Two letters; absent = CA. */
  state?: string;
  /** Import although nothing seems to have changed, and although there are far fewer records. */
  isForced?: boolean;
  /** Name of the file that a command reads in place of the source. */
  file?: string;
  /** `H0524-003-0`, with `year`: the page of one plan. */
  planId?: string;
  year?: number;
}

/** What guide.crawl_runs keeps in `result`; the hash is not shown. */
export interface StoredResult extends RunResult {
  sha256: string | null;
}

export interface RunRow extends RunTarget {
  id: string;
  parentId: string | null;
  status: RunStatus;
  phase: RunPhase;
  done: number;
  total: number | null;
  found: number;
  added: number;
  updated: number;
  unchanged: number;
  deactivated: number;
  release: string | null;
  result: StoredResult | null;
  isTruncated: boolean;
  failureClass: FailureClass | null;
  failureDetail: string | null;
  origin: Origin | null;
  /** Grows with every take-over; a worker whose number is old has lost the run. */
  attempts: number;
  resumeAt: Cursor | null;
  requestId: string;
  requestedBy: CrawlZipJob['requestedBy'];
  createdAt: Date;
  startedAt: Date | null;
  heartbeatAt: Date | null;
  finishedAt: Date | null;
}

/** Select list of every query that returns a RunRow. */
export const RUN_COLUMNS = `id, parent_id AS "parentId", source, zip, type, part, options, status, phase, done, total,
  found, added, updated, unchanged, deactivated, release, result, is_truncated AS "isTruncated", failure_class AS "failureClass",
  failure_detail AS "failureDetail", origin, attempts, resume_at AS "resumeAt", request_id AS "requestId",
  requested_by AS "requestedBy", created_at AS "createdAt", started_at AS "startedAt", heartbeat_at AS "heartbeatAt",
  finished_at AS "finishedAt"`;

/** Condition on a run's row: not of another state. A plan page's part is its plan, and every run of it counts. */
export const IS_USUAL = `(part IS NULL OR source = 'plan-page')`;

export const isActive = ({ status }: Pick<RunRow, 'status'>): boolean => status === 'queued' || status === 'running';

/** A forced run was asked for, and this one is not. */
export const isWeaker = (run: RunRow, asked: RunTarget): boolean =>
  asked.options.isForced === true && run.options.isForced !== true;

const PLAN_SOURCES: readonly CrawlSource[] = [...PLAN_RUN_SOURCES, 'plan-page'];
const FACILITY_SOURCES: readonly CrawlSource[] = ['providers', 'hospitals', 'community-care', 'clinics'];

export const zipTarget = (zip: string, type: ZipCrawledType): RunTarget => ({
  source: 'providers',
  zip,
  type,
  part: null,
  options: {},
});

/** A run of a source that is not read by ZIP. */
export function sourceTarget(source: CrawlSource, options: RunOptions = {}): RunTarget {
  const state = options.state === undefined || options.state === 'CA' ? null : options.state;
  const part = options.planId === undefined ? state : `${options.year ?? ''}-${options.planId}`;
  return { source, zip: null, type: null, part, options };
}

const HOME_STATE = 'CA';
const WHOLE: readonly CrawlSource[] = WHOLE_SOURCES;

/** The state whose rows a run of a whole source is limited to. */
export const stateOf = ({ options }: Pick<RunRow, 'options'>): string => options.state ?? HOME_STATE;

/** One run as the dashboard and the pages show it. */
export function runResponse(row: RunRow): RunResponse {
  const { id, parentId, source, zip, type, part, status, phase, done, total, found, added, updated, unchanged } = row;
  const { deactivated, release, origin, isTruncated, attempts, requestedBy } = row;
  return {
    id,
    parentId,
    source,
    zip,
    type,
    status,
    phase,
    done,
    total,
    found,
    added,
    updated,
    unchanged,
    deactivated,
    release,
    origin,
    isTruncated,
    attempts,
    requestedBy,
    part,
    state: WHOLE.includes(source) ? stateOf(row) : null,
    result: row.result && shownResult(row.result),
    failure: row.failureClass && { code: row.failureClass },
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** One run in the shape of the specification's crawl result. */
export function crawlResponse(row: RunRow): CrawlResponse {
  const { source, found } = row;
  const isHospitals = source === 'hospitals' || row.type === 'hospital';
  return {
    success: row.status === 'succeeded',
    status: row.status,
    source,
    runId: row.id,
    count: found,
    plansFound: PLAN_SOURCES.includes(source) ? found : null,
    providersFound: FACILITY_SOURCES.includes(source) ? found : null,
    officesFound: source === 'social-security' ? found : null,
    hospitalsFound: isHospitals ? found : null,
    hospitalsAdded: isHospitals ? row.added : null,
    timestamp: (row.finishedAt ?? row.startedAt ?? row.createdAt).toISOString(),
    error: row.failureClass && { code: row.failureClass },
    plans: row.result?.plans ?? [],
  };
}

const shownResult = ({ plans, skipped, notes }: StoredResult): RunResult => ({ plans, skipped, notes });
