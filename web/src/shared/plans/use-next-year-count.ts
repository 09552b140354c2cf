import { PLAN_PATHS } from '@app/contracts/http/plans';
import { withQuery } from '@web/shared/api/api-client';
import type { PlanYearFacts } from './plan-year';
import { usePlans } from './use-plans';

/** How many plans of the year after this one are loaded; undefined while they are counted, null = not known. */
export function useNextYearCount({ state, nextYear }: PlanYearFacts, isWanted = true): number | null | undefined {
  const isRequested = isWanted && (state === 'choosing' || state === 'after' || state === 'ended');
  const { answer, error } = usePlans(isRequested ? withQuery(PLAN_PATHS.plans, { year: nextYear, limit: 1 }) : null);
  if (answer) return answer.total;
  return isRequested && !error ? undefined : null;
}
