import { Injectable } from '@nestjs/common';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { SourceMode } from '@app/fetching/dispatchers';
import type { PlanPage } from '../sources/plan-page-values/plan-sections';
import { planValues } from '../sources/plan-page-values/plan-values';
import { flawOf } from '../sources/sound-records';
import { changePlan, type PlanField } from './plan-change';
import { PlanPageRepository } from './plan-page.repository';

export interface StoredPage {
  name: string;
  monthlyPremium: number | null;
  changed: PlanField[];
  isWritten: boolean;
  /** true: an invented page met a true record, which stays. */
  isKept: boolean;
}

/** Puts what a page states into the stored plan. */
@Injectable()
export class PlanPageStoreService {
  constructor(private readonly repository: PlanPageRepository) {}

  async isStored(id: string): Promise<boolean> {
    return (await this.repository.find(id)) !== null;
  }

  /** @param id `2026-H0524-003-0`. @throws CrawlFailure `store_failed` when the plan is not stored (any more), `schema_changed` */
  async store(id: string, page: PlanPage, from: { mode: SourceMode; address: string }): Promise<StoredPage> {
    const stored = await this.repository.find(id);
    if (!stored) throw new CrawlFailure('store_failed', `no plan ${id}`);
    const stated = planValues(page);
    const { plan, changed, isCoreChanged } = changePlan(stored, stated);
    const flaw = flawOf({ ...plan, pageName: page.name }, new Date());
    if (flaw !== null) throw new CrawlFailure('schema_changed', flaw);
    const said = { name: page.name ?? stored.name, monthlyPremium: stated.monthlyPremium };
    if (from.mode === 'sample' && stored.origin !== 'sample') {
      return { ...said, changed: [], isWritten: false, isKept: true };
    }
    await this.repository.update(plan, from.address, isCoreChanged);
    return { ...said, changed, isWritten: changed.length > 0, isKept: false };
  }
}
