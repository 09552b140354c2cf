// The ledger of crawl runs: who may open one, who holds it, and how it ends. State is read from our rows alone.
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { CRAWL_REST, CRAWL_WAIT_MS, type FailureClass } from '@app/contracts/http/crawler';
import type { CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { DomainError } from '@app/kit/domain-error';
import { CrawlQueue } from '@app/queues/crawl-queue';
import type { SourceMode } from '../fetching/dispatchers';
import { type Cursor, isActive, type RunRow } from '../run-row';
import { type Part, type RunFilter, RunsRepository } from './runs.repository';

const POLL_MS = 250;
/** A run that was taken over this often has something wrong that another try does not mend. */
const MOST_ATTEMPTS = 20;

type Asker = Pick<CrawlZipJob, 'requestId' | 'requestedBy'>;

@Injectable()
export class RunsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RunsService.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly runs: RunsRepository,
    private readonly queue: CrawlQueue,
  ) {}

  /** Answers that wait for the end of a run do not hold up the end of the process. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  /** Starts a run for this part, or joins the unfinished one; asks the queue for its job. */
  async start(part: Part, asker: Asker): Promise<RunRow> {
    const run = await this.openOrJoin(part, asker);
    await this.enqueue(run);
    return run;
  }

  /** Waits for the run's end, at most 20 s, by reading its row. */
  async waitForEnd(run: RunRow, milliseconds = CRAWL_WAIT_MS): Promise<RunRow> {
    const until = Date.now() + milliseconds;
    let current = run;
    while (isActive(current) && Date.now() < until && !this.stopping.signal.aborted) {
      await sleep(POLL_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      current = (await this.runs.find(run.id)) ?? current;
    }
    return current;
  }

  async get(id: string): Promise<RunRow> {
    const run = await this.runs.find(id);
    if (run) return run;
    throw new DomainError(404, { ko: '그런 수집 기록이 없습니다.', en: 'There is no such crawl run.' });
  }

  list(filter: RunFilter): Promise<RunRow[]> {
    return this.runs.list(filter);
  }

  /** Ends an unfinished run; its worker notices within two seconds. A finished one cannot be cancelled. */
  async cancel(id: string): Promise<RunRow> {
    const cancelled = await this.runs.cancel(id);
    if (!cancelled) {
      const run = await this.get(id);
      if (run.status === 'cancelled') return run;
      throw new DomainError(409, { ko: '이미 끝난 수집입니다.', en: 'This crawl run has already ended.' });
    }
    const part = partOf(cancelled);
    if (part) {
      await this.queue.removeWaiting(part.zip, part.type).catch((error: Error) => {
        this.logger.warn(`the job of a cancelled run stays until a worker drops it: ${error.message}`);
      });
    }
    return cancelled;
  }

  /** Makes the run of a job this worker's. @returns null when the work is not wanted any more */
  async take(job: CrawlZipJob, jobId: string, total: number): Promise<RunRow | null> {
    const part = { zip: job.zip, type: job.type };
    const waiting = await this.runs.take(part, jobId, total);
    if (waiting) return this.unlessWorn(waiting);
    // Its run is over (cancelled, or finished by another worker); a visitor's miss has no run yet.
    if (job.runId !== undefined || (await this.isResting(part))) return null;
    await this.runs.open(part, job);
    return this.runs.take(part, jobId, total);
  }

  begin(run: RunRow, origin: SourceMode): Promise<RunRow | null> {
    return this.runs.begin(run, origin);
  }

  beat(run: RunRow): Promise<boolean> {
    return this.runs.beat(run);
  }

  rest(run: RunRow, cursor: Cursor): Promise<void> {
    return this.runs.rest(run, cursor);
  }

  async fail(run: RunRow, failureClass: FailureClass, detail: string): Promise<void> {
    await this.runs.fail(run.id, run.attempts, failureClass, detail);
  }

  /** Asks the queue for the run's job. The run stays when the queue does not answer: the reconciler asks again. */
  async enqueue(run: RunRow): Promise<void> {
    const part = partOf(run);
    if (!part) return;
    const { requestId, requestedBy } = run;
    try {
      await this.queue.addCrawlZip({ v: 1, ...part, requestId, requestedBy, runId: run.id });
    } catch (error) {
      this.logger.warn(`run ${run.id} has no job yet: ${(error as Error).message}`);
    }
  }

  private async openOrJoin(part: Part, asker: Asker): Promise<RunRow> {
    // The unfinished run may end between the two statements; then the second round opens a new one.
    for (let round = 0; round < 3; round += 1) {
      const opened = await this.runs.open(part, asker);
      if (opened) return opened;
      const newest = (await this.runs.list({ source: 'providers', ...part, limit: 1 }))[0];
      if (newest && isActive(newest)) return newest;
    }
    throw new DomainError(503, {
      ko: '지금은 수집을 시작할 수 없습니다. 잠시 뒤에 다시 해 주세요.',
      en: 'The crawl cannot start right now. Please try again in a moment.',
    });
  }

  /** CRAWL_REST: a succeeded run blocks the part for a day, a failed one for ten minutes. */
  private async isResting(part: Part): Promise<boolean> {
    const newest = (await this.runs.list({ source: 'providers', ...part, limit: 1 }))[0];
    if (!newest?.finishedAt || newest.status === 'cancelled') return false;
    const restMs = newest.status === 'succeeded' ? CRAWL_REST.succeededMs : CRAWL_REST.failedMs;
    return Date.now() - newest.finishedAt.getTime() < restMs;
  }

  private async unlessWorn(run: RunRow): Promise<RunRow | null> {
    if (run.attempts <= MOST_ATTEMPTS) return run;
    await this.fail(run, 'interrupted', `taken over ${run.attempts} times`);
    return null;
  }
}

export function partOf({ zip, type }: RunRow): Part | null {
  return zip === null || type === null ? null : { zip, type };
}
