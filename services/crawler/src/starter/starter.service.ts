// Puts the curated records of libs/content into the database when the crawler starts, so that search and directories
// answer before any crawl. A start that finds nothing new writes nothing.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { californiaZips } from '@app/content/zips/zip-table';
import type { EntityManager } from 'typeorm';
import { SourceRecordStore } from '../records/store/source-record-store.service';
import type { SourceRecord } from '../records/matching/source-record';
import { curatedRecords } from './curated-records';
import { drugNameRows } from './drug-name-rows';
import { programRows } from './program-rows';
import { STARTER_SOURCE } from './starter-row';
import { type ImportCounts, StarterRepository } from './starter.repository';

const ZIP_TABLE = join(__dirname, '../../../../libs/content/data/california-zips.csv');

export interface StarterCounts {
  /** Rows of the two ZIP tables written or deleted. */
  zips: number;
  providers: ImportCounts;
  programs: ImportCounts;
  /** Names of medicines written. */
  drugNames: number;
}

@Injectable()
export class StarterService implements OnModuleInit {
  private readonly logger = new Logger(StarterService.name);

  constructor(
    private readonly repository: StarterRepository,
    private readonly store: SourceRecordStore,
  ) {}

  /** Before any worker starts: the import of crawled records reads county and point from the ZIP tables. */
  async onModuleInit(): Promise<void> {
    this.logger.log({ ...(await this.importAll()) }, 'starter records');
  }

  /** Idempotent. Of places that other sources speak of too, what is curated by rank follows the content. */
  async importAll(): Promise<StarterCounts> {
    const zips = californiaZips(await readFile(ZIP_TABLE, 'utf8'));
    const places = new Map(zips.map((zip) => [zip.zip, zip]));
    return this.repository.transaction(async (manager) => ({
      zips: await this.repository.importZips(manager, zips),
      providers: await this.importProviders(manager, curatedRecords(places)),
      programs: await this.repository.importPrograms(manager, programRows()),
      drugNames: await this.repository.importDrugNames(manager, drugNameRows()),
    }));
  }

  private async importProviders(manager: EntityManager, records: readonly SourceRecord[]): Promise<ImportCounts> {
    await this.store.begin(manager);
    const part = { sources: [STARTER_SOURCE], origin: 'starter', state: 'CA' } as const;
    const facts = { release: null, retrievedAt: new Date(), sourceUpdatedAt: null };
    const { added, changed, hidden } = await this.store.swap(manager, part, records, facts);
    const updated = [...changed].filter((id) => !hidden.has(id)).length;
    return { added: added.size, updated, deactivated: hidden.size };
  }
}
