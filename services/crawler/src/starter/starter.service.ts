// Puts the curated records of libs/content into the database when the crawler starts, so that search and directories
// answer before any crawl. A start that finds nothing new writes nothing.
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { californiaZips } from '@app/content/zips/zip-table';
import { programRows } from './program-rows';
import { providerRows } from './provider-rows';
import { type ImportCounts, StarterRepository } from './starter.repository';

export interface StarterCounts {
  /** Rows of the two ZIP tables written or deleted. */
  zips: number;
  providers: ImportCounts;
  programs: ImportCounts;
}

@Injectable()
export class StarterService implements OnModuleInit {
  private readonly logger = new Logger(StarterService.name);

  constructor(private readonly repository: StarterRepository) {}

  /** Before any worker starts: the import of crawled records reads county and point from the ZIP tables. */
  async onModuleInit(): Promise<void> {
    this.logger.log({ ...(await this.importAll()) }, 'starter records');
  }

  /** Idempotent; rows that a live or sample crawl has taken over are left alone. */
  async importAll(): Promise<StarterCounts> {
    const zips = californiaZips();
    const places = new Map(zips.map((zip) => [zip.zip, zip]));
    return this.repository.transaction(async (manager) => ({
      zips: await this.repository.importZips(manager, zips),
      providers: await this.repository.importProviders(manager, providerRows(places)),
      programs: await this.repository.importPrograms(manager, programRows()),
    }));
  }
}
