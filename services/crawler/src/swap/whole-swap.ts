// What a whole read takes to swap-in.ts: each table gives its own steps (records, plans, offices).
import type { WholeSourceId } from '@app/contracts/http/crawl-sources';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { EntityManager } from 'typeorm';
import type { ReadOrigin } from '../ledger/run-row';
import type { WholeKind, WholeRead } from '../sources/whole-source';
import { countBy } from './row-count-drop';
import { swapIn } from './swap-in';

export interface SwapCounts {
  found: number;
  added: number;
  updated: number;
  unchanged: number;
  deactivated: number;
}

export interface SwapTarget {
  source: WholeSourceId;
  origin: ReadOrigin;
  /** Rows outside it are not touched. */
  state: string;
  /** An operator accepts a row-count drop of more than 20 %. */
  isForced: boolean;
  /** What each part is measured by besides what is stored of it: `baselineOf` its earlier reads. */
  earlier?: ReadonlyMap<string, number>;
}

export interface Swapped extends SwapCounts {
  /** Records of each part that is judged for itself. */
  parts: Record<string, number>;
}

/** Stages the records and swaps them in, in one transaction: all or nothing. */
export interface WholeImporter<R = unknown> {
  readonly kind: WholeKind;
  /** @throws CrawlFailure `empty_result` or `row_count_fell`; the old rows stay */
  swap(target: SwapTarget, read: WholeRead<R>): Promise<Swapped>;
}

export abstract class WholeSwapService<R> implements WholeImporter<R> {
  abstract readonly kind: WholeKind;

  /**
   * Acts within the target's source, origin and state.
   * @throws CrawlFailure `empty_result` or `row_count_fell`; the old rows stay
   */
  async swap(target: SwapTarget, read: WholeRead<R>): Promise<Swapped> {
    // What a source lists twice counts once.
    const records = [...new Map(read.records.map((record) => [this.keyOf(record), record])).values()];
    if (records.length === 0) throw new CrawlFailure('empty_result', `no record of ${this.kind} was read`);
    return this.transaction(async (manager) => {
      const found = countBy(records, (record) => this.partOf(record));
      const { counts } = await swapIn({
        origin: target.origin,
        onDrop: target.isForced ? 'accept' : 'refuse',
        isWhole: true,
        takeOverSnapshot: () => this.takeOverSnapshot(manager, target, records),
        measure: async () => ({ found, before: raised(await this.activeByPart(manager, target, records), target) }),
        replace: () => this.replace(manager, target, { ...read, records }),
        endSamples: () => this.endSamples(manager, target),
      });
      return { ...counts, parts: Object.fromEntries(found) };
    });
  }

  /** All or nothing, under a lock: no other transaction swaps the same table meanwhile. */
  protected abstract transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;

  protected abstract keyOf(record: R): string;

  /** What is judged for itself: a data set, a year. */
  protected abstract partOf(record: R): string;

  /** How many records the parts of the read had at the last good one. */
  protected abstract activeByPart(
    manager: EntityManager,
    target: SwapTarget,
    records: readonly R[],
  ): Promise<Map<string, number>>;

  /** The first true records of a source end its invented ones. */
  protected abstract endSamples(manager: EntityManager, target: SwapTarget): Promise<void>;

  /** Where a live read does not simply write over what was shipped. */
  protected takeOverSnapshot(_manager: EntityManager, _target: SwapTarget, _records: readonly R[]): Promise<void> {
    return Promise.resolve();
  }

  /** Stages, writes what is new or changed, moves check dates, ends what the read does not hold. */
  protected abstract replace(manager: EntityManager, target: SwapTarget, read: WholeRead<R>): Promise<SwapCounts>;
}

/** Of the parts this read is about, the larger of what is stored and what the last reads found. */
const raised = (active: ReadonlyMap<string, number>, { earlier }: SwapTarget): Map<string, number> =>
  new Map([...active].map(([part, count]) => [part, Math.max(count, earlier?.get(part) ?? 0)]));
