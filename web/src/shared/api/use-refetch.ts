import { useCallback } from 'react';

/**
 * Repeats a request, past every cache; keeps its identity between renders.
 * @param mutate of useSWR; a failure is the `error` of that hook, so its promise is not passed on
 */
export function useRefetch(mutate: () => Promise<unknown>): () => void {
  return useCallback(() => {
    mutate().catch(() => undefined);
  }, [mutate]);
}
