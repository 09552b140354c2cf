import useSWR from 'swr';
import { DRUG_PATHS } from '@app/contracts/http/drug-costs';
import type { DrugCostsResponse, DrugNamesResponse } from '@app/contracts/http/drug-costs';
import type { DrugCostsBody } from '@app/contracts/http/drug-costs.requests';
import { apiSend } from '../api/api-client';
import { useMedicineList } from './medicine-list';
import { useRefetch } from '../api/use-refetch';

/**
 * The year of these medicines in each plan; kept in memory for this tab. null requests nothing.
 * @param keepPreviousData the answer before is returned until the next one is here
 */
export function useDrugCosts(body: DrugCostsBody | null, keepPreviousData = false) {
  const { data, error, isLoading, mutate } = useSWR<DrugCostsResponse, Error>(
    body && ['drug-costs', body],
    () => apiSend<DrugCostsResponse>('POST', DRUG_PATHS.costs, body),
    { keepPreviousData },
  );
  const refetch = useRefetch(mutate);
  return { answer: data, error, isLoading, refetch };
}

/** The year of the medicines that were requested in this tab. @param zip that of the request alone counts; left out = any */
export function useRequestedCosts(zip?: string) {
  const { requested } = useMedicineList();
  const isWanted = requested !== null && (zip === undefined || requested.body.zipCode === zip);
  return { requested, answer: useDrugCosts(isWanted ? requested.body : null).answer };
}

/** Names on the loaded lists of the plans; without a server only our own list is searched. */
export const useDrugNames = (isWanted: boolean): DrugNamesResponse['drugs'] =>
  useSWR<DrugNamesResponse, Error>(isWanted ? DRUG_PATHS.drugs : null).data?.drugs ?? [];
