// The door to the queue `news`: its daily firing, and a reading that somebody asks for.
import { InjectQueue } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { NEWS_QUEUE, NEWS_SCHEDULE, READ_NEWS_JOB, type ReadNewsJob } from '@app/contracts/jobs/read-news';
import { type JobsOptions, Queue } from 'bullmq';
import { addOnce } from './add-once';
import { JobSchedules } from './job-schedules';
import { QueueConnection } from './queue-connection';
import { within as withinMs } from './within';

const HALF_HOUR_MS = 30 * 60_000;
/** A site that did not answer at six is asked again at half past and at seven. */
const READ_OPTIONS: JobsOptions = {
  attempts: 3,
  backoff: { type: 'fixed', delay: HALF_HOUR_MS },
  removeOnComplete: { age: 86_400, count: 50 },
  removeOnFail: { age: 7 * 86_400, count: 50 },
};
/** Who waits for a page does not wait half an hour for another try. */
const ASKED_OPTIONS: JobsOptions = { ...READ_OPTIONS, attempts: 1 };

@Injectable()
export class NewsQueue implements BeforeApplicationShutdown {
  private readonly schedules: JobSchedules;

  constructor(
    @InjectQueue(NEWS_QUEUE) private readonly queue: Queue,
    private readonly connection: QueueConnection,
  ) {
    this.schedules = new JobSchedules(queue, (work) => this.within(work));
    // Without a listener an error event ends the process.
    queue.on('error', (error) => new Logger(NewsQueue.name).warn(`News queue: ${error.message}`));
  }

  /** Writes the daily reading into the queue; one firing however many processes do so. */
  keepSchedule(): Promise<void> {
    const job: ReadNewsJob = { v: 1, reason: 'schedule' };
    return this.schedules.keep(NEWS_SCHEDULE.id, NEWS_SCHEDULE.pattern, {
      name: READ_NEWS_JOB,
      data: job,
      opts: READ_OPTIONS,
    });
  }

  /**
   * Asks for a reading now. A second ask while one is waiting or worked on adds nothing.
   * @throws Error when the queue does not answer within two seconds
   */
  async read(reason: 'operator' | 'start'): Promise<void> {
    const job: ReadNewsJob = { v: 1, reason };
    const options = { ...ASKED_OPTIONS, deduplication: { id: `${READ_NEWS_JOB}-${reason}` } };
    await this.within(addOnce(this.queue, READ_NEWS_JOB, job, options));
  }

  /** The next daily reading; null = the schedule is not in the queue yet. @throws like {@link read} */
  async nextReading(): Promise<Date | null> {
    return (await this.schedules.nextStarts()).get(NEWS_SCHEDULE.id) ?? null;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }

  private within<T>(work: Promise<T>): Promise<T> {
    return withinMs(this.connection.answerWithinMs, work);
  }
}
