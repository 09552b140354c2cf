// One read of a rendered plan page, from taking its run to closing it.
import { Injectable } from '@nestjs/common';
import type { BilingualText } from '@app/contracts/http/errors';
import type { CrawlSourceJob } from '@app/contracts/jobs/crawl-source';
import { CrawlFailure } from '../crawl-failure';
import { RunLost } from '../import/import.service';
import { ModeService } from '../mode/mode.service';
import type { RunRow } from '../run-row';
import { HeldRunService, type HeldWork, type JobContext, type Outcome } from '../runs/held-run.service';
import { LedgerService } from '../runs/ledger.service';
import { FIELD_NAMES } from './plan-change';
import { PlanPageStoreService, type StoredPage } from './plan-page-store.service';
import { PlanPageReaderService } from './plan-page-reader.service';

@Injectable()
export class PlanPageRunService {
  constructor(
    private readonly ledger: LedgerService,
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
    const mode = await this.mode.decide(signal);
    const run = await this.ledger.begin(taken, mode);
    if (!run) throw new RunLost();
    const question = { planId, year, mode, isRobotsRecheck: true, signal };
    const page = await this.reader.read(question);
    if (!(await this.ledger.progress(run, 'storing', 1, 1))) throw new RunLost();
    const stored = await this.plans.store(`${year}-${planId}`, page, {
      mode,
      address: this.reader.addressOf(question).href,
    });
    const counts = { found: 1, added: 0, deactivated: 0, updated: stored.isWritten ? 1 : 0 };
    const ended = await this.ledger.succeed(run, {
      counts: { ...counts, unchanged: 1 - counts.updated },
      release: null,
      result: {
        plans: [{ name: stored.name, monthlyPremium: stored.monthlyPremium }],
        skipped: {},
        note: noteOf(stored),
        unchangedSince: null,
        sha256: null,
      },
    });
    if (!ended) throw new RunLost();
  }
}

function noteOf({ isKept, changed }: Pick<StoredPage, 'isKept' | 'changed'>): BilingualText {
  if (isKept) {
    return {
      ko: '예시 화면을 읽었습니다. 실제 기록은 그대로 두었습니다.',
      en: 'A sample page was read. The true record was left as it is.',
    };
  }
  if (changed.length === 0) return { ko: '바뀐 값이 없습니다.', en: 'No value has changed.' };
  const names = changed.map((field) => FIELD_NAMES[field]);
  return {
    ko: `바뀐 값: ${names.map(({ ko }) => ko).join(', ')}`,
    en: `Changed: ${names.map(({ en }) => en).join(', ')}`,
  };
}
