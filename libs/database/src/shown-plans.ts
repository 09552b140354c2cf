// Which stored plans a visitor is shown when no filter is given: one definition for the list (catalog) and for the count
// on the operators' dashboard (crawler), which would otherwise count another year's plans too.

/**
 * Condition that a plan is sold in California.
 * @param more a further condition on `sold`, a row of guide.insurance_plan_counties
 */
export const isSoldInCalifornia = (plan: string, more = 'true'): string =>
  `${plan}.id IN (SELECT sold.insurance_plan_id FROM guide.insurance_plan_counties sold
    WHERE sold.state = 'CA' AND ${more})`;

/** How many plans there are of each year: decides which year is shown by default (libs/benefits/src/figures/plan-season.ts). */
export const YEARS_OF_PLANS = `
  SELECT p.plan_year AS year, count(*)::int AS plans FROM guide.insurance_plans p
   WHERE p.is_active AND ${isSoldInCalifornia('p')} GROUP BY p.plan_year`;

/** Condition that a visitor without filters is shown the plan. @param year that is shown by default, as SQL */
export const isShownPlan = (plan: string, year: string): string =>
  `${plan}.is_active AND ${plan}.plan_year = ${year} AND ${isSoldInCalifornia(plan)}`;
