// The handler of each kind of job. A kind without a handler, or with two, stops the start of the service.
import { CRAWL_JOBS, type CrawlJobName } from '@app/contracts/jobs/crawl-jobs';
import type { JobContext, Outcome } from '../ledger/held-run.service';

/** @typeParam Job the payload; `requestId` is what its log lines carry */
export interface JobHandler<Job extends { requestId: string } = { requestId: string }> {
  readonly name: CrawlJobName;
  /** Checks the payload from the queue. @throws Error when it is not one of this version */
  parse(data: unknown, jobId: string): Job;
  /** @throws unexpected errors, so that the queue retries */
  work(job: Job, context: JobContext): Promise<Outcome>;
}

export class JobTable {
  private readonly handlers: ReadonlyMap<string, JobHandler>;

  constructor(handlers: readonly JobHandler[]) {
    this.handlers = new Map(handlers.map((handler) => [handler.name, handler]));
    if (this.handlers.size < handlers.length) throw new Error('Two handlers of one job');
    const missing = CRAWL_JOBS.filter((name) => !this.handlers.has(name));
    if (missing.length > 0) throw new Error(`No handler for the job ${missing.join(', ')}`);
  }

  /** @throws Error for a job without a handler */
  handlerOf(name: string): JobHandler {
    const handler = this.handlers.get(name);
    if (!handler) throw new Error(`no handler for job ${name}`);
    return handler;
  }
}
