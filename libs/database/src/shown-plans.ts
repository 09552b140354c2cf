// Which stored plans a visitor is shown when nothing else is asked: one definition for the list (catalog) and for the count
// on the operators' dashboard (crawler), which would otherwise count next year's plans too.

/** The current year in California, or the newest stored before it: each plan says its year. */
const YEAR_IN_FORCE = `(SELECT max(plan_year) FROM guide.insurance_plans
   WHERE is_active AND plan_year <= extract(year FROM now() AT TIME ZONE 'America/Los_Angeles'))`;

/** Condition that a plan is of the year in force. @param plan alias of guide.insurance_plans */
export const isOfYearInForce = (plan: string): string => `${plan}.plan_year = ${YEAR_IN_FORCE}`;

/**
 * Condition that a plan is sold in California.
 * @param more a further condition on `sold`, a row of guide.insurance_plan_counties
 */
export const isSoldInCalifornia = (plan: string, more = 'true'): string =>
  `${plan}.id IN (SELECT sold.insurance_plan_id FROM guide.insurance_plan_counties sold
    WHERE sold.state = 'CA' AND ${more})`;

/** Condition that a visitor who asks for nothing in particular is shown the plan. */
export const isShownPlan = (plan: string): string =>
  `${plan}.is_active AND ${isOfYearInForce(plan)} AND ${isSoldInCalifornia(plan)}`;
