import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { QueryDefinition } from './define-query';

const isSheetOpen = (state: unknown): boolean => typeof state === 'object' && state !== null && 'sheet-search' in state;

/**
 * The query of this page's address, and what puts another in its place. Asked in the sheet of the folded search, it takes the
 * sheet's place in the history; `isReplacing` is for what "back" need not undo step by step.
 */
export function useQuery<Q extends object>(
  definition: QueryDefinition<Q>,
): [query: Q, ask: (next: Q, isReplacing?: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const isInSheet = isSheetOpen(location.state);
  const address = definition.write(definition.read(params)).toString();
  const query = useMemo(() => definition.read(new URLSearchParams(address)), [definition, address]);
  const ask = useCallback(
    (next: Q, isReplacing = isInSheet) =>
      setParams(definition.write(next), { preventScrollReset: true, replace: isReplacing }),
    [definition, setParams, isInSheet],
  );
  return [query, ask];
}
