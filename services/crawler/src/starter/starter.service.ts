// Puts the curated records of libs/content into the database when the crawler starts, so that search and directories
// answer before any crawl. A start that finds nothing new writes nothing.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { californiaZips } from '@app/content/zips/zip-table';
import type { EntityManager } from 'typeorm';
import { CuratedPlacesService } from '../facilities/curated-places.service';
import { programRows } from './program-rows';
import { type ProviderRow, providerRows } from './provider-rows';
import { type ImportCounts, StarterRepository } from './starter.repository';

const ZIP_TABLE = join(__dirname, '../../../../libs/content/data/california-zips.csv');

export interface StarterCounts {
  /** Rows of the two ZIP tables written or deleted. */
  zips: number;
  providers: ImportCounts;
  programs: ImportCounts;
}

@Injectable()
export class StarterService implements OnModuleInit {
  private readonly logger = new Logger(StarterService.name);

  constructor(
    private readonly repository: StarterRepository,
    private readonly curated: CuratedPlacesService,
  ) {}

  /** Before any worker starts: the import of crawled records reads county and point from the ZIP tables. */
  async onModuleInit(): Promise<void> {
    this.logger.log({ ...(await this.importAll()) }, 'starter records');
  }

  /** Idempotent. Of rows that other sources speak of, only what is curated by rank follows the content. */
  async importAll(): Promise<StarterCounts> {
    const zips = californiaZips(await readFile(ZIP_TABLE, 'utf8'));
    const places = new Map(zips.map((zip) => [zip.zip, zip]));
    return this.repository.transaction(async (manager) => ({
      zips: await this.repository.importZips(manager, zips),
      providers: await this.importProviders(manager, providerRows(places)),
      programs: await this.repository.importPrograms(manager, programRows()),
    }));
  }

  private async importProviders(manager: EntityManager, rows: readonly ProviderRow[]): Promise<ImportCounts> {
    await this.curated.lock(manager);
    const own = await this.repository.importProviders(manager, rows);
    const shared = await this.curated.restate(manager, rows);
    return {
      added: own.added,
      updated: own.updated + shared.updated,
      deactivated: own.deactivated + shared.deactivated,
    };
  }
}
