// A plan as it is staged: our record plus what we add to it. Pure.
import { createHash } from 'node:crypto';
import { planSearchText } from '@app/content/plans/plan-search-text';
import type { PlanRecord } from '../sources/insurance/plan-record';

export interface StagedPlan extends PlanRecord {
  contentHash: string;
  searchText: string;
}

/**
 * SHA-256 over what the source says of the plan. Not over the release that says it: a new release with the same plan
 * changes nothing that people read.
 */
export function contentHash({ release: _, sourceUrl: __, detailsSourceUrl: ___, ...said }: PlanRecord): string {
  return createHash('sha256').update(canonical(said)).digest('hex');
}

/** JSON with sorted keys: the order in which a page lists its benefits is no change. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}

export const stagedPlan = (record: PlanRecord): StagedPlan => ({
  ...record,
  contentHash: contentHash(record),
  searchText: planSearchText(record),
});
