// A row of guide.crawl_runs as the crawler holds it.
import type { FailureClass, RunPhase, RunResult, RunStatus } from '@app/contracts/http/crawler';
import type { Origin } from '@app/contracts/http/provenance';
import type { CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import type { RunTarget } from './run-target';

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
