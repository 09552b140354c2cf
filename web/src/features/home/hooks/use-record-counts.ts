import useSWR from 'swr';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import type { HealthResponse } from '@app/contracts/http/gateway';
import { withQuery } from '@web/shared/api/api-client';
import { apiGetList } from '@web/shared/api/list-answer';

export interface RecordCount {
  /** undefined while it is being counted, null when it cannot be. */
  count: number | null | undefined;
}

async function countOf([, path]: readonly [string, string]): Promise<number> {
  return (await apiGetList<unknown>(path)).total;
}

/** How many records a list call has now, by its X-Total-Count; never a number written down here. */
export function useRecordCount(path: string): RecordCount {
  const { data, error } = useSWR<number, Error, readonly [string, string]>(['count', path], countOf);
  return { count: error ? null : data };
}

/** Whether this installation reads the sample sources. The shell's notice has asked already: this only looks at it. */
export function useIsSampleMode(): boolean {
  const { data } = useSWR<HealthResponse | null>(GATEWAY_PATHS.health, null);
  return data?.sourcesMode === 'sample';
}

/** One row is enough to read the total. */
export const COUNTED = {
  providers: withQuery(CATALOG_PATHS.providers, { limit: 1 }),
  korean: withQuery(CATALOG_PATHS.providers, { language: 'korean', limit: 1 }),
  programs: CATALOG_PATHS.assistancePrograms,
} as const;
