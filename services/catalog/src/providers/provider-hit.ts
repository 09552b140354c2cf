// A row of a search as the contract has it, with the reason why it was found.
import type { ProviderResponse } from '@app/contracts/http/catalog';
import type { ProviderHit } from '@app/contracts/http/search';
import type { ParsedQuery } from '@app/content/matching/query';
import type { JsonText } from '../json-text';
import { ownOf, type ProviderRow, providerText } from './provider-row';

/** A specialty or a language of the record that one of the words means. */
function whyOf(
  { specialties, languages }: Pick<ProviderResponse, 'specialties' | 'languages'>,
  { tokens }: ParsedQuery,
): ProviderHit['why'] {
  const specialty = tokens.flatMap((token) => token.specialties).find((id) => specialties.includes(id));
  const language = tokens.flatMap((token) => token.languages).find((name) => languages.includes(name));
  if (!specialty && !language) return undefined;
  return { ...(specialty ? { specialty } : {}), ...(language ? { language } : {}) };
}

const meansKinds = ({ tokens }: ParsedQuery): boolean =>
  tokens.some(({ specialties, languages }) => specialties.length + languages.length > 0);

/** As JSON; what the database has written as JSON is only read for words that mean a field or a language. */
export function hitText(row: ProviderRow, text: ParsedQuery | undefined): JsonText<ProviderHit> {
  const provider = providerText(row);
  const why = text && meansKinds(text) ? whyOf(ownOf(row), text) : undefined;
  return why ? `${provider.slice(0, -1)},"why":${JSON.stringify(why)}}` : provider;
}
