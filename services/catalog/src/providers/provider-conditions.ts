// The filters as SQL conditions. One place, so that a list, its count and a search agree.
import { boxAround, milesSql, type Point } from '../geography';
import type { SqlParameters } from '../sql-parameters';
import type { ProviderFilters } from './provider-filters';
import { matches, textConditions, wordsQueryOf } from './provider-words';

export const HAS_NETWORKS = `r.network_keys <> '{}'`;

/** Miles from the center of `around`, as SQL; null without it. A record without a point has no distance (NULL). */
export function distanceSql({ around }: ProviderFilters, parameters: SqlParameters): string | null {
  if (!around) return null;
  const from = {
    latitude: `${parameters.add(around.center.latitude)}::float8`,
    longitude: `${parameters.add(around.center.longitude)}::float8`,
  };
  return milesSql(from, 'r.latitude', 'r.longitude');
}

/**
 * Every filter as conditions to be joined by AND; `r` is guide.providers. With words, or with several kinds at once, types, languages and
 * the specialty are looked up together with the words in one index, which knows how few records match all of them.
 * @param distance {@link distanceSql} of the same filters and parameters; null leaves the box around the circle
 */
export function conditionsOf(filters: ProviderFilters, parameters: SqlParameters, distance: string | null): string[] {
  const words = wordsQueryOf(filters);
  const { types, languages, specialty } = words === null ? filters : {};
  const conditions = placeConditions(filters, parameters);
  if (distance && filters.around) conditions.push(`${distance} <= ${parameters.add(filters.around.miles)}`);
  // An equality lets the index deliver the names in order; a list of one does not.
  if (types?.length === 1) conditions.push(`r.type = ${parameters.add(types[0])}`);
  else if (types) conditions.push(`r.type = ANY (${parameters.add(types)}::text[])`);
  if (languages) conditions.push(`r.languages && ${parameters.add(languages)}::text[]`);
  if (specialty) conditions.push(`r.specialties @> ARRAY[${parameters.add(specialty)}::text]`);
  if (words !== null) conditions.push(matches(words, parameters));
  return [...conditions, ...textConditions(filters, parameters)];
}

/** Conditions other than words and kinds. */
export function placeConditions(filters: ProviderFilters, parameters: SqlParameters): string[] {
  const { zip, around, housingType, network, county, origin } = filters;
  const conditions = ['r.is_active'];
  if (origin) conditions.push(`r.origin = ${parameters.add(origin)}`);
  if (zip?.length === 5) conditions.push(`r.zip_code = ${parameters.add(zip)}`);
  else if (zip) {
    const [first, last] = [parameters.add(zip.padEnd(5, '0')), parameters.add(zip.padEnd(5, '9'))];
    conditions.push(`r.zip_code BETWEEN ${first} AND ${last}`);
  }
  if (housingType) conditions.push(`r.housing_type = ${parameters.add(housingType)}`);
  // The index leaves out providers without networks, which the planner cannot deduce from the second condition.
  if (network) conditions.push(HAS_NETWORKS, `r.network_keys @> ARRAY[${parameters.add(network)}::text]`);
  if (county) conditions.push(`lower(r.county) = lower(${parameters.add(county)})`);
  if (around) {
    const { south, north, west, east } = boxAround(around.center, around.miles);
    conditions.push(
      `r.latitude BETWEEN ${parameters.add(south)} AND ${parameters.add(north)}`,
      `r.longitude BETWEEN ${parameters.add(west)} AND ${parameters.add(east)}`,
    );
  }
  return conditions;
}

/** Nearest first by the index of points (GiST): a degree of longitude is about four fifths of one of latitude in California. */
export const nearestFirst = ({ latitude, longitude }: Point, parameters: SqlParameters): string =>
  `point(r.longitude * 0.8, r.latitude) <-> point(${parameters.add(longitude)}::float8 * 0.8, ${parameters.add(latitude)}::float8)`;
