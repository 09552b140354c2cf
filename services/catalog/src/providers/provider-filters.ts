// The filters of a request to the directory or the search.
import { PROVIDER_TYPES, type ProviderType } from '@app/contracts/http/catalog';
import type { Origin } from '@app/contracts/http/provenance';
import type { ProvidersQuery } from '@app/contracts/http/catalog.requests';
import { isLanguage, LANGUAGE_NAMES } from '@app/content/matching/language-names';
import { requestedNetwork } from '@app/content/matching/network-keys';
import { type ParsedQuery, parseQuery } from '@app/content/matching/query';
import type { Point } from '../geography';

interface Around {
  center: Point;
  miles: number;
}

export interface ProviderFilters {
  /** One to five digits; fewer than five are a prefix. */
  zip?: string;
  /** Miles around `center`; only with `center`. Replaces `zip`. */
  around?: Around;
  types?: readonly ProviderType[];
  specialty?: string;
  housingType?: string;
  /** English names, as stored; one of them is enough. */
  languages?: readonly string[];
  /** Key of a plan, a medical group, or both together (network-keys). */
  network?: string;
  origin?: Origin;
  /** Without the word "County". */
  county?: string;
  /** Words that every record must match. */
  text?: ParsedQuery;
}

const unlessAll = (value: string | undefined): string | undefined => (value === 'all' ? undefined : value);

/**
 * Filters of a request. Words in `q` may mean a ZIP, kinds or languages (한국어 약국); an explicit parameter wins over such a word.
 * @param center of the ZIP; without it the radius is ignored and only the ZIP itself is searched
 */
export function filtersOf(query: ProvidersQuery, center: Point | null): ProviderFilters {
  const text = query.q ? parseQuery(query.q) : undefined;
  const zip = zipOf(query);
  const language = unlessAll(query.language);
  const filters: ProviderFilters = {};
  if (query.radius && center) filters.around = { center, miles: query.radius };
  else if (zip) filters.zip = zip;
  const types = query.type ? [query.type] : (typesOf(query.types) ?? text?.types);
  if (types) filters.types = types;
  const languages = language && isLanguage(language) ? LANGUAGE_NAMES[language] : text?.languages;
  if (languages) filters.languages = languages;
  const specialty = unlessAll(query.specialty);
  if (specialty) filters.specialty = specialty;
  const network = requestedNetwork(query);
  if (network !== null) filters.network = network;
  const housingType = unlessAll(query.housingType);
  if (housingType) filters.housingType = housingType;
  if (query.origin) filters.origin = query.origin;
  if (query.county) filters.county = query.county.replace(/ county$/i, '');
  if (text) filters.text = text;
  return filters;
}

const typesOf = (types: string | undefined): ProviderType[] | undefined =>
  types === undefined ? undefined : PROVIDER_TYPES.filter((type) => types.split(',').includes(type));

/** The ZIP of a request: as `zip`, its alias, or among the words. */
export const zipOf = ({ zip, zipCode, q }: ProvidersQuery): string | undefined =>
  zip ?? zipCode ?? (q ? parseQuery(q).zip : undefined);
