// What speaks for a plan and what to look at, by rules from its own figures next to those of the others. Codes; words: locale
// namespace `comparison`. No one's opinion: each sentence names the figure it rests on. Pure.
import { costOf } from '@app/content/plan-costs/plan-costs';
import { isInNetwork } from '@app/contracts/http/plan-costs';
import type { PlanServiceId } from '@app/contracts/http/plan-costs';
import type { InsurancePlanResponse, PlanBenefit } from '@app/contracts/http/plans';
import { benefitState, networkKind, specialNeeds } from '@web/shared/plans/plan-facts';
import type { BenefitState } from '@web/shared/plans/plan-facts';
import { cheapestIn } from '@web/shared/plan-years/compared-years';
import type { ComparedYears } from '@web/shared/plan-years/compared-years';
import { EXTRAS } from './compare-rows';

type Plan = InsurancePlanResponse;

/** Stars of CMS from which a plan is out, and below which one looks twice (our choice; the figure is said). */
const HIGH_STARS = 4;
const LOW_STARS = 3.5;

export interface PlanPoint {
  /** Key below `comparison:pros` or `comparison:cons`. */
  code: string;
  /** Dollars that the sentence names. */
  amount?: number;
  stars?: string;
  benefits?: readonly PlanBenefit[];
}

export interface PlanPoints {
  pros: PlanPoint[];
  cons: PlanPoint[];
}

const when = (isSo: boolean | undefined, point: PlanPoint): PlanPoint[] => (isSo ? [point] : []);

function isFree(plan: Plan, service: PlanServiceId): boolean {
  const cost = costOf(plan, service);
  if (cost?.state !== 'costs') return false;
  const inside = cost.parts.filter(isInNetwork);
  return inside.length > 0 && inside.every(({ high }) => high === 0);
}

const extrasThat = (plan: Plan, state: BenefitState): PlanBenefit[] =>
  EXTRAS.filter((benefit) => benefitState(plan, benefit) === state);

/** 'lowest' or 'highest' of all, when all are known and differ. */
function placeOf(plan: Plan, plans: readonly Plan[]): 'lowest' | 'highest' | null {
  const all = plans.map(({ maxOutOfPocket }) => maxOutOfPocket);
  const known = all.filter((amount) => amount !== null);
  if (known.length < all.length || new Set(known).size < 2) return null;
  if (plan.maxOutOfPocket === Math.min(...known)) return 'lowest';
  return plan.maxOutOfPocket === Math.max(...known) ? 'highest' : null;
}

function isCheapest(plan: Plan, years: readonly ComparedYears[], kind: 'healthy' | 'very-ill'): boolean {
  const best = cheapestIn(years, kind);
  return best.length < years.length && best.some(({ id }) => id === plan.id);
}

function prosOf(plan: Plan, plans: readonly Plan[], years: readonly ComparedYears[]): PlanPoint[] {
  const extras = extrasThat(plan, 'covered');
  const { monthlyPremium, partBReduction, maxOutOfPocket, drugDeductible, starRating } = plan;
  return [
    ...when(isCheapest(plan, years, 'healthy'), { code: 'leastHealthy' }),
    ...when(isCheapest(plan, years, 'very-ill'), { code: 'leastIll' }),
    ...when(monthlyPremium === 0, { code: 'zeroPremium' }),
    ...when(Boolean(partBReduction), { code: 'partB', amount: partBReduction ?? undefined }),
    ...when(placeOf(plan, plans) === 'lowest', { code: 'lowestMaximum', amount: maxOutOfPocket ?? undefined }),
    ...when(isFree(plan, 'primary-care') && isFree(plan, 'specialist'), { code: 'freeVisits' }),
    ...when(drugDeductible === 0, { code: 'noDrugDeductible' }),
    ...when(networkKind(plan) === 'ppo', { code: 'outsideNetwork' }),
    ...when(starRating !== null && starRating >= HIGH_STARS, { code: 'highStars', stars: starRating?.toFixed(1) }),
    ...when(extras.length > 0, { code: 'extras', benefits: extras }),
  ];
}

function whoMayJoin(plan: Plan): PlanPoint[] {
  const who = specialNeeds(plan);
  return who === null ? [] : [{ code: `only.${who}` }];
}

function consOf(plan: Plan, plans: readonly Plan[]): PlanPoint[] {
  const lacking = extrasThat(plan, 'not-covered');
  const network = networkKind(plan);
  const { monthlyPremium, maxOutOfPocket, deductible, drugDeductible, starRating } = plan;
  const isDrugOnly = plan.category === 'drug';
  return [
    ...whoMayJoin(plan),
    ...when(isDrugOnly, { code: 'drugsOnly' }),
    ...when(network === 'hmo' || network === 'hmo-pos', { code: 'networkOnly' }),
    ...when(!isDrugOnly && plan.hasDrugCoverage === false, { code: 'noDrugs' }),
    ...when(Boolean(monthlyPremium), { code: 'premium', amount: monthlyPremium ?? undefined }),
    ...when(placeOf(plan, plans) === 'highest', { code: 'highestMaximum', amount: maxOutOfPocket ?? undefined }),
    ...when(Boolean(deductible), { code: 'deductible', amount: deductible ?? undefined }),
    ...when(Boolean(drugDeductible), { code: 'drugDeductible', amount: drugDeductible ?? undefined }),
    ...when(starRating !== null && starRating < LOW_STARS, { code: 'lowStars', stars: starRating?.toFixed(1) }),
    ...when(starRating === null, { code: 'noStars' }),
    ...when(lacking.length > 0, { code: 'lacks', benefits: lacking }),
  ];
}

/** @param plans all that are side by side, this one too */
export const planPoints = (plan: Plan, plans: readonly Plan[], years: readonly ComparedYears[]): PlanPoints => ({
  pros: prosOf(plan, plans, years),
  cons: consOf(plan, plans),
});
