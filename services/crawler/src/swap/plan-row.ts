// A plan as it is staged: our record plus what we add to it. Pure.
import { planSearchText } from '@app/content/plans/plan-search-text';
import { hashOf } from '@app/kit/content-hash';
import type { PlanRecord } from '../sources/insurance/plan-record';

export interface StagedPlan extends PlanRecord {
  contentHash: string;
  searchText: string;
}

/**
 * SHA-256 over what the source says of the plan. Not over the release that says it: a new release with the same plan
 * changes nothing that people read.
 */
function contentHash({ release: _, sourceUrl: __, detailsSourceUrl: ___, ...said }: PlanRecord): string {
  return hashOf(said);
}

export const stagedPlan = (record: PlanRecord): StagedPlan => ({
  ...record,
  contentHash: contentHash(record),
  searchText: planSearchText(record),
});
