import type { SWRConfiguration } from 'swr';
import { apiGet } from './api-client';

/** The specification's fetch policy: no retry, no refetch on focus, no polling, data never stale. */
export const SWR_DEFAULTS: SWRConfiguration = {
  fetcher: (path: string) => apiGet<unknown>(path),
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
};
