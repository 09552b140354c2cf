// A plan of the county and what it is compared by. Hundreds are compared for an answer that shows five: only amounts are kept, the
// lines of the five are written again.
import type { PlanCostCell } from '@app/contracts/http/plan-costs';
import type { PlanFigures } from '@app/contracts/http/plan-figures';
import type { YearCost } from '@app/contracts/http/year-costs';
import type { CostedPlan, Costing } from '../costs/costed-plan';
import { planYear } from '../costs/year-cost';

/** A plan of the catalog whose cost rows were read into amounts. */
export interface AnalysisPlan extends Omit<PlanFigures, 'costTexts'>, CostedPlan {
  costs: readonly PlanCostCell[];
}

export interface ComparedYear {
  /** Dollars a year: what was counted, or the most it can come to where a share could not be; null when neither is known. */
  cost: number | null;
  /** Whether the counted amount itself is compared. */
  isFull: boolean;
}

export interface ComparedPlan {
  plan: AnalysisPlan;
  normal: ComparedYear;
  ill: ComparedYear;
}

/** Gaps that could hide any sum; a deductible that may apply is told, and ranks nobody down. */
const isOpen = ({ lines }: YearCost): boolean =>
  lines.some(({ notCounted }) => notCounted !== null && notCounted !== 'may-apply');

export function comparedYear(year: YearCost): ComparedYear {
  const isFull = !isOpen(year);
  return { cost: isFull ? year.annual : year.atMost, isFull };
}

/** @returns null for a plan without a sum: its premium is not known */
export function comparedPlan(plan: AnalysisPlan, costing: Costing): ComparedPlan | null {
  const normal = planYear(plan, 'normal', costing);
  if (normal.annual === null) return null;
  return { plan, normal: comparedYear(normal), ill: comparedYear(planYear(plan, 'very-ill', costing)) };
}
