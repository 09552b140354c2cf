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
import { WAITING_CRAWLS } from '@app/contracts/http/catalog';
import { CRAWL_QUEUE, CRAWL_ZIP_JOB, crawlZipDeduplicationId, type CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { type JobsOptions, Queue } from 'bullmq';
import { addOnce, LIVE_STATES } from './add-once';
import { JobSchedules } from './job-schedules';
import { QueueConnection } from './queue-connection';
import { within as withinMs } from './within';

/** Jobs without a priority go first: nobody waits for a page behind a crawl of everything. */
const BULK_PRIORITY = 10;
/** Nobody waits for a part of a crawl of everything: a busy queue gets its time, and no part waits for the reconciler's minute. */
const BULK_ANSWER_MS = 15_000;
/** More waiting jobs than this need not be counted. */
const MOST_READ = 50;
/** A full line is not read again for every search: whoever comes within this long is told what it was. */
const FULL_LINE_MS = 500;

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
  /** true: before everything that waits. */
  isFirst?: boolean;
}

const isAmong = (waiting: readonly CrawlZipJob[], { zip, type }: CrawlZipJob): boolean =>
  waiting.some((each) => each.zip === zip && each.type === type);

@Injectable()
export class CrawlQueue implements BeforeApplicationShutdown {
  private readonly logger = new Logger(CrawlQueue.name);
  private readonly schedules: JobSchedules;
  private line: Promise<unknown> = Promise.resolve();
  private fullLine: { waiting: readonly CrawlZipJob[]; readAt: number } | null = null;

  constructor(
    @InjectQueue(CRAWL_QUEUE) private readonly queue: Queue,
    private readonly connection: QueueConnection,
  ) {
    this.schedules = new JobSchedules(queue, (work) => this.within(work));
    // Without a listener an error event ends the process.
    queue.on('error', (error) => this.logger.warn(`Crawl queue: ${error.message}`));
  }

  /**
   * Asks for one ZIP and type. A second ask while one is waiting or worked on adds nothing.
   * @throws Error when the queue does not answer within two seconds (15 with `isBulk`); the caller answers without a crawl.
   */
  async addCrawlZip(job: CrawlZipJob, options: AddOptions = {}): Promise<void> {
    const id = crawlZipDeduplicationId(job.zip, job.type);
    await this.within(this.add(CRAWL_ZIP_JOB, job, id, options), options);
  }

  /**
   * Asks for one ZIP and type because a visitor's search missed. At most ten such jobs wait in all and two of one visitor, and who
   * has none waiting comes first: nobody stands behind somebody else's list of ZIPs.
   * @param job `visitor` says whose it is; without it only the limit in all holds
   * @returns false when too many wait already: nothing was added
   */
  addForVisitor(job: CrawlZipJob): Promise<boolean> {
    const told = this.toldByFullLine(job);
    if (told !== null) return Promise.resolve(told);
    // One after another, in all processes, or a hundred at once would all find an empty line. Whoever stood before may have found it full.
    const turn = this.line.then(
      () => this.toldByFullLine(job) ?? this.within(this.connection.lock.hold(() => this.addInTurn(job))),
    );
    this.line = turn.catch(() => undefined);
    // Behind a silent queue the last in line waits no longer than the first.
    return this.within(turn);
  }

  /** Asks for a source that is not read by ZIP, with the same promises. */
  async addCrawlSource(job: CrawlSourceJob, options: AddOptions = {}): Promise<void> {
    const id = crawlSourceDeduplicationId(job.source, job.part);
    await this.within(this.add(CRAWL_SOURCE_JOB, job, id, options), options);
  }

  /** Whether a job for this ZIP and type is waiting, delayed or being worked on. */
  isPresent(zip: string, type: CrawlZipJob['type']): Promise<boolean> {
    return this.has(crawlZipDeduplicationId(zip, type));
  }

  /** Like {@link drop}, for a ZIP and type. */
  removeWaiting(zip: string, type: CrawlZipJob['type']): Promise<void> {
    return this.drop(crawlZipDeduplicationId(zip, type));
  }

  /** Whether the job of this deduplication id is waiting, delayed or being worked on. */
  async has(deduplicationId: string): Promise<boolean> {
    return this.within(
      (async () => {
        const jobId = await this.queue.getDeduplicationJobId(deduplicationId);
        return jobId !== null && LIVE_STATES.has(await this.queue.getJobState(jobId));
      })(),
    );
  }

  /** Takes a job that no worker holds yet out of the queue; one that is worked on ends by its run row. */
  async drop(deduplicationId: string): Promise<void> {
    this.fullLine = null;
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

  /** No waiting job is taken up until {@link resume}; what is being worked on goes on. Holds for every process. */
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

  /** Whether the job is in a full line that was read just now; null when no line is known to be full. */
  private toldByFullLine(job: CrawlZipJob): boolean | null {
    const { fullLine } = this;
    if (!fullLine || performance.now() - fullLine.readAt >= FULL_LINE_MS) return null;
    return isAmong(fullLine.waiting, job);
  }

  private async addInTurn(job: CrawlZipJob): Promise<boolean> {
    // Jobs of a crawl of everything have a priority and stand in another line.
    const waiting = (await this.queue.getWaiting(0, MOST_READ)).map(({ data }) => data as CrawlZipJob);
    const isFull = waiting.length >= WAITING_CRAWLS.inAll;
    this.fullLine = isFull ? { waiting, readAt: performance.now() } : null;
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
