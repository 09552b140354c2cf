// What plans cost with the medicines that were entered in this tab: Part B, premium, usual care and those medicines.
import { useMemo } from 'react';
import { dayOfPlanYear } from '@app/benefits/costs/costed-plan';
import { originalYears } from '@app/benefits/costs/original-medicare';
import { helpOf, yearWithMedicines } from '@app/benefits/costs/own-medicines';
import type { WholeYear } from '@app/benefits/costs/own-medicines';
import { planYears, yearAmong } from '@app/benefits/costs/year-cost';
import { cellsOf } from '@app/content/plan-costs/plan-costs';
import type { PlanDrugYear } from '@app/contracts/http/drug-costs';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { useFigures } from '../benefits/use-figures';
import { useToday } from '../use-today';
import { useMedicineList } from './medicine-list';
import { useDrugCosts } from './use-drug-costs';

export interface OwnYear {
  medicines: PlanDrugYear;
  /** null = a premium is not known. */
  whole: WholeYear | null;
}

export interface WholeYears {
  /** Medicines that were requested. */
  count: number;
  /** Where they were counted. */
  zip: string;
  /** By plan. */
  years: ReadonlyMap<string, OwnYear>;
}

/** @returns years of these plans; empty while nothing was requested, or of a year that is not loaded */
export function useWholeYears(plans: readonly InsurancePlanResponse[]): WholeYears {
  const { requested } = useMedicineList();
  const { answer } = useDrugCosts(requested && requested.body);
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
        const person = { help, conditions: [], medications: [], surchargeStep: 0 as const };
        const costing = { person, figures, on: dayOfPlanYear(plan.planYear, today) };
        const costed = { ...plan, costs: cellsOf(plan) };
        const kinds = plan.category === 'drug' ? originalYears(costed, costing) : planYears(costed, costing);
        return [[plan.id, { medicines, whole: yearWithMedicines(yearAmong(kinds, 'normal'), medicines.drugsTotal) }]];
      }),
    );
  }, [answer, extraHelp, figures, plans, today]);
  return { count: requested?.medicines.length ?? 0, zip: requested?.body.zipCode ?? '', years };
}
