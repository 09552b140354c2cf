// A one-line description of a plan, made of its facts alone. Pure.
import { countyText } from '@app/content/places/california-counties';
import type { BilingualText } from '@app/contracts/http/errors';
import type { InsurancePlanResponse, PlanType } from '@app/contracts/http/plans';

export type DescribedPlan = Pick<
  InsurancePlanResponse,
  'planYear' | 'type' | 'category' | 'planType' | 'snpType' | 'hasDrugCoverage' | 'counties' | 'isStatewide'
>;

const TYPES: Readonly<Record<PlanType, BilingualText>> = {
  medicare: { ko: '메디케어', en: 'Medicare' },
  'medicare-advantage': { ko: '파트 C(메디케어 어드밴티지)', en: 'Medicare Advantage (Part C)' },
  'medicare-supplement': { ko: '메디갭(보충 보험)', en: 'Medigap (Medicare Supplement)' },
  'medi-cal': { ko: '메디캘', en: 'Medi-Cal' },
  'covered-california': { ko: '커버드 캘리포니아', en: 'Covered California' },
};
const DRUG_PLAN: BilingualText = { ko: '파트 D(처방약 보험)', en: 'prescription drug plan (Part D)' };
const SPECIAL_NEEDS = new Map<string, BilingualText>(
  Object.entries({
    'D-SNP': {
      ko: '메디케어·메디캘 통합 플랜(D-SNP)',
      en: 'for people with Medicare and Medi-Cal (D-SNP)',
    },
    'C-SNP': {
      ko: '정해진 만성 질환이 있는 분을 위한 플랜(C-SNP)',
      en: 'for people with certain chronic conditions (C-SNP)',
    },
    'I-SNP': {
      ko: '요양 시설 수준의 돌봄이 필요한 분을 위한 플랜(I-SNP)',
      en: 'for people who need nursing-home care (I-SNP)',
    },
  }),
);

/** "2026 · Medicare Advantage (Part C) · HMO · with drug coverage · 2 counties in California"; what is unknown is left out. */
export function planDescription(plan: DescribedPlan): BilingualText {
  const parts = [year(plan), kind(plan), shape(plan), specialNeeds(plan), drugs(plan), area(plan)];
  const known = parts.filter((part) => part !== null);
  return { ko: known.map(({ ko }) => ko).join(' · '), en: known.map(({ en }) => en).join(' · ') };
}

const year = ({ planYear }: DescribedPlan): BilingualText => ({ ko: `${planYear}년`, en: String(planYear) });

const isDrugPlan = ({ category }: DescribedPlan): boolean => category === 'drug';

const kind = (plan: DescribedPlan): BilingualText => (isDrugPlan(plan) ? DRUG_PLAN : TYPES[plan.type]);

function shape(plan: DescribedPlan): BilingualText | null {
  // A drug plan's kind is named already, and "HMO D-SNP" would repeat the next part.
  const words = isDrugPlan(plan) ? '' : (plan.planType ?? '').replace(/\b[CDI]-SNP\b/, '').trim();
  return words ? { ko: words, en: words } : null;
}

const specialNeeds = ({ snpType }: DescribedPlan): BilingualText | null => SPECIAL_NEEDS.get(snpType ?? '') ?? null;

function drugs(plan: DescribedPlan): BilingualText | null {
  if (isDrugPlan(plan) || plan.hasDrugCoverage === null) return null;
  return plan.hasDrugCoverage
    ? { ko: '처방약 보장 있음', en: 'with drug coverage' }
    : { ko: '처방약 보장 없음', en: 'without drug coverage' };
}

function area({ counties, isStatewide }: DescribedPlan): BilingualText | null {
  if (isStatewide) return { ko: '캘리포니아 전 지역', en: 'all of California' };
  const [only] = counties;
  if (only === undefined) return null;
  if (counties.length === 1) return { ko: countyText(only, 'ko'), en: countyText(only, 'en') };
  return { ko: `캘리포니아 카운티 ${counties.length}곳`, en: `${counties.length} counties in California` };
}
