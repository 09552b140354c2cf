// The query of the hub: a name, searched among the three kinds of organizations.
import { CATALOG_PATHS, PROVIDER_LIMITS } from '@app/contracts/http/catalog';
import type { ProviderType } from '@app/contracts/http/catalog';
import { defineQuery } from '@web/shared/address/define-query';
import { words, zip } from '@web/shared/address/params';
import { withQuery } from '@web/shared/api/api-client';

export const HUB_KINDS = ['hospital', 'medicalGroup', 'insurance'] as const satisfies readonly ProviderType[];
export type HubKind = (typeof HUB_KINDS)[number];

/** More than this is no name any more. */
const MAX_FOUND = 30;

/** The ZIP of the address stays: it travels on to the lists. */
export const HUB_QUERY = defineQuery<{ q: string; zip: string }>({ q: words(PROVIDER_LIMITS.maxText), zip });

/** Address of the call for a name; null without one. */
export const hubPath = (q: string): string | null =>
  q ? withQuery(CATALOG_PATHS.providers, { types: HUB_KINDS.join(','), q, limit: MAX_FOUND }) : null;
