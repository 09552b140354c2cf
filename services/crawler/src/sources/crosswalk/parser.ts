// Rows of CMS's plan crosswalk -> what becomes of each plan. Pure; docs/facts/sources.md#star-ratings-and-crosswalk.
import type { CrosswalkColumns, CrosswalkStatus } from '@app/database/tables/plan-crosswalk';
import type { Column, NamedRow } from '../named-rows/named-row';
import { sourceUrlOf } from './source';

/**
 * A plan of the year before and the plan of `planYear` that its members are in then; none when it ends. `id`:
 * `2027-H0028-030-H0028-041`; a plan that ends has no second number. Plans of one number have the same fate in all their segments.
 */
export type CrosswalkRecord = Pick<
  CrosswalkColumns,
  'id' | 'planYear' | 'planNumber' | 'name' | 'nextNumber' | 'nextName' | 'status' | 'sourceUrl'
>;

export const CROSSWALK_COLUMNS: readonly Column[] = [
  'PREVIOUS_CONTRACT_ID',
  'PREVIOUS_PLAN_ID',
  'PREVIOUS_PLAN_NAME',
  'CURRENT_CONTRACT_ID',
  'CURRENT_PLAN_ID',
  'CURRENT_PLAN_NAME',
  'STATUS',
];

/** SAE and SAR: the plan is sold in more or in fewer counties ("service area expansion", "reduction"). */
const STATUSES: readonly (readonly [form: RegExp, status: CrosswalkStatus | 'new'])[] = [
  [/^renewal plan$/, 'renewed'],
  [/^renewal plan with (?:sae|service area expansion)$/, 'expanded'],
  [/^renewal plan with (?:sar|service area reduction)$/, 'reduced'],
  [/^consolidated renewal plan$/, 'merged'],
  [/^terminated\b/, 'ended'],
  [/^(?:new plan|initial contract)$/, 'new'],
];

function numberOf(row: NamedRow, when: 'PREVIOUS' | 'CURRENT'): string | null {
  const contract = /^[A-Z]\d{4}$/.exec(row.text(`${when}_CONTRACT_ID`) ?? '')?.[0];
  const plan = /^\d{1,3}$/.exec(row.text(`${when}_PLAN_ID`) ?? '')?.[0];
  return contract === undefined || plan === undefined ? null : `${contract}-${plan.padStart(3, '0')}`;
}

/** @returns `new` for a plan that did not exist before, null for a row whose status or numbers we do not know */
export function crosswalkRecord(row: NamedRow, planYear: number): CrosswalkRecord | 'new' | null {
  const said = (row.text('STATUS') ?? '').toLowerCase();
  const status = STATUSES.find(([form]) => form.test(said))?.[1];
  if (status === 'new') return 'new';
  const planNumber = numberOf(row, 'PREVIOUS');
  const name = row.text('PREVIOUS_PLAN_NAME');
  const nextNumber = status === 'ended' ? null : numberOf(row, 'CURRENT');
  if (status === undefined || planNumber === null || name === undefined) return null;
  if (status !== 'ended' && nextNumber === null) return null;
  return {
    id: [planYear, planNumber, nextNumber].filter(Boolean).join('-'),
    planYear,
    planNumber,
    name,
    nextNumber,
    nextName: nextNumber === null ? null : (row.text('CURRENT_PLAN_NAME') ?? null),
    status,
    sourceUrl: sourceUrlOf(planYear),
  };
}
