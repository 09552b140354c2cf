import { Injectable } from '@nestjs/common';
import { FetchCacheRepository } from './fetch-cache.repository';
import { FileStore } from './file-store';

/** What the fetcher remembers between two reads: answers in the database, files on the disk of this process. */
@Injectable()
export class FetchStores {
  constructor(
    readonly cache: FetchCacheRepository,
    readonly files: FileStore,
  ) {}
}
