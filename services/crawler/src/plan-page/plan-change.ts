// What a rendered page changes in a stored plan. Pure. What the page does not state stays.
import type { BilingualText } from '@app/contracts/http/errors';
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

/** As operators read them. */
export const FIELD_NAMES: Record<PlanField, BilingualText> = {
  monthlyPremium: { ko: '월 보험료', en: 'monthly premium' },
  deductible: { ko: '진료 공제액', en: 'health deductible' },
  drugDeductible: { ko: '처방약 공제액', en: 'drug deductible' },
  maxOutOfPocket: { ko: '연간 본인 부담 한도', en: 'out-of-pocket maximum' },
  starRating: { ko: '별점', en: 'star rating' },
  hasDrugCoverage: { ko: '처방약 보장', en: 'drug coverage' },
  copays: { ko: '진료 본인 부담금', en: 'copays' },
  benefits: { ko: '추가 혜택', en: 'extra benefits' },
  costs: { ko: '서비스별 비용', en: 'costs by service' },
  website: { ko: '웹사이트', en: 'website' },
  phones: { ko: '전화번호', en: 'phone numbers' },
};
const FIELDS = Object.keys(FIELD_NAMES) as PlanField[];

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
