// Takes readings from the queue `news`. Many processes may work on it: each job goes to one, and each source is read by one.
import { Processor } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { NEWS_QUEUE, READ_NEWS_REASONS } from '@app/contracts/jobs/read-news';
import { runWithRequestId } from '@app/kit/request-id';
import { reasonOf } from '@app/queues/reading-job';
import { StoppingWorker, WORKER_OPTIONS } from '@app/queues/stopping-worker';
import type { Job } from 'bullmq';
import { ReadingService } from './reading.service';

@Injectable()
@Processor(NEWS_QUEUE, WORKER_OPTIONS)
export class ReadingWorker extends StoppingWorker {
  constructor(private readonly reading: ReadingService) {
    super();
  }

  /** @throws Error when a source may answer a later try: the queue asks again as often as the job says */
  async process(job: Job, token?: string): Promise<string> {
    const reason = reasonOf(job.data, READ_NEWS_REASONS);
    const read = this.reading.readAll.bind(this.reading, reason, this.stopping.signal);
    const outcomes = await this.orGiveBack(job, token, runWithRequestId(`news-${job.id ?? 'unknown'}`, read));
    const ending = Object.values(outcomes);
    if (ending.includes('busy')) return this.tryLater(job, token);
    const missing = Object.entries(outcomes).filter(([, outcome]) => outcome === 'again');
    if (missing.length > 0) throw new Error(`not read: ${missing.map(([source]) => source).join(', ')}`);
    return ending.join(' ');
  }
}
