// The real fetcher on an invented network (undici's MockAgent) and a cache in memory. Imported by tests only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dispatcher, MockAgent } from 'undici';
import { Dispatchers } from '../dispatchers';
import type { CachedAnswer, FetchCacheRepository } from '../fetch-cache.repository';
import { FetchStores } from '../fetch-stores';
import { FetchingService } from '../fetching.service';
import { FileStore } from '../file-store';
import { HostGate } from '../host-gate';
import { RedirectedExchange } from '../redirected-exchange';
import { RobotsRules } from '../robots-rules';
import { SourceClient } from '../source-client';
import { MemoryLeases } from './memory-leases';

/** guide.fetch_cache as a map. */
class MemoryCache implements Pick<FetchCacheRepository, 'find' | 'save' | 'forget' | 'prune'> {
  readonly rows = new Map<string, CachedAnswer>();
  find = (url: string) => Promise.resolve(this.rows.get(url) ?? null);
  save = (url: string, answer: CachedAnswer) => Promise.resolve(void this.rows.set(url, answer));
  forget = (url: string) => Promise.resolve(void this.rows.delete(url));
  prune = () => Promise.resolve();
}

class MockedDispatchers extends Dispatchers {
  constructor(private readonly mock: Dispatcher) {
    super(null);
  }

  override forUrl(url: URL): Dispatcher {
    super.forUrl(url, 'live');
    return this.mock;
  }
}

export class MockedFetching {
  readonly agent = new MockAgent();
  readonly cache = new MemoryCache();
  readonly directory = mkdtempSync(join(tmpdir(), 'fetching-test-'));
  readonly service: FetchingService;

  constructor() {
    this.agent.disableNetConnect();
    const exchange = new RedirectedExchange(new MockedDispatchers(this.agent));
    const kept = this.cache as unknown as FetchCacheRepository;
    const robots = new RobotsRules(exchange, kept);
    const gate = new HostGate(new MemoryLeases(this.cache.rows));
    const stores = new FetchStores(kept, new FileStore(this.directory));
    this.service = new FetchingService('SeniorHealthGuide/0.1 (test)', gate, exchange, robots, stores);
  }

  /** As a live read has it. */
  client(): SourceClient {
    return new SourceClient(this.service, { mode: 'live', sampleSourcesUrl: '', isRobotsRecheck: false });
  }

  async close(): Promise<void> {
    await this.agent.close();
    rmSync(this.directory, { recursive: true, force: true });
  }
}
