// Adds jobs to the queue `crawl`: for catalog when a search misses, and for the crawler's starts, schedules and reconciler.
import { InjectQueue } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import {
  CRAWL_SCHEDULED_JOB,
  CRAWL_SOURCE_JOB,
  type CrawlScheduledJob,
  crawlSourceDeduplicationId,
  type CrawlSourceJob,
} from '@app/contracts/jobs/crawl-source';
import { WAITING_CRAWLS } from '@app/contracts/http/catalog';
import { CRAWL_QUEUE, CRAWL_ZIP_JOB, crawlZipDeduplicationId, type CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { type JobsOptions, Queue } from 'bullmq';
import { addOnce, LIVE_STATES } from './add-once';
import { JobSchedules } from './job-schedules';
import { QueueConnection } from './queue-connection';
import { within as withinMs } from './within';

/** Jobs without a priority run first: no visitor waits behind a crawl of everything. */
const BULK_PRIORITY = 10;
/** No visitor waits for a part of a crawl of everything: a busy queue gets more time, so that no part has to wait for the reconciler. */
const BULK_ANSWER_MS = 15_000;
/** More waiting jobs than this need not be counted. */
const MAX_READ = 50;
/** When the queue is full, its waiting jobs are cached this long, so that not every search reads them. */
const FULL_QUEUE_CACHE_MS = 500;

/** Unexpected errors are tried again twice; failures of a source are closed in the run itself and not repeated here. */
const CRAWL_JOB_OPTIONS: JobsOptions = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1_000 },
  removeOnComplete: { age: 3_600, count: 1_000 },
  removeOnFail: { age: 86_400, count: 1_000 },
};

export interface AddOptions {
  /** true: after all jobs that a visitor waits for. */
  isBulk?: boolean;
  /** true: before all waiting jobs. */
  isFirst?: boolean;
}

const isAmong = (waiting: readonly CrawlZipJob[], { zip, type }: CrawlZipJob): boolean =>
  waiting.some((each) => each.zip === zip && each.type === type);

@Injectable()
export class CrawlQueue implements BeforeApplicationShutdown {
  private readonly logger = new Logger(CrawlQueue.name);
  private readonly schedules: JobSchedules;
  private pending: Promise<unknown> = Promise.resolve();
  private fullQueue: { waiting: readonly CrawlZipJob[]; readAt: number } | null = null;

  constructor(
    @InjectQueue(CRAWL_QUEUE) private readonly queue: Queue,
    private readonly connection: QueueConnection,
  ) {
    this.schedules = new JobSchedules(queue, (work) => this.within(work));
    // Without a listener an error event ends the process.
    queue.on('error', (error) => this.logger.warn(`Crawl queue: ${error.message}`));
  }

  /**
   * Adds a job for one ZIP and type, unless one is waiting or running.
   * @throws Error when the queue does not answer within two seconds (15 with `isBulk`); the caller answers without a crawl.
   */
  async addCrawlZip(job: CrawlZipJob, options: AddOptions = {}): Promise<void> {
    const id = crawlZipDeduplicationId(job.zip, job.type);
    await this.within(this.add(CRAWL_ZIP_JOB, job, id, options), options);
  }

  /**
   * Adds a job for one ZIP and type because a visitor's search missed. At most ten such jobs wait in all and two of one visitor. The first
   * job of a visitor goes before all others, so that one visitor's list of ZIPs does not delay another's.
   * @param job `visitor` says whose it is; without it only the limit in all holds
   * @returns false when too many wait already: nothing was added
   */
  addForVisitor(job: CrawlZipJob): Promise<boolean> {
    const cached = this.lookupInCachedFullQueue(job);
    if (cached !== null) return Promise.resolve(cached);
    // One call at a time, across all processes, or a hundred at once would all find an empty queue. An earlier call may have found it full.
    const adding = this.pending.then(
      () =>
        this.lookupInCachedFullQueue(job) ?? this.within(this.connection.lock.hold(() => this.addWithinLimits(job))),
    );
    this.pending = adding.catch(() => undefined);
    // When the queue does not answer, the last caller waits no longer than the first.
    return this.within(adding);
  }

  /** Adds a job for a source that is not read by ZIP, as {@link addCrawlZip} does. */
  async addCrawlSource(job: CrawlSourceJob, options: AddOptions = {}): Promise<void> {
    const id = crawlSourceDeduplicationId(job.source, job.part);
    await this.within(this.add(CRAWL_SOURCE_JOB, job, id, options), options);
  }

