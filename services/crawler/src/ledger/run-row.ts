// A row of guide.crawl_runs as the crawler holds it.
import type { RunNote, RunResult } from '@app/contracts/http/crawler';
import type { Origin } from '@app/contracts/http/provenance';
import { selectList } from '@app/database/select-list';
import type { RunColumns } from '@app/database/tables/crawl-runs';
import type { RunTarget } from './run-target';

/** Where a read came from: the source itself, a file shipped with the product, or the sample sources. */
export type ReadOrigin = Exclude<Origin, 'starter'>;

/** Where a run goes on after a pause, a restart or a dead worker. */
export interface Cursor {
  /** Index of the question being read; every earlier one is finished. */
  step: number;
  skip: number;
  /** How often the source requested a cooldown since the last stored page. */
  rests: number;
  /** Of a directory: the part that is being read, and its page in the directory's own words (absent = from its start). */
  part?: string;
  page?: string;
  /** What the finished steps have to say. */
  notes?: RunNote[];
}

export const START: Cursor = { step: 0, skip: 0, rests: 0 };

/** What guide.crawl_runs keeps in `result`; hash and parts are not shown. */
export interface StoredResult extends RunResult {
  sha256: string | null;
  /** Records of each part of a whole source that is judged for itself (a data set, a year). */
  parts?: Record<string, number>;
}

const COLUMNS = [
  'id',
  'parentId',
  'source',
  'zip',
  'type',
  'part',
  'options',
  'status',
  'phase',
  'done',
  'total',
  'found',
  'added',
  'updated',
  'unchanged',
  'deactivated',
  'release',
  'result',
  'isTruncated',
  'failureClass',
  'failureDetail',
  'origin',
  'attempts',
  'resumeAt',
  'requestId',
  'requestedBy',
  'createdAt',
  'startedAt',
  'heartbeatAt',
  'finishedAt',
] as const;

/** Select list of every query that returns a RunRow. */
export const RUN_COLUMNS = selectList(COLUMNS, 'crawl_runs');

export interface RunRow
  extends RunTarget, Omit<Pick<RunColumns, (typeof COLUMNS)[number]>, keyof RunTarget | 'result' | 'resumeAt'> {
  result: StoredResult | null;
  resumeAt: Cursor | null;
}

/** Condition on a run's row: not of another state. A plan page's part is its plan, and every run of it counts. */
export const IS_USUAL = `(part IS NULL OR source = 'plan-page')`;

export const isActive = ({ status }: Pick<RunRow, 'status'>): boolean => status === 'queued' || status === 'running';

/** A forced run was requested, and this one is not forced. */
export const isWeaker = (run: RunRow, requested: RunTarget): boolean =>
  requested.options.isForced === true && run.options.isForced !== true;

/** One moment for all that a run reads, however many workers it takes. */
export const readAt = ({ startedAt, createdAt }: RunRow): Date => startedAt ?? createdAt;
