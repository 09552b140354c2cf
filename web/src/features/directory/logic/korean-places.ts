// The places that state Korean, in the order one would call them.
import type { ProviderResponse } from '@app/contracts/http/catalog';

/** "Southern California" of a medical group's region, county by county. */
const SOUTHERN = [
  'Imperial',
  'Kern',
  'Los Angeles',
  'Orange',
  'Riverside',
  'San Bernardino',
  'San Diego',
  'San Luis Obispo',
  'Santa Barbara',
  'Ventura',
];

/** Whether a group without an office says that it works in one of the ZIP's counties. */
export function servesCounties({ details }: Pick<ProviderResponse, 'details'>, counties: readonly string[]): boolean {
  const region = details?.region ?? '';
  const isSouthern = region.includes('Southern California');
  return counties.some((county) => region.includes(county) || (isSouthern && SOUTHERN.includes(county)));
}

const milesOf = ({ distanceMiles }: ProviderResponse): number => distanceMiles ?? Number.POSITIVE_INFINITY;

/** One line for one telephone: a group and its clinic may share it. */
function oncePerPhone(places: readonly ProviderResponse[]): ProviderResponse[] {
  const seen = new Set<string>();
  return places.filter(({ id, phone }) => {
    const key = phone?.replace(/\D/g, '') ?? id;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Those with a telephone first, the nearest of them first; then the others; a group that states no office last.
 * @param near answer of koreanPlacesPath @param groups answer of KOREAN_GROUPS_PATH @param counties of the requested ZIP
 */
export function koreanPlaces(
  near: readonly ProviderResponse[],
  groups: readonly ProviderResponse[],
  counties: readonly string[],
): ProviderResponse[] {
  const anywhere = groups.filter((group) => group.latitude === null && servesCounties(group, counties));
  const known = new Set(near.map(({ id }) => id));
  const places = [...near, ...anywhere.filter(({ id }) => !known.has(id))].filter(
    ({ provenance }) => provenance.confidence !== 'memory',
  );
  const rank = (place: ProviderResponse): number => (place.phone ? 0 : place.latitude === null ? 2 : 1);
  return oncePerPhone(places.sort((one, other) => rank(one) - rank(other) || milesOf(one) - milesOf(other)));
}
