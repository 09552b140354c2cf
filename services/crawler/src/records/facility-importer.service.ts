// Stores a whole read of facilities as the statements of its data sets: within them, the target's origin and state.
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DATASETS, type FacilityRecord, type FacilitySourceId } from '../sources/facility-record';
import type { SwapCounts, SwapTarget } from '../swap/whole-swap';
import type { WholeRead } from '../sources/whole-source';
import { WholeSwapService } from '../swap/whole-swap';
import { placeCounts } from './place-counts';
import { StatementSwapService } from './statement-swap.service';
import { type Part, StatementsRepository } from './statements.repository';

@Injectable()
export class FacilityImporterService extends WholeSwapService<FacilityRecord> {
  readonly kind = 'facilities';

  constructor(
    private readonly statements: StatementsRepository,
    private readonly swaps: StatementSwapService,
  ) {
    super();
  }

  protected override transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.swaps.transaction(async (manager) => {
      await this.swaps.begin(manager);
      return work(manager);
    });
  }

  protected override keyOf = ({ dataset, key }: FacilityRecord): string => `${dataset} ${key}`;

  protected override partOf = ({ dataset }: FacilityRecord): string => dataset;

  protected override activeByPart(manager: EntityManager, target: SwapTarget, records: readonly FacilityRecord[]) {
    return this.statements.activeCounts(manager, statementsOf(target, records));
  }

  protected override endSamples(manager: EntityManager, { source }: SwapTarget): Promise<void> {
    return this.swaps.endSamples(manager, DATASETS[source as FacilitySourceId]);
  }

  protected override takeOverSnapshot(
    manager: EntityManager,
    target: SwapTarget,
    records: readonly FacilityRecord[],
  ): Promise<void> {
    return this.statements.takeOverSnapshot(manager, statementsOf(target, records));
  }

  protected override async replace(
    manager: EntityManager,
    target: SwapTarget,
    read: WholeRead<FacilityRecord>,
  ): Promise<SwapCounts> {
    const words = read.records.map(({ dataset: source, ...said }) => ({ source, ...said }));
    const merged = await this.swaps.swap(manager, statementsOf(target, read.records), words, read);
    return placeCounts(merged, new Set((await this.statements.owners(manager, target.origin)).values()));
  }
}

const statementsOf = ({ origin, state }: SwapTarget, records: readonly FacilityRecord[]): Part => {
  return { sources: [...new Set(records.map(({ dataset }) => dataset))], origin, state };
};
