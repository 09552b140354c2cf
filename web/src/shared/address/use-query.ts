import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { stateOf } from '@web/base/history-state';
import type { QueryDefinition } from './define-query';

const isSheetOpen = (state: unknown): boolean => 'sheet-search' in stateOf(state);

/** What changes in the last requested query. */
type Change<Q> = Partial<Q> | ((last: Q) => Partial<Q>);

/**
 * @param isReplacing for what "back" need not undo step by step
 * @param part of the page that the address names, as its hash; the state of the history entry and parameters of others are kept
 */
export type Ask<Q> = (change: Change<Q>, isReplacing?: boolean, part?: string) => void;

/**
 * The query of this page's address, and what changes it. A change is made to the query that was requested last: the page renders an
 * address a moment later, and of two quick presses both count. Requested in the sheet of the folded search, it takes the sheet's place in
 * the history.
 */
export function useQuery<Q extends object>(definition: QueryDefinition<Q>): [query: Q, ask: Ask<Q>] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const isInSheet = isSheetOpen(state);
  const address = definition.write(definition.read(params)).toString();
  const query = useMemo(() => definition.read(new URLSearchParams(address)), [definition, address]);
  const requested = useRef<Q | null>(null);
  useEffect(() => {
    requested.current = null;
  }, [address]);
  const ask = useCallback<Ask<Q>>(
    (change, isReplacing = isInSheet, part) => {
      const last = requested.current ?? query;
      const next = definition.write({ ...last, ...(typeof change === 'function' ? change(last) : change) });
      requested.current = definition.read(next);
      const options = { preventScrollReset: true, replace: isReplacing, state: part === undefined ? undefined : state };
      const own = definition.write(query);
      const others = part === undefined ? [] : [...params].filter(([name]) => !own.has(name) && !next.has(name));
      void navigate({ search: new URLSearchParams([...next, ...others]).toString(), hash: part ?? '' }, options);
    },
    [definition, navigate, isInSheet, params, query, state],
  );
  return [query, ask];
}
