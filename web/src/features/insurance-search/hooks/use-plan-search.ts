import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EMPTY_QUERY, NO_FILTERS, planParams, readPlanQuery } from '../logic/plan-query';
import type { PlanFilters, PlanQuery } from '../logic/plan-query';

/** What stands in the two boxes until search is pressed. */
export interface SearchDraft {
  q: string;
  zip: string;
}

export interface PlanSearch {
  /** What was searched: the address of the page. */
  query: PlanQuery;
  draft: SearchDraft;
  change: (part: Partial<SearchDraft>) => void;
  /** Searches what stands in the boxes; the filters stay. */
  commit: (draft: SearchDraft) => void;
  /** Filters count at once and begin at page 1. */
  filter: (part: Partial<PlanFilters>) => void;
  clearFilters: () => void;
  goToPage: (page: number) => void;
  reset: () => void;
}

/** The boxes, the panel and the address of the plan search: the address is what counts, so reload and back keep the list. */
export function usePlanSearch(): PlanSearch {
  const [params, setParams] = useSearchParams();
  const query = readPlanQuery(params);
  const searched = `${query.q} ${query.zip}`;

  // Going back changes the address under the boxes: they follow. Filters and paging do not touch what stands in them.
  const [draft, setDraft] = useState<SearchDraft>({ q: query.q, zip: query.zip });
  const [shownSearch, setShownSearch] = useState(searched);
  if (shownSearch !== searched) {
    setShownSearch(searched);
    setDraft({ q: query.q, zip: query.zip });
  }

  const go = (next: PlanQuery) => setParams(planParams(next), { preventScrollReset: true });
  return {
    query,
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    commit: ({ q, zip }) => go({ ...query, q: q.trim(), zip, page: 1 }),
    filter: (part) => go({ ...query, ...part, page: 1 }),
    clearFilters: () => go({ ...query, ...NO_FILTERS, page: 1 }),
    goToPage: (page) => go({ ...query, page }),
    reset: () => {
      setDraft({ q: '', zip: '' });
      go({ ...EMPTY_QUERY, year: query.year });
    },
  };
}
