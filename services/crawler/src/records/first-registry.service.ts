// A state's first monthly file of the registry. Nothing that is stored can be missing from it, so nothing has to wait for its end: its
// records are stored, portion by portion, while it is read.
import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Origin } from '@app/contracts/http/provenance';
import type { Fence } from '../ledger/held-rows.service';
import { type RunRow, readAt } from '../ledger/run-row';
import { stateOf } from '../ledger/run-target';
import type { ProviderRecord } from '../sources/providers/provider-record';
import { countsOf } from './file-run';
import { FirstPortion, FirstRead } from './first-portion';
import { FirstRegistryRepository } from './first-registry.repository';
import { NewPlacesRepository } from './new-places.repository';
import { RegistryRunRepository } from './registry-run.repository';
import { RegistryStageRepository } from './registry-stage.repository';
import { StatementSwapService } from './statement-swap.service';
import type { ReadFacts } from './statements.repository';

type Batches = AsyncIterable<readonly ProviderRecord[]>;

/** Rows made at a stretch: a millisecond or two, in which nothing is sent to the database. */
const AT_A_STRETCH = 25;
/** Invented statements may be forgotten, so that what is stored does not tell how many there were. */
const ORIGIN = 'live';

@Injectable()
export class FirstRegistryService {
  /** Statements in one transaction; and as many of the same places as may have been known before. */
  atOnce = 5_000;

  constructor(
    private readonly repository: FirstRegistryRepository,
    private readonly runs: RegistryRunRepository,
    private readonly stages: RegistryStageRepository,
    private readonly swaps: StatementSwapService,
    private readonly places: NewPlacesRepository,
  ) {}

  /** What was said of the state's places before; null = a file was stored already, or as much as one may hold. */
  async othersOf(run: RunRow, origin: Origin): Promise<Set<string> | null> {
    return origin === ORIGIN ? this.repository.others(origin, stateOf(run), readAt(run), this.atOnce) : null;
  }

  /** Stores all of a file. @param others what was said of its places before ({@link othersOf}) @throws RunLost */
  async store(run: Fence, batches: Batches, facts: ReadFacts, others: Set<string>): Promise<void> {
    const read = new FirstRead(ORIGIN, facts, await this.repository.zips());
    let [storing, indexed] = [Promise.resolve(), Promise.resolve()];
    try {
      for await (const portion of this.portions(batches, read)) {
        await indexed;
        // While a portion is made two processes are busy, and words indexed beside them would hold both up.
        indexed = this.places.indexWords();
        await storing;
        portion.keys.forEach((key) => others.delete(key));
        storing = this.storePortion(run, portion);
        // Waited for when the next one is made.
        storing.catch(() => undefined);
      }
    } finally {
      await Promise.allSettled([storing, indexed]);
      await Promise.allSettled([this.places.indexWords()]);
    }
    await storing;
    await this.end(run, facts, [...others]);
  }

  private async *portions(batches: Batches, read: FirstRead): AsyncGenerator<FirstPortion> {
    let portion = new FirstPortion(read);
    for await (const records of batches) {
      for (let at = 0; at < records.length; at += AT_A_STRETCH) {
        portion.add(records.slice(at, at + AT_A_STRETCH));
        await turn();
        if (portion.length < this.atOnce) continue;
        yield portion;
        portion = new FirstPortion(read);
      }
    }
    if (portion.length > 0) yield portion;
  }

  private storePortion(run: Fence, portion: FirstPortion): Promise<void> {
    const { origin, facts } = portion.read;
    return this.transaction(run, async (manager) => {
      const shared = await this.repository.shared(manager, portion);
      await this.repository.add(manager, portion, shared);
      await this.repository.stage(manager, portion, shared);
      const stored = await this.swaps.storeStaged(manager, origin, facts, true);
      await this.repository.progress(manager, run.id, countsOf(portion.length - shared.size, stored));
    });
  }

  /** What was said of the state's places before, and the file does not hold. */
  private async end(run: Fence, facts: ReadFacts, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.transaction(run, async (manager) => {
      await this.stages.endKeys(manager, ORIGIN, keys);
      const { merged } = await this.swaps.storeStaged(manager, ORIGIN, facts);
      await this.repository.progress(manager, run.id, { added: 0, updated: 0, deactivated: merged.hidden.size });
    });
  }

  private transaction(run: Fence, work: (manager: EntityManager) => Promise<void>): Promise<void> {
    return this.swaps.transaction(async (manager) => {
      await this.runs.lock(manager, run);
      await this.swaps.begin(manager);
      await this.places.gather(manager);
      await work(manager);
    });
  }
}
