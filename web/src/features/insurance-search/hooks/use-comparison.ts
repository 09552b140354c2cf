// The chosen plans with every cost, in the order of choosing, and their years.
import { useMemo } from 'react';
import { EXAMPLE_PLANS } from '@app/content/plans/example-comparison-plans';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { useFigures } from '@web/shared/benefits/use-figures';
import type { ComparedYears } from '@web/shared/plan-years/compared-years';
import type { Plans } from '@web/shared/plans/use-plans';
import { useToday } from '@web/shared/use-today';
import { comparedYears, monthlyOf } from '../logic/plan-years';

export interface Comparison {
  plans: readonly InsurancePlanResponse[];
  years: readonly ComparedYears[];
  /** Dollars a month with Part B, one a plan. */
  monthly: readonly (number | null)[];
  /** How many of the chosen are no longer sold. */
  goneCount: number;
}

/** @returns null until the plans are there */
export function useComparison(ids: readonly string[], answer: Plans['answer']): Comparison | null {
  const figures = useFigures();
  const today = useToday();
  return useMemo(() => {
    if (!answer) return null;
    // The examples can be chosen only where the catalog holds no plan at all.
    const known = [...answer.rows, ...EXAMPLE_PLANS];
    const plans = ids.flatMap((id) => known.find((plan) => plan.id === id) ?? []);
    const years = comparedYears(plans, figures, today);
    return { plans, years, monthly: years.map(monthlyOf), goneCount: ids.length - plans.length };
  }, [answer, ids, figures, today]);
}
