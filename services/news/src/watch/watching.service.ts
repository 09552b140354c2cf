// One reading of all official pages, each once, one after the other.
import { Injectable, Logger } from '@nestjs/common';
import type { WatchFiguresReason } from '@app/contracts/jobs/watch-figures';
import { Clock } from '@app/kit/clock';
import { pacificDay } from '@app/kit/pacific-day';
import { ChecksRepository } from './checks.repository';
import { PageReaderService } from './page-reader.service';
import { pagesOf, watchList } from './watch-list';

export type RunOutcome = 'read' | 'busy' | 'not-wanted';

@Injectable()
export class WatchingService {
  private readonly logger = new Logger(WatchingService.name);

  constructor(
    private readonly reader: PageReaderService,
    private readonly checks: ChecksRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws the signal's reason; errors of the database: the next run goes on at the page that was not read */
  async run(reason: WatchFiguresReason, signal: AbortSignal): Promise<RunOutcome> {
    const { origin } = this.reader;
    const begunAt = await this.checks.claim(origin, reason, new Date(this.clock.now()));
    if (!(begunAt instanceof Date)) return begunAt;
    try {
      const watched = watchList(pacificDay(this.clock.now()));
      const done = new Set(
        (await this.checks.list(origin)).filter(({ triedAt }) => triedAt >= begunAt).map(({ id }) => id),
      );
      for (const [url, values] of pagesOf(watched)) {
        signal.throwIfAborted();
        const left = values.filter(({ id }) => !done.has(id));
        if (left.length === 0) continue;
        const findings = await this.reader.read(url, left, { signal, isRobotsRecheck: reason === 'operator' });
        await this.checks.store(origin, url, findings, new Date(this.clock.now()));
      }
      await this.checks.end(
        origin,
        watched.map(({ id }) => id),
        new Date(this.clock.now()),
      );
      this.logger.log({ origin, values: watched.length }, 'figures watched');
      return 'read';
    } catch (error) {
      await this.checks.release(origin);
      throw error;
    }
  }
}
