// Takes readings from the queue `news`. Many processes may work on it: each job goes to one, and each source is read by one.
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { NEWS_QUEUE, READ_NEWS_REASONS, type ReadNewsJob, type ReadNewsReason } from '@app/contracts/jobs/read-news';
import { runWithRequestId } from '@app/kit/request-id';
import { DelayedError, type Job, UnrecoverableError, WaitingError } from 'bullmq';
import { ReadingService } from './reading.service';

/** A killed worker's job is taken over when its lock has run out and the next check has passed. */
const OPTIONS = { lockDuration: 15_000, stalledInterval: 10_000, maxStalledCount: 20, autorun: false };
const BUSY_MS = 60_000;
const COMPLAIN_MS = 10_000;

@Injectable()
@Processor(NEWS_QUEUE, OPTIONS)
export class ReadingWorker extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ReadingWorker.name);
  private readonly stopping = new AbortController();
  private complainedAt = 0;

  constructor(private readonly reading: ReadingService) {
    super();
  }

  onApplicationBootstrap(): void {
    this.worker.run().catch((error: Error) => this.onError(error));
  }

  /** @throws Error when a source may answer a later try: the queue asks again as often as the job says */
  async process(job: Job, token?: string): Promise<string> {
    const reason = reasonOf(job.data);
    const read = this.reading.readAll.bind(this.reading, reason, this.stopping.signal);
    const outcomes = await runWithRequestId(`news-${job.id ?? 'unknown'}`, read).catch(async (error: Error) => {
      if (!this.stopping.signal.aborted) throw error;
      await job.moveToWait(token);
      throw new WaitingError();
    });
    const ending = Object.values(outcomes);
    // Perhaps a killed process held it: its claim ends by itself.
    if (ending.includes('busy')) {
      await job.moveToDelayed(Date.now() + BUSY_MS, token);
      throw new DelayedError();
    }
    const missing = Object.entries(outcomes).filter(([, outcome]) => outcome === 'again');
    if (missing.length > 0) throw new Error(`not read: ${missing.map(([source]) => source).join(', ')}`);
    return ending.join(' ');
  }

  /** Stops reading, gives the job back, and lets go of the queue before its connections close. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort(new Error('the process is stopping'));
    await this.worker.close();
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    // A database that is down is reported once in a while, not once for every poll.
    if (Date.now() - this.complainedAt < COMPLAIN_MS) return;
    this.complainedAt = Date.now();
    this.logger.warn(`news worker: ${error.message}`);
  }
}

/** @throws UnrecoverableError for a job nobody here understands */
function reasonOf(data: unknown): ReadNewsReason {
  const { v, reason } = (data ?? {}) as Partial<ReadNewsJob>;
  const known = READ_NEWS_REASONS.find((each) => each === reason);
  if (v !== 1 || known === undefined) throw new UnrecoverableError('a job of another version');
  return known;
}
