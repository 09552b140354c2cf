// One reading of all sources. What fails keeps its last good list; its row says since when and why.
import { Injectable, Logger } from '@nestjs/common';
import type { FailureClass } from '@app/contracts/http/crawler';
import type { NewsSourceId } from '@app/contracts/http/health-news';
import type { ReadNewsReason } from '@app/contracts/jobs/read-news';
import { CrawlFailure, SlowDown } from '@app/fetching/crawl-failure';
import { Clock } from '@app/kit/clock';
import { pacificDay } from '@app/kit/pacific-day';
import { SourcesService } from '../sources/sources.service';
import { NewsRepository } from './news.repository';

/** `again`: the next try may bring it. `busy`: another process reads it now. */
export type Outcome = 'read' | 'failed' | 'again' | 'busy' | 'not-wanted';

@Injectable()
export class ReadingService {
  private readonly logger = new Logger(ReadingService.name);

  constructor(
    private readonly sources: SourcesService,
    private readonly news: NewsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads every source that this reading wants, each at its own host and so side by side.
   * @throws the signal's reason; errors of the database
   */
  async readAll(reason: ReadNewsReason, signal: AbortSignal): Promise<Record<NewsSourceId, Outcome>> {
    const read = await Promise.all(
      this.sources.ids.map(async (id) => [id, await this.readOne(id, reason, signal)] as const),
    );
    return Object.fromEntries(read) as Record<NewsSourceId, Outcome>;
  }

  private async readOne(source: NewsSourceId, reason: ReadNewsReason, signal: AbortSignal): Promise<Outcome> {
    const key = { origin: this.sources.origin, source };
    const now = this.clock.now();
    const today = pacificDay(now);
    const claimed = await this.news.claim(key, reason, new Date(now), today);
    if (claimed !== 'mine') return claimed;
    try {
      const known = await this.news.urlsOf(key);
      const isRobotsRecheck = reason === 'operator';
      const drafts = await this.sources.read(source, { today, known, signal, isRobotsRecheck });
      await this.news.store(key, drafts, new Date(this.clock.now()), today);
      this.logger.log({ source, items: drafts.length }, 'news read');
      return 'read';
    } catch (error) {
      const failure = failureOf(error, signal);
      this.logger.warn({ source, failure, reason: (error as Error).message }, 'news not read');
      await this.news.fail(key, failure, new Date(this.clock.now()));
      if (signal.aborted) throw error;
      return isWorthAnother(error) ? 'again' : 'failed';
    }
  }
}

function failureOf(error: unknown, signal: AbortSignal): FailureClass {
  if (signal.aborted) return 'interrupted';
  if (error instanceof SlowDown) return 'rate_limited';
  return error instanceof CrawlFailure ? error.failureClass : 'store_failed';
}

const isWorthAnother = (error: unknown): boolean => !(error instanceof CrawlFailure) || error.isTransient;
