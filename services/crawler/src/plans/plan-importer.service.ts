// Stores a whole read of Medicare plans: staged, checked against what is there, swapped in, in one transaction.
import { Injectable } from '@nestjs/common';
import { countBy, CrawlFailure, refuseFall } from '../crawl-failure';
import type { PlanRecord } from '../sources/insurance/plan-record';
import type { SwapCounts, SwapTarget, WholeImporter, WholeRead } from '../whole/whole-source';
import { PlanImportRepository } from './plan-import.repository';
import { stagedPlan } from './plan-row';
import { planScope } from './plan-scope';

@Injectable()
export class PlanImporterService implements WholeImporter<PlanRecord> {
  readonly kind = 'plans';

  constructor(private readonly repository: PlanImportRepository) {}

  /**
   * Acts within the read's plan years, the target's origin and state and, for one insurer, its filter.
   * @throws CrawlFailure `empty_result` or `row_count_fell`; the old rows stay
   */
  async swap(target: SwapTarget, read: WholeRead<PlanRecord>): Promise<SwapCounts> {
    const plans = [...new Map(read.records.map((record) => [record.id, record])).values()];
    if (plans.length === 0) throw new CrawlFailure('empty_result', 'no plan was read');
    const years = [...new Set(plans.map(({ planYear }) => planYear))];
    const scope = planScope(target, years);
    return this.repository.transaction(async (manager) => {
      const active = await this.repository.activeByYear(manager, scope);
      if (!target.isForced) {
        refuseFall(
          countBy(plans, ({ planYear }) => String(planYear)),
          active,
        );
      }
      await this.repository.stage(manager, plans.map(stagedPlan));
      await this.repository.unstageBetter(manager, target);
      const { added, updated } = await this.repository.upsert(manager, target, read);
      await this.repository.touch(manager, target, read);
      const deactivated = await this.repository.deactivateUnseen(manager, scope);
      if (target.origin !== 'sample') await this.repository.deleteSamples(manager);
      return { found: plans.length, added, updated, unchanged: plans.length - added - updated, deactivated };
    });
  }
}
