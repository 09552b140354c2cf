// The years of chosen plans, by the sums of libs/benefits: for somebody without an illness, a medicine or help. Pure.
import { dayOfPlanYear, NO_HELP } from '@app/benefits/costs/costed-plan';
import type { Costing } from '@app/benefits/costs/costed-plan';
import { originalYears } from '@app/benefits/costs/original-medicare';
import { premiumsOf } from '@app/benefits/costs/premiums';
import { planYears } from '@app/benefits/costs/year-cost';
import type { Figures } from '@app/benefits/programs/rule';
import { cellsOf } from '@app/content/plan-costs/plan-costs';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { letterOf, yearOfKind } from '@web/shared/plan-years/compared-years';
import type { ComparedYears } from '@web/shared/plan-years/compared-years';

const MONTHS = 12;
/** @param today ISO date */
export function comparedYears(
  plans: readonly InsurancePlanResponse[],
  figures: Figures,
  today: string,
): ComparedYears[] {
  return plans.map((plan, index) => {
    const costed = { ...plan, costs: cellsOf(plan) };
    const costing: Costing = {
      person: { help: NO_HELP, conditions: [], medications: [], surchargeStep: 0 },
      figures,
      on: dayOfPlanYear(plan.planYear, today),
    };
    // A drug plan is next to Original Medicare: its years are those of both.
    const years = plan.category === 'drug' ? originalYears(costed, costing) : planYears(costed, costing);
    return { id: plan.id, letter: letterOf(index), name: plan.name, years };
  });
}

/** Dollars a month that go out whether one is ill or not, Part B included; null when one of them is not known. */
export function monthlyOf(plan: ComparedYears): number | null {
  const healthy = yearOfKind(plan, 'healthy');
  const premiums = healthy && premiumsOf(healthy);
  return premiums === null ? null : Math.round((premiums * 100) / MONTHS) / 100;
}
