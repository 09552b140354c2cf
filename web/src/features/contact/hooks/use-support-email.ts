import useSWR from 'swr';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import type { SiteResponse } from '@app/contracts/http/gateway';
import { apiGet } from '@web/shared/api/api-client';

/** Where visitors may write to; null when the operator gave no address, or no one answers. */
export function useSupportEmail(): string | null {
  const { data } = useSWR<SiteResponse, Error>(GATEWAY_PATHS.site, (path: string) => apiGet<SiteResponse>(path));
  return data?.supportEmail ?? null;
}
