// One snapshot into the database, as a crawl brings its records: a run in the ledger, a staging, a swap.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RunRow } from '../ledger/run-row';
import { type RunTarget, sourceTarget } from '../ledger/run-target';
import { HeldRunService } from '../ledger/held-run.service';
import { HeldRows } from '../ledger/held-rows.service';
import { RunRows } from '../ledger/run-rows.service';
import { WholeImportService } from '../whole/whole-import.service';
import type { WholeRead } from '../sources/whole-source';
import { WholeSourcesService } from '../whole/whole-sources.service';
import type { Snapshot } from './snapshot-file';

/** `busy`: another process reads the source, or loads the snapshot. */
export type LoadedHow = 'loaded' | 'busy' | 'failed';

/** A run without a holder for so long was left by a process that died. */
const LEFT_MS = 10_000;

@Injectable()
export class SnapshotLoaderService {
  constructor(
    private readonly runs: RunRows,
    private readonly rows: HeldRows,
    private readonly held: HeldRunService,
    private readonly sources: WholeSourcesService,
    private readonly imports: WholeImportService,
  ) {}

  /** @param file name of the file, for the run's row */
  async load(file: string, snapshot: Snapshot): Promise<LoadedHow> {
    // The file is ours and was looked at when it was committed: that it holds far fewer records is meant.
    const target = sourceTarget(snapshot.header.source, { file, isForced: true });
    if (!(await this.openRun(target))) return 'busy';
    const context = { jobId: 'snapshot', isLastTry: true, stopping: new AbortController().signal };
    const { kind } = await this.held.work({ target, total: snapshot.records.length }, context, (run) =>
      this.store(run, snapshot),
    );
    return kind === 'done' ? 'loaded' : 'failed';
  }

  /** @returns false while somebody else has a run of the source under way */
  private async openRun(target: RunTarget): Promise<boolean> {
    const opened = await this.runs.open(target, { requestId: `snapshot-${randomUUID()}`, requestedBy: 'operator' });
    if (opened) return true;
    const newest = await this.runs.newest(target);
    const isOurs = newest !== null && newest.options.file === target.options.file;
    const seenAt = newest?.heartbeatAt ?? newest?.createdAt;
    return isOurs && seenAt !== undefined && Date.now() - seenAt.getTime() > LEFT_MS;
  }

  private async store(taken: RunRow, { header, records, sha256 }: Snapshot): Promise<void> {
    const run = await this.rows.begin(taken, 'snapshot');
    const { release, url: sourceUrl, day } = header;
    const read: WholeRead<unknown> = {
      records,
      release,
      sourceUrl,
      sourceUpdatedAt: day,
      sha256,
      skipped: {},
      // Looked at when the publisher's file was taken, not when this database was made.
      retrievedAt: new Date(`${day}T20:00:00Z`),
    };
    await this.imports.readAndStore(run, this.sources.source(header.source), () => Promise.resolve(read));
  }
}
