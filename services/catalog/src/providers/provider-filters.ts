// What a visitor asks of the directory, as SQL conditions. One place, so that a list, its count and a search agree.
import { PROVIDER_TYPES, type ProviderType } from '@app/contracts/http/catalog';
import type { Origin } from '@app/contracts/http/provenance';
import type { ProvidersQuery } from '@app/contracts/http/catalog.requests';
import { isLanguage, LANGUAGE_NAMES } from '@app/content/matching/language-names';
import { askedNetwork } from '@app/content/matching/network-keys';
import { type ParsedQuery, parseQuery } from '@app/content/matching/query';
import type { SqlParameters } from '../sql-parameters';
import { boxAround, milesSql, type Point } from '../geography';

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

export const HAS_NETWORKS = `r.network_keys <> '{}'`;

const chosen = (value: string | undefined): string | undefined => (value === 'all' ? undefined : value);

/**
 * Filters of a request. Words in `q` may mean a ZIP, kinds or languages (한국어 약국); a parameter of its own wins over
 * such a word. @param center middle of the asked ZIP; without it a radius cannot be kept and the ZIP alone counts
 */
export function filtersOf(query: ProvidersQuery, center: Point | null): ProviderFilters {
  const text = query.q ? parseQuery(query.q) : undefined;
  const zip = askedZip(query);
  const language = chosen(query.language);
  const filters: ProviderFilters = {};
  if (query.radius && center) filters.around = { center, miles: query.radius };
  else if (zip) filters.zip = zip;
  const types = query.type ? [query.type] : (typesOf(query.types) ?? text?.types);
  if (types) filters.types = types;
  const languages = language && isLanguage(language) ? LANGUAGE_NAMES[language] : text?.languages;
  if (languages) filters.languages = languages;
  const specialty = chosen(query.specialty);
  if (specialty) filters.specialty = specialty;
  const network = askedNetwork(query);
  if (network !== null) filters.network = network;
  const housingType = chosen(query.housingType);
  if (housingType) filters.housingType = housingType;
  if (query.origin) filters.origin = query.origin;
  if (query.county) filters.county = query.county.replace(/ county$/i, '');
  if (text) filters.text = text;
  return filters;
}

const typesOf = (types: string | undefined): ProviderType[] | undefined =>
  types === undefined ? undefined : PROVIDER_TYPES.filter((type) => types.split(',').includes(type));

/** The five digits a request asks for: as `zip`, its alias, or among the words. */
export const askedZip = ({ zip, zipCode, q }: ProvidersQuery): string | undefined =>
  zip ?? zipCode ?? (q ? parseQuery(q).zip : undefined);

/** Miles from the centre of `around`, as SQL; null without it. Without a point of its own a record has none to measure. */
export function distanceSql({ around }: ProviderFilters, parameters: SqlParameters): string | null {
  if (!around) return null;
  const from = {
    latitude: `${parameters.add(around.center.latitude)}::float8`,
    longitude: `${parameters.add(around.center.longitude)}::float8`,
  };
  return milesSql(from, 'r.latitude', 'r.longitude');
}

/** Conditions other than words and distance, joined by AND; `r` is guide.providers. */
export const placeConditions = (filters: ProviderFilters, parameters: SqlParameters): string[] => [
  ...ownConditions(filters, parameters),
  ...(filters.around ? boxConditions(filters.around, parameters) : []),
];

function boxConditions({ center, miles }: Around, parameters: SqlParameters): string[] {
  const { south, north, west, east } = boxAround(center, miles);
  return [
    `r.latitude BETWEEN ${parameters.add(south)} AND ${parameters.add(north)}`,
    `r.longitude BETWEEN ${parameters.add(west)} AND ${parameters.add(east)}`,
  ];
}

function ownConditions(filters: ProviderFilters, parameters: SqlParameters): string[] {
  const { zip, types, specialty, housingType, languages, network, county, origin } = filters;
  const conditions = ['r.is_active'];
  if (origin) conditions.push(`r.origin = ${parameters.add(origin)}`);
  if (zip?.length === 5) conditions.push(`r.zip_code = ${parameters.add(zip)}`);
  else if (zip) {
    const [first, last] = [parameters.add(zip.padEnd(5, '0')), parameters.add(zip.padEnd(5, '9'))];
    conditions.push(`r.zip_code BETWEEN ${first} AND ${last}`);
  }
  // An equality lets the index deliver the names in order; a list of one does not.
  if (types?.length === 1) conditions.push(`r.type = ${parameters.add(types[0])}`);
  else if (types) conditions.push(`r.type = ANY (${parameters.add(types)}::text[])`);
  if (specialty) conditions.push(`r.specialties @> ARRAY[${parameters.add(specialty)}::text]`);
  if (housingType) conditions.push(`r.housing_type = ${parameters.add(housingType)}`);
  if (languages) conditions.push(`r.languages && ${parameters.add(languages)}::text[]`);
  // The index leaves out who is in nobody's directory; the planner has to be told that these are not asked for.
  if (network) conditions.push(HAS_NETWORKS, `r.network_keys @> ARRAY[${parameters.add(network)}::text]`);
  if (county) conditions.push(`lower(r.county) = lower(${parameters.add(county)})`);
  return conditions;
}

/** Where kinds are looked up with the words: asked twice, PostgreSQL takes two indexes for narrower than one. */
export const withoutKinds = ({
  types: _types,
  languages: _languages,
  specialty: _specialty,
  ...rest
}: ProviderFilters) => rest;

/** Place and kind, without words; places by the index of points. */
export function conditionsOf(filters: ProviderFilters, parameters: SqlParameters, distance: string | null): string[] {
  const conditions = placesOf(filters, parameters, distance);
  if (!distance || !filters.around) return conditions;
  return [...conditions, ...boxConditions(filters.around, parameters), insideSql(filters.around, parameters)];
}

/**
 * Place and kind where words are looked up: no index of places serves it, since PostgreSQL takes any box for a small one and would walk
 * through half of the records.
 */
export function placesOf(filters: ProviderFilters, parameters: SqlParameters, distance: string | null): string[] {
  const conditions = ownConditions(filters, parameters);
  if (distance && filters.around) conditions.push(`${distance} <= ${parameters.add(filters.around.miles)}`);
  if (filters.text && filters.text.tokens.length === 0 && !filters.text.zip) conditions.push('false');
  return conditions;
}

/** The box of placeConditions as the index of points knows it. */
export function insideSql({ center, miles }: Around, parameters: SqlParameters): string {
  const { south, north, west, east } = boxAround(center, miles);
  const corner = (longitude: number, latitude: number): string =>
    `point(${parameters.add(longitude)}::float8 * 0.8, ${parameters.add(latitude)}::float8)`;
  return `point(r.longitude * 0.8, r.latitude) <@ box(${corner(west, south)}, ${corner(east, north)})`;
}
