import { PLAN_LIMITS, PLAN_PATHS } from '@app/contracts/http/plans';
import { withQuery } from '@web/shared/api/api-client';
import { usePlans } from '@web/shared/plans/use-plans';
import type { Plans } from '@web/shared/plans/use-plans';

/** How many plans a card names; the total is the answer's own. */
const NAMED_PLANS = 3;

/** The first plans of a company, and how many there are. */
export const useFirstPlans = (carrier: string): Plans =>
  usePlans(withQuery(PLAN_PATHS.plans, { carrier, limit: NAMED_PLANS }));

/** All of them: only asked when a tab counts over them. */
export const useAllPlans = (carrier: string): Plans =>
  usePlans(withQuery(PLAN_PATHS.plans, { carrier, limit: PLAN_LIMITS.max }));
