// The door to a queue of readings: its one schedule, and a reading that somebody asks for.
import { type BeforeApplicationShutdown, Logger } from '@nestjs/common';
import type { JobsOptions, Queue } from 'bullmq';
import { addOnce } from './add-once';
import { JobSchedules } from './job-schedules';
import type { QueueConnection } from './queue-connection';
import type { ReadingJob } from './reading-job';
import { within as withinMs } from './within';

/** What the queue fires by itself. */
export interface ReadingSchedule {
  id: string;
  pattern: string;
  /** Name of its jobs. */
  job: string;
  options: JobsOptions;
}

export abstract class ReadingQueue<Reason extends string> implements BeforeApplicationShutdown {
  private readonly schedules: JobSchedules;

  protected constructor(
    private readonly queue: Queue,
    private readonly connection: QueueConnection,
    private readonly schedule: ReadingSchedule,
  ) {
    this.schedules = new JobSchedules(queue, (work) => this.within(work));
    // Without a listener an error event ends the process.
    queue.on('error', (error) => new Logger(this.constructor.name).warn(`Queue ${queue.name}: ${error.message}`));
  }

  /** Writes the scheduled reading into the queue; one firing however many processes do so. */
  keepSchedule(): Promise<void> {
    const { id, pattern, job, options } = this.schedule;
    const data: ReadingJob<'schedule'> = { v: 1, reason: 'schedule' };
    return this.schedules.keep(id, pattern, { name: job, data, opts: options });
  }

  /** The next scheduled reading; null = the schedule is not in the queue yet. @throws like {@link ask} */
  async nextReading(): Promise<Date | null> {
    return (await this.schedules.nextStarts()).get(this.schedule.id) ?? null;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }

  /**
   * Asks for a reading now. A second ask while one is waiting or worked on adds nothing.
   * @throws Error when the queue does not answer within two seconds
   */
  protected async ask(reason: Reason, options: JobsOptions = this.schedule.options): Promise<void> {
    const { job } = this.schedule;
    const once = { ...options, deduplication: { id: `${job}-${reason}` } };
    const data: ReadingJob<Reason> = { v: 1, reason };
    await this.within(addOnce(this.queue, job, data, once));
  }

  private within<T>(work: Promise<T>): Promise<T> {
    return withinMs(this.connection.answerWithinMs, work);
  }
}
