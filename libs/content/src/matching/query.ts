// What a visitor typed, taken apart for the catalog: words with everything they may be called, and the filters they mean.
import type { ProviderType } from '@app/contracts/http/catalog';
import { normalize } from './normalize';
import { queryPieces, takeZip } from './query-words';
import { searchForm } from './search-text';
import { type QueryToken, tokenOf, withWords } from './tokens';

export type { QueryToken } from './tokens';

export interface ParsedQuery {
  /** Every token must match. */
  tokens: QueryToken[];
  /**
   * The words without ZIP as search forms with spaces, first without fillers, then as typed (the A of "Maria A Pham" is one); a record
   * whose name begins so ranks first. [] without words.
   */
  phrases: string[];
  /** The same with typos corrected, the likeliest first. */
  correctedPhrases?: string[];
  /** Search forms of the corrections; when present, a record must hold one of them. */
  correctedForms?: string[];
  /** The first California ZIP code among the words. */
  zip?: string;
  /** Only these kinds: set when every word besides ZIP and language is a word for a kind of place. */
  types?: ProviderType[];
  /** Only records that say they speak one of these (English names). */
  languages?: string[];
}

/** Words beyond this are not looked at: a pasted page is not a search. */
const MAX_TOKENS = 8;

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/**
 * `90006 한국어 약국` -> ZIP 90006, language Korean, type pharmacy.
 *
 * - A California ZIP code becomes `zip`; `90006-1234` and full-width digits too.
 * - A word that means a language only (한국어, korean speaking) becomes `languages`. A word that also stands in names
 *   (한인, Korean) stays a token: the record speaks the language or holds the word.
 * - When all other words are words for kinds (약국; pharmacy doctor), they become `types`, one of which must fit. Beside
 *   any other word they stay tokens, because they are also parts of names: "Kheir Clinic" is stored as a medical group.
 * - Each remaining token must match by one of its forms, types, specialties or languages.
 */
export function parseQuery(text: string): ParsedQuery {
  const { zip, rest } = takeZip(text);
  const pieces = queryPieces(rest).slice(0, MAX_TOKENS);
  const typed = new Map(rest.split(/[^\p{L}\p{N}]+/u).map((word) => [word.toLowerCase(), word]));
  const tokens = pieces
    .map((piece) => tokenOf(piece, typed.get(piece.words) ?? piece.words))
    .filter(({ forms }) => forms.some((form) => form.trim() !== ''));
  const phrases = [pieces.map(({ words }) => words).join(' '), normalize(rest)].map(searchForm).filter(Boolean);
  const query: ParsedQuery = { tokens, phrases: unique(phrases) };
  if (zip) query.zip = zip;
  const spoken = tokens.filter(({ role }) => role === 'language');
  if (spoken.length > 0) query.languages = unique(spoken.flatMap(({ languages }) => languages));
  const others = tokens.filter(({ role }) => role !== 'language');
  if (others.length > 0 && others.every(({ role }) => role === 'type')) {
    query.types = unique(others.flatMap(({ types }) => types));
  }
  return query;
}

/** Phrases that typos in several words may mean. */
const MAX_CORRECTED = 40;

/** The form in which a token stands in the phrases: the word itself, without what else it may be called. */
export const typedForm = ({ literals }: QueryToken): string => (literals.at(-1) ?? '').trim();

/**
 * The query with words of records in place of mistyped ones.
 * @param near the likeliest first; tokens that are right are not in it
 */
export function correctedQuery(
  query: ParsedQuery,
  near: ReadonlyMap<QueryToken, readonly string[]>,
): ParsedQuery & Required<Pick<ParsedQuery, 'correctedPhrases' | 'correctedForms'>> {
  let phrases = query.phrases;
  for (const [token, words] of near) {
    const typed = ` ${typedForm(token)} `;
    if (words.length === 0) continue;
    // Of several typos each phrase keeps the likeliest corrections, so that no word loses all of its meanings to another.
    const each = Math.max(1, Math.floor(MAX_CORRECTED / phrases.length));
    phrases = phrases.flatMap((phrase) =>
      words.slice(0, each).map((word) => ` ${phrase} `.replace(typed, ` ${word} `).trim()),
    );
  }
  const tokens = query.tokens.map((token) => withWords(token, near.get(token) ?? []));
  const typed = new Set(query.tokens.flatMap(({ forms }) => forms));
  const correctedForms = unique(tokens.flatMap(({ forms }) => forms)).filter((form) => !typed.has(form));
  return { ...query, tokens, correctedPhrases: unique(phrases).slice(0, MAX_CORRECTED), correctedForms };
}

/** Tokens that a record's text has to match: those that did not become a filter. */
export const textTokens = ({ tokens, types }: ParsedQuery): QueryToken[] =>
  tokens.filter(
    ({ role, text }, index) =>
      role !== 'language' && !(types && role === 'type') && tokens.findIndex((token) => token.text === text) === index,
  );
