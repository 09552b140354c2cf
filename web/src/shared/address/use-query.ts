import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { stateOf } from '@web/base/history-state';
import type { QueryDefinition } from './define-query';

const isSheetOpen = (state: unknown): boolean => 'sheet-search' in stateOf(state);

/** What changes in the last query asked for. */
type Change<Q> = Partial<Q> | ((last: Q) => Partial<Q>);

/**
 * The query of this page's address, and what changes it. A change is made to the query that was asked for last: the page draws an
 * address a moment later, and of two quick presses both count. Asked in the sheet of the folded search, it takes the sheet's place in the history;
 * `isReplacing` is for what "back" need not undo step by step.
 */
export function useQuery<Q extends object>(
  definition: QueryDefinition<Q>,
): [query: Q, ask: (change: Change<Q>, isReplacing?: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const isInSheet = isSheetOpen(location.state);
  const address = definition.write(definition.read(params)).toString();
  const query = useMemo(() => definition.read(new URLSearchParams(address)), [definition, address]);
  const asked = useRef<Q | null>(null);
  useEffect(() => {
    asked.current = null;
  }, [address]);
  const ask = useCallback(
    (change: Change<Q>, isReplacing = isInSheet) => {
      const last = asked.current ?? query;
      const next = definition.write({ ...last, ...(typeof change === 'function' ? change(last) : change) });
      asked.current = definition.read(next);
      setParams(next, { preventScrollReset: true, replace: isReplacing });
    },
    [definition, setParams, isInSheet, query],
  );
  return [query, ask];
}
