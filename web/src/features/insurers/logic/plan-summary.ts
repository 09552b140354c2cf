// Counts over the plans of one company. The pros and cons on the page are these counts, no one's opinion.
import type { InsurancePlanResponse, PlanBenefit } from '@app/contracts/http/plans';
import { benefitState, networkKind, specialNeeds } from '@web/shared/plans/plan-facts';

type Plan = InsurancePlanResponse;

const GOOD_STARS = 4;
const WEAK_STARS = 3;

export type Strength = 'noPremium' | 'goodStars' | 'ppo' | 'dual' | 'drugs';
export type Weakness = 'hmoOnly' | 'weakStars' | 'noStars' | 'specialOnly' | 'noDrugs';

export interface Counted<T extends string> {
  id: T;
  count: number;
}

export interface PlanSummary {
  total: number;
  strengths: Counted<Strength>[];
  weaknesses: Counted<Weakness>[];
}

export function planSummary(plans: readonly Plan[]): PlanSummary {
  const count = (is: (plan: Plan) => boolean) => plans.filter(is).length;
  const strengths: Counted<Strength>[] = [
    { id: 'noPremium', count: count(({ monthlyPremium }) => monthlyPremium === 0) },
    { id: 'goodStars', count: count(({ starRating }) => starRating !== null && starRating >= GOOD_STARS) },
    { id: 'ppo', count: count((plan) => networkKind(plan) === 'ppo') },
    { id: 'dual', count: count((plan) => specialNeeds(plan) === 'dual') },
    { id: 'drugs', count: count(({ hasDrugCoverage }) => hasDrugCoverage === true) },
  ];
  const weaknesses: Counted<Weakness>[] = [
    { id: 'hmoOnly', count: count((plan) => networkKind(plan) === 'hmo') },
    { id: 'weakStars', count: count(({ starRating }) => starRating !== null && starRating <= WEAK_STARS) },
    { id: 'noStars', count: count(({ starRating }) => starRating === null) },
    { id: 'specialOnly', count: count((plan) => specialNeeds(plan) !== null) },
    { id: 'noDrugs', count: count(({ hasDrugCoverage }) => hasDrugCoverage === false) },
  ];
  const some = <T extends string>(counted: Counted<T>[]) => counted.filter((line) => line.count > 0);
  return { total: plans.length, strengths: some(strengths), weaknesses: some(weaknesses) };
}

export interface BenefitCount {
  covered: number;
  /** Plans whose source says yes or no; 0 = nothing is known. */
  stated: number;
}

export function benefitCount(plans: readonly Plan[], benefit: PlanBenefit): BenefitCount {
  const states = plans.map((plan) => benefitState(plan, benefit));
  return {
    covered: states.filter((state) => state === 'covered').length,
    stated: states.filter((state) => state !== 'unknown').length,
  };
}
