// Stores a whole read of facilities as the records of its data sets: within them, the target's origin and state.
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { datasetsOf, type PlaceListId } from '@app/contracts/http/crawl-sources';
import type { FacilityRecord } from '../../sources/facility-record';
import type { SwapCounts, SwapTarget } from '../../swap/whole-swap';
import type { WholeRead } from '../../sources/whole-source';
import { WholeSwapService } from '../../swap/whole-swap';
import { placeCounts } from './place-counts';
import { SourceRecordStore } from './source-record-store.service';
import { type Part, SourceRecordsRepository } from './source-records.repository';

@Injectable()
export class FacilityImporterService extends WholeSwapService<FacilityRecord> {
  readonly kind = 'facilities';

  constructor(
    private readonly sourceRecords: SourceRecordsRepository,
    private readonly store: SourceRecordStore,
  ) {
    super();
  }

  protected override transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.store.transaction(async (manager) => {
      await this.store.begin(manager);
      return work(manager);
    });
  }

  protected override keyOf = ({ dataset, key }: FacilityRecord): string => `${dataset} ${key}`;

  protected override partOf = ({ dataset }: FacilityRecord): string => dataset;

  protected override activeByPart(manager: EntityManager, target: SwapTarget, records: readonly FacilityRecord[]) {
    return this.sourceRecords.activeCounts(manager, targetPart(target, records));
  }

  protected override endSamples(manager: EntityManager, { source }: SwapTarget): Promise<void> {
    return this.store.endSamples(manager, datasetsOf(source as PlaceListId));
  }

  protected override takeOverSnapshot(
    manager: EntityManager,
    target: SwapTarget,
    records: readonly FacilityRecord[],
  ): Promise<void> {
    return this.sourceRecords.takeOverSnapshot(manager, targetPart(target, records));
  }

  protected override async replace(
    manager: EntityManager,
    target: SwapTarget,
    read: WholeRead<FacilityRecord>,
  ): Promise<SwapCounts> {
    const records = read.records.map(({ dataset: source, ...said }) => ({ source, ...said }));
    const merged = await this.store.swap(manager, targetPart(target, read.records), records, read);
    return placeCounts(merged, new Set((await this.sourceRecords.owners(manager, target.origin)).values()));
  }
}

const targetPart = ({ origin, state }: SwapTarget, records: readonly FacilityRecord[]): Part => {
  return { sources: [...new Set(records.map(({ dataset }) => dataset))], origin, state };
};
