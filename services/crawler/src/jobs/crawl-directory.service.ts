// A directory's own run: its parts one after another, from taking the run to closing it. Can run twice, be killed anywhere, be resumed.
import { Injectable } from '@nestjs/common';
import type { DirectorySourceId } from '@app/contracts/http/crawl-sources';
import type { RunNote, SkipCounts } from '@app/contracts/http/crawler';
import type { SourceClient } from '@app/fetching/source-client';
import { ModeService } from '../mode/mode.service';
import { type RunRow, START } from '../ledger/run-row';
import { sourceTarget } from '../ledger/run-target';
import { HeldRunService, type HeldWork, type JobContext, type Outcome } from '../ledger/held-run.service';
import { HeldRows } from '../ledger/held-rows.service';
import { DirectoryReadService, partKey } from '../directories/directory-read.service';
import { skipsOf } from '../sources/sound-records';
import { DirectoriesService } from '../directories/directories.service';
import type { DirectoryPart, DirectorySource } from '../sources/directory-source';
import { LongReads } from './long-reads';

/** At one page a second six hours: a run that takes longer has a question too many. */
const MAX_PAGES = 20_000;
/** Only a whole read tells who has left; until the next one changes are enough. */
const WHOLE_EVERY_DAYS = 28;
/** Their clock and ours. */
const OVERLAP_MS = 3_600_000;

@Injectable()
export class CrawlDirectoryService {
  private readonly longReads = new LongReads(1);

  constructor(
    private readonly rows: HeldRows,
    private readonly held: HeldRunService,
    private readonly mode: ModeService,
    private readonly directories: DirectoriesService,
    private readonly parts: DirectoryReadService,
  ) {}

  /** @throws what was not expected, so that the queue tries again */
  async crawl(id: DirectorySourceId, context: JobContext): Promise<Outcome> {
    const wanted = { target: sourceTarget(id), total: null };
    return this.longReads.begin(() =>
      this.held.work(wanted, context, (run, work) => this.read(this.directories.source(id), run, work)),
    );
  }

  private async read(source: DirectorySource, taken: RunRow, work: HeldWork): Promise<void> {
    const { signal } = work;
    const client = await this.mode.client({ isRobotsRecheck: taken.requestedBy === 'operator', signal });
    const run = await this.rows.begin(taken, client.mode);
    work.cursor = run.resumeAt ?? START;
    const since = await this.sinceOf(run, source, client);
    const parts = source.parts(await this.directories.searchedCounties());
    let skipped: SkipCounts = {};
    let { done } = run;
    for (const [at, part] of parts.entries()) {
      if (at < resumedAt(work, parts, source)) continue;
      const doneBefore = done;
      const end = await this.parts.readPart(run, work, {
        source,
        part,
        since,
        client,
        maxPages: MAX_PAGES,
        onDrop: run.options.isForced === true ? 'accept' : 'refuse',
        isCounted: true,
        steps: ({ seen, total }) => {
          done += seen;
          return { done, total: total === null ? null : Math.max(done, doneBefore + total) };
        },
        after: afterPart(parts, at, source),
      });
      skipped = skipsOf([skipped, end.skipped]);
    }
    await this.succeed(run, skipped, notesOf(parts, since));
  }

  /** Since when changes are enough; null = everything is read. */
  private async sinceOf(run: RunRow, source: DirectorySource, client: SourceClient): Promise<Date | null> {
    if (run.options.isForced === true) return null;
    const last = await this.directories.lastGood(run, WHOLE_EVERY_DAYS);
    if (last === null || !(await source.tellsChanges(client))) return null;
    return new Date(last.getTime() - OVERLAP_MS);
  }

  private async succeed(run: RunRow, skipped: SkipCounts, notes: RunNote[]): Promise<void> {
    const counts = await this.rows.current(run);
    const result = { plans: [], skipped, notes, sha256: null };
    await this.rows.succeed(run, { counts, result, release: null });
  }
}

/** The parts before the one under way are stored. */
function resumedAt({ cursor }: HeldWork, parts: readonly DirectoryPart[], source: DirectorySource): number {
  if (cursor.part === undefined) return cursor.step;
  return Math.max(
    0,
    parts.findIndex((part) => partKey(source, part) === cursor.part),
  );
}

function afterPart(parts: readonly DirectoryPart[], at: number, source: DirectorySource) {
  const next = parts[at + 1];
  return { ...START, step: at + 1, ...(next && { part: partKey(source, next) }) };
}

function notesOf(parts: readonly DirectoryPart[], since: Date | null): RunNote[] {
  if (parts.length === 0) return [{ code: 'no_part_asked' }];
  return since === null ? [] : [{ code: 'changes_since', params: { since: since.toISOString() } }];
}
