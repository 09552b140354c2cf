// From the words of a query to SQL over a `search_text` column. Used by every room that finds records by text.
import { type ParsedQuery, type QueryToken, textTokens } from '@app/content/matching/query';
import { likePattern, NAMES_END } from '@app/content/matching/search-text';
import type { SqlParameters } from './sql-parameters';

const patterns = (forms: readonly string[]): string[] => forms.map(likePattern);

/** The record's text holds the token by one of its names. Served by the trigram index of the column. */
export const holdsToken = (column: string, token: QueryToken, parameters: SqlParameters): string =>
  `${column} LIKE ANY (${parameters.add(patterns(token.forms))}::text[])`;

/**
 * Higher is nearer: a name that begins with the whole phrase, then each word found in a name as typed, then by another of
 * its names; words found in the rest of the text add nothing. Null without words.
 */
function nameScore(column: string, query: ParsedQuery, parameters: SqlParameters): string | null {
  const { phrase } = query;
  const tokens = textTokens(query);
  if (tokens.length === 0) return null;
  const names = `split_part(${column}, '${NAMES_END}', 1)`;
  const score = tokens.map(
    ({ literals, forms }) =>
      `CASE WHEN ${names} LIKE ANY (${parameters.add(patterns(literals))}::text[]) THEN 2
              WHEN ${names} LIKE ANY (${parameters.add(patterns(forms))}::text[]) THEN 1 ELSE 0 END`,
  );
  const whole = [...new Set([phrase, phrase.replaceAll(' ', '')])].filter(Boolean).map((form) => `% ${form}%`);
  if (whole.length > 0) score.push(`CASE WHEN ${names} LIKE ANY (${parameters.add(whole)}::text[]) THEN 4 ELSE 0 END`);
  return score.join(' + ');
}

/** ORDER BY of a search: the best match first, then `byName`, which must end in a unique column. */
export function bestFirst(column: string, query: ParsedQuery | undefined, byName: string, parameters: SqlParameters) {
  const score = query ? nameScore(column, query, parameters) : null;
  return score ? `${score} DESC, ${byName}` : byName;
}
