// The ledger of crawl runs: who may open one, who holds it, and how it ends. State is read from our rows alone, never from
// the queue: this part of the room knows no queue, so that a command without one can use it.
import { Injectable } from '@nestjs/common';
import type { CrawlSource, NamedSourceId } from '@app/contracts/http/crawl-sources';
import { cooldownAfter } from '@app/contracts/http/crawler';
import { DomainError } from '@app/kit/domain-error';
import { CrawlerConfig } from '../config/config';
import { isActive, type RunRow } from './run-row';
import type { RunTarget } from './run-target';
import { everything } from './everything';
import { FamilyRepository } from './family.repository';
import { HeldRows } from './held-rows.service';
import { type Asker, RunRows } from './run-rows.service';

/** A run that was taken over this often has something wrong that another try does not mend. */
const MAX_ATTEMPTS = 20;
/** Pairs of the last 30 days beyond this are left to their next visitor. */
const MAX_PAIRS = 500;

@Injectable()
export class LedgerService {
  constructor(
    private readonly runs: RunRows,
    private readonly held: HeldRows,
    private readonly families: FamilyRepository,
    private readonly config: CrawlerConfig,
  ) {}

  /**
   * A new run of this target, or the unfinished one. A forced ask makes the unfinished one forced while that is possible;
   * `isWeaker` of run-row.ts tells when it was not.
   */
  async openOrJoin(target: RunTarget, asker: Asker): Promise<RunRow> {
    // The unfinished run may end between the two statements; then the second round opens a new one.
    for (let round = 0; round < 3; round += 1) {
      const opened = await this.runs.open(target, asker);
      if (opened) return opened;
      const forced = target.options.isForced === true ? await this.runs.force(target) : null;
      if (forced) return forced;
      const newest = await this.runs.newest(target);
      if (newest && isActive(newest)) return newest;
    }
    throw new DomainError(503, { detail: 'crawl_unavailable' });
  }

  /** What a crawl of everything reads now: those of these sources that are on, with the ZIP and type pairs of the last 30 days. */
  async everyTarget(sources: readonly NamedSourceId[]): Promise<RunTarget[]> {
    const on = sources.filter((source) => !this.isOff(source));
    return everything(on, await this.families.searchedPairs(MAX_PAIRS));
  }

  /** Whether a source is not read at this site. */
  isOff(source: CrawlSource): boolean {
    const off: Partial<Record<CrawlSource, unknown>> = this.config.offSources;
    return off[source] !== undefined;
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<RunRow> {
    const run = await this.runs.find(id);
    if (run) return run;
    throw new DomainError(404, { detail: 'run_not_found' });
  }

  /** Ends an unfinished run and its children. @returns every run that this ended. @throws DomainError 404, 409 */
  async cancel(id: string): Promise<RunRow[]> {
    const cancelled = await this.runs.cancel(id);
    if (!cancelled) {
      const run = await this.get(id);
      if (run.status === 'cancelled') return [run];
      throw new DomainError(409, { detail: 'run_ended' });
    }
    const children = cancelled.source === 'all' ? await this.families.cancelChildren(id) : [];
    await this.families.settle();
    return [cancelled, ...children];
  }

  /**
   * Makes the run of a job this worker's.
   * @param newcomer requester of a job that may come without a run (a visitor's miss): one is opened unless the part is in its cooldown
   * @returns null when the work is not wanted any more
   */
  async take(
    target: RunTarget,
    work: { jobId: string; total: number | null },
    newcomer?: Asker,
  ): Promise<RunRow | null> {
    const waiting = await this.held.take(target, work.jobId, work.total);
    if (waiting) return this.unlessWorn(waiting);
    // Its run is over: cancelled, or finished by another worker.
    if (newcomer === undefined || (await this.isCoolingDown(target))) return null;
    await this.runs.open(target, newcomer);
    return this.held.take(target, work.jobId, work.total);
  }

  /** Like {@link take}, only a run that no worker holds. */
  takeQueued(target: RunTarget, work: { jobId: string; total: number | null }): Promise<RunRow | null> {
    return this.held.take(target, work.jobId, work.total, ['queued']);
  }

  /** By the rule that catalog asks by. */
  private async isCoolingDown(target: RunTarget): Promise<boolean> {
    const newest = await this.runs.newest(target);
    if (!newest?.finishedAt || newest.status === 'queued' || newest.status === 'running') return false;
    return Date.now() - newest.finishedAt.getTime() < cooldownAfter(newest.status);
  }

  private async unlessWorn(run: RunRow): Promise<RunRow | null> {
    if (run.attempts <= MAX_ATTEMPTS) return run;
    await this.held.fail(run, 'interrupted', `taken over ${run.attempts} times`);
    return null;
  }
}
