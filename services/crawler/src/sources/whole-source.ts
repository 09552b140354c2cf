// What every source that is read whole gives (one folder each in sources/), and what stores it. Runs drive both.
import type { RunNote, SkipCounts, WholeSourceId } from '@app/contracts/http/crawler';
import type { SourceMode } from '@app/fetching/dispatchers';

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
