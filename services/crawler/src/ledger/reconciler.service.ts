// Finds unfinished runs whose job is gone (a queue that was emptied, a job that could not be added) and asks again.
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { FetchingService } from '@app/fetching/fetching.service';
import { FamilyRepository } from './family.repository';
import { RunRows } from './run-rows.service';
import { RunsService } from './runs.service';

const EVERY_MS = 60_000;
/** Younger runs may be between their row and their job, or between two heartbeats (2 s). */
const SILENT_SECONDS = 10;

@Injectable()
export class ReconcilerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ReconcilerService.name);
  private timer?: NodeJS.Timeout;
  private forgetAt = 0;

  constructor(
    private readonly rows: RunRows,
    private readonly families: FamilyRepository,
    private readonly runs: RunsService,
    private readonly fetching: FetchingService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tick(), EVERY_MS).unref();
    void this.tick();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Runs of dead workers whose job still exists are BullMQ's business: it hands stalled jobs on. @returns how many jobs were added again */
  async reconcile(silentSeconds = SILENT_SECONDS): Promise<number> {
    let count = 0;
    for (const run of await this.rows.listActive(silentSeconds)) {
      if (await this.runs.hasJob(run)) continue;
      this.logger.warn({ runId: run.id }, 'run without a job: added again');
      await this.runs.enqueue(run);
      count += 1;
    }
    // A worker that died between its run's end and the parent's leaves the parent behind.
    await this.families.settle();
    return count;
  }

  /** Once an hour: history older than 90 days, and what the fetcher remembers for a month. */
  private async forgetOld(): Promise<void> {
    if (Date.now() < this.forgetAt) return;
    this.forgetAt = Date.now() + 3_600_000;
    await Promise.all([this.rows.prune(), this.fetching.forgetOld()]);
  }

  private async tick(): Promise<void> {
    try {
      await this.reconcile();
      await this.forgetOld();
    } catch (error) {
      this.logger.warn(`reconciling failed, next try in a minute: ${(error as Error).message}`);
    }
  }
}
