import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAskAddress } from '@web/shared/places/use-ask-address';
import { useProviders } from '@web/shared/providers/use-providers';
import {
  EMPTY_QUERY,
  isAsked,
  organizationParams,
  organizationsPath,
  readOrganizationQuery,
} from '../logic/organization-query';
import type { OrganizationQuery } from '../logic/organization-query';
import type { OrganizationKind } from '../organization-kinds';

/** The address of the page, the answer behind it, and the part of the answer that the filters leave. */
export function useOrganizations(kind: OrganizationKind) {
  const [params] = useSearchParams();
  const askAddress = useAskAddress();
  const read = readOrganizationQuery(params);
  const address = organizationParams(read).toString();
  const query: OrganizationQuery = kind.hasPlace ? read : { ...read, zip: '', hasEmergency: false };
  const providers = useProviders(organizationsPath(kind.id, query));

  const rows = providers.answer?.rows;
  const found = useMemo(() => {
    const asked = readOrganizationQuery(new URLSearchParams(address));
    return (rows ?? []).filter((row) => isAsked(row, kind.hasPlace ? asked : { ...asked, hasEmergency: false }));
  }, [rows, address, kind.hasPlace]);

  const commit = useCallback((next: OrganizationQuery) => askAddress(organizationParams(next)), [askAddress]);
  return {
    query,
    providers,
    found,
    /** Another question begins at page 1. */
    ask: (part: Partial<OrganizationQuery>) => commit({ ...query, page: 1, ...part }),
    reset: () => commit(EMPTY_QUERY),
  };
}
