// Which insurers a name means, in either language. Pure.
import { parseQuery } from '@app/content/matching/query';
import { likePattern, searchText } from '@app/content/matching/search-text';

/** An insurer as plans name it: the brand, the company behind it, and who holds the contract with Medicare. */
export interface Carrier {
  carrier: string;
  parentOrganization: string | null;
  contractName: string | null;
}

/**
 * A brand given in full means this brand; any other name means each insurer that has the words in one of its names
 * (카이저, "anthem", "UnitedHealth Group"). Names of plans do not count: UnitedHealthcare sells one called "Sharp".
 */
export function carriersNamed(name: string, known: readonly Carrier[]): Carrier[] {
  const lowerCase = name.toLowerCase();
  const exact = known.filter(({ carrier }) => carrier.toLowerCase() === lowerCase);
  if (exact.length > 0) return exact;
  const tokens = parseQuery(name).tokens.filter(({ role }) => role !== 'language');
  if (tokens.length === 0) return [];
  return known.filter(({ carrier, parentOrganization, contractName }) => {
    const text = searchText([carrier, null, parentOrganization, contractName]);
    return tokens.every(({ forms }) => forms.some((form) => text.includes(likePattern(form).slice(1, -1))));
  });
}
