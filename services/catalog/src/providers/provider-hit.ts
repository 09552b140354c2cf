// A row of a search as the contract has it, with the reason why it was found.
import type { ProviderHit } from '@app/contracts/http/search';
import type { ParsedQuery } from '@app/content/matching/query';
import { providerOf, type ProviderRow } from './provider-row';

/** A specialty or a language of the record that one of the words means. */
function whyOf({ specialties, languages }: ProviderRow, { tokens }: ParsedQuery): ProviderHit['why'] {
  const specialty = tokens.flatMap((token) => token.specialties).find((id) => specialties.includes(id));
  const language = tokens.flatMap((token) => token.languages).find((name) => languages.includes(name));
  if (!specialty && !language) return undefined;
  return { ...(specialty ? { specialty } : {}), ...(language ? { language } : {}) };
}

export function hitOf(row: ProviderRow, text: ParsedQuery | undefined): ProviderHit {
  const why = text && whyOf(row, text);
  return why ? { ...providerOf(row), why } : providerOf(row);
}
