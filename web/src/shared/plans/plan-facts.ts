// What a stored plan says, read in one way by every screen: benefits, stars, who may join, where its page is.
import { planCompareUrl } from '@app/content/plans/plan-compare-url';
import type { InsurancePlanResponse, PlanBenefit } from '@app/contracts/http/plans';

type Plan = InsurancePlanResponse;

export type BenefitState = 'covered' | 'not-covered' | 'unknown';

/** Unknown is its own answer: screens say "varies by plan", never yes or no. */
export function benefitState(plan: Pick<Plan, 'benefits' | 'hasDrugCoverage'>, benefit: PlanBenefit): BenefitState {
  const stated = plan.benefits[benefit]?.isCovered;
  // The plan list says for every plan whether it covers drugs, even where no benefit page was read.
  const isCovered = stated ?? (benefit === 'prescription' ? plan.hasDrugCoverage : null);
  if (isCovered === null) return 'unknown';
  return isCovered ? 'covered' : 'not-covered';
}

/** Whom a special-needs plan takes; null = every person with Medicare in its counties. */
export type SpecialNeeds = 'dual' | 'chronic' | 'institutional' | 'other';

export function specialNeeds({
  snpType,
  planType,
  category,
}: Pick<Plan, 'snpType' | 'planType' | 'category'>): SpecialNeeds | null {
  const words = `${snpType ?? ''} ${planType ?? ''}`;
  if (/dual|D-SNP/i.test(words)) return 'dual';
  if (/chronic|C-SNP/i.test(words)) return 'chronic';
  if (/institution|I-SNP/i.test(words)) return 'institutional';
  return category === 'special-needs' || snpType ? 'other' : null;
}

/** How a person reaches doctors in this plan, from the kind CMS writes ("HMO-POS C-SNP"). */
export type NetworkKind = 'hmo' | 'hmo-pos' | 'ppo' | 'pdp';

export function networkKind({ planType }: Pick<Plan, 'planType'>): NetworkKind | null {
  if (!planType) return null;
  if (/HMO-?POS/i.test(planType)) return 'hmo-pos';
  if (/HMO/i.test(planType)) return 'hmo';
  if (/PPO/i.test(planType)) return 'ppo';
  return /PDP/i.test(planType) ? 'pdp' : null;
}

/** The plan's page at Medicare.gov; null for invented plans and those that Medicare.gov does not sell. */
export function medicarePageOf({ id, origin, type }: Pick<Plan, 'id' | 'origin' | 'type'>): string | null {
  const isAtMedicare = type === 'medicare' || type === 'medicare-advantage';
  return origin !== 'sample' && isAtMedicare ? planCompareUrl(id) : null;
}

/** http(s) addresses only: the rest of the world's data never becomes a link. */
export function websiteOf({ website, origin }: Pick<Plan, 'website' | 'origin'>): string | null {
  return website && origin !== 'sample' && /^https?:\/\//i.test(website) ? website : null;
}
