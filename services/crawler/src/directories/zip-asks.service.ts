// The part of a ZIP's crawl of doctors that comes after the registry: each directory is read for the ZIP. One that fails is a note of
// the run and nothing more.
import { Injectable, Logger } from '@nestjs/common';
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import type { FailureClass, RunNote } from '@app/contracts/http/crawler';
import { CrawlFailure, SlowDown, LeaseLost } from '@app/fetching/crawl-failure';
import type { SourceClient } from '@app/fetching/source-client';
import type { Cursor, RunRow } from '../ledger/run-row';
import type { HeldWork } from '../ledger/held-run.service';
import { DirectoriesService } from './directories.service';
import { DirectoryReadService, type PartEnd } from './directory-read.service';
import type { DirectorySource } from '../sources/directory-source';

/** Somebody waits: at one page a second that is well under a minute for each directory. */
const MAX_PAGES = 40;

export interface ZipAsk {
  zip: string;
  /** Step of the run at which the first directory is read. */
  firstStep: number;
  client: SourceClient;
}

@Injectable()
export class ZipAsksService {
  private readonly logger = new Logger(ZipAsksService.name);

  constructor(
    private readonly directories: DirectoriesService,
    private readonly parts: DirectoryReadService,
  ) {}

  /** Directories know doctors. */
  steps(type: ZipCrawledType): number {
    return type === 'doctor' ? this.directories.on.length : 0;
  }

  /** @returns what the directories brought, or why not. @throws RunLost, the signal's reason, and unexpected errors */
  async ask(run: RunRow, work: HeldWork, zipAsk: ZipAsk): Promise<RunNote[]> {
    for (const [at, source] of this.directories.on.entries()) {
      if (work.cursor.step > zipAsk.firstStep + at) continue;
      const note = await this.askOne(run, work, source, zipAsk);
      const notes = [...(work.cursor.notes ?? []), ...(note ? [note] : [])];
      work.cursor = { ...START_OF_STEP, step: zipAsk.firstStep + at + 1, notes };
    }
    return work.cursor.notes ?? [];
  }

  private async askOne(run: RunRow, work: HeldWork, source: DirectorySource, zipAsk: ZipAsk): Promise<RunNote | null> {
    const { zip, client } = zipAsk;
    const { step, notes } = work.cursor;
    try {
      if (!(await source.answersZip(client))) return null;
      const end = await this.parts.readPart(run, work, {
        source,
        client,
        part: { kind: 'zip', name: zip },
        since: null,
        maxPages: MAX_PAGES,
        // A ZIP has few doctors: one that leaves may be a fifth of them.
        onDrop: run.options.isForced === true ? 'accept' : 'keep',
        isCounted: false,
        steps: () => ({ done: step, total: run.total }),
        after: { ...START_OF_STEP, step, ...(notes && { notes }) },
      });
      return noteOf(source, end);
    } catch (error) {
      work.signal.throwIfAborted();
      const reason = reasonOf(error);
      if (reason === null) throw error;
      this.logger.warn({ runId: run.id, directory: source.id, reason, detail: (error as Error).message }, 'not read');
      return { code: 'directory_not_read', params: { source: source.id, reason } };
    }
  }
}

const START_OF_STEP: Omit<Cursor, 'step'> = { skip: 0, rests: 0 };

function noteOf({ id: source }: DirectorySource, { found, fellFrom, isCut }: PartEnd): RunNote {
  if (fellFrom !== null) return { code: 'directory_fell', params: { source, found, before: fellFrom } };
  return { code: isCut ? 'directory_cut' : 'directory_read', params: { source, found } };
}

/** null for what is no failure of a directory. A rest is not waited for: somebody waits for the doctors. */
function reasonOf(error: unknown): FailureClass | null {
  if (error instanceof LeaseLost) return null;
  if (error instanceof SlowDown) return 'rate_limited';
  return error instanceof CrawlFailure ? error.failureClass : null;
}
