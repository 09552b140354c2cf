// Collects the plans of plans.ndjson line by line, and says what was left out.
import type { SkipCode, SkipCounts } from '@app/contracts/http/crawler';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { Line } from '../named-rows/text-file';
import { planOfLine } from './ndjson';
import type { ParsedPlans } from './parser';
import type { PlanRecord } from './plan-record';

/** So many lines that are no plans are no slip any more. */
const MAX_UNREADABLE = 0.05;

export class PlanLines {
  private readonly plans = new Map<string, PlanRecord>();
  private readonly skipped: SkipCounts = {};
  private fault: CrawlFailure | null = null;
  rows = 0;

  constructor(
    private readonly state: string,
    private readonly release: string | null,
  ) {}

  /** @throws CrawlFailure `truncated_body` for a last line that breaks off */
  add(line: Line, isLast: boolean): void {
    this.rows += 1;
    if ('tooLong' in line) return this.skip('too_long');
    try {
      this.keep(planOfLine(line.text, isLast, this.release));
    } catch (error) {
      if (!(error instanceof CrawlFailure) || error.failureClass === 'truncated_body') throw error;
      this.fault ??= error;
      this.skip('unreadable');
    }
  }

  /** @throws CrawlFailure `not_json`, `missing_columns`, `schema_changed` when too many lines are no plans */
  finish(): ParsedPlans {
    if (this.fault !== null && (this.skipped.unreadable ?? 0) > this.rows * MAX_UNREADABLE) throw this.fault;
    return { records: [...this.plans.values()], skipped: this.skipped };
  }

  /** Of two lines about one plan the last one counts. */
  private keep(plan: PlanRecord): void {
    if (plan.state !== this.state) return this.skip('other_state');
    const known = this.plans.get(plan.id);
    if (known) this.skip(JSON.stringify(known) === JSON.stringify(plan) ? 'listed_twice' : 'listed_differently');
    this.plans.set(plan.id, plan);
  }

  private skip(reason: SkipCode): void {
    this.skipped[reason] = (this.skipped[reason] ?? 0) + 1;
  }
}
