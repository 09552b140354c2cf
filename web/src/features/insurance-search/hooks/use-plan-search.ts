import type { PlanSort } from '@app/contracts/http/plans';
import { useQuery } from '@web/shared/address/use-query';
import { MAX_CHOSEN } from '@web/shared/plan-packet/packet';
import { NO_FILTERS, PLAN_QUERY } from '../logic/plan-query';
import type { PlanFilters, PlanQuery, PlanQuestion } from '../logic/plan-query';

export interface PlanSearch {
  /** What was searched: the address of the page. */
  query: PlanQuery;
  /** Searches what the form holds; begins at page 1. */
  commit: (question: PlanQuestion) => void;
  filter: (part: Partial<PlanFilters>) => void;
  clearFilters: () => void;
  sortBy: (sort: PlanSort) => void;
  /** Puts a plan next to the others or takes it away. @returns false for a fifth, which is not taken */
  toggleChosen: (id: string) => boolean;
  clearChosen: () => void;
  goToPage: (page: number) => void;
  reset: () => void;
}

const isFull = (chosen: readonly string[], id: string): boolean => !chosen.includes(id) && chosen.length >= MAX_CHOSEN;

function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (isFull(chosen, id)) return chosen;
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
}

/**
 * The address is what counts, so reload, back and a shared link keep the list, its order and the chosen plans.
 * @param isComparison the second plan chosen does not take the list away yet
 */
export function usePlanSearch(isComparison = false): PlanSearch {
  const [query, go] = useQuery(PLAN_QUERY);
  return {
    query,
    commit: (question) => go({ ...question, page: 1 }),
    filter: (part) => go({ ...part, page: 1 }),
    clearFilters: () => go({ ...NO_FILTERS, page: 1 }),
    sortBy: (sort) => go({ sort, page: 1 }),
    // Choosing replaces the address: going back leaves the list instead of taking ticks away one by one.
    toggleChosen: (id) => {
      if (isFull(query.chosen, id)) return false;
      go((last) => ({ isPicking: isComparison, chosen: toggled(last.chosen, id) }), true);
      return true;
    },
    clearChosen: () => go({ chosen: [], isPicking: false }, true),
    goToPage: (page) => go({ page }),
    reset: () => go({ ...PLAN_QUERY.empty, year: query.year }),
  };
}
