// The door to the queue `figures`: its weekly firing, and a reading that an operator asks for.
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { FIGURES_QUEUE, FIGURES_SCHEDULE, WATCH_FIGURES_JOB } from '@app/contracts/jobs/watch-figures';
import { type JobsOptions, Queue } from 'bullmq';
import { QueueConnection } from './queue-connection';
import { ReadingQueue } from './reading-queue';

/** A page that did not answer is read again next week; only a database error is retried. */
const OPTIONS: JobsOptions = {
  attempts: 3,
  backoff: { type: 'fixed', delay: 60_000 },
  removeOnComplete: { age: 30 * 86_400, count: 50 },
  removeOnFail: { age: 30 * 86_400, count: 50 },
};

@Injectable()
export class FiguresQueue extends ReadingQueue<'operator'> {
  constructor(@InjectQueue(FIGURES_QUEUE) queue: Queue, connection: QueueConnection) {
    super(queue, connection, { ...FIGURES_SCHEDULE, job: WATCH_FIGURES_JOB, options: OPTIONS });
  }

  /** @throws Error when the queue does not answer within two seconds */
  run(): Promise<void> {
    return this.ask('operator');
  }
}
