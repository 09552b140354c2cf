// Stores the registry's monthly file: staged while it is read, compared in one statement, and merged chunk by chunk by the one merge.
// A chunk and the run's place in the work are one transaction, so that a killed import goes on where it stopped.
import { Injectable } from '@nestjs/common';
import type { Origin } from '@app/contracts/http/provenance';
import { RunLost } from '../ledger/run-lost';
import { HeldRows } from '../ledger/held-rows.service';
import { type Cursor, type RunRow, START } from '../ledger/run-row';
import { stateOf } from '../ledger/run-target';
import type { KnownRows, WholeRead } from '../sources/whole-source';
import { swapIn } from '../swap/swap-in';
import { type NewPlaces, NewPlacesRepository } from './new-places.repository';
import type { ReadRows } from './known-rows';
import type { Chunk } from './registry-chunk';
import { RegistryRunRepository } from './registry-run.repository';
import { RegistryStageRepository } from './registry-stage.repository';
import { StatementSwapService } from './statement-swap.service';
import type { ReadFacts } from './statements.repository';

/** Puts the records of a read away as they come. */
type Stage = (batches: AsyncIterable<readonly object[]>) => Promise<void>;
/** What of the file was read before. */
type Known = () => Promise<KnownRows | null>;

/** Steps of the cursor; `skip` of the last = how much of the work is done. */
const READ = 0;
const STAGED = 1;
const STORING = 2;
const PART = 'nppes';
@Injectable()
export class RegistryFileService {
  /** Statements in one transaction: a few seconds, for which crawls of a ZIP wait. */
  atOnce = 5_000;

  constructor(
    private readonly rows: HeldRows,
    private readonly runs: RegistryRunRepository,
    private readonly stages: RegistryStageRepository,
    private readonly swaps: StatementSwapService,
    private readonly places: NewPlacesRepository,
  ) {}

  /**
   * @param read reads the file, with what its records are to be put away by; not asked when an earlier worker had read it
   * @throws what the read throws; CrawlFailure `empty_result`, `row_count_fell`: nothing was changed then; RunLost
   */
  async readAndStore(run: RunRow, read: (stage: Stage, known: Known) => Promise<WholeRead<unknown>>): Promise<void> {
    let at = await this.reached(run);
    if (at.step === READ) {
      let known: ReadRows | null = null;
      const { release, sha256, skipped } = await read(
        (batches) => this.stages.stage(run, batches, known),
        // Who forces a read does not trust what was read before.
        async () => (known = isForced(run) ? null : await this.stages.known(originOf(run), stateOf(run))),
      );
      at = { ...START, step: STAGED };
      const result = { plans: [], skipped, notes: [], sha256, parts: { [PART]: await this.stages.count(run.id) } };
      if (!(await this.stages.staged(run, at, { release, result }))) throw new RunLost();
    }
    const current = await this.rows.current(run);
    const found = await this.stages.count(run.id);
    await this.swap(current, found, at);
    await this.close(run, found);
  }

  /** Where an earlier worker came to; from the start when what it had put away is gone. */
  private async reached(run: RunRow): Promise<Cursor> {
    const at = run.resumeAt ?? START;
    if (at.step === READ) return START;
    // Both tables are emptied together when the database crashes.
    return (await this.stages.count(run.id)) === run.result?.parts?.[PART] ? at : START;
  }

  private async swap(run: RunRow, found: number, at: Cursor): Promise<void> {
    const origin = originOf(run);
    await swapIn({
      origin,
      // Judged before the first chunk was written; what is stored since then is partly this read's own.
      onFall: isForced(run) || at.step === STORING ? 'accept' : 'refuse',
      isWhole: true,
      measure: async () => {
        const before = await this.stages.activeCount(origin, stateOf(run));
        return { found: new Map([[PART, found]]), before: new Map([[PART, before]]) };
      },
      replace: async () => {
        const begun = at.step === STORING ? at : await this.compare(run);
        await this.storeAll(run, begun.skip);
      },
      endSamples: () =>
        this.swaps.transaction(async (manager) => {
          await this.swaps.begin(manager);
          await this.swaps.endSamples(manager, [PART]);
        }),
    });
  }

  private compare(run: RunRow): Promise<Cursor> {
    return this.stages.transaction(async (manager) => {
      if (!(await this.runs.lock(manager, run))) throw new RunLost();
      const cursor = { ...START, step: STORING };
      const total = await this.stages.compare(manager, run.id, originOf(run), stateOf(run), readAt(run));
      await this.stages.progress(manager, run.id, { added: 0, updated: 0, deactivated: 0 }, { cursor, total });
      return cursor;
    });
  }

  private async storeAll(run: RunRow, done: number): Promise<void> {
    const total = await this.stages.workCount(this.stages.database, run.id);
    const chunkAfter = (after: number): Chunk => ({ runId: run.id, after, upTo: Math.min(total, after + this.atOnce) });
    let next = this.prepare(run, chunkAfter(done));
    // What a killed worker left in the list.
    let indexed = this.places.indexWords();
    try {
      for (let after = done; after < total; after += this.atOnce) {
        const chunk = chunkAfter(after);
        const places = await next;
        next = this.prepare(run, chunkAfter(chunk.upTo));
        await this.storeChunk(run, chunk, places, total);
        await indexed;
        indexed = this.places.indexWords();
      }
    } finally {
      await Promise.allSettled([next, indexed]);
    }
    await indexed;
  }

  private prepare(run: RunRow, chunk: Chunk): Promise<NewPlaces> {
    const places = this.places.prepare(chunk, originOf(run), factsOf(run));
    // Waited for after the chunk before it.
    places.catch(() => undefined);
    return places;
  }

  private async storeChunk(run: RunRow, chunk: Chunk, places: NewPlaces, total: number): Promise<void> {
    const [origin, facts] = [originOf(run), factsOf(run)];
    await this.swaps.transaction(async (manager) => {
      if (!(await this.runs.lock(manager, run))) throw new RunLost();
      await this.swaps.begin(manager);
      await this.places.gather(manager);
      const added = await this.places.store(manager, chunk, places, { origin, facts });
      await this.stages.take(manager, origin, chunk, added);
      await this.stages.end(manager, origin, chunk);
      const { written, merged } = await this.swaps.storeStaged(manager, origin, facts, true);
      const counts = {
        added: added.length + merged.added.size,
        updated: Math.max(0, written.length - merged.added.size),
        deactivated: merged.hidden.size,
      };
      await this.stages.progress(manager, run.id, counts, {
        cursor: { ...START, step: STORING, skip: chunk.upTo },
        total,
      });
    });
  }

  private async close(run: RunRow, found: number): Promise<void> {
    const { added, updated, deactivated, release, result } = await this.rows.current(run);
    await this.rows.succeed(run, {
      counts: { found, added, updated, deactivated, unchanged: Math.max(0, found - added - updated) },
      release,
      result: result ?? { plans: [], skipped: {}, notes: [], sha256: null },
    });
    await this.stages.forget(run.id);
  }
}

const isForced = (run: RunRow): boolean => run.options.isForced === true;

const originOf = (run: RunRow): Origin => (run.origin === 'sample' ? 'sample' : 'live');

const factsOf = (run: RunRow): ReadFacts => ({ release: run.release, retrievedAt: readAt(run), sourceUpdatedAt: null });

/** One moment for the whole run, however many workers it takes. */
const readAt = ({ startedAt, createdAt }: RunRow): Date => startedAt ?? createdAt;
