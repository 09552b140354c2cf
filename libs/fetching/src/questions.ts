// What may be requested of a source, and what comes back.
import type { Expected, FileKind } from './answer-check';
import type { SourceMode } from './dispatchers';
import type { StoredFile } from './file-store';

/**
 * How gently one source is read. Facts: docs/facts/sources.md#rules-for-every-source and #doctors-pharmacies-clinics.
 */
export interface FetchPolicy {
  /** Least time between the starts of two requests to the host. */
  paceMs: number;
  /** For one whole exchange. */
  timeoutMs: number;
  maxBytes: number;
  /** Pauses before the second, third and fourth try of a GET; up to a quarter more comes on top. Empty = one try. */
  retryDelaysMs: readonly number[];
}

export interface Question {
  url: URL;
  mode: SourceMode;
  policy: FetchPolicy;
  /** true: a refusal by robots.txt that was cached by an earlier read is checked again. */
  isRobotsRecheck: boolean;
  signal?: AbortSignal;
  /** false: a page of many thousands or a file of gigabytes, which is not kept for a 304. */
  isKept?: boolean;
}

export interface FetchQuestion<T> extends Question {
  /** Turns the text into what the caller wants; a CrawlFailure it throws is treated like one of the exchange. */
  read: (text: string) => T;
  /** What the body of a refusal says, more exactly than its status; null = nothing. */
  refusal?: (text: string) => Error | null;
  /** Who asks, where a source wants to know; never sent to another host. */
  authorization?: string | undefined;
}

/** A form that is sent once. */
export interface FormQuestion<T> extends Question {
  fields: Readonly<Record<string, string>>;
  read: (text: string) => T;
}

export interface TextQuestion<T> extends FetchQuestion<T> {
  expected: Exclude<Expected, 'json'>;
}

export interface DownloadQuestion extends Question {
  /** Judged by the first bytes: a page in place of the file is refused whatever its status says. */
  kind: FileKind;
}

export interface FileQuestion<T> extends DownloadQuestion {
  /** Turns the file into what the caller wants, while it lies in the store. */
  read: (file: Downloaded) => Promise<T>;
}

export interface Downloaded extends StoredFile {
  fetchedAt: Date;
  /** HTTP date of the file as its server states it. */
  lastModified: string | null;
  etag: string | null;
  /** The address that answered, after all redirects. */
  landedAt: URL;
  /** true: the same bytes as at the last download of this address (304, or the same hash). */
  isUnchanged: boolean;
}

export interface Fetched<T> {
  value: T;
  fetchedAt: Date;
  sha256: string;
  /** The address that answered, after all redirects. */
  landedAt: URL;
  /** true: the same bytes as at the last read of this address (304, or the same hash). */
  isUnchanged: boolean;
}
