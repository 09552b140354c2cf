// Asks the crawler for a ZIP and type that nobody has read yet. Never a reason for a read to fail.
import { Injectable, Logger } from '@nestjs/common';
import { type AutoCrawlState, type ZipCrawledType } from '@app/contracts/http/catalog';
import { SEARCH_CRAWL_TYPES } from '@app/contracts/http/search';
import type { CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { currentRequestId, currentVisitor } from '@app/kit/request-id';
import { CrawlQueue } from '@app/queues/crawl-queue';
import { isWanted, partState } from './crawl-part';
import { CrawlRunsRepository } from './crawl-runs.repository';

export interface CrawlNews {
  /** What goes on for the asked part; null when nothing does. */
  state: AutoCrawlState | null;
  /** Newest run of the part, finished or not. */
  runId: string | null;
}

export interface SearchCrawlNews {
  isUnderWay: boolean;
  /** Some of the types wait outside: the queue takes no more of this visitor, or of anybody. */
  isFull: boolean;
  /** Runs a worker has taken already. */
  runIds: string[];
}

/** A queue that failed is left alone this long, so that not every visitor waits for its silence. */
const QUIET_MS = 5_000;

@Injectable()
export class CrawlOnMissService {
  private quietUntil = 0;
  private readonly logger = new Logger(CrawlOnMissService.name);

  constructor(
    private readonly runs: CrawlRunsRepository,
    private readonly queue: CrawlQueue,
  ) {}

  /** @param hasRecords whether this California ZIP has an active record of this type; asked only where it matters */
  async ofPart(zip: string, type: ZipCrawledType, hasRecords: () => Promise<boolean>): Promise<CrawlNews> {
    const run = (await this.runs.newest(zip, [type])).get(type) ?? null;
    const state = partState(run);
    const runId = run?.id ?? null;
    if (state === 'queued' || state === 'running') return { state, runId };
    // Records are looked for only where they decide.
    const isAsked = isWanted(run, true) || (isWanted(run, false) && !(await hasRecords()));
    if (!isAsked) return { state: null, runId };
    const asked = await this.ask(zip, type);
    return { state: asked === 'failed' ? null : asked, runId };
  }

  /**
   * The same for a search, which looks for several types at once; crawls that earlier searches started are told of until
   * the last one ends.
   */
  async ofSearch(zip: string, hasProviders: boolean): Promise<SearchCrawlNews> {
    const runs = await this.runs.newest(zip, SEARCH_CRAWL_TYPES);
    const states = SEARCH_CRAWL_TYPES.map((type) => ({ type, state: partState(runs.get(type) ?? null) }));
    const isAsked = (type: ZipCrawledType) => isWanted(runs.get(type) ?? null, hasProviders);
    // Some of a batch may still wait for a worker, without a row, while others have ended and left records.
    const isBatchFresh = states.some(({ state }) => state !== 'free');
    const free = states.filter(({ state }) => state === 'free').map(({ type }) => type);
    const asked = await Promise.all(
      free.map(async (type) => {
        if (isAsked(type)) return this.ask(zip, type);
        return isBatchFresh && (await this.isWaiting(zip, type)) ? 'queued' : 'failed';
      }),
    );
    const active = states.filter(({ state }) => state === 'queued' || state === 'running');
    return {
      isUnderWay: active.length > 0 || asked.some((each) => each !== 'failed'),
      isFull: asked.includes('full'),
      runIds: active.flatMap(({ type }) => runs.get(type)?.id ?? []),
    };
  }

  private async ask(zip: string, type: ZipCrawledType): Promise<'queued' | 'full' | 'failed'> {
    const visitor = currentVisitor();
    const job: CrawlZipJob = { v: 1, zip, type, requestId: currentRequestId(), requestedBy: 'visitor' };
    const ask = async () => ((await this.queue.addForVisitor(visitor ? { ...job, visitor } : job)) ? 'queued' : 'full');
    return this.withoutQueue(ask, 'failed');
  }

  private async isWaiting(zip: string, type: ZipCrawledType): Promise<boolean> {
    return this.withoutQueue(() => this.queue.isPresent(zip, type), false);
  }

  /** A dead queue costs the crawl, not the answer. */
  private async withoutQueue<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
    if (performance.now() < this.quietUntil) return otherwise;
    try {
      return await ask();
    } catch (error) {
      this.quietUntil = performance.now() + QUIET_MS;
      this.logger.error({ err: error }, 'the queue did not take a crawl');
      return otherwise;
    }
  }
}
