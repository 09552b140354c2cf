// The door to the `crawl` queue for everybody who asks for a crawl: catalog on a miss, the crawler's starts and reconciler.
import { InjectQueue } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { CRAWL_QUEUE, CRAWL_ZIP_JOB, crawlZipDeduplicationId, type CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { type JobsOptions, Queue } from 'bullmq';

/** Asking for a crawl never holds a visitor's answer longer than this. */
const ANSWER_WITHIN_MS = 3_000;
const LIVE_STATES = new Set(['waiting', 'active', 'delayed', 'prioritized', 'waiting-children']);

/** Unexpected errors are tried again twice; failures of a source are closed in the run itself and not repeated here. */
export const CRAWL_JOB_OPTIONS: JobsOptions = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1_000 },
  removeOnComplete: { age: 3_600, count: 1_000 },
  removeOnFail: { age: 86_400, count: 1_000 },
};

@Injectable()
export class CrawlQueue implements BeforeApplicationShutdown {
  private readonly logger = new Logger(CrawlQueue.name);

  constructor(@InjectQueue(CRAWL_QUEUE) private readonly queue: Queue) {
    // Without a listener an error event ends the process.
    queue.on('error', (error) => this.logger.warn(`Crawl queue: ${error.message}`));
  }

  /**
   * Asks for one ZIP and type. A second ask while one is waiting or worked on adds nothing.
   * @throws Error when the queue does not answer within three seconds; the caller answers without a crawl.
   */
  async addCrawlZip(job: CrawlZipJob): Promise<void> {
    await within(ANSWER_WITHIN_MS, this.add(job));
  }

  /** Whether a job for this ZIP and type is waiting, delayed or being worked on. */
  async isPresent(zip: string, type: CrawlZipJob['type']): Promise<boolean> {
    return within(
      ANSWER_WITHIN_MS,
      (async () => {
        const jobId = await this.queue.getDeduplicationJobId(crawlZipDeduplicationId(zip, type));
        return jobId !== null && LIVE_STATES.has(await this.queue.getJobState(jobId));
      })(),
    );
  }

  /** Takes a job that no worker holds yet out of the queue; one that is worked on ends by its run row. */
  async removeWaiting(zip: string, type: CrawlZipJob['type']): Promise<void> {
    const jobId = await within(ANSWER_WITHIN_MS, this.queue.getDeduplicationJobId(crawlZipDeduplicationId(zip, type)));
    const job = jobId === null ? undefined : await this.queue.getJob(jobId);
    if (!job || (await job.getState()) === 'active') return;
    // Between the two calls a worker may have taken it, and then BullMQ refuses: the run row stops that worker.
    await job.remove().catch((error: Error) => this.logger.debug(`Job ${jobId} stays: ${error.message}`));
  }

  /** @throws Error when the queue cannot be read within two seconds (health). */
  async check(): Promise<void> {
    await within(2_000, this.queue.getJobCountByTypes('waiting'));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.close();
  }

  async close(): Promise<void> {
    await this.queue.close();
  }

  private async add(job: CrawlZipJob): Promise<void> {
    const id = crawlZipDeduplicationId(job.zip, job.type);
    const options = { ...CRAWL_JOB_OPTIONS, deduplication: { id } };
    const added = await this.queue.add(CRAWL_ZIP_JOB, job, options);
    // A job that died without freeing its deduplication id would swallow every later ask for this ZIP and type.
    if (added.id !== undefined && !LIVE_STATES.has(await this.queue.getJobState(added.id))) {
      const holder = await this.queue.getDeduplicationJobId(id);
      if (holder !== added.id) return;
      await this.queue.removeDeduplicationKey(id);
      await this.queue.add(CRAWL_ZIP_JOB, job, options);
    }
  }
}

/** Rejects when `work` is not done in time; the work itself goes on and its late error is of no interest. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The queue did not answer within ${milliseconds} ms`)), milliseconds);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
