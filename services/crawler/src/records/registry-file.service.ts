// Stores the registry's monthly file: staged while it is read, compared in one statement, and merged chunk by chunk by the one merge
// (registry-chunks.service.ts). A state's first file is stored while it is read (first-registry.service.ts).
import { Injectable } from '@nestjs/common';
import { RunLost } from '../ledger/run-lost';
import { HeldRows } from '../ledger/held-rows.service';
import { type Cursor, type RunRow, START } from '../ledger/run-row';
import { stateOf } from '../ledger/run-target';
import type { ProviderRecord } from '../sources/providers/provider-record';
import type { KnownRows, WholeRead } from '../sources/whole-source';
import { swapIn } from '../swap/swap-in';
import { enoughOf } from './enough-of';
import { factsOf, isForced, originOf, READ, STAGED, STORING } from './file-run';
import { FirstRegistryService } from './first-registry.service';
import type { ReadRows } from './known-rows';
import { RegistryChunksService } from './registry-chunks.service';
import { RegistryStageRepository } from './registry-stage.repository';
import { StatementSwapService } from './statement-swap.service';

type Batches = AsyncIterable<readonly object[]>;
/** Puts the records of a read away as they come. */
type Stage = (batches: Batches, release: string | null) => Promise<void>;
/** What of the file was read before. */
type Known = () => Promise<KnownRows | null>;

/** What was done with a file's records, beside STAGED: a first one's are stored. Never written down. */
const STORED = 3;
const PART = 'nppes';
const FURTHER = 'further practice places';

@Injectable()
export class RegistryFileService {
  constructor(
    private readonly rows: HeldRows,
    private readonly stages: RegistryStageRepository,
    private readonly swaps: StatementSwapService,
    readonly chunks: RegistryChunksService,
    readonly first: FirstRegistryService,
  ) {}

  /**
   * @param read reads the file, with what its records are to be put away by; not asked when an earlier worker had read it
   * @throws what the read throws; CrawlFailure `empty_result`, `row_count_fell`: nothing was changed then; RunLost
   */
  async readAndStore(run: RunRow, read: (stage: Stage, known: Known) => Promise<WholeRead<unknown>>): Promise<void> {
    let at = await this.reached(run);
    if (at.step === READ) {
      at = await this.read(run, read);
      if (at.step === STORED) return this.closeFirst(await this.rows.current(run));
    }
    const current = await this.rows.current(run);
    const found = await this.stages.count(run.id);
    await this.swap(current, found, at);
    await this.close(run, found);
  }

  private async read(run: RunRow, read: (stage: Stage, known: Known) => Promise<WholeRead<unknown>>): Promise<Cursor> {
    let known: ReadRows | null = null;
    let step = STAGED;
    const { release, sha256, skipped } = await read(
      async (batches, named) => {
        step = await this.putAway({ ...run, release: named }, batches as AsyncIterable<ProviderRecord[]>, known);
      },
      // Who forces a read does not trust what was read before.
      async () => (known = isForced(run) ? null : await this.stages.known(originOf(run), stateOf(run))),
    );
    const result = { plans: [], skipped, notes: [], sha256, parts: { [PART]: await this.stages.count(run.id) } };
    // Whoever goes on after a file that was stored reads it again, and finds every row known.
    const at = { ...START, step: step === STAGED ? STAGED : READ };
    if (!(await this.stages.staged(run, at, { release, result }))) throw new RunLost();
    return { ...START, step };
  }

  /** @returns what was done with the records: staged, or stored already */
  private async putAway(
    run: RunRow,
    batches: AsyncIterable<readonly ProviderRecord[]>,
    known: ReadRows | null,
  ): Promise<number> {
    const others = await this.first.othersOf(run, originOf(run));
    if (others === null) {
      await this.stages.stage(run, batches, known);
      return STAGED;
    }
    const { isEnough, batches: all } = await enoughOf(batches, this.first.atOnce);
    if (isEnough) await this.first.store(run, all, factsOf(run), others);
    else await this.stages.stage(run, all, known);
    return isEnough ? STORED : STAGED;
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
        const further = await this.stages.furtherCount(run.id);
        const before = new Map([[PART, await this.stages.activeCount(origin, stateOf(run))]]);
        if (further > 0) before.set(FURTHER, await this.stages.activeFurtherCount(origin, stateOf(run)));
        return { found: new Map([[PART, found - further]]).set(FURTHER, further), before };
      },
      replace: async () => {
        const begun = at.step === STORING ? at : await this.chunks.compare(run);
        await this.chunks.store(run, begun.skip);
      },
      endSamples: () => this.endSamples(),
    });
  }

  private endSamples(): Promise<void> {
    return this.swaps.transaction(async (manager) => {
      await this.swaps.begin(manager);
      await this.swaps.endSamples(manager, [PART]);
    });
  }

  private async closeFirst(run: RunRow): Promise<void> {
    await this.endSamples();
    const [origin, state] = [originOf(run), stateOf(run)];
    const further = await this.stages.activeFurtherCount(origin, state);
    await this.close(run, (await this.stages.activeCount(origin, state)) + further);
  }

  private async close(run: RunRow, found: number): Promise<void> {
    const { added, updated, deactivated, release, result } = await this.rows.current(run);
    await this.rows.succeed(run, {
      counts: { found, added, updated, deactivated, unchanged: Math.max(0, found - added - updated) },
      release,
      result: { ...(result ?? { plans: [], skipped: {}, notes: [], sha256: null }), parts: { [PART]: found } },
    });
    await this.stages.forget(run.id);
  }
}
