// When each source is read next, by the queue. The dashboard requests it every second, so it is cached.
import { Injectable, Logger } from '@nestjs/common';
import type { CrawlSchedule } from '@app/contracts/http/crawl-overview';
import type { CrawlSource } from '@app/contracts/http/crawl-sources';
import { crawlScheduleId } from '@app/contracts/jobs/crawl-source';
import { CrawlQueue } from '@app/queues/crawl-queue';
import { READ_BY_THEMSELVES } from '../sources/all-sources';

const KEEP_MS = 15_000;

@Injectable()
export class NextStartsService {
  private readonly logger = new Logger(NextStartsService.name);
  private kept: { starts: ReadonlyMap<string, Date>; until: number } = { starts: new Map(), until: 0 };

  constructor(private readonly queue: CrawlQueue) {}

  /** The schedule of every source that has one; `nextAt` is null while the queue does not answer. */
  async bySource(): Promise<Map<CrawlSource, CrawlSchedule>> {
    const starts = await this.starts();
    return new Map(
      READ_BY_THEMSELVES.map(({ source, schedule }) => {
        const own = [...starts].filter(([id]) => id.startsWith(`${crawlScheduleId(source)}-`));
        const next = own.map(([, at]) => at.getTime()).sort((left, right) => left - right)[0];
        return [source, { rhythm: schedule.shown, nextAt: next === undefined ? null : new Date(next).toISOString() }];
      }),
    );
  }

  private async starts(): Promise<ReadonlyMap<string, Date>> {
    if (Date.now() < this.kept.until) return this.kept.starts;
    try {
      this.kept = { starts: await this.queue.nextStarts(), until: Date.now() + KEEP_MS };
    } catch (error) {
      this.logger.warn(`next starts are not known: ${(error as Error).message}`);
      this.kept = { starts: new Map(), until: Date.now() + KEEP_MS };
    }
    return this.kept.starts;
  }
}
