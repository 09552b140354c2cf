// The door to the queue `news`: its daily firing, and a reading that somebody asks for.
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { NEWS_QUEUE, NEWS_SCHEDULE, READ_NEWS_JOB } from '@app/contracts/jobs/read-news';
import { type JobsOptions, Queue } from 'bullmq';
import { QueueConnection } from './queue-connection';
import { ReadingQueue } from './reading-queue';

const HALF_HOUR_MS = 30 * 60_000;
/** A site that did not answer at six is retried at half past and at seven. */
const READ_OPTIONS: JobsOptions = {
  attempts: 3,
  backoff: { type: 'fixed', delay: HALF_HOUR_MS },
  removeOnComplete: { age: 86_400, count: 50 },
  removeOnFail: { age: 7 * 86_400, count: 50 },
};
/** Who waits for a page does not wait half an hour for another try. */
const REQUESTED_OPTIONS: JobsOptions = { ...READ_OPTIONS, attempts: 1 };

@Injectable()
export class NewsQueue extends ReadingQueue<'operator' | 'start'> {
  constructor(@InjectQueue(NEWS_QUEUE) queue: Queue, connection: QueueConnection) {
    super(queue, connection, { ...NEWS_SCHEDULE, job: READ_NEWS_JOB, options: READ_OPTIONS });
  }

  /** @throws Error when the queue does not answer within two seconds */
  read(reason: 'operator' | 'start'): Promise<void> {
    return this.ask(reason, REQUESTED_OPTIONS);
  }
}
