import { PLAN_BENEFITS } from '@app/contracts/http/plans';
import type { InsurancePlanResponse, PlanBenefit } from '@app/contracts/http/plans';
import { benefitState } from '@web/shared/plans/plan-facts';

const MOST = 3;

/** The benefits a card tells: what was asked for, then the first that the plan covers. */
export function shownBenefits(plan: InsurancePlanResponse, asked: readonly PlanBenefit[]): PlanBenefit[] {
  const covered = PLAN_BENEFITS.filter(
    (benefit) => !asked.includes(benefit) && benefitState(plan, benefit) === 'covered' && plan.benefits[benefit]?.text,
  );
  return [...asked, ...covered].slice(0, Math.max(MOST, asked.length));
}
