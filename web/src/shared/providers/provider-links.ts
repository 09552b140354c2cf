import type { ProviderResponse } from '@app/contracts/http/catalog';

export const MAPS = 'https://www.google.com/maps/search/?api=1&query=';

type Placed = Pick<ProviderResponse, 'address' | 'city' | 'state' | 'zipCode'>;

/** "Los Angeles, CA 90006": what is under the street; null without city and ZIP. */
export function placeLine({ city, state, zipCode }: Placed): string | null {
  return [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;
}

/** One line for people: street, city, state and ZIP as far as the record has them. */
export function fullAddress(provider: Placed): string | null {
  const { address, city, state, zipCode } = provider;
  if (!address && !city) return null;
  // Curated records hold city and ZIP inside the address already: only a whole part counts, "Orange" is no part of
  // "Orange Grove Ave".
  const held = new Set(address?.split(',').map((part) => part.trim()));
  const place = [state, zipCode].filter(Boolean).join(' ');
  return [address, ...[city, place].filter((part) => part && !held.has(part))].filter(Boolean).join(', ');
}

/** An outside map of one place, by its full address; null when there is no address to look for. */
export function mapOfProvider(provider: Placed & { name: string }): string | null {
  const address = fullAddress(provider);
  return address ? MAPS + encodeURIComponent(`${provider.name}, ${address}`) : null;
}

/** An outside map of a kind of place around a ZIP. `what` is English, because the map's own index is. */
export const mapOfSearch = (what: string, zip: string): string => MAPS + encodeURIComponent(`${what} near ${zip} CA`);

/** The same without a ZIP in the search. */
export const mapOfKind = (what: string): string => MAPS + encodeURIComponent(`${what} in California`);
