// Takes readings of the official pages from the queue `figures`.
import { Processor } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import {
  FIGURES_QUEUE,
  WATCH_FIGURES_REASONS,
  type WatchFiguresJob,
  type WatchFiguresReason,
} from '@app/contracts/jobs/watch-figures';
import { runWithRequestId } from '@app/kit/request-id';
import { StoppingWorker, WORKER_OPTIONS } from '@app/queues/stopping-worker';
import { type Job, UnrecoverableError } from 'bullmq';
import { WatchingService } from './watching.service';

@Injectable()
@Processor(FIGURES_QUEUE, WORKER_OPTIONS)
export class WatchWorker extends StoppingWorker {
  constructor(private readonly watching: WatchingService) {
    super();
  }

  async process(job: Job, token?: string): Promise<string> {
    const run = this.watching.run.bind(this.watching, reasonOf(job.data), this.stopping.signal);
    const outcome = await this.orGiveBack(job, token, runWithRequestId(`figures-${job.id ?? 'unknown'}`, run));
    return outcome === 'busy' ? this.tryLater(job, token) : outcome;
  }
}

/** @throws UnrecoverableError for a job nobody here understands */
function reasonOf(data: unknown): WatchFiguresReason {
  const { v, reason } = (data ?? {}) as Partial<WatchFiguresJob>;
  const known = WATCH_FIGURES_REASONS.find((each) => each === reason);
  if (v !== 1 || known === undefined) throw new UnrecoverableError('a job of another version');
  return known;
}
