// What is done for each kind of job. A kind without a handler, or with two, stops the start.
import { CRAWL_JOBS, type CrawlJobName } from '@app/contracts/jobs/crawl-jobs';
import type { JobContext, Outcome } from '../ledger/held-run.service';

/** @typeParam Job the payload; `requestId` is what its log lines carry */
export interface JobHandler<Job extends { requestId: string } = { requestId: string }> {
  readonly name: CrawlJobName;
  /** The payload as it came from the queue. @throws Error when it is none we understand */
  parse(data: unknown, jobId: string): Job;
  /** @throws what was not expected, so that the queue tries again */
  work(job: Job, context: JobContext): Promise<Outcome>;
}

/** A job that was understood. */
export interface ParsedJob {
  requestId: string;
  work: (context: JobContext) => Promise<Outcome>;
}

export class JobTable {
  private readonly handlers: ReadonlyMap<string, JobHandler>;

  constructor(handlers: readonly JobHandler[]) {
    this.handlers = new Map(handlers.map((handler) => [handler.name, handler]));
    if (this.handlers.size < handlers.length) throw new Error('Two handlers of one job');
    const missing = CRAWL_JOBS.filter((name) => !this.handlers.has(name));
    if (missing.length > 0) throw new Error(`No handler for the job ${missing.join(', ')}`);
  }

  /** @throws Error for a job nobody here understands */
  parse(name: string, data: unknown, jobId: string): ParsedJob {
    const handler = this.handlers.get(name);
    if (!handler) throw new Error(`no handler for job ${name}`);
    const job = handler.parse(data, jobId);
    return { requestId: job.requestId, work: (context) => handler.work(job, context) };
  }
}
