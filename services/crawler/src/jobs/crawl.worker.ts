// Takes jobs of every kind from the queue `crawl` and settles each as its outcome requires.
import { Processor } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { CRAWL_QUEUE } from '@app/contracts/jobs/crawl-zip';
import { runWithRequestId } from '@app/kit/request-id';
import { StoppingWorker } from '@app/queues/stopping-worker';
import { type Job, UnrecoverableError } from 'bullmq';
import { CrawlerConfig } from '../config/config';
import type { JobContext, Outcome } from '../ledger/held-run.service';
import { JobTable } from './job-table';

/** A killed worker's job is taken over after its lock has run out and the next check has passed: within 9 s. */
const OPTIONS = { lockDuration: 6_000, stalledInterval: 3_000, maxStalledCount: 20, autorun: false };

@Injectable()
@Processor(CRAWL_QUEUE, OPTIONS)
export class CrawlWorker extends StoppingWorker {
  constructor(
    private readonly jobs: JobTable,
    private readonly config: CrawlerConfig,
  ) {
    super();
  }

  /** Begins only now: the import of records needs the ZIP tables, which the starter import fills while modules start. */
  override onApplicationBootstrap(): void {
    this.worker.concurrency = this.config.concurrency;
    super.onApplicationBootstrap();
  }

  async process(job: Job, token?: string): Promise<string> {
    const { requestId, work } = this.parse(job);
    const outcome = await runWithRequestId(requestId, async () => {
      const reached = await work({
        jobId: job.id ?? '',
        isLastTry: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
        stopping: this.stopping.signal,
      });
      this.logger.log({ jobId: job.id, outcome: reached.kind }, job.name);
      return reached;
    });
    return this.settle(job, token, outcome);
  }

  /** @throws UnrecoverableError for a job without a handler, or of another version */
  private parse({ id, name, data }: Job) {
    try {
      const handler = this.jobs.handlerOf(name);
      const job = handler.parse(data, id ?? '');
      return { requestId: job.requestId, work: (context: JobContext) => handler.work(job, context) };
    } catch (error) {
      throw new UnrecoverableError((error as Error).message);
    }
  }

  private async settle(job: Job, token: string | undefined, outcome: Outcome): Promise<string> {
    switch (outcome.kind) {
      case 'failed':
        throw new UnrecoverableError(outcome.reason);
      case 'later':
        return this.tryLater(job, token, outcome.milliseconds);
      case 'handed-over':
        return this.giveBack(job, token);
      default:
        return outcome.kind;
    }
  }
}
