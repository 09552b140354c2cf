// Typos in a search for providers: which words may be mistyped, and what the records' own words make of them.
import { Injectable } from '@nestjs/common';
import type { Dictionary } from '@app/content/matching/dictionary';
import { correctedQuery, type ParsedQuery, type QueryToken, typedForm } from '@app/content/matching/query';
import { ProviderDictionary } from './provider-dictionary';

/** Shorter words are close to too many others; next to other words, which narrow the search, one letter less is enough. */
const MIN_LENGTH = 4;
/** Words that a mistyped one may mean. */
const MAX_CORRECTIONS = 40;

/** Words that may be mistyped: those that are no name of our own lists and hold no digit. */
function suspectsIn({ tokens }: ParsedQuery): QueryToken[] {
  const minLength = tokens.length > 1 ? MIN_LENGTH - 1 : MIN_LENGTH;
  return tokens.filter(
    (token) => !token.isKnown && typedForm(token).length >= minLength && !/[\d ]/.test(typedForm(token)),
  );
}

const unknownAmong = (tokens: readonly QueryToken[], dictionary: Dictionary): QueryToken[] =>
  tokens.filter((token) => !dictionary.has(typedForm(token)));

function correctedBy(dictionary: Dictionary, text: ParsedQuery, tokens: readonly QueryToken[]) {
  const near = new Map(tokens.map((token) => [token, dictionary.near(typedForm(token), MAX_CORRECTIONS)]));
  return correctedQuery(text, near);
}

@Injectable()
export class SpellingService {
  constructor(private readonly dictionary: ProviderDictionary) {}

  /**
   * The words as typed. When no record has one of them as a word (younghee), `correctedPhrases` is set, so that the results show one
   * record of each name first; a word that our own lists correct (phharmacy) is corrected in these phrases.
   */
  typed(text: ParsedQuery): ParsedQuery {
    const dictionary = this.dictionary.ready();
    const unknown = dictionary ? unknownAmong(suspectsIn(text), dictionary) : [];
    if (!dictionary || unknown.length === 0) return text;
    const corrected = unknown.filter(({ isCorrected }) => isCorrected);
    return { ...text, correctedPhrases: correctedBy(dictionary, text, corrected).correctedPhrases };
  }

  /** With words of the records added to those typed; null when no word is near enough. */
  async corrected(text: ParsedQuery): Promise<ParsedQuery | null> {
    const suspects = suspectsIn(text);
    const dictionary = suspects.length > 0 ? await this.dictionary.current() : null;
    if (!dictionary) return null;
    // Words of records are right, unless all are and yet no record has them together.
    const unknown = unknownAmong(suspects, dictionary);
    const { correctedForms, ...query } = correctedBy(dictionary, text, unknown.length > 0 ? unknown : suspects);
    if (correctedForms.length === 0) return null;
    // A record that holds an unknown word does not exist, so every match holds a corrected one without a condition for it.
    return unknown.length > 0 ? query : { ...query, correctedForms };
  }
}
