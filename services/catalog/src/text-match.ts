// From the words of a query to SQL over a `search_text` column. Used by every room that finds records by text.
import type { ParsedQuery, QueryToken } from '@app/content/matching/query';
import { likePattern, NAMES_END } from '@app/content/matching/search-text';
import type { SqlParameters } from './sql-parameters';

const patterns = (forms: readonly string[]): string[] => forms.map(likePattern);

/** The record's text holds the token by one of its names. Served by the trigram index of the column. */
export const holdsToken = (column: string, token: QueryToken, parameters: SqlParameters): string =>
  `${column} LIKE ANY (${parameters.add(patterns(token.forms))}::text[])`;

/**
 * Higher is nearer: a name that begins with the whole phrase, then each word found in a name as typed, then by another of
 * its names; words found in the rest of the text add nothing.
 */
export function nameScore(column: string, { phrase, tokens }: ParsedQuery, parameters: SqlParameters): string {
  const names = `split_part(${column}, '${NAMES_END}', 1)`;
  const score = tokens
    .filter(({ role }) => role !== 'language')
    .map(
      ({ literals, forms }) =>
        `CASE WHEN ${names} LIKE ANY (${parameters.add(patterns(literals))}::text[]) THEN 2
              WHEN ${names} LIKE ANY (${parameters.add(patterns(forms))}::text[]) THEN 1 ELSE 0 END`,
    );
  const whole = [...new Set([phrase, phrase.replaceAll(' ', '')])].filter(Boolean).map((form) => `% ${form}%`);
  if (whole.length > 0) score.push(`CASE WHEN ${names} LIKE ANY (${parameters.add(whole)}::text[]) THEN 4 ELSE 0 END`);
  return score.length > 0 ? score.join(' + ') : '0';
}
