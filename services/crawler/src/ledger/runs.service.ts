// Starting, awaiting and ending runs: the ledger's rows together with the queue's jobs.
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { NamedSourceId } from '@app/contracts/http/crawl-sources';
import { CRAWL_WAIT_MS } from '@app/contracts/http/crawler';
import { crawlSourceDeduplicationId } from '@app/contracts/jobs/crawl-source';
import { crawlZipDeduplicationId } from '@app/contracts/jobs/crawl-zip';
import { DomainError } from '@app/kit/domain-error';
import { type AddOptions, CrawlQueue } from '@app/queues/crawl-queue';
import { isActive, isWeaker, type RunRow } from './run-row';
import { type RunTarget, sourceTarget } from './run-target';
import { FamilyRepository } from './family.repository';
import { LedgerService } from './ledger.service';
import { type Asker, RunRows } from './run-rows.service';

const POLL_MS = 250;
/** A forced start waits this long for a run that is storing its records; with CRAWL_WAIT_MS below the gateway's limit. */
const STORING_MS = 5_000;

@Injectable()
export class RunsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RunsService.name);
  private readonly stopping = new AbortController();
  private dropping: Promise<void> = Promise.resolve();

  constructor(
    private readonly ledger: LedgerService,
    private readonly rows: RunRows,
    private readonly families: FamilyRepository,
    private readonly queue: CrawlQueue,
  ) {
    // Each answer that waits for an end listens.
    setMaxListeners(0, this.stopping.signal);
  }

  /** Answers that wait for the end of a run do not hold up the end of the process. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  /**
   * Starts a run for this target, or joins the unfinished one; asks the queue for its job.
   * @throws DomainError 409 when the source is off at this site, or a forced run is requested while one that cannot be forced
   * any more does not end
   */
  async start(target: RunTarget, asker: Asker): Promise<RunRow> {
    if (!this.isOn(target)) throw new DomainError(409, { detail: 'source_off' });
    let run = await this.ledger.openOrJoin(target, asker);
    if (isWeaker(run, target)) {
      await this.waitForEnd(run, STORING_MS);
      run = await this.ledger.openOrJoin(target, asker);
    }
    if (isWeaker(run, target)) throw new DomainError(409, { detail: 'not_forced' });
    await this.enqueue(run);
    return run;
  }

  /** false: the source is not read at this site. */
  isOn({ source }: RunTarget): boolean {
    return !this.ledger.isOff(source);
  }

  /** Waits for the run's end, at most 20 s, by reading its row. */
  async waitForEnd(run: RunRow, milliseconds = CRAWL_WAIT_MS): Promise<RunRow> {
    const until = Date.now() + milliseconds;
    let current = run;
    while (isActive(current) && Date.now() < until && !this.stopping.signal.aborted) {
      await sleep(POLL_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      current = await this.ledger.get(run.id);
    }
    return current;
  }

  /** Ends an unfinished run (a parent with its children); workers notice within two seconds. */
  async cancel(id: string): Promise<RunRow> {
    const ended = await this.ledger.cancel(id);
    // Hundreds of parts are not dropped while somebody waits for the answer.
    this.dropping = this.dropJobs(ended);
    if (ended.length === 1) await this.dropping;
    return this.ledger.get(id);
  }

  /** Whether the queue holds the job of this run. */
  async hasJob(run: RunRow): Promise<boolean> {
    const job = jobOf(run);
    return job !== null && (await this.queue.has(job.id));
  }

  /**
   * Asks the queue for the run's job. The run stays when the queue does not answer: the reconciler asks again.
   * @returns whether the queue answered
   */
  async enqueue(run: RunRow): Promise<boolean> {
    const options = { isBulk: run.parentId !== null };
    try {
      // A job that is still to be dropped would swallow the ask for its successor.
      await this.dropping;
      await jobOf(run)?.add(this.queue, options);
      return true;
    } catch (error) {
      this.logger.warn(`run ${run.id} has no job yet: ${(error as Error).message}`);
      return false;
    }
  }

  /** A queue that is silent once is not waited for once more for each of hundreds of runs. */
  private async enqueueAll(runs: readonly RunRow[]): Promise<void> {
    for (const run of runs) {
      if (this.stopping.signal.aborted || !(await this.enqueue(run))) return;
    }
  }

  private async dropJobs(runs: readonly RunRow[]): Promise<void> {
    try {
      for (const run of runs) {
        const job = jobOf(run);
        if (job && !this.stopping.signal.aborted) await this.queue.drop(job.id);
      }
    } catch (error) {
      this.logger.warn(`jobs of cancelled runs stay until a worker drops them: ${(error as Error).message}`);
    }
  }

  /**
   * Everything once: these sources, the lately requested ZIP pairs, and the three sample ZIPs. Returns when the rows are written; their
   * jobs are added to the queue afterwards, and the reconciler adds those that this misses.
   */
  async startAll(sources: readonly NamedSourceId[], asker: Asker): Promise<RunRow> {
    const targets = await this.ledger.everyTarget(sources);
    for (let round = 0; round < 3; round += 1) {
      const opened = await this.families.open(targets, asker);
      if (opened) {
        void this.enqueueAll(opened.children);
        return opened.parent;
      }
      const newest = await this.rows.newest(sourceTarget('all'));
      if (newest && isActive(newest)) return newest;
    }
    throw new DomainError(503, { detail: 'crawl_unavailable' });
  }
}

/** The job that works a run, and how it is added to the queue; a parent run has none. */
function jobOf({ id: runId, source, zip, type, part, requestId, requestedBy }: RunRow) {
  const common = { v: 1, requestId, requestedBy, runId } as const;
  if (source === 'all') return null;
  if (source !== 'providers') {
    const payload = { ...common, source, part };
    const add = (queue: CrawlQueue, options: AddOptions) => queue.addCrawlSource(payload, options);
    return { id: crawlSourceDeduplicationId(source, part), add };
  }
  if (zip === null || type === null) return null;
  const add = (queue: CrawlQueue, options: AddOptions) => queue.addCrawlZip({ ...common, zip, type }, options);
  return { id: crawlZipDeduplicationId(zip, type), add };
}
