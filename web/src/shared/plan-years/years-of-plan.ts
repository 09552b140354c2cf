import type { CostHelp } from '@app/contracts/http/analysis';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { YearCost } from '@app/contracts/http/year-costs';
import { dayOfPlanYear } from '@app/benefits/costs/costed-plan';
import type { Costing } from '@app/benefits/costs/costed-plan';
import { originalYears } from '@app/benefits/costs/original-medicare';
import { planYears } from '@app/benefits/costs/year-cost';
import type { Figures } from '@app/benefits/programs/rule';
import { cellsOf } from '@app/content/plan-costs/plan-costs';

/**
 * The years of a plan, by the sums of libs/benefits, for somebody without an illness or a medicine. Pure.
 * @param today ISO date
 */
export function yearsOfPlan(plan: InsurancePlanResponse, help: CostHelp, figures: Figures, today: string): YearCost[] {
  const costed = { ...plan, costs: cellsOf(plan) };
  const costing: Costing = {
    person: { help, conditions: [], medications: [], surchargeStep: 0 },
    figures,
    on: dayOfPlanYear(plan.planYear, today),
  };
  // A drug plan is next to Original Medicare: its years are those of both.
  return plan.category === 'drug' ? originalYears(costed, costing) : planYears(costed, costing);
}
