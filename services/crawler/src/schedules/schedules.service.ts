// Reads the sources by themselves, in Pacific time. The queue keeps the schedules and makes one job of each firing, however
// many processes registered them.
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { NamedSourceId } from '@app/contracts/http/crawl-sources';
import { crawlScheduleId } from '@app/contracts/jobs/crawl-source';
import { CrawlQueue } from '@app/queues/crawl-queue';
import { ModeService } from '../mode/mode.service';
import { isActive } from '../ledger/run-row';
import { sourceTarget } from '../ledger/run-target';
import type { Outcome } from '../ledger/held-run.service';
import { RunRows } from '../ledger/run-rows.service';
import { RunsService } from '../ledger/runs.service';
import { READ_BY_THEMSELVES } from '../sources/all-sources';

const RETRY_MS = 5_000;
/** Two patterns of a source may meet, and a job may come twice: one run is enough. */
const ONE_FIRING_MS = 6 * 3_600_000;

@Injectable()
export class SchedulesService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SchedulesService.name);
  private readonly stopping = new AbortController();
  private registering: Promise<void> = Promise.resolve();

  constructor(
    private readonly queue: CrawlQueue,
    private readonly rows: RunRows,
    private readonly runs: RunsService,
    private readonly mode: ModeService,
  ) {}

  onApplicationBootstrap(): void {
    this.registering = this.registerUntilDone();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.registering;
  }

  /**
   * Opens the run of a firing. A run that the schedule opened a moment ago, or one under way, is enough. Invented lists are
   * read only when an operator asks for them.
   */
  async fire(source: NamedSourceId, requestId: string): Promise<Outcome> {
    const target = sourceTarget(source);
    if (!this.runs.isOn(target)) return { kind: 'not-wanted' };
    // When nothing answers the run says so itself.
    const mode = await this.mode.decide().catch(() => null);
    if (mode === 'sample') return { kind: 'not-wanted' };
    const newest = await this.rows.newest(target);
    const age = newest === null ? Infinity : Date.now() - newest.createdAt.getTime();
    const isEnough = newest !== null && newest.requestedBy === 'schedule' && age < ONE_FIRING_MS;
    if (newest !== null && (isActive(newest) || isEnough)) return { kind: 'not-wanted' };
    await this.runs.start(target, { requestId, requestedBy: 'schedule' });
    return { kind: 'done' };
  }

  /** Writes every schedule into the queue and takes out those we no longer have. */
  async register(): Promise<void> {
    const wanted = new Set<string>();
    for (const { source, schedule } of READ_BY_THEMSELVES) {
      for (const [index, pattern] of schedule.patterns.entries()) {
        const id = scheduleId(source, index);
        wanted.add(id);
        await this.queue.schedule(id, pattern, { v: 1, source });
      }
    }
    for (const id of (await this.queue.nextStarts()).keys()) {
      if (id.startsWith(SCHEDULE_IDS) && !wanted.has(id)) await this.queue.unschedule(id);
    }
  }

  private async registerUntilDone(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        return await this.register();
      } catch (error) {
        this.logger.warn(`schedules are not in the queue yet, next try in ${RETRY_MS} ms: ${(error as Error).message}`);
      }
      await sleep(RETRY_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }
}

const SCHEDULE_IDS = 'schedule-';

const scheduleId = (source: NamedSourceId, index: number): string => `${crawlScheduleId(source)}-${index}`;
