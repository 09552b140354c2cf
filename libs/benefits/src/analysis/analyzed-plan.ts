// A plan of the county beside its costs for one person: what ranking, reasons and warnings are made of.
import type { PlanFigures } from '@app/contracts/http/plan-figures';
import type { PlanCostCell } from '@app/contracts/http/plan-costs';
import type { YearCost, YearKind } from '@app/contracts/http/year-costs';
import type { CostedPlan } from '../costs/costed-plan';
import { yearAmong } from '../costs/year-cost';

/** A plan of the catalog whose cost rows were read into amounts. */
export interface AnalysisPlan extends Omit<PlanFigures, 'costTexts'>, CostedPlan {
  costs: readonly PlanCostCell[];
}

export interface AnalyzedPlan {
  plan: AnalysisPlan;
  years: YearCost[];
}

/** Gaps that could hide any sum; a deductible that may apply is told, and ranks nobody down. */
const OPEN = ['percent', 'not-stated', 'no-drug-coverage', 'subsidy-unknown'] as const;

const isOpen = ({ lines }: YearCost): boolean =>
  lines.some(({ notCounted }) => notCounted !== null && OPEN.some((why) => why === notCounted));

export const yearOfPlan = ({ years }: Pick<AnalyzedPlan, 'years'>, year: YearKind): YearCost => yearAmong(years, year);

/**
 * Dollars a year that a plan is compared by: what was counted, or the most it can come to where a share could not be.
 * @returns null when neither is known
 */
export function comparedCost(analyzed: Pick<AnalyzedPlan, 'years'>, year: YearKind): number | null {
  const cost = yearOfPlan(analyzed, year);
  return isOpen(cost) ? cost.atMost : cost.annual;
}

/** Whether the counted amount itself was compared. */
export const isFullyCounted = (analyzed: Pick<AnalyzedPlan, 'years'>, year: YearKind): boolean =>
  !isOpen(yearOfPlan(analyzed, year));
