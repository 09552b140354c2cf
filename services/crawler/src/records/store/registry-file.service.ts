// Stores the registry's monthly file: staged while it is read, judged, and then compared and merged in portions by the same store and
// merge as every other source. A portion and the run's position are one transaction, so an import that was killed continues where it stopped.
import { Injectable } from '@nestjs/common';
import type { Origin } from '@app/contracts/http/provenance';
import type { EntityManager } from 'typeorm';
import { HeldRows, lockRun } from '../../ledger/held-rows.service';
import { RunLost } from '../../ledger/run-lost';
import { type Cursor, readAt, type RunRow, START } from '../../ledger/run-row';
import { stateOf } from '../../ledger/run-target';
import type { ProviderRecord } from '../../sources/providers/provider-record';
import type { WholeRead } from '../../sources/whole-source';
import { swapIn } from '../../swap/swap-in';
import { RegistryStageRepository } from './registry-stage.repository';
import { SourceRecordStore, type Stored } from './source-record-store.service';

/** Stages the records of a read as they arrive. */
type Stage = (batches: AsyncIterable<readonly object[]>) => Promise<void>;

/** Steps of the cursor. While storing, `skip` is the position in the stage of the last row that was stored. */
const [READING, STAGED, STORING] = [0, 1, 2];
const PART = 'nppes';
const FURTHER = 'further practice places';

const isForced = (run: RunRow): boolean => run.options.isForced === true;
const originOf = (run: RunRow): Origin => (run.origin === 'sample' ? 'sample' : 'live');
const partOf = (run: RunRow) => ({ origin: originOf(run), state: stateOf(run) });

@Injectable()
export class RegistryFileService {
  /** Records in one transaction: a few seconds, during which crawls of a ZIP wait. */
  portionSize = 5_000;

  constructor(
    private readonly rows: HeldRows,
    private readonly stages: RegistryStageRepository,
    private readonly store: SourceRecordStore,
  ) {}

  /**
   * @param read reads the file; not called when an earlier worker has staged all of it
   * @throws what `read` throws; CrawlFailure `empty_result`, `row_count_fell`: nothing was changed then; RunLost
   */
  async readAndStore(run: RunRow, read: (stage: Stage) => Promise<WholeRead<unknown>>): Promise<void> {
    const at = await this.positionOf(run);
    if (at.step === READING) await this.read(run, read);
    const found = await this.stages.count(run.id);
    await this.swap(await this.rows.current(run), found, at);
    await this.close(run, found);
  }

  /** Where an earlier worker stopped; the start when PostgreSQL crashed and lost the unlogged stage. */
  private async positionOf(run: RunRow): Promise<Cursor> {
    const at = run.resumeAt ?? START;
    if (at.step === READING) return START;
    return (await this.stages.count(run.id)) === run.result?.parts?.[PART] ? at : START;
  }

  private async read(run: RunRow, read: (stage: Stage) => Promise<WholeRead<unknown>>): Promise<void> {
    const { release, sha256, skipped } = await read((batches) =>
      this.stages.stage(run, batches as AsyncIterable<readonly ProviderRecord[]>),
    );
    const parts = { [PART]: await this.stages.count(run.id) };
    const result = { plans: [], skipped, notes: [], sha256, parts };
    if (!(await this.stages.staged(run, { ...START, step: STAGED }, { release, result }))) throw new RunLost();
  }

  private async swap(run: RunRow, found: number, at: Cursor): Promise<void> {
    const further = await this.stages.furtherCount(run.id);
    await swapIn({
      origin: originOf(run),
      // The row-count drop was judged before the first portion was stored; some of what is stored now is this read's own.
      onDrop: isForced(run) || at.step === STORING ? 'accept' : 'refuse',
      isWhole: true,
      measure: async () => {
        const before = new Map([[PART, await this.stages.activeCount(partOf(run))]]);
        if (further > 0) before.set(FURTHER, await this.stages.activeFurtherCount(partOf(run)));
        return { found: new Map([[PART, found - further]]).set(FURTHER, further), before };
      },
      replace: async () => {
        await this.storePortions(run, at.step === STORING ? at.skip : 0);
        await this.endMissing(run, further > 0);
      },
      endSamples: () =>
        this.store.transaction(async (manager) => {
          await this.store.begin(manager);
          await this.store.endSamples(manager, [PART]);
        }),
    });
  }

  private async storePortions(run: RunRow, from: number): Promise<void> {
    const total = await this.stages.lastPosition(run.id);
    for (let after = from; after < total; after += this.portionSize) {
      const upTo = Math.min(total, after + this.portionSize);
      await this.transaction(run, async (manager) => {
        await this.stages.take(manager, run.id, { after, upTo });
        const stored = await this.storeStaged(manager, run);
        const cursor = { ...START, step: STORING, skip: upTo };
        await this.stages.progress(manager, run.id, countsOf(stored), { cursor, total });
      });
    }
  }

  /** Ends what the file does not contain any more. Repeating it after a kill is harmless. */
  private async endMissing(run: RunRow, isWithFurther: boolean): Promise<void> {
    const part = { ...partOf(run), isWithFurther, limit: this.portionSize };
    let wereAny: boolean;
    do {
      wereAny = await this.transaction(run, async (manager) => {
        const isEnding = await this.stages.endMissing(manager, run.id, part);
        await this.stages.progress(manager, run.id, countsOf(await this.storeStaged(manager, run)));
        return isEnding;
      });
    } while (wereAny);
  }

  private storeStaged(manager: EntityManager, run: RunRow): Promise<Stored> {
    const facts = { release: run.release, retrievedAt: readAt(run), sourceUpdatedAt: null };
    return this.store.storeStaged(manager, originOf(run), facts);
  }

  private transaction<T>(run: RunRow, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.store.transaction(async (manager) => {
      await lockRun(manager, run);
      await this.store.begin(manager);
      return work(manager);
    });
  }

  private async close(run: RunRow, found: number): Promise<void> {
    const { added, updated, deactivated, release, result } = await this.rows.current(run);
    await this.rows.succeed(run, {
      counts: { found, added, updated, deactivated, unchanged: Math.max(0, found - added - updated) },
      release,
      result: { ...(result ?? { plans: [], skipped: {}, notes: [], sha256: null }), parts: { [PART]: found } },
    });
    await this.stages.clear(run.id);
  }
}

const countsOf = ({ written, merged }: Stored) => ({
  added: merged.added.size,
  updated: Math.max(0, written.length - merged.added.size),
  deactivated: merged.hidden.size,
});
