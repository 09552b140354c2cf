// Reads a part of a directory page by page and swaps it in at its end. The same for a ZIP that a visitor waits for and for everything.
import { Injectable } from '@nestjs/common';
import type { SkipCounts } from '@app/contracts/http/crawler';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { SourceClient } from '@app/fetching/source-client';
import { DirectoryImportService, type ReadPart, type StoredPart } from '../records/store/directory-import.service';
import type { Cursor, RunRow } from '../ledger/run-row';
import { skipsOf, soundOf } from '../sources/sound-records';
import type { HeldWork } from '../ledger/held-run.service';
import type { DirectoryPage, DirectoryPart, DirectorySource } from '../sources/directory-source';

export interface PartRead {
  source: DirectorySource;
  part: DirectoryPart;
  since: Date | null;
  client: SourceClient;
  /** More pages are not read; the part is cut then. */
  maxPages: number;
  onDrop: ReadPart['onDrop'];
  isCounted: boolean;
  /** The run's steps when a page is stored. */
  steps: (page: DirectoryPage) => { done: number; total: number | null };
  /** Where the run goes on when the part is over. */
  after: Cursor;
}

export interface PartEnd extends StoredPart {
  isCut: boolean;
  skipped: SkipCounts;
}

@Injectable()
export class DirectoryReadService {
  constructor(private readonly imports: DirectoryImportService) {}

  /** @throws CrawlFailure with its class, SlowDown, RunLost, or the signal's reason */
  async readPart(run: RunRow, work: HeldWork, read: PartRead): Promise<PartEnd> {
    const { source, part, since, client } = read;
    let skipped: SkipCounts = {};
    const key = partKey(source, part);
    let { page = null, skip: pages } = ofPart(work.cursor, key);
    if (page === null) await this.imports.begin(run, source.id);
    const seen = new Set<string>();
    for (let isOver = false; !isOver;) {
      const answer = await source.readPage({ part, page, since }, client);
      work.signal.throwIfAborted();
      const sound = soundOf(answer.records, new Date(), answer.skipped);
      skipped = skipsOf([skipped, sound.skipped]);
      pages += 1;
      if (answer.next !== null && seen.has(answer.next)) throw loop(source);
      if (answer.next !== null) seen.add(answer.next);
      const cursor = pageCursor(work.cursor, key, answer.next, pages);
      await this.imports.storePage(run, sound.records, { cursor, ...read.steps(answer) });
      work.cursor = cursor;
      page = answer.next;
      isOver = page === null || pages >= read.maxPages;
    }
    const isCut = page !== null;
    const stored = await this.imports.storePart(run, {
      part,
      source: source.id,
      isCut,
      isChanges: since !== null,
      onDrop: read.onDrop,
      cursor: read.after,
      isCounted: read.isCounted,
    });
    work.cursor = read.after;
    return { ...stored, isCut, skipped };
  }
}

/** Name of a part in a cursor. */
export const partKey = ({ id }: Pick<DirectorySource, 'id'>, { name }: DirectoryPart): string => `${id} ${name}`;

/** The cursor of this part; a cursor of another part says nothing about it. */
const ofPart = ({ part, page, skip }: Cursor, key: string): { page?: string; skip: number } =>
  part === key && page !== undefined ? { page, skip } : { skip: 0 };

/** `skip` counts the pages of the part. */
const pageCursor = ({ step, notes }: Cursor, part: string, next: string | null, pages: number): Cursor => {
  return { step, skip: pages, rests: 0, part, ...(next !== null && { page: next }), ...(notes && { notes }) };
};

const loop = ({ id }: DirectorySource) => new CrawlFailure('error_in_body', `${id}: the next page leads back`);
