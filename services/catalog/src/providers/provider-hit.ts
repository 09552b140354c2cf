// A row of a search as the contract has it, with the reason why it was found.
import type { ProviderResponse } from '@app/contracts/http/catalog';
import type { ProviderHit } from '@app/contracts/http/search';
import type { ParsedQuery } from '@app/content/matching/query';

/** A specialty or a language of the record that one of the words means. */
function whyOf(
  { specialties, languages }: ProviderResponse,
  { tokens = [] }: Partial<ParsedQuery> = {},
): ProviderHit['why'] {
  const specialty = tokens.flatMap((token) => token.specialties).find((id) => specialties.includes(id));
  const language = tokens.flatMap((token) => token.languages).find((name) => languages.includes(name));
  if (!specialty && !language) return undefined;
  return { ...(specialty ? { specialty } : {}), ...(language ? { language } : {}) };
}

export function hitOf(provider: ProviderResponse, text: ParsedQuery | undefined): ProviderHit {
  const why = whyOf(provider, text);
  return why ? { ...provider, why } : provider;
}
