// What plans cost with the medicines that were entered in this tab: Part B, premium, usual care and those medicines.
import { useMemo } from 'react';
import { helpOf, yearWithMedicines } from '@app/benefits/costs/own-medicines';
import type { WholeYear } from '@app/benefits/costs/own-medicines';
import { yearAmong } from '@app/benefits/costs/year-cost';
import type { PlanDrugYear } from '@app/contracts/http/drug-costs';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { useFigures } from '../benefits/use-figures';
import { useToday } from '../use-today';
import { yearsOfPlan } from '../plan-years/years-of-plan';
import { useRequestedCosts } from './use-drug-costs';

export interface OwnYear {
  medicines: PlanDrugYear;
  /** null = a premium is not known. */
  whole: WholeYear | null;
}

export interface WholeYears {
  /** Medicines that were requested. */
  count: number;
  /** By plan. */
  years: ReadonlyMap<string, OwnYear>;
}

/**
 * @param zip medicines that were requested there; left out = anywhere
 * @returns years of these plans; empty while nothing was requested, or of a year that is not loaded
 */
export function useWholeYears(plans: readonly InsurancePlanResponse[], zip?: string): WholeYears {
  const { requested, answer } = useRequestedCosts(zip);
  const figures = useFigures();
  const today = useToday();
  const extraHelp = requested?.body.extraHelp ?? 'none';
  const years = useMemo(() => {
    const help = helpOf(extraHelp);
    const drugYears = new Map((answer?.plans ?? []).map((year) => [year.id, year]));
    return new Map(
      plans.flatMap((plan): [string, OwnYear][] => {
        const medicines = drugYears.get(plan.id);
        if (!medicines) return [];
        const normal = yearAmong(yearsOfPlan(plan, help, figures, today), 'normal');
        return [[plan.id, { medicines, whole: yearWithMedicines(normal, medicines.drugsTotal) }]];
      }),
    );
  }, [answer, extraHelp, figures, plans, today]);
  return { count: requested?.medicines.length ?? 0, years };
}
