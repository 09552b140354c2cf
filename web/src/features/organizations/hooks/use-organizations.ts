import { useMemo } from 'react';
import { useQuery } from '@web/shared/address/use-query';
import { useProviders } from '@web/shared/providers/use-providers';
import { isAsked, ORGANIZATION_QUERY, organizationsPath } from '../logic/organization-query';
import type { OrganizationQuery } from '../logic/organization-query';
import type { OrganizationKind } from '../organization-kinds';

const NO_PLACE = { zip: '', hasEmergency: false };

/** The address of the page, the answer behind it, and the part of the answer that the filters leave. */
export function useOrganizations(kind: OrganizationKind) {
  const [asked, commit] = useQuery(ORGANIZATION_QUERY);
  const query = useMemo<OrganizationQuery>(
    () => ({ ...asked, ...(kind.hasPlace ? {} : NO_PLACE) }),
    [asked, kind.hasPlace],
  );
  const providers = useProviders(organizationsPath(kind.id, query));
  const rows = providers.answer?.rows;
  const found = useMemo(() => (rows ?? []).filter((row) => isAsked(row, query)), [rows, query]);
  return {
    query,
    providers,
    found,
    /** Another question begins at page 1. */
    ask: (part: Partial<OrganizationQuery>) => commit({ ...(kind.hasPlace ? {} : NO_PLACE), page: 1, ...part }),
    reset: () => commit(ORGANIZATION_QUERY.empty),
  };
}
