// The door to the queue `figures`: its weekly firing, and a reading that an operator asks for.
import { InjectQueue } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import {
  FIGURES_QUEUE,
  FIGURES_SCHEDULE,
  WATCH_FIGURES_JOB,
  type WatchFiguresJob,
} from '@app/contracts/jobs/watch-figures';
import { type JobsOptions, Queue } from 'bullmq';
import { addOnce } from './add-once';
import { JobSchedules } from './job-schedules';
import { QueueConnection } from './queue-connection';
import { within as withinMs } from './within';

/** What a page did not answer is asked again next week; only a database that was away is tried again. */
const OPTIONS: JobsOptions = {
  attempts: 3,
  backoff: { type: 'fixed', delay: 60_000 },
  removeOnComplete: { age: 30 * 86_400, count: 50 },
  removeOnFail: { age: 30 * 86_400, count: 50 },
};

@Injectable()
export class FiguresQueue implements BeforeApplicationShutdown {
  private readonly schedules: JobSchedules;

  constructor(
    @InjectQueue(FIGURES_QUEUE) private readonly queue: Queue,
    private readonly connection: QueueConnection,
  ) {
    this.schedules = new JobSchedules(queue, (work) => this.within(work));
    // Without a listener an error event ends the process.
    queue.on('error', (error) => new Logger(FiguresQueue.name).warn(`Figures queue: ${error.message}`));
  }

  /** Writes the weekly reading into the queue; one firing however many processes do so. */
  keepSchedule(): Promise<void> {
    const job: WatchFiguresJob = { v: 1, reason: 'schedule' };
    const template = { name: WATCH_FIGURES_JOB, data: job, opts: OPTIONS };
    return this.schedules.keep(FIGURES_SCHEDULE.id, FIGURES_SCHEDULE.pattern, template);
  }

  /**
   * Asks for a reading now. A second ask while one is waiting or worked on adds nothing.
   * @throws Error when the queue does not answer within two seconds
   */
  async run(): Promise<void> {
    const job: WatchFiguresJob = { v: 1, reason: 'operator' };
    const options = { ...OPTIONS, deduplication: { id: `${WATCH_FIGURES_JOB}-operator` } };
    await this.within(addOnce(this.queue, WATCH_FIGURES_JOB, job, options));
  }

  /** The next weekly reading; null = the schedule is not in the queue yet. @throws like {@link run} */
  async nextRun(): Promise<Date | null> {
    return (await this.schedules.nextStarts()).get(FIGURES_SCHEDULE.id) ?? null;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }

  private within<T>(work: Promise<T>): Promise<T> {
    return withinMs(this.connection.answerWithinMs, work);
  }
}
