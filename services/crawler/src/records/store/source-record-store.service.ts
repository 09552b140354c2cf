// The one way in for source records: they are staged, compared, swapped in, and merged, in the transaction of their import.
import { Injectable } from '@nestjs/common';
import type { ProviderType } from '@app/contracts/http/catalog';
import type { EntityManager } from 'typeorm';
import { type Merged, MergeService } from '../merge/merge.service';
import type { SourceRecord } from '../matching/source-record';
import { type Part, type ReadFacts, SourceRecordsRepository } from './source-records.repository';

/** The new and changed records, and the places that their merge changed. */
export interface Stored {
  written: Awaited<ReturnType<SourceRecordsRepository['store']>>;
  merged: Merged;
}

@Injectable()
export class SourceRecordStore {
  constructor(
    private readonly sourceRecords: SourceRecordsRepository,
    private readonly merges: MergeService,
  ) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.sourceRecords.transaction(work);
  }

  /** Must be called first in a transaction: imports that match places of a type run one after the other. */
  begin(manager: EntityManager, types: readonly ProviderType[] | null = null): Promise<void> {
    return this.sourceRecords.begin(manager, types);
  }

  /** Replaces the records of a part: those that are not among the new ones are ended. */
  async swap(manager: EntityManager, part: Part, records: readonly SourceRecord[], facts: ReadFacts): Promise<Merged> {
    await this.sourceRecords.stage(manager, records);
    await this.sourceRecords.endUnstaged(manager, part);
    return (await this.storeStaged(manager, part.origin, facts)).merged;
  }

  /** Writes what is staged, merges what it touched and renews the dates of what it only confirmed. */
  async storeStaged(manager: EntityManager, origin: Part['origin'], facts: ReadFacts): Promise<Stored> {
    const written = await this.sourceRecords.store(manager, origin, facts);
    const merged = await this.merges.merge(manager);
    // Written records already have their date.
    const isAllWritten = written.length === (await this.sourceRecords.stagedCount(manager));
    if (!isAllWritten && (await this.sourceRecords.touch(manager, origin, facts))) await this.merges.redate(manager);
    return { written, merged };
  }

  /** The first true records of a source end its invented ones. */
  async endSamples(manager: EntityManager, sources: readonly string[]): Promise<void> {
    await this.sourceRecords.deleteSamples(manager, sources);
    await this.merges.merge(manager);
  }
}
