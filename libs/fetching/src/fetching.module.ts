import { type DynamicModule, Module } from '@nestjs/common';
import { Dispatchers } from './dispatchers';
import { FetchCacheRepository } from './fetch-cache.repository';
import { FetchStores } from './fetch-stores';
import { FetchingService, USER_AGENT } from './fetching.service';
import { FileStore } from './file-store';
import { HostGate, LEASE_HOLDER } from './host-gate';
import { HostLeasesRepository } from './host-leases.repository';
import { RedirectedExchange } from './redirected-exchange';
import { RobotsRules } from './robots-rules';
import { userAgent } from './user-agent';

export interface FetchingOptions {
  /** Page that tells a source's operator how to reach us; null only in development. */
  contactUrl: string | null;
  /** Downloaded files lie here between two reads. */
  filesDirectory: string;
  /** The only private address there is: that of the sample sources. */
  sampleSourcesUrl: string;
  /** Sample sources cannot be reached. */
  isProduction: boolean;
  /** Identity under which this process holds leases (lease-holder.ts); absent = a new one for each process. */
  leaseHolder?: string | null;
}

/** Registered once a process, for all its modules: they share one line for each host. */
@Module({})
export class FetchingModule {
  static register(options: FetchingOptions): DynamicModule {
    const { contactUrl, filesDirectory, sampleSourcesUrl, isProduction, leaseHolder = null } = options;
    return {
      module: FetchingModule,
      global: true,
      providers: [
        FetchCacheRepository,
        FetchStores,
        HostLeasesRepository,
        RedirectedExchange,
        RobotsRules,
        HostGate,
        FetchingService,
        { provide: LEASE_HOLDER, useValue: leaseHolder },
        { provide: USER_AGENT, useValue: userAgent(contactUrl) },
        { provide: FileStore, useFactory: () => new FileStore(filesDirectory) },
        {
          provide: Dispatchers,
          useFactory: () => new Dispatchers(isProduction ? null : new URL(sampleSourcesUrl).origin),
        },
      ],
      exports: [FetchingService],
    };
  }
}
