// One read of a rendered plan page, from taking its run to closing it.
import { Injectable } from '@nestjs/common';
import type { RunNote } from '@app/contracts/http/crawler';
import type { CrawlSourceJob } from '@app/contracts/jobs/crawl-source';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { RunLost } from '../ledger/run-lost';
import { ModeService } from '../mode/mode.service';
import type { RunRow } from '../ledger/run-row';
import { HeldRunService, type HeldWork, type JobContext, type Outcome } from '../ledger/held-run.service';
import { HeldRows } from '../ledger/held-rows.service';
import { PlanPageStoreService, type StoredPage } from '../plan-page/plan-page-store.service';
import { PlanPageReaderService } from '../plan-page/plan-page-reader.service';

@Injectable()
export class CrawlPlanPageService {
  constructor(
    private readonly rows: HeldRows,
    private readonly held: HeldRunService,
    private readonly mode: ModeService,
    private readonly reader: PlanPageReaderService,
    private readonly plans: PlanPageStoreService,
  ) {}

  /** @throws what was not expected, so that the queue tries again */
  async crawl(job: CrawlSourceJob, context: JobContext): Promise<Outcome> {
    const target = { source: 'plan-page', zip: null, type: null, part: job.part, options: {} } as const;
    return this.held.work({ target, total: 1 }, context, (run, work) => this.read(run, work));
  }

  private async read(taken: RunRow, { signal }: HeldWork): Promise<void> {
    const { planId, year } = taken.options;
    if (planId === undefined || year === undefined) throw new CrawlFailure('store_failed', 'a run without its plan');
    const client = await this.mode.client({ isRobotsRecheck: true, signal });
    const run = await this.rows.begin(taken, client.mode);
    const question = { planId, year, client, signal };
    const page = await this.reader.read(question);
    if (!(await this.rows.progress(run, 'storing', 1, 1))) throw new RunLost();
    const stored = await this.plans.store(`${year}-${planId}`, page, {
      mode: client.mode,
      address: this.reader.addressOf(question).href,
    });
    const counts = { found: 1, added: 0, deactivated: 0, updated: stored.isWritten ? 1 : 0 };
    await this.rows.succeed(run, {
      counts: { ...counts, unchanged: 1 - counts.updated },
      release: null,
      result: {
        plans: [{ name: stored.name, monthlyPremium: stored.monthlyPremium }],
        skipped: {},
        notes: notesOf(stored),
        sha256: null,
      },
    });
  }
}

function notesOf({ isKept, changed }: Pick<StoredPage, 'isKept' | 'changed'>): RunNote[] {
  if (isKept) return [{ code: 'sample_page_kept' }];
  if (changed.length === 0) return [{ code: 'no_value_changed' }];
  return changed.map((field) => ({ code: 'value_changed', params: { field } }));
}
