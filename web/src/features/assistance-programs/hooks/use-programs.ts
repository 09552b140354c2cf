import useSWR from 'swr';
import type { AssistanceProgramResponse } from '@app/contracts/http/assistance-programs';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import { apiGet } from '@web/shared/api/api-client';
import { useRefetch } from '@web/shared/api/use-refetch';

export interface Programs {
  /** Absent until the first answer. */
  programs: AssistanceProgramResponse[] | undefined;
  error: Error | undefined;
  refetch: () => void;
}

export function usePrograms(): Programs {
  const { data, error, mutate } = useSWR<AssistanceProgramResponse[], Error>(
    CATALOG_PATHS.assistancePrograms,
    (path: string) => apiGet<AssistanceProgramResponse[]>(path),
  );
  const refetch = useRefetch(mutate);
  return { programs: data, error, refetch };
}
