// From a whole read to stored rows and a closed run. Called by the worker and by `make import`.
import { Injectable } from '@nestjs/common';
import type { PlanSample, RunNote } from '@app/contracts/http/crawler';
import { Clock } from '@app/kit/clock';
import type { RunRow } from '../ledger/run-row';
import { stateOf } from '../ledger/run-target';
import { HeldRows } from '../ledger/held-rows.service';
import { ProgressWriter } from './progress-writer';
import { WholeRunRepository } from './whole-run.repository';
import { StreamedImportService } from './streamed-import.service';
import type { Swapped } from '../swap/whole-swap';
import type { ReadOptions, WholeKind, WholeRead, WholeSource } from '../sources/whole-source';
import { flawOf, isPastDay, soundOf } from '../sources/sound-records';
import { isStreamed, WholeSourcesService } from './whole-sources.service';

/** What this service adds to the options of a read. */
type Given = Pick<ReadOptions, 'onProgress' | 'now' | 'stage' | 'releases' | 'names'>;

/** A source whose records are stored in one step. */
type Stored = Pick<WholeSource, 'id'> & { kind: WholeKind };

const SAMPLES = 3;

@Injectable()
export class WholeImportService {
  constructor(
    private readonly rows: HeldRows,
    private readonly sources: WholeSourcesService,
    private readonly repository: WholeRunRepository,
    private readonly streamed: StreamedImportService,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads with progress on the run's row, swaps the records in, or leaves them when the source's bytes are those of the last
   * good run, and closes the run.
   * @param read gets its day and the callback for its progress
   * @throws what the read throws; CrawlFailure `empty_result`, `row_count_fell`; RunLost
   */
  async readAndStore(
    run: RunRow,
    source: WholeSource,
    read: (given: Given) => Promise<WholeRead<unknown>>,
  ): Promise<void> {
    const { kind } = source;
    const now = new Date(this.clock.now());
    const progress = new ProgressWriter((done, total) => this.rows.progress(run, 'fetching', done, total));
    try {
      const onProgress: Given['onProgress'] = (done, total) => progress.report(done, total);
      if (isStreamed(kind)) {
        await this.streamed.readAndStore(run, kind, async (store) => {
          const whole = await read({ onProgress, now, ...store });
          await progress.end();
          return whole;
        });
        return;
      }
      const whole = await read({ onProgress, now });
      await progress.end();
      await this.store(run, { ...source, kind }, soundRead(whole, now));
    } finally {
      await progress.end();
    }
  }

  private async store(run: RunRow, source: Stored, read: WholeRead<unknown>): Promise<void> {
    const current = await this.rows.beginStoring(run, read.records.length);
    // Read now, not when the source was read: an operator may have forced the run meanwhile.
    const isForced = current.options.isForced === true;
    const last = isForced ? null : await this.repository.lastGood(run);
    const isUnchanged = last !== null && last.result?.sha256 === read.sha256 && last.found > 0;
    const { parts, ...counts } = isUnchanged ? unchangedCounts(last) : await this.swap(run, source, read, isForced);
    const unchanged = isUnchanged ? [unchangedSince(last)] : [];
    await this.rows.succeed(run, {
      counts,
      release: read.release,
      result: {
        plans: source.kind === 'plans' ? planSamples(read.records) : [],
        skipped: read.skipped,
        notes: [...unchanged, ...(read.notes ?? [])],
        sha256: read.sha256,
        parts,
      },
    });
  }

  private async swap(run: RunRow, source: Stored, read: WholeRead<unknown>, isForced: boolean): Promise<Swapped> {
    const earlier = await this.repository.baselines(run);
    const origin = run.origin === 'sample' || run.origin === 'snapshot' ? run.origin : 'live';
    const target = { source: source.id, origin, state: stateOf(run), isForced, earlier } as const;
    return this.sources.importer(source.kind).swap(target, read);
  }
}

/** Without the records that cannot be stored, which are counted by their reason, and without a date that cannot be one. */
function soundRead(read: WholeRead<unknown>, now: Date): WholeRead<unknown> {
  const { sourceUpdatedAt: day, release } = read;
  return {
    ...read,
    ...soundOf(read.records as object[], now, read.skipped),
    sourceUpdatedAt: day !== null && isPastDay(day, now) ? day : null,
    release: flawOf({ release }, now) === null ? release : null,
  };
}

const unchangedCounts = ({ found, result }: RunRow): Swapped => ({
  parts: result?.parts ?? {},
  found,
  unchanged: found,
  added: 0,
  updated: 0,
  deactivated: 0,
});

/** Since the run that brought these bytes, not since the last one that found them again. */
function unchangedSince({ result, finishedAt, createdAt }: RunRow): RunNote {
  const known = result?.notes.find(({ code }) => code === 'unchanged');
  return known ?? { code: 'unchanged', params: { since: (finishedAt ?? createdAt).toISOString() } };
}

/** The first plans, as the dashboard shows them. */
function planSamples(records: readonly unknown[]): PlanSample[] {
  return records.slice(0, SAMPLES).map((record) => {
    const { name, monthlyPremium } = record as Partial<PlanSample>;
    return { name: name ?? '', monthlyPremium: monthlyPremium ?? null };
  });
}
