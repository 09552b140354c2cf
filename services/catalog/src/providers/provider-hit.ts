// A row of a search as the contract has it, with the reason why it was found.
import type { ProviderHit } from '@app/contracts/http/catalog';
import type { ParsedQuery } from '@app/content/matching/query';

export interface HitRow extends Omit<ProviderHit, 'why'> {
  specialties: string[];
  languages: string[];
  total?: string;
}

/** A specialty or a language of the record that one of the words means. */
function whyOf({ specialties, languages }: HitRow, text: ParsedQuery | undefined): ProviderHit['why'] {
  const tokens = text?.tokens ?? [];
  const specialty = tokens.flatMap((token) => token.specialties).find((id) => specialties.includes(id));
  const language = tokens.flatMap((token) => token.languages).find((name) => languages.includes(name));
  if (!specialty && !language) return undefined;
  return { ...(specialty ? { specialty } : {}), ...(language ? { language } : {}) };
}

export function hitOf(row: HitRow, text: ParsedQuery | undefined): ProviderHit {
  const { specialties: _specialties, languages: _languages, total: _total, ...hit } = row;
  const why = whyOf(row, text);
  return why ? { ...hit, why } : hit;
}
