// What a rendered page changes in a stored plan. Pure. What the page does not state stays.
import type { PlanCostTexts } from '@app/contracts/http/plan-costs';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';

export type PlanValuesOf = Pick<
  InsurancePlanResponse,
  | 'monthlyPremium'
  | 'deductible'
  | 'drugDeductible'
  | 'maxOutOfPocket'
  | 'starRating'
  | 'hasDrugCoverage'
  | 'copays'
  | 'benefits'
  | 'website'
  | 'phones'
> & { costs: PlanCostTexts };

export type PlanField = keyof PlanValuesOf;

const FIELDS = [
  'monthlyPremium',
  'deductible',
  'drugDeductible',
  'maxOutOfPocket',
  'starRating',
  'hasDrugCoverage',
  'copays',
  'benefits',
  'costs',
  'website',
  'phones',
] as const satisfies readonly PlanField[];

/** Figures that the plan file itself states; the others are details, which have a source of their own. */
const CORE: readonly PlanField[] = ['monthlyPremium', 'drugDeductible', 'maxOutOfPocket', 'starRating'];

export interface PlanChange<P> {
  plan: P;
  changed: PlanField[];
  isCoreChanged: boolean;
}

export function changePlan<P extends PlanValuesOf>(stored: P, stated: PlanValuesOf): PlanChange<P> {
  const plan: P = {
    ...stored,
    monthlyPremium: stated.monthlyPremium ?? stored.monthlyPremium,
    deductible: stated.deductible ?? stored.deductible,
    drugDeductible: stated.drugDeductible ?? stored.drugDeductible,
    maxOutOfPocket: stated.maxOutOfPocket ?? stored.maxOutOfPocket,
    starRating: stated.starRating ?? stored.starRating,
    hasDrugCoverage: stated.hasDrugCoverage ?? stored.hasDrugCoverage,
    copays: { ...stored.copays, ...stated.copays },
    benefits: { ...stored.benefits, ...stated.benefits },
    costs: { ...stored.costs, ...stated.costs },
    website: stated.website ?? stored.website,
    phones: { ...stored.phones, ...stated.phones },
  };
  const changed = FIELDS.filter((field) => said(plan[field]) !== said(stored[field]));
  return { plan, changed, isCoreChanged: changed.some((field) => CORE.includes(field)) };
}

/** As text that does not depend on the order of keys. */
function said(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${key}:${said(inner)}`).join()}}`;
}
