import { useCallback } from 'react';
import useSWR from 'swr';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { apiGetList } from '../api/list-answer';
import type { ListAnswer } from '../api/list-answer';

export interface Plans {
  /** Absent until the first response; kept when a retry fails. */
  answer: ListAnswer<InsurancePlanResponse> | undefined;
  error: Error | undefined;
  isLoading: boolean;
  refetch: () => void;
}

/** Plans behind an address of /api/insurance-plans. null requests nothing. */
export function usePlans(path: string | null): Plans {
  const { data, error, isLoading, mutate } = useSWR<ListAnswer<InsurancePlanResponse>, Error, [string, string] | null>(
    path === null ? null : ['plans', path],
    ([, address]) => apiGetList<InsurancePlanResponse>(address),
  );
  const refetch = useCallback(() => {
    // A failed ask is the hook's `error`; the promise itself has no one else to tell.
    mutate().catch(() => undefined);
  }, [mutate]);
  return { answer: data, error, isLoading, refetch };
}
