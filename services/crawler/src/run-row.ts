// A row of guide.crawl_runs as the crawler holds it, and the shapes it is shown in.
import {
  type CrawlResponse,
  type CrawlSource,
  FAILURE_SENTENCES,
  type FailureClass,
  type RunPhase,
  type RunResponse,
  type RunStatus,
} from '@app/contracts/http/crawler';
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import type { Origin } from '@app/contracts/http/provenance';
import type { CrawlZipJob } from '@app/contracts/jobs/crawl-zip';

/** Where a run goes on after a pause, a restart or a dead worker. */
export interface Cursor {
  /** Index of the question being read; every earlier one is finished. */
  step: number;
  skip: number;
  /** How often the source asked for a rest since the last stored page. */
  rests: number;
}

export const START: Cursor = { step: 0, skip: 0, rests: 0 };

export interface RunRow {
  id: string;
  parentId: string | null;
  source: CrawlSource;
  zip: string | null;
  type: ZipCrawledType | null;
  status: RunStatus;
  phase: RunPhase;
  done: number;
  total: number | null;
  found: number;
  added: number;
  updated: number;
  unchanged: number;
  deactivated: number;
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
export const RUN_COLUMNS = `id, parent_id AS "parentId", source, zip, type, status, phase, done, total, found, added,
  updated, unchanged, deactivated, is_truncated AS "isTruncated", failure_class AS "failureClass",
  failure_detail AS "failureDetail", origin, attempts, resume_at AS "resumeAt", request_id AS "requestId",
  requested_by AS "requestedBy", created_at AS "createdAt", started_at AS "startedAt", heartbeat_at AS "heartbeatAt",
  finished_at AS "finishedAt"`;

export const isActive = ({ status }: Pick<RunRow, 'status'>): boolean => status === 'queued' || status === 'running';

/** One run as the dashboard and the pages show it. */
export function runResponse(row: RunRow): RunResponse {
  const { id, parentId, source, zip, type, status, phase, done, total, found, added, updated, unchanged } = row;
  const { deactivated, origin, isTruncated, attempts, requestedBy } = row;
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
    failure: row.failureClass && { class: row.failureClass, ...FAILURE_SENTENCES[row.failureClass] },
    origin,
    isTruncated,
    attempts,
    requestedBy,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** One run in the shape of the specification's crawl result. */
export function crawlResponse(row: RunRow): CrawlResponse {
  const sentence = row.failureClass && FAILURE_SENTENCES[row.failureClass];
  return {
    success: row.status === 'succeeded',
    status: row.status,
    source: row.source,
    runId: row.id,
    count: row.found,
    plansFound: null,
    providersFound: row.found,
    officesFound: null,
    hospitalsFound: row.type === 'hospital' ? row.found : null,
    hospitalsAdded: row.type === 'hospital' ? row.added : null,
    timestamp: (row.finishedAt ?? row.startedAt ?? row.createdAt).toISOString(),
    error: sentence && {
      ko: `${sentence.what.ko} ${sentence.next.ko}`,
      en: `${sentence.what.en} ${sentence.next.en}`,
    },
    plans: [],
  };
}
