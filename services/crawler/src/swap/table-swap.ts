// The swap of records that are rows of one table: what is the same for all of them.
import type { EntityManager } from 'typeorm';
import type { WholeRead } from '../sources/whole-source';
import { type SwapCounts, type SwapTarget, WholeSwapService } from './whole-swap';

/** A row that was written; false = it was there, and says something new. */
export interface Written {
  isNew: boolean;
}

export const writtenCounts = (written: readonly Written[]): Pick<SwapCounts, 'added' | 'updated'> => {
  const added = written.filter(({ isNew }) => isNew).length;
  return { added, updated: written.length - added };
};

export abstract class TableSwapService<R> extends WholeSwapService<R> {
  protected override async replace(
    manager: EntityManager,
    target: SwapTarget,
    read: WholeRead<R>,
  ): Promise<SwapCounts> {
    const found = read.records.length;
    await this.stage(manager, target, read.records);
    const { added, updated } = writtenCounts(await this.upsert(manager, target, read));
    await this.touch(manager, target, read);
    const deactivated = await this.endUnseen(manager, target, read.records);
    return { found, added, updated, unchanged: found - added - updated, deactivated };
  }

  /** Stages the records in a temporary table. */
  protected abstract stage(manager: EntityManager, target: SwapTarget, records: readonly R[]): Promise<void>;

  /** Writes what is new or changed. */
  protected abstract upsert(manager: EntityManager, target: SwapTarget, read: WholeRead<R>): Promise<Written[]>;

  /** Of what is the same, only where and when it was said moves. */
  protected abstract touch(manager: EntityManager, target: SwapTarget, read: WholeRead<R>): Promise<void>;

  /** Ends what the read does not hold. @returns how many rows */
  protected abstract endUnseen(manager: EntityManager, target: SwapTarget, records: readonly R[]): Promise<number>;
}
