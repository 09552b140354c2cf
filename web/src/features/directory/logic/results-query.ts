import { PROVIDER_TYPES } from '@app/contracts/http/catalog';
import type { ProviderType } from '@app/contracts/http/catalog';
import { radiusOf, radiusParam } from '@web/shared/places/near';
import type { Radius } from '@web/shared/places/near';
import { zipOf } from '@web/base/zip-travel';

export interface ResultsQuery {
  zip: string;
  type: ProviderType;
  radius: Radius;
  page: number;
}

/** Reads /search-results?zip&type&page; null when either is missing or not one we know: the page says "invalid access". */
export function readResultsQuery(params: URLSearchParams): ResultsQuery | null {
  const zip = zipOf(params);
  const type = PROVIDER_TYPES.find((known) => known === params.get('type'));
  if (!zip || !type) return null;
  const page = Number(params.get('page'));
  return { zip, type, radius: radiusOf(params), page: Number.isInteger(page) && page > 1 ? page : 1 };
}

/** Page 1 and the usual radius have no number in the address, so another ZIP or type always begins there. */
export function resultsParams({ zip, type, radius, page }: ResultsQuery): URLSearchParams {
  const params = new URLSearchParams({ zip, type });
  const miles = radiusParam(radius);
  if (miles) params.set('radius', miles);
  if (page > 1) params.set('page', String(page));
  return params;
}