  /** Whether a job for this ZIP and type is waiting, delayed or running. */
  isPresent(zip: string, type: CrawlZipJob['type']): Promise<boolean> {
    return this.has(crawlZipDeduplicationId(zip, type));
  }

  /** Like {@link drop}, for a ZIP and type. */
  removeWaiting(zip: string, type: CrawlZipJob['type']): Promise<void> {
    return this.drop(crawlZipDeduplicationId(zip, type));
  }

  /** Whether the job of this deduplication id is waiting, delayed or running. */
  async has(deduplicationId: string): Promise<boolean> {
    return this.within(
      (async () => {
        const jobId = await this.queue.getDeduplicationJobId(deduplicationId);
        return jobId !== null && LIVE_STATES.has(await this.queue.getJobState(jobId));
      })(),
    );
  }

  /** Removes a job that no worker has started; a running one is ended by its run's row. */
  async drop(deduplicationId: string): Promise<void> {
    this.fullQueue = null;
    const jobId = await this.within(this.queue.getDeduplicationJobId(deduplicationId));
    const job = jobId === null ? undefined : await this.queue.getJob(jobId);
    if (!job || (await job.getState()) === 'active') return;
    // Between the two calls a worker may have taken it, and then BullMQ refuses: the run row stops that worker.
    await job.remove().catch((error: Error) => this.logger.debug(`Job ${jobId} stays: ${error.message}`));
  }

  /** Starts a source by a cron pattern in Pacific time ({@link JobSchedules.keep}). */
  schedule(id: string, pattern: string, job: CrawlScheduledJob): Promise<void> {
    return this.schedules.keep(id, pattern, { name: CRAWL_SCHEDULED_JOB, data: job, opts: CRAWL_JOB_OPTIONS });
  }

  /** Next start of every schedule by its id. */
  nextStarts(): Promise<Map<string, Date>> {
    return this.schedules.nextStarts();
  }

  unschedule(id: string): Promise<void> {
    return this.schedules.drop(id);
  }

  /** No waiting job is started until {@link resume}, in any process; running jobs continue. */
  async pause(): Promise<void> {
    await this.within(this.queue.pause());
  }

  async resume(): Promise<void> {
    await this.within(this.queue.resume());
  }

  async isPaused(): Promise<boolean> {
    return this.within(this.queue.isPaused());
  }

  /** @throws Error when the queue cannot be read within two seconds (health). */
  async check(): Promise<void> {
    await this.within(this.queue.getJobCountByTypes('waiting'));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.close();
  }

  async close(): Promise<void> {
    await this.queue.close();
  }

  private within<T>(work: Promise<T>, { isBulk = false }: AddOptions = {}): Promise<T> {
    const { answerWithinMs } = this.connection;
    return withinMs(isBulk ? Math.max(BULK_ANSWER_MS, answerWithinMs) : answerWithinMs, work);
  }

  /** Whether the job is in the cached full queue; null when none is cached. */
  private lookupInCachedFullQueue(job: CrawlZipJob): boolean | null {
    const { fullQueue } = this;
    if (!fullQueue || performance.now() - fullQueue.readAt >= FULL_QUEUE_CACHE_MS) return null;
    return isAmong(fullQueue.waiting, job);
  }

  private async addWithinLimits(job: CrawlZipJob): Promise<boolean> {
    // Jobs of a crawl of everything have a priority and are listed separately.
    const waiting = (await this.queue.getWaiting(0, MAX_READ)).map(({ data }) => data as CrawlZipJob);
    const isFull = waiting.length >= WAITING_CRAWLS.inAll;
    this.fullQueue = isFull ? { waiting, readAt: performance.now() } : null;
    if (isAmong(waiting, job)) return true;
    const ofVisitor = waiting.filter(({ visitor }) => visitor !== undefined && visitor === job.visitor).length;
    if (isFull || ofVisitor >= WAITING_CRAWLS.perVisitor) return false;
    const isFirst = job.visitor !== undefined && ofVisitor === 0;
    await this.add(CRAWL_ZIP_JOB, job, crawlZipDeduplicationId(job.zip, job.type), { isFirst });
    return true;
  }

  private add(name: string, job: object, id: string, { isBulk, isFirst }: AddOptions): Promise<void> {
    const priority = isBulk ? { priority: BULK_PRIORITY } : isFirst ? { lifo: true } : {};
    return addOnce(this.queue, name, job, { ...CRAWL_JOB_OPTIONS, ...priority, deduplication: { id } });
  }
}
