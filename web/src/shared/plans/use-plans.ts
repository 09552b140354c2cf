import useSWR from 'swr';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { apiGetList } from '../api/list-answer';
import type { ListAnswer } from '../api/list-answer';
import { useRefetch } from '../api/use-refetch';

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
  const refetch = useRefetch(mutate);
  return { answer: data, error, isLoading, refetch };
}
