import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const isSheetOpen = (state: unknown): boolean => typeof state === 'object' && state !== null && 'sheet-search' in state;

/** Puts a question into the address. Asked in the sheet of the folded search, it takes the sheet's place in the history. */
export function useAskAddress(): (params: URLSearchParams) => void {
  const [, setParams] = useSearchParams();
  const location = useLocation();
  const replace = isSheetOpen(location.state);
  return useCallback((params) => setParams(params, { preventScrollReset: true, replace }), [setParams, replace]);
}
