// One curated plan, and what its fields mean. Read by the starter import of the crawler.
import type { PlanBenefit, PlanBenefitCell, PlanCategory, PlanCopay } from '@app/contracts/http/plans';

/** Year of every starter plan: they end on December 31 of it and are never shown as another year's. */
export const STARTER_PLAN_YEAR = 2026;
/** When we last compared the plans with the captured pages. */
export const STARTER_PLANS_CHECKED_ON = '2026-11-20';
/** When the pages themselves were captured. */
export const STARTER_PLANS_RELEASE = 'Plan Compare 2026, captured Dec 2025 - Jan 2026';

export interface StarterPlan {
  /** `2026-H0524-003-0`: year, contract, plan, segment. */
  id: string;
  name: string;
  carrier: string;
  parentOrganization: string;
  contractName: string;
  category: PlanCategory;
  planType: string;
  snpType: string | null;
  /** Dollars a month besides the Part B premium. */
  monthlyPremium: number | null;
  /** Health deductible a year, in-network; null for drug plans. */
  deductible: number | null;
  drugDeductible: number | null;
  /** In-network, a year; null for drug plans. */
  maxOutOfPocket: number | null;
  /** CMS stars of 2026; null = not rated. */
  starRating: number | null;
  hasDrugCoverage: boolean | null;
  /** The page's own words. */
  copays: Partial<Record<PlanCopay, string>>;
  /** The page's own words; `Not covered` and null mean that it is not. */
  benefits: Partial<Record<PlanBenefit, string | null>>;
  website: string | null;
  /** Every California county it is sold in, without "County"; `All Counties` for the whole state. */
  counties: readonly string[];
}

const NOT_COVERED = 'Not covered';

export function benefitCells(plan: StarterPlan): Partial<Record<PlanBenefit, PlanBenefitCell>> {
  const cells = Object.entries(plan.benefits).map(([benefit, text]) => [
    benefit,
    { isCovered: text !== null && text !== NOT_COVERED, text },
  ]);
  return Object.fromEntries(cells) as Partial<Record<PlanBenefit, PlanBenefitCell>>;
}

/** The plan's page at Medicare.gov. */
export const planCompareUrl = (id: string): string =>
  `https://www.medicare.gov/plan-compare/#/plan-details/${id}?year=${id.slice(0, 4)}&lang=en`;
