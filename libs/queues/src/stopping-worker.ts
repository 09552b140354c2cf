// A worker that gives its job back when the process stops. Many processes may work on a queue: each job goes to one.
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DelayedError, type Job, WaitingError } from 'bullmq';

/** For `@Processor`. A killed worker's job is taken over when its lock has run out and the next check has passed. */
export const WORKER_OPTIONS = { lockDuration: 15_000, stalledInterval: 10_000, maxStalledCount: 20, autorun: false };
const BUSY_MS = 60_000;
const COMPLAIN_MS = 10_000;

export abstract class StoppingWorker extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly stopping = new AbortController();
  protected readonly logger = new Logger(this.constructor.name);
  private complainedAt = 0;

  onApplicationBootstrap(): void {
    this.worker.run().catch((error: Error) => this.onError(error));
  }

  /** Stops the work, gives the job back, and lets go of the queue before its connections close. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort(new Error('the process is stopping'));
    await this.worker.close();
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    // A database that is down is reported once in a while, not once for every poll.
    if (Date.now() - this.complainedAt < COMPLAIN_MS) return;
    this.complainedAt = Date.now();
    this.logger.warn(error.message);
  }

  /** @throws WaitingError after giving the job back, when `work` ended because the process stops */
  protected orGiveBack<T>(job: Job, token: string | undefined, work: Promise<T>): Promise<T> {
    return work.catch(async (error: Error) => {
      if (!this.stopping.signal.aborted) throw error;
      return this.giveBack(job, token);
    });
  }

  /** Another process takes it at once. @throws WaitingError */
  protected async giveBack(job: Job, token: string | undefined): Promise<never> {
    await job.moveToWait(token);
    throw new WaitingError();
  }

  /** Perhaps a killed process holds what is to be read: its claim ends by itself. @throws DelayedError */
  protected async tryLater(job: Job, token: string | undefined, milliseconds = BUSY_MS): Promise<never> {
    await job.moveToDelayed(Date.now() + milliseconds, token);
    throw new DelayedError();
  }
}
