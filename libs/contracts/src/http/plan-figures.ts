// What the analysis asks of the catalog, inside the house: the plans of one county with the cost rows its sums need.
import type { AnalysisCounty } from './analysis';
import type { PlanCostTexts } from './plan-costs';
import type { InsurancePlanResponse } from './plans';

export const PLAN_FIGURES_PATH = '/internal/plan-figures';

/** One plan; money as in InsurancePlanResponse. */
export interface PlanFigures extends Pick<
  InsurancePlanResponse,
  | 'id'
  | 'planYear'
  | 'name'
  | 'carrier'
  | 'category'
  | 'planType'
  | 'snpType'
  | 'monthlyPremium'
  | 'deductible'
  | 'drugDeductible'
  | 'maxOutOfPocket'
  | 'starRating'
  | 'hasDrugCoverage'
  | 'benefits'
  | 'partBReduction'
  | 'origin'
> {
  /** Of the services that the sums read (libs/benefits/src/costs/costed-services.ts). */
  costTexts: PlanCostTexts;
}

/** GET of PLAN_FIGURES_PATH?zip=90006&county=Los Angeles; 404 for a ZIP outside California. */
export interface CountyPlans {
  /** The requested one when the ZIP lies in it, else the ZIP's first. */
  county: string;
  /** Of the ZIP, the one with the largest share first. */
  counties: AnalysisCounty[];
  /** Of the year shown by default, drug plans too, by id. */
  plans: PlanFigures[];
}
