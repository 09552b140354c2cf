import { useState } from 'react';
import type { PlanDrugYear } from '@app/contracts/http/drug-costs';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { useMedicineList } from '@web/shared/medicines/medicine-list';
import { useDrugCosts } from '@web/shared/medicines/use-drug-costs';

type Plan = InsurancePlanResponse;

/**
 * The year of the medicines that were entered in this tab, for the plans of the same ZIP code; an order of the list that no address
 * names, because what somebody takes is in none.
 */
export function useMedicineYears(zip: string) {
  const { requested } = useMedicineList();
  const [isChosen, setIsChosen] = useState(false);
  const { answer } = useDrugCosts(requested && requested.body.zipCode === zip ? requested.body : null);
  const years = new Map((answer?.plans ?? []).map((year, rank) => [year.id, { year, rank }]));
  const isKnown = years.size > 0;
  const rankOf = ({ id }: Plan): number => years.get(id)?.rank ?? years.size;
  return {
    isKnown,
    isChosen: isKnown && isChosen,
    choose: setIsChosen,
    yearOf: ({ id }: Plan): PlanDrugYear | null => years.get(id)?.year ?? null,
    /** Plans whose year is not known come last, in the order they had. */
    sorted: (plans: Plan[]): Plan[] =>
      isKnown && isChosen ? [...plans].sort((one, other) => rankOf(one) - rankOf(other)) : plans,
  };
}

export type MedicineYears = ReturnType<typeof useMedicineYears>;
