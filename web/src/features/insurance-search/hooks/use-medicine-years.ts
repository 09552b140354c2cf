import { useState } from 'react';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { useWholeYears } from '@web/shared/medicines/use-whole-years';
import type { OwnYear } from '@web/shared/medicines/use-whole-years';

type Plan = InsurancePlanResponse;

const leastOf = ({ whole }: OwnYear): number => whole?.sum.min ?? Number.MAX_VALUE;

/** Fewest medicines that the plan does not pay for, then the least sum; an unknown sum comes last. */
function compareYears(one: OwnYear | undefined, other: OwnYear | undefined): number {
  if (!one || !other) return Number(!one) - Number(!other);
  const missing = one.medicines.notCovered - other.medicines.notCovered;
  if (missing !== 0) return missing;
  return leastOf(one) - leastOf(other);
}

const NO_PLANS: readonly Plan[] = [];

/**
 * The year with the medicines that were entered in this tab, for the plans of the same ZIP code; an order of the list that no address
 * names, because what somebody takes is in none.
 */
export function useMedicineYears(zip: string, plans: readonly Plan[] = NO_PLANS) {
  const { years } = useWholeYears(plans, zip);
  const [isChosen, setIsChosen] = useState(false);
  const isKnown = years.size > 0;
  const yearOf = ({ id }: Plan): OwnYear | undefined => years.get(id);
  return {
    isKnown,
    isChosen: isKnown && isChosen,
    choose: setIsChosen,
    yearOf,
    /** Plans whose year is not known come last, in the order they had. */
    sorted: (shown: Plan[]): Plan[] =>
      isKnown && isChosen ? [...shown].sort((one, other) => compareYears(yearOf(one), yearOf(other))) : shown,
  };
}

export type MedicineYears = ReturnType<typeof useMedicineYears>;
