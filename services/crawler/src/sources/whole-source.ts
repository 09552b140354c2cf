// What every source that is read whole gives (one folder each in sources/). Runs read it, swaps store what it brings.
import type { CrawlRhythm } from '@app/contracts/http/crawl-overview';
import type { WholeSourceId } from '@app/contracts/http/crawl-sources';
import type { RunNote, SkipCounts } from '@app/contracts/http/crawler';
import type { SourceClient } from '@app/fetching/source-client';
import type { NameStore } from './drug-names/name-store';
import type { ReleaseStore } from './drug-plans/staged';

export type WholeKind = 'plans' | 'crosswalk' | 'facilities' | 'offices';
/** Stored while they are read: more records than memory should hold, or a read that takes an hour. */
export type StreamedKind = 'registry' | 'drug-plans' | 'drug-names';

/** When a source is read by itself. */
export interface SourceSchedule {
  /** Cron patterns in Pacific time; where two of them meet, one run is opened. */
  patterns: readonly string[];
  shown: CrawlRhythm;
}

/** What a source is (`source.ts` of its folder). */
export interface SourceFacts {
  readonly id: WholeSourceId;
  readonly kind: WholeKind | StreamedKind;
  /** null: no part of a crawl of everything, and read only when somebody asks. */
  readonly schedule: SourceSchedule | null;
}

export interface ReadOptions {
  client: SourceClient;
  /** Two-letter state whose rows are wanted; `CA` unless an operator asks otherwise. */
  state: string;
  signal: AbortSignal;
  /** Decides which years are requested. */
  now: Date;
  /** Rows read so far, and how many there are (null = the source does not say). Called at most a few times a second. */
  onProgress(rows: number, total: number | null): void;
  /** Of the registry's file: stages its records as they arrive; the result of the read then has none. */
  stage?(batches: AsyncIterable<readonly object[]>): Promise<void>;
  /** Of the drug plans. */
  releases?: ReleaseStore;
  /** Of the names of medicines. */
  names?: NameStore;
}

/** A file given by `make import SOURCE=.. FILE=..`: the same bytes a download would have brought. */
export interface FileOptions extends Omit<ReadOptions, 'client' | 'now'> {
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

/** @typeParam R one record, in the shape that the swap of its kind takes */
export interface WholeSource<R = unknown> extends SourceFacts {
  /** @throws CrawlFailure with its class, SlowDown, or the signal's reason */
  read(options: ReadOptions): Promise<WholeRead<R>>;
  /** @throws CrawlFailure `missing_columns`, `schema_changed`, `truncated_body`, `empty_result` */
  readFile(options: FileOptions): Promise<WholeRead<R>>;
}
