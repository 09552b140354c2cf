// How a worker holds a run: heartbeats, loss to another worker or an operator, and what an error means for it.
// The same for every kind of job.
import { Injectable, Logger } from '@nestjs/common';
import { CrawlFailure, SlowDown } from '@app/fetching/crawl-failure';
import { RunLost } from './run-lost';
import { type Cursor, type RunRow, START } from './run-row';
import type { RunTarget } from './run-target';
import { FamilyRepository } from './family.repository';
import { HeldRows } from './held-rows.service';
import { LedgerService } from './ledger.service';
import type { Asker } from './run-rows.service';

/** What becomes of a job. `later` = put it back for that long; `handed-over` = this process is stopping. */
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

export interface HeldWork {
  /** Position of the read; kept when the source asks for a cooldown. */
  cursor: Cursor;
  /** Aborted when the run is lost or the process stops. */
  signal: AbortSignal;
}

/** What a job is to read. */
export interface JobTarget {
  target: RunTarget;
  /** Steps known before the read; null = unknown. */
  total: number | null;
  /** Requester of a job that may come without a run: a visitor's search without results. */
  newcomer?: Asker | undefined;
}

type ReadRun = (run: RunRow, work: HeldWork) => Promise<void>;

const BEAT_MS = 2_000;
/** A longer cooldown fails the run: no job sleeps for hours. */
const MAX_COOLDOWN_MS = 15 * 60_000;
/** Cooldowns that a source may ask for without a page in between. */
const MAX_COOLDOWNS = 5;

@Injectable()
export class HeldRunService {
  private readonly logger = new Logger(HeldRunService.name);

  constructor(
    private readonly ledger: LedgerService,
    private readonly rows: HeldRows,
    private readonly families: FamilyRepository,
  ) {}

  /**
   * Works a job: takes the run of its target and reads. A run that was cancelled under way may have a successor, whose ask
   * for a job was swallowed by the one we hold: then this job goes on with it.
   * @throws what was not expected, so that the queue tries again
   */
  async work(wanted: JobTarget, context: JobContext, read: ReadRun): Promise<Outcome> {
    const { target, total, newcomer } = wanted;
    const place = { jobId: context.jobId, total };
    let taken = await this.ledger.take(target, place, newcomer);
    let outcome: Outcome = { kind: 'not-wanted' };
    while (taken) {
      outcome = await this.workOn(taken, context, read);
      taken = outcome.kind === 'lost' ? await this.ledger.takeQueued(target, place) : null;
    }
    return outcome;
  }

  private async workOn(taken: RunRow, context: JobContext, read: ReadRun): Promise<Outcome> {
    const held = new AbortController();
    const release = (): void => held.abort(context.stopping.reason);
    context.stopping.addEventListener('abort', release);
    // One at a time: each waits for the end of a transaction that stores, and holds a connection meanwhile.
    let beat: Promise<void> | null = null;
    const beating = setInterval(() => {
      beat ??= this.beat(taken, held).finally(() => (beat = null));
    }, BEAT_MS);
    const work: HeldWork = { cursor: taken.resumeAt ?? START, signal: held.signal };
    try {
      context.stopping.throwIfAborted();
      // The first child that begins is the beginning of its parent.
      if (taken.parentId !== null) await this.families.settle();
      await read(taken, work);
      return { kind: 'done' };
    } catch (error) {
      if (context.stopping.aborted) return { kind: 'handed-over' };
      if (held.signal.aborted || error instanceof RunLost) return { kind: 'lost' };
      return await this.outcomeOf(taken, work.cursor, error, context);
    } finally {
      clearInterval(beating);
      context.stopping.removeEventListener('abort', release);
      if (taken.parentId !== null) await this.families.settle();
    }
  }

  /** What an error means for the run: a cooldown, its end, or a retry by the queue. */
  private async outcomeOf(run: RunRow, cursor: Cursor, error: unknown, { isLastTry }: JobContext): Promise<Outcome> {
    if (error instanceof SlowDown) {
      const cooldowns = cursor.rests + 1;
      if (cooldowns <= MAX_COOLDOWNS && error.retryAfterMs <= MAX_COOLDOWN_MS) {
        await this.rows.coolDown(run, { ...cursor, rests: cooldowns });
        return { kind: 'later', milliseconds: Math.max(error.retryAfterMs, 1_000) };
      }
      return this.fail(run, new CrawlFailure('rate_limited', error.message));
    }
    if (error instanceof CrawlFailure) return this.fail(run, error);
    this.logger.error({ err: error, runId: run.id }, 'crawl broke off unexpectedly');
    if (isLastTry) await this.rows.fail(run, 'store_failed', (error as Error).name);
    throw error;
  }

  private async fail(run: RunRow, failure: CrawlFailure): Promise<Outcome> {
    this.logger.warn({ runId: run.id, failure: failure.failureClass, detail: failure.detail }, 'crawl failed');
    await this.rows.fail(run, failure.failureClass, failure.detail);
    return { kind: 'failed', reason: failure.failureClass };
  }

  private async beat(run: RunRow, held: AbortController): Promise<void> {
    try {
      if (!(await this.rows.beat(run))) held.abort(new RunLost());
    } catch (error) {
      this.logger.warn(`heartbeat of run ${run.id} failed: ${(error as Error).message}`);
    }
  }
}
