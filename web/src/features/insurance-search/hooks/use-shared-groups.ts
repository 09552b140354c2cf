// Medical groups near a ZIP that directories name with the companies of both plans. Asked by company and ZIP, as a directory is.
import useSWR from 'swr';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import type { NetworksResponse } from '@app/contracts/http/networks';
import { withQuery } from '@web/shared/api/api-client';

const pathOf = (zip: string, company: string): string | null =>
  zip === '' ? null : withQuery(CATALOG_PATHS.providerNetworks, { zip, plan: company });

/** @param zip five digits or '' @returns null where one of the two is in no directory that we have near the ZIP */
export function useSharedGroups(zip: string, from: string, to: string): readonly string[] | null {
  const before = useSWR<NetworksResponse, Error>(pathOf(zip, from));
  const after = useSWR<NetworksResponse, Error>(pathOf(zip, to));
  if (!before.data?.groups.length || !after.data?.groups.length) return null;
  const groups = new Set(after.data.groups.map(({ group }) => group));
  return before.data.groups.map(({ group }) => group).filter((group) => groups.has(group));
}
