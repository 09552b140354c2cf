// The chosen plans with every cost, in the order of choosing, and their years.
import { useMemo } from 'react';
import { EXAMPLE_PLANS } from '@app/content/plans/example-comparison-plans';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { useFigures } from '@web/shared/benefits/use-figures';
import { letterOf, yearOfKind } from '@web/shared/plan-years/compared-years';
import type { ComparedYears } from '@web/shared/plan-years/compared-years';
import type { Plans } from '@web/shared/plans/use-plans';
import { useToday } from '@web/shared/use-today';
import { NO_HELP } from '@app/benefits/costs/costed-plan';
import { premiumsOf } from '@app/benefits/costs/premiums';
import type { Figures } from '@app/benefits/programs/rule';
import { yearsOfPlan } from '@web/shared/plan-years/years-of-plan';

const MONTHS = 12;
/** @param today ISO date */
function comparedYears(plans: readonly InsurancePlanResponse[], figures: Figures, today: string): ComparedYears[] {
  return plans.map((plan, index) => ({
    id: plan.id,
    letter: letterOf(index),
    name: plan.name,
    years: yearsOfPlan(plan, NO_HELP, figures, today),
  }));
}

/** Dollars a month that go out whether one is ill or not, Part B included; null when one of them is not known. */
function monthlyOf(plan: ComparedYears): number | null {
  const healthy = yearOfKind(plan, 'healthy');
  const premiums = healthy && premiumsOf(healthy);
  return premiums === null ? null : Math.round((premiums * 100) / MONTHS) / 100;
}

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
