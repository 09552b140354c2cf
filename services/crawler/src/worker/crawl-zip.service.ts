// One crawl of one ZIP and type, from taking its run to closing it. Can run twice, be killed anywhere, and be resumed.
import { Injectable, Logger } from '@nestjs/common';
import type { CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { CrawlFailure, SlowDown } from '../crawl-failure';

import { ImportService, RunLost } from '../import/import.service';
import { ModeService } from '../mode/mode.service';
import { type Cursor, type RunRow, START } from '../run-row';
import { RunsService } from '../runs/runs.service';
import { ProvidersSource } from '../sources/providers/providers.service';

/** How a worker leaves a job. `later` = put it back for that long; `handed-over` = this process is stopping. */
export type Outcome =
  | { kind: 'done' | 'not-wanted' | 'lost' | 'handed-over' }
  | { kind: 'failed'; reason: string }
  | { kind: 'later'; milliseconds: number };

export interface JobContext {
  jobId: string;
  /** An unexpected error on the last try closes the run; before that the queue tries again. */
  isLastTry: boolean;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
}

const BEAT_MS = 2_000;
/** A source that wants a longer rest gets it by failing the run: no job sleeps for hours. */
const LONGEST_REST_MS = 15 * 60_000;
/** Rests a source may ask for without a page in between. */
const MOST_RESTS = 5;

@Injectable()
export class CrawlZipService {
  private readonly logger = new Logger(CrawlZipService.name);

  constructor(
    private readonly runs: RunsService,
    private readonly mode: ModeService,
    private readonly providers: ProvidersSource,
    private readonly imports: ImportService,
  ) {}

  /** @throws what was not expected, so that the queue tries again */
  async crawl(job: CrawlZipJob, context: JobContext): Promise<Outcome> {
    const taken = await this.runs.take(job, context.jobId, this.providers.steps(job.type));
    if (!taken) return { kind: 'not-wanted' };
    const held = new AbortController();
    const letGo = (): void => held.abort(context.stopping.reason);
    context.stopping.addEventListener('abort', letGo);
    const beating = setInterval(() => void this.beat(taken, held), BEAT_MS);
    const progress = { cursor: taken.resumeAt ?? START };
    try {
      context.stopping.throwIfAborted();
      await this.read(job, taken, progress, held.signal);
      return { kind: 'done' };
    } catch (error) {
      if (context.stopping.aborted) return { kind: 'handed-over' };
      if (held.signal.aborted || error instanceof RunLost) return { kind: 'lost' };
      return await this.leave(taken, progress.cursor, error, context);
    } finally {
      clearInterval(beating);
      context.stopping.removeEventListener('abort', letGo);
    }
  }

  private async read(job: CrawlZipJob, taken: RunRow, progress: { cursor: Cursor }, signal: AbortSignal) {
    const mode = await this.mode.decide(signal);
    const run = await this.runs.begin(taken, mode);
    if (!run) throw new RunLost();
    progress.cursor = run.resumeAt ?? START;
    const steps = this.providers.steps(job.type);
    const isRobotsRecheck = job.requestedBy === 'operator';
    while (progress.cursor.step < steps) {
      const { step, skip } = progress.cursor;
      const question = { zip: job.zip, type: job.type, step, skip };
      const page = await this.providers.readPage(question, { mode, isRobotsRecheck, signal });
      signal.throwIfAborted();
      const next =
        page.nextSkip === null ? { step: step + 1, skip: 0, rests: 0 } : { step, skip: page.nextSkip, rests: 0 };
      await this.imports.storePage(run, page, next);
      progress.cursor = next;
    }
    await this.imports.finish(run);
  }

  /** What an error means for the run: a rest, its end, or another try by the queue. */
  private async leave(run: RunRow, cursor: Cursor, error: unknown, { isLastTry }: JobContext): Promise<Outcome> {
    if (error instanceof SlowDown) {
      const rests = cursor.rests + 1;
      if (rests <= MOST_RESTS && error.retryAfterMs <= LONGEST_REST_MS) {
        await this.runs.rest(run, { ...cursor, rests });
        return { kind: 'later', milliseconds: Math.max(error.retryAfterMs, 1_000) };
      }
      return this.fail(run, new CrawlFailure('rate_limited', error.message));
    }
    if (error instanceof CrawlFailure) return this.fail(run, error);
    this.logger.error({ err: error, runId: run.id }, 'crawl broke off unexpectedly');
    if (isLastTry) await this.runs.fail(run, 'store_failed', (error as Error).name);
    throw error;
  }

  private async fail(run: RunRow, failure: CrawlFailure): Promise<Outcome> {
    this.logger.warn({ runId: run.id, failure: failure.failureClass, detail: failure.detail }, 'crawl failed');
    await this.runs.fail(run, failure.failureClass, failure.detail);
    return { kind: 'failed', reason: failure.failureClass };
  }

  private async beat(run: RunRow, held: AbortController): Promise<void> {
    try {
      if (!(await this.runs.beat(run))) held.abort(new RunLost());
    } catch (error) {
      this.logger.warn(`heartbeat of run ${run.id} failed: ${(error as Error).message}`);
    }
  }
}
