// Stores what is staged of the registry's monthly file chunk by chunk. A chunk and the run's place in the work are one transaction, so that
// a killed import goes on where it stopped.
import { Injectable } from '@nestjs/common';
import { type Cursor, readAt, type RunRow, START } from '../ledger/run-row';
import { stateOf } from '../ledger/run-target';
import { countsOf, factsOf, originOf, STORING } from './file-run';
import { type NewPlaces, NewPlacesRepository } from './new-places.repository';
import type { Chunk } from './registry-chunk';
import { RegistryRunRepository } from './registry-run.repository';
import { RegistryStageRepository } from './registry-stage.repository';
import { StatementSwapService } from './statement-swap.service';

@Injectable()
export class RegistryChunksService {
  /** Statements in one transaction: a few seconds, for which crawls of a ZIP wait. */
  atOnce = 5_000;

  constructor(
    private readonly runs: RegistryRunRepository,
    private readonly stages: RegistryStageRepository,
    private readonly swaps: StatementSwapService,
    private readonly places: NewPlacesRepository,
  ) {}

  /** Notes what is to be done with the staged. @throws RunLost */
  compare(run: RunRow): Promise<Cursor> {
    return this.stages.transaction(async (manager) => {
      await this.runs.lock(manager, run);
      const cursor = { ...START, step: STORING };
      const total = await this.stages.compare(manager, run.id, originOf(run), stateOf(run), readAt(run));
      await this.stages.progress(manager, run.id, { added: 0, updated: 0, deactivated: 0 }, { cursor, total });
      return cursor;
    });
  }

  /** @param done so much of the work was done by a worker before. @throws RunLost */
  async store(run: RunRow, done: number): Promise<void> {
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
      await this.runs.lock(manager, run);
      await this.swaps.begin(manager);
      await this.places.gather(manager);
      const added = await this.places.store(manager, chunk, places, { origin, facts });
      await this.stages.take(manager, origin, chunk, added);
      await this.stages.end(manager, origin, chunk);
      const stored = await this.swaps.storeStaged(manager, origin, facts, true);
      await this.stages.progress(manager, run.id, countsOf(added.length, stored), {
        cursor: { ...START, step: STORING, skip: chunk.upTo },
        total,
      });
    });
  }
}
