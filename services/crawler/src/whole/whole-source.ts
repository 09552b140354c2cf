// What every source that is read whole gives (one folder each in sources/), and what stores it. Runs drive both.
import type { RunNote, SkipCounts, WholeSourceId } from '@app/contracts/http/crawler';
import type { SourceMode } from '../fetching/dispatchers';
import type { ReadOrigin } from '../run-row';

export type WholeKind = 'plans' | 'facilities' | 'offices';

export interface ReadOptions {
  mode: SourceMode;
  /** Two-letter state whose rows are wanted; `CA` unless an operator asks otherwise. */
  state: string;
  isRobotsRecheck: boolean;
  signal: AbortSignal;
  /** Rows read so far, and how many there are (null = the source does not say). Called at most a few times a second. */
  onProgress(rows: number, total: number | null): void;
}

/** A file given by `make import SOURCE=.. FILE=..`: the same bytes a download would have brought. */
export interface FileOptions extends Omit<ReadOptions, 'mode' | 'isRobotsRecheck'> {
  path: string;
}

export interface WholeRead<R> {
  records: R[];
  /** The source's own name of the release ("CY2026_Landscape_202609"), or its date. */
  release: string | null;
  sourceUrl: string;
  /** ISO date of the data as the source states it. */
  sourceUpdatedAt: string | null;
  retrievedAt: Date;
  /** Hash of the bytes read: the same as at the last good run means nothing to import. */
  sha256: string;
  /** Rows left out on purpose, by reason, for the operator. */
  skipped: SkipCounts;
  /** What the operator has to know besides. */
  notes?: RunNote[];
}

/** @typeParam R one record, in the importer's shape of its kind */
export interface WholeSource<R = unknown> {
  readonly id: WholeSourceId;
  readonly kind: WholeKind;
  /** @throws CrawlFailure with its class, SlowDown, or the signal's reason */
  read(options: ReadOptions): Promise<WholeRead<R>>;
  /** @throws CrawlFailure `missing_columns`, `schema_changed`, `truncated_body`, `empty_result` */
  readFile(options: FileOptions): Promise<WholeRead<R>>;
}

export interface SwapCounts {
  found: number;
  added: number;
  updated: number;
  unchanged: number;
  deactivated: number;
}

export interface SwapTarget {
  source: WholeSourceId;
  origin: ReadOrigin;
  /** Rows outside it are not touched. */
  state: string;
  /** An operator accepts a fall of more than 20 %. */
  isForced: boolean;
}

/** Stages the records and swaps them in, in one transaction: all or nothing. */
export interface WholeImporter<R = unknown> {
  readonly kind: WholeKind;
  /** @throws CrawlFailure `empty_result` or `row_count_fell`; the old rows stay */
  swap(target: SwapTarget, read: WholeRead<R>): Promise<SwapCounts>;
}

/** Rooms outside this one import them from the file itself. */
export { FACILITY_IMPORTER, FACILITY_SOURCES, OFFICE_IMPORTER, PLAN_IMPORTER, PLAN_SOURCES } from '../whole-tokens';
