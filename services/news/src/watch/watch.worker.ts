// Takes readings of the official pages from the queue `figures`.
import { Processor } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { FIGURES_QUEUE, WATCH_FIGURES_REASONS } from '@app/contracts/jobs/watch-figures';
import { runWithRequestId } from '@app/kit/request-id';
import { reasonOf } from '@app/queues/reading-job';
import { StoppingWorker, WORKER_OPTIONS } from '@app/queues/stopping-worker';
import type { Job } from 'bullmq';
import { WatchingService } from './watching.service';

@Injectable()
@Processor(FIGURES_QUEUE, WORKER_OPTIONS)
export class WatchWorker extends StoppingWorker {
  constructor(private readonly watching: WatchingService) {
    super();
  }

  async process(job: Job, token?: string): Promise<string> {
    const run = this.watching.run.bind(this.watching, reasonOf(job.data, WATCH_FIGURES_REASONS), this.stopping.signal);
    const outcome = await this.orGiveBack(job, token, runWithRequestId(`figures-${job.id ?? 'unknown'}`, run));
    return outcome === 'busy' ? this.tryLater(job, token) : outcome;
  }
}
