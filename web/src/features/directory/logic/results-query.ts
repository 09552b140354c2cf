import { PROVIDER_TYPES } from '@app/contracts/http/catalog';
import type { ProviderType } from '@app/contracts/http/catalog';
import { defineQuery } from '@web/shared/address/define-query';
import { oneOf, page, radius, zip } from '@web/shared/address/params';
import type { Radius } from '@web/shared/places/near';

export interface ResultsQuery {
  zip: string;
  type: ProviderType;
  radius: Radius;
  page: number;
}

/** /search-results?zip&type&page. Without a ZIP or a type that we know, the page says "invalid access". */
export type ResultsAddress = Omit<ResultsQuery, 'type'> & { type: ProviderType | null };

export const RESULTS_QUERY = defineQuery<ResultsAddress>({ zip, type: oneOf(PROVIDER_TYPES), radius, page });
