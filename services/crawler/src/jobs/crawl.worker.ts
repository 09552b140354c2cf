// Takes jobs of every kind from the queue `crawl` and settles each the way its outcome says.
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CRAWL_QUEUE } from '@app/contracts/jobs/crawl-zip';
import { runWithRequestId } from '@app/kit/request-id';
import { DelayedError, type Job, UnrecoverableError, WaitingError } from 'bullmq';
import { CrawlerConfig } from '../config/config';
import type { Outcome } from '../ledger/held-run.service';
import { JobTable, type ParsedJob } from './job-table';

/** A killed worker's job is taken over after its lock has run out and the next check has passed: within 9 s. */
const OPTIONS = { lockDuration: 6_000, stalledInterval: 3_000, maxStalledCount: 20, autorun: false };
const COMPLAIN_MS = 10_000;

@Injectable()
@Processor(CRAWL_QUEUE, OPTIONS)
export class CrawlWorker extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CrawlWorker.name);
  private readonly stopping = new AbortController();
  private complainedAt = 0;

  constructor(
    private readonly jobs: JobTable,
    private readonly config: CrawlerConfig,
  ) {
    super();
  }

  /** Begins only now: the import of records needs the ZIP tables, which the starter import fills while modules start. */
  onApplicationBootstrap(): void {
    this.worker.concurrency = this.config.concurrency;
    this.worker.run().catch((error: Error) => this.onError(error));
  }

  async process(job: Job, token?: string): Promise<string> {
    const parsed = this.parse(job);
    const outcome = await runWithRequestId(parsed.requestId, async () => {
      const reached = await parsed.work({
        jobId: job.id ?? '',
        isLastTry: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
        stopping: this.stopping.signal,
      });
      this.logger.log({ jobId: job.id, outcome: reached.kind }, job.name);
      return reached;
    });
    return this.settle(job, token, outcome);
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
    this.logger.warn(`crawl worker: ${error.message}`);
  }

  /** @throws UnrecoverableError for a job nobody here understands */
  private parse({ id, name, data }: Job): ParsedJob {
    try {
      return this.jobs.parse(name, data, id ?? '');
    } catch (error) {
      throw new UnrecoverableError((error as Error).message);
    }
  }

  private async settle(job: Job, token: string | undefined, outcome: Outcome): Promise<string> {
    switch (outcome.kind) {
      case 'failed':
        throw new UnrecoverableError(outcome.reason);
      case 'later':
        await job.moveToDelayed(Date.now() + outcome.milliseconds, token);
        throw new DelayedError();
      case 'handed-over':
        await job.moveToWait(token);
        throw new WaitingError();
      default:
        return outcome.kind;
    }
  }
}
