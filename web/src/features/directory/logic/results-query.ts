import { PROVIDER_TYPES } from '@app/contracts/http/catalog';
import type { ProviderType } from '@app/contracts/http/catalog';
import { isWholeZip } from '@web/ui/zip-digits';

export interface ResultsQuery {
  zip: string;
  type: ProviderType;
  page: number;
}

/** Reads /search-results?zip&type&page; null when either is missing or not one we know: the page says "invalid access". */
export function readResultsQuery(params: URLSearchParams): ResultsQuery | null {
  const zip = params.get('zip') ?? '';
  const type = PROVIDER_TYPES.find((known) => known === params.get('type'));
  if (!isWholeZip(zip) || !type) return null;
  const page = Number(params.get('page'));
  return { zip, type, page: Number.isInteger(page) && page > 1 ? page : 1 };
}
