// The door to the `crawl` queue for everybody who asks for a crawl: catalog on a miss, the crawler's starts, schedules and
// reconciler.
import { InjectQueue } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import {
  CRAWL_SCHEDULED_JOB,
  CRAWL_SOURCE_JOB,
  type CrawlScheduledJob,
  crawlSourceDeduplicationId,
  type CrawlSourceJob,
} from '@app/contracts/jobs/crawl-source';
import { CRAWL_QUEUE, CRAWL_ZIP_JOB, crawlZipDeduplicationId, type CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { type JobsOptions, Queue } from 'bullmq';
import { within } from './within';

/** Asking for a crawl never holds a visitor's answer longer than this. */
const ANSWER_WITHIN_MS = 3_000;
const LIVE_STATES = new Set<string>(['waiting', 'active', 'delayed', 'prioritized', 'waiting-children', 'paused']);
/** Jobs without a priority go first: nobody waits for a page behind a crawl of everything. */
const BULK_PRIORITY = 10;
const TIME_ZONE = 'America/Los_Angeles';

/** Unexpected errors are tried again twice; failures of a source are closed in the run itself and not repeated here. */
const CRAWL_JOB_OPTIONS: JobsOptions = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1_000 },
  removeOnComplete: { age: 3_600, count: 1_000 },
  removeOnFail: { age: 86_400, count: 1_000 },
};

export interface AddOptions {
  /** true: behind everything that somebody waits for. */
  isBulk?: boolean;
}

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
  async addCrawlZip(job: CrawlZipJob, options: AddOptions = {}): Promise<void> {
    await within(ANSWER_WITHIN_MS, this.add(CRAWL_ZIP_JOB, job, crawlZipDeduplicationId(job.zip, job.type), options));
  }

  /** Asks for a source that is not read by ZIP, with the same promises. */
  async addCrawlSource(job: CrawlSourceJob, options: AddOptions = {}): Promise<void> {
    const id = crawlSourceDeduplicationId(job.source, job.part);
    await within(ANSWER_WITHIN_MS, this.add(CRAWL_SOURCE_JOB, job, id, options));
  }

  /** Whether a job for this ZIP and type is waiting, delayed or being worked on. */
  isPresent(zip: string, type: CrawlZipJob['type']): Promise<boolean> {
    return this.holds(crawlZipDeduplicationId(zip, type));
  }

  /** Like {@link drop}, for a ZIP and type. */
  removeWaiting(zip: string, type: CrawlZipJob['type']): Promise<void> {
    return this.drop(crawlZipDeduplicationId(zip, type));
  }

  /** Whether the job of this deduplication id is waiting, delayed or being worked on. */
  async holds(deduplicationId: string): Promise<boolean> {
    return within(
      ANSWER_WITHIN_MS,
      (async () => {
        const jobId = await this.queue.getDeduplicationJobId(deduplicationId);
        return jobId !== null && LIVE_STATES.has(await this.queue.getJobState(jobId));
      })(),
    );
  }

  /** Takes a job that no worker holds yet out of the queue; one that is worked on ends by its run row. */
  async drop(deduplicationId: string): Promise<void> {
    const jobId = await within(ANSWER_WITHIN_MS, this.queue.getDeduplicationJobId(deduplicationId));
    const job = jobId === null ? undefined : await this.queue.getJob(jobId);
    if (!job || (await job.getState()) === 'active') return;
    // Between the two calls a worker may have taken it, and then BullMQ refuses: the run row stops that worker.
    await job.remove().catch((error: Error) => this.logger.debug(`Job ${jobId} stays: ${error.message}`));
  }

  /**
   * Starts a source by a cron pattern in Pacific time; one firing however many processes ask for the same. A schedule that
   * stands already is left alone, so that a firing missed while nothing ran still comes.
   */
  async schedule(id: string, pattern: string, job: CrawlScheduledJob): Promise<void> {
    if (await this.isScheduled(id, pattern)) return;
    const template = { name: CRAWL_SCHEDULED_JOB, data: job, opts: CRAWL_JOB_OPTIONS };
    try {
      await within(ANSWER_WITHIN_MS, this.queue.upsertJobScheduler(id, { pattern, tz: TIME_ZONE }, template));
    } catch (error) {
      // Another process asked at the same moment, and one of the two is refused.
      if (!(await this.isScheduled(id, pattern))) throw error;
    }
  }

  /** Next start of every schedule by its id. */
  async nextStarts(): Promise<Map<string, Date>> {
    const schedulers = await within(ANSWER_WITHIN_MS, this.queue.getJobSchedulers(0, -1));
    return new Map(
      schedulers.flatMap(({ key, next }) => (next === undefined ? [] : [[key, new Date(Number(next))] as const])),
    );
  }

  async unschedule(id: string): Promise<void> {
    await within(ANSWER_WITHIN_MS, this.queue.removeJobScheduler(id));
  }

  /** No waiting job is taken up until {@link resume}; what is being worked on goes on. Holds for every process. */
  async pause(): Promise<void> {
    await within(ANSWER_WITHIN_MS, this.queue.pause());
  }

  async resume(): Promise<void> {
    await within(ANSWER_WITHIN_MS, this.queue.resume());
  }

  async isPaused(): Promise<boolean> {
    return within(ANSWER_WITHIN_MS, this.queue.isPaused());
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

  private async isScheduled(id: string, pattern: string): Promise<boolean> {
    const known = await within(ANSWER_WITHIN_MS, this.queue.getJobScheduler(id));
    if (known?.next === undefined || known.pattern !== pattern || known.tz !== TIME_ZONE) return false;
    if (Number(known.next) > Date.now()) return true;
    // Overdue: good while the job of that firing still waits; without it nothing would ever fire again.
    const state = await within(ANSWER_WITHIN_MS, this.queue.getJobState(`repeat:${id}:${known.next}`));
    return LIVE_STATES.has(state);
  }

  private async add(name: string, job: object, id: string, { isBulk = false }: AddOptions): Promise<void> {
    const priority = isBulk ? { priority: BULK_PRIORITY } : {};
    const options = { ...CRAWL_JOB_OPTIONS, ...priority, deduplication: { id } };
    const added = await this.queue.add(name, job, options);
    // A job that died without freeing its deduplication id would swallow every later ask for the same work.
    if (added.id !== undefined && !LIVE_STATES.has(await this.queue.getJobState(added.id))) {
      const holder = await this.queue.getDeduplicationJobId(id);
      if (holder !== added.id) return;
      await this.queue.removeDeduplicationKey(id);
      await this.queue.add(name, job, options);
    }
  }
}
