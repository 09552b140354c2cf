// What the sums need to know of a plan and of a person.
import type { CostHelp } from '@app/contracts/http/analysis';
import type { PlanCostCell } from '@app/contracts/http/plan-costs';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { HealthCondition, LinePayer, Medication } from '@app/contracts/http/year-costs';
import type { Figures } from '../programs/rule';

/** A plan of the catalog with its cost rows (`include=costs`): every InsurancePlanResponse that has them is one. */
export interface CostedPlan extends Pick<
  InsurancePlanResponse,
  | 'id'
  | 'planYear'
  | 'category'
  | 'monthlyPremium'
  | 'deductible'
  | 'drugDeductible'
  | 'maxOutOfPocket'
  | 'hasDrugCoverage'
  | 'partBReduction'
> {
  costs: readonly PlanCostCell[];
}

export interface CostedPerson {
  help: CostHelp;
  conditions: readonly HealthCondition[];
  medications: readonly Medication[];
  /** Step of the surcharge table for a high income, 0 = none (docs/facts/policy.md#irmaa). */
  surchargeStep: 0 | 1 | 2 | 3 | 4 | 5;
}

/** Whose costs, by which figures, on which day. */
export interface Costing {
  person: CostedPerson;
  figures: Figures;
  /** ISO date within the plan year: the figures of that day count. */
  on: string;
}

export const NO_HELP: CostHelp = { fullMediCal: false, savingsProgram: null, extraHelp: null };

/** Who pays the Part B premium; null = the person (docs/facts/policy.md#medicare-savings-programs). */
export const partBPayer = ({ savingsProgram, fullMediCal }: CostHelp): LinePayer | null =>
  savingsProgram ?? (fullMediCal ? 'medi-cal' : null);

/** Who pays the shares of care; null = the person (docs/facts/policy.md#medicares-shares-with-medi-cal-or-qmb). */
export function carePayer({ savingsProgram, fullMediCal }: CostHelp): LinePayer | null {
  if (fullMediCal) return 'medi-cal';
  return savingsProgram === 'qmb' ? 'qmb' : null;
}

/** The day whose figures a plan year's costs take: today within that year, else its last day. @param today ISO date */
export const dayOfPlanYear = (planYear: number, today: string): string =>
  today.startsWith(`${planYear}-`) ? today : `${planYear}-12-31`;
