// Queues a crawl of a ZIP and type that were never read. It never makes a read fail.
import { Injectable, Logger } from '@nestjs/common';
import { type AutoCrawlState, type ZipCrawledType } from '@app/contracts/http/catalog';
import { SEARCH_CRAWL_TYPES } from '@app/contracts/http/search';
import type { CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { currentRequestId, currentVisitor } from '@app/kit/request-id';
import { CrawlQueue } from '@app/queues/crawl-queue';
import { isWanted, partState } from './crawl-part';
import { CrawlRunsRepository } from './crawl-runs.repository';

export interface CrawlNews {
  /** State of a crawl of this ZIP and type; null when none is under way. */
  state: AutoCrawlState | null;
  /** Newest run of this ZIP and type, finished or not. */
  runId: string | null;
}

export interface SearchCrawlNews {
  isUnderWay: boolean;
  /** Some of the types were not queued: the queue takes no more of this visitor, or is full. */
  isFull: boolean;
  /** Runs a worker has taken already. */
  runIds: string[];
}

/** A queue that failed is not tried again for this long, so that not every visitor waits for its timeout. */
const QUEUE_COOLDOWN_MS = 5_000;

@Injectable()
export class CrawlOnMissService {
  private queueDownUntil = 0;
  private readonly logger = new Logger(CrawlOnMissService.name);

  constructor(
    private readonly runs: CrawlRunsRepository,
    private readonly queue: CrawlQueue,
  ) {}

  /** @param hasRecords whether this California ZIP has an active record of this type; called only when it matters */
  async ofPart(zip: string, type: ZipCrawledType, hasRecords: () => Promise<boolean>): Promise<CrawlNews> {
    const run = (await this.runs.newest(zip, [type])).get(type) ?? null;
    const state = partState(run);
    const runId = run?.id ?? null;
    if (state === 'queued' || state === 'running') return { state, runId };
    const isDue = isWanted(run, true) || (isWanted(run, false) && !(await hasRecords()));
    if (!isDue) return { state: null, runId };
    const queued = await this.enqueue(zip, type);
    return { state: queued === 'failed' ? null : queued, runId };
  }

  /**
   * The same for a search, which crawls several types at once; crawls that earlier searches started are reported until the
   * last one ends.
   */
  async ofSearch(zip: string, hasProviders: boolean): Promise<SearchCrawlNews> {
    const runs = await this.runs.newest(zip, SEARCH_CRAWL_TYPES);
    const states = SEARCH_CRAWL_TYPES.map((type) => ({ type, state: partState(runs.get(type) ?? null) }));
    const isDue = (type: ZipCrawledType) => isWanted(runs.get(type) ?? null, hasProviders);
    // Some of a batch may still wait for a worker, without a row, while others have ended and left records.
    const isBatchFresh = states.some(({ state }) => state !== 'free');
    const free = states.filter(({ state }) => state === 'free').map(({ type }) => type);
    const queued = await Promise.all(
      free.map(async (type) => {
        if (isDue(type)) return this.enqueue(zip, type);
        return isBatchFresh && (await this.isWaiting(zip, type)) ? 'queued' : 'failed';
      }),
    );
    const active = states.filter(({ state }) => state === 'queued' || state === 'running');
    return {
      isUnderWay: active.length > 0 || queued.some((each) => each !== 'failed'),
      isFull: queued.includes('full'),
      runIds: active.flatMap(({ type }) => runs.get(type)?.id ?? []),
    };
  }

  private async enqueue(zip: string, type: ZipCrawledType): Promise<'queued' | 'full' | 'failed'> {
    const visitor = currentVisitor();
    const job: CrawlZipJob = { v: 1, zip, type, requestId: currentRequestId(), requestedBy: 'visitor' };
    const add = async () => ((await this.queue.addForVisitor(visitor ? { ...job, visitor } : job)) ? 'queued' : 'full');
    return this.withFallback(add, 'failed');
  }

  private async isWaiting(zip: string, type: ZipCrawledType): Promise<boolean> {
    return this.withFallback(() => this.queue.isPresent(zip, type), false);
  }

  /** If the queue is down, the search still answers; only the crawl is skipped. */
  private async withFallback<T>(call: () => Promise<T>, fallback: T): Promise<T> {
    if (performance.now() < this.queueDownUntil) return fallback;
    try {
      return await call();
    } catch (error) {
      this.queueDownUntil = performance.now() + QUEUE_COOLDOWN_MS;
      this.logger.error({ err: error }, 'the queue did not take a crawl');
      return fallback;
    }
  }
}
