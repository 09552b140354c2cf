// What the hub was asked: a name, looked for among the three kinds of organizations.
import { CATALOG_PATHS, PROVIDER_LIMITS } from '@app/contracts/http/catalog';
import type { ProviderType } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';

export const HUB_KINDS = ['hospital', 'medicalGroup', 'insurance'] as const satisfies readonly ProviderType[];
export type HubKind = (typeof HUB_KINDS)[number];

/** More than this is no name any more. */
const MOST_FOUND = 30;

export const readHubWords = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, PROVIDER_LIMITS.maxText);

/** Address of the call for a name; null without one. */
export const hubPath = (words: string): string | null =>
  words ? withQuery(CATALOG_PATHS.providers, { types: HUB_KINDS.join(','), q: words, limit: MOST_FOUND }) : null;
