// From the words of a query to SQL over a `search_text` column, for every kind of record.
import { type ParsedQuery, type QueryToken, textTokens } from '@app/content/matching/query';
import { withoutSpaces } from '@app/content/matching/normalize';
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
  const { phrases, correctedPhrases = [] } = query;
  const tokens = textTokens(query);
  if (tokens.length === 0) return null;
  const like = (forms: readonly string[]): string => `${column} LIKE ANY (${parameters.add(forms)}::text[])`;
  // Names come before the only bar of the text, so a name holds the word when the bar comes after it.
  const nameHolds = (forms: readonly string[]): string => like(forms.map((form) => `${form}${NAMES_END}%`));
  const score = tokens.map(({ literals, forms }) => {
    const others = forms.filter((form) => !literals.includes(form));
    return `CASE WHEN ${nameHolds(patterns(literals))} THEN 2 WHEN ${nameHolds(patterns(others))} THEN 1 ELSE 0 END`;
  });
  const whole = [...new Set([...phrases, ...phrases.map(withoutSpaces)])].map((form) => `% ${form}%`);
  score.push(`CASE WHEN ${nameHolds(whole)} THEN 4 ELSE 0 END`);
  // A name that begins with the phrase ranks before one that holds it later, and a name that is the phrase before both: the text has the
  // name, then the name without spaces.
  const beginnings = [...phrases, ...correctedPhrases];
  score.push(`CASE WHEN ${like(beginnings.map((form) => ` ${form}%`))} THEN 1 ELSE 0 END`);
  score.push(`CASE WHEN ${like(beginnings.map((form) => ` ${form} ${withoutSpaces(form)} %`))} THEN 1 ELSE 0 END`);
  return score.join(' + ');
}

/** ORDER BY of a search: the best match first, then `byName`, which must end in a unique column. */
export function bestFirst(column: string, query: ParsedQuery | undefined, byName: string, parameters: SqlParameters) {
  const score = query ? nameScore(column, query, parameters) : null;
  return score ? `${score} DESC, ${byName}` : byName;
}
