import type { FailureClass, RunPhase, RunStatus } from '@app/contracts/http/crawler';
import type { Origin } from '@app/contracts/http/provenance';

/** One row for each crawl of a source or of one part (ZIP and type) of it. */
export interface RunColumns {
  id: string;
  parentId: string | null;
  source: string;
  zip: string | null;
  type: string | null;
  /** Tells runs of one source apart that may be active at the same time (another state, one plan page). */
  part: string | null;
  /** Further parameters of the request: state, force, plan id and year. */
  options: Record<string, unknown>;
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
  release: string | null;
  /** Result of a successful run other than its counts; the crawler decides its shape. */
  result: Record<string, unknown> | null;
  /** Fencing token: grows with every take-over; a worker with an older number has lost the run. */
  attempts: number;
  /** The cursor from which the next attempt continues; the source decides its shape. */
  resumeAt: Record<string, unknown> | null;
  jobId: string | null;
  requestId: string;
  requestedBy: 'visitor' | 'operator' | 'schedule';
  requestedByUser: string | null;
  createdAt: Date;
  startedAt: Date | null;
  heartbeatAt: Date | null;
  finishedAt: Date | null;
}
