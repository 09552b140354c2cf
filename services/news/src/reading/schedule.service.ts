// Writes the daily reading of the news and the weekly one of our figures' pages into the queues, and asks for what was never read. Until both are done it tries again.
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { FiguresQueue } from '@app/queues/figures-queue';
import { NewsQueue } from '@app/queues/news-queue';

const RETRY_MS = 5_000;

@Injectable()
export class ScheduleService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ScheduleService.name);
  private readonly stopping = new AbortController();
  private registering: Promise<void> = Promise.resolve();

  constructor(
    private readonly news: NewsQueue,
    private readonly figures: FiguresQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.registering = this.registerUntilDone();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.registering;
  }

  private async registerUntilDone(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.news.keepSchedule();
        await this.figures.keepSchedule();
        await this.news.read('start');
        return;
      } catch (error) {
        this.logger.warn(`the readings are not in the queue yet: ${(error as Error).message}`);
      }
      await sleep(RETRY_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }
}
