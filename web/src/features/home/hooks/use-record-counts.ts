import useSWR from 'swr';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';
import { apiGetList } from '@web/shared/api/list-answer';

export interface RecordCount {
  /** undefined while it is being counted, null when it cannot be. */
  count: number | null | undefined;
  hasSample: boolean;
}

interface Counted {
  total: number;
  hasSample: boolean;
}

interface WithOrigin {
  provenance: { origin: string };
}

async function countOf([, path]: readonly [string, string]): Promise<Counted> {
  const { total, rows } = await apiGetList<WithOrigin>(path);
  return { total, hasSample: rows.some(({ provenance }) => provenance.origin === 'sample') };
}

/** How many records a list call has now, by its X-Total-Count; never a number written down here. */
export function useRecordCount(path: string): RecordCount {
  const { data, error } = useSWR<Counted, Error, readonly [string, string]>(['count', path], countOf);
  if (error) return { count: null, hasSample: false };
  return { count: data?.total, hasSample: data?.hasSample ?? false };
}

/** One row is enough to read the total. */
export const COUNTED = {
  providers: withQuery(CATALOG_PATHS.providers, { limit: 1 }),
  korean: withQuery(CATALOG_PATHS.providers, { language: 'korean', limit: 1 }),
  programs: CATALOG_PATHS.assistancePrograms,
} as const;
