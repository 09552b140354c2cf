import type { ProviderResponse } from '@app/contracts/http/catalog';

const MAPS = 'https://www.google.com/maps/search/?api=1&query=';

/** One line for people: street, city, state and ZIP as far as the record has them. */
export function fullAddress(provider: Pick<ProviderResponse, 'address' | 'city' | 'state' | 'zipCode'>): string | null {
  if (!provider.address && !provider.city) return null;
  const place = [provider.state, provider.zipCode].filter(Boolean).join(' ');
  // Curated records hold city and ZIP inside the address already.
  const parts = [provider.address, provider.city, place].filter((part): part is string => Boolean(part));
  return parts.filter((part, index) => index === 0 || !parts[0]?.includes(part)).join(', ');
}

/** An outside map of one place, by its full address; null when there is no address to look for. */
export function mapOfProvider(provider: ProviderResponse): string | null {
  const address = fullAddress(provider);
  return address ? MAPS + encodeURIComponent(`${provider.name}, ${address}`) : null;
}

/** An outside map of a kind of place around a ZIP. `what` is English, because the map's own index is. */
export const mapOfSearch = (what: string, zip: string): string => MAPS + encodeURIComponent(`${what} near ${zip} CA`);

/** The same where no ZIP was asked. */
export const mapOfKind = (what: string): string => MAPS + encodeURIComponent(`${what} in California`);
