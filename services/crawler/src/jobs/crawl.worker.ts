// Takes jobs of every kind from the queue `crawl` and leaves each one the way its outcome says.
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CRAWL_SCHEDULED_JOB, CRAWL_SOURCE_JOB } from '@app/contracts/jobs/crawl-source';
import { CRAWL_QUEUE, CRAWL_ZIP_JOB } from '@app/contracts/jobs/crawl-zip';
import { runWithRequestId } from '@app/kit/request-id';
import { DelayedError, type Job, UnrecoverableError, WaitingError } from 'bullmq';
import { CrawlerConfig } from '../config/config';
import type { JobContext, Outcome } from '../ledger/held-run.service';
import { SchedulesService } from '../schedules/schedules.service';
import { CrawlSourceService } from './crawl-source.service';
import { parseCrawlScheduledJob, parseCrawlSourceJob } from './crawl-source-job';
import { parseCrawlZipJob } from './crawl-zip-job';
import { CrawlZipService } from './crawl-zip.service';

/** A killed worker's job is taken over after its lock has run out and the next check has passed: within 15 s. */
const OPTIONS = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 20, autorun: false };
const COMPLAIN_MS = 10_000;

/** What is to be done for a job, and the request it is logged under. */
interface Work {
  requestId: string;
  run: (context: JobContext) => Promise<Outcome>;
}

@Injectable()
@Processor(CRAWL_QUEUE, OPTIONS)
export class CrawlWorker extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CrawlWorker.name);
  private readonly stopping = new AbortController();
  private complainedAt = 0;

  constructor(
    private readonly zips: CrawlZipService,
    private readonly sources: CrawlSourceService,
    private readonly schedules: SchedulesService,
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
    const work = this.workOf(job);
    const outcome = await runWithRequestId(work.requestId, async () => {
      const reached = await work.run({
        jobId: job.id ?? '',
        isLastTry: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
        stopping: this.stopping.signal,
      });
      this.logger.log({ jobId: job.id, outcome: reached.kind }, job.name);
      return reached;
    });
    return this.leave(job, token, outcome);
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
  private workOf({ id, name, data }: Job): Work {
    try {
      if (name === CRAWL_ZIP_JOB) {
        const job = parseCrawlZipJob(data);
        return { requestId: job.requestId, run: (context) => this.zips.crawl(job, context) };
      }
      if (name === CRAWL_SOURCE_JOB) {
        const job = parseCrawlSourceJob(data);
        return { requestId: job.requestId, run: (context) => this.sources.crawl(job, context) };
      }
      if (name === CRAWL_SCHEDULED_JOB) {
        const job = parseCrawlScheduledJob(data);
        const requestId = `schedule-${id ?? 'unknown'}`;
        return { requestId, run: () => this.schedules.fire(job.source, requestId) };
      }
    } catch (error) {
      throw new UnrecoverableError((error as Error).message);
    }
    throw new UnrecoverableError(`no handler for job ${name}`);
  }

  private async leave(job: Job, token: string | undefined, outcome: Outcome): Promise<string> {
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
