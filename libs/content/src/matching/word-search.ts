// A search over a short list held in memory (questions, terms): each word of the query in any of its forms, rare words first.
import { withoutParticle } from './filler-words';
import { hasHangul } from './hangul';
import { normalize } from './normalize';
import { searchForm, searchText } from './search-text';

/** The texts of an entry by which it is found: a hit in a name counts more. */
export interface Searchable {
  names: readonly string[];
  rest: readonly string[];
}

const NAME_WEIGHT = 2;
/** Entries far behind the best one share a small word with the query, not its meaning. */
const SHARE_OF_BEST = 0.45;

/** 메디칼 and 메디컬 mean Medi-Cal, except in the name of a medical group. */
const spelled = (text: string): string => text.replaceAll(/메디[칼컬](?! ?그룹)/g, '메디캘');

const textOf = (parts: readonly string[]): string => searchText([null, null, ...parts.map(spelled)]);

/** Short forms count at the beginning of a word only: `la` must not find every `clinical`. */
function holds(text: string, form: string): boolean {
  const isShort = hasHangul(form) ? form.length < 3 : form.length < 4;
  return text.includes(isShort ? ` ${form}` : form);
}

/** Ends of a question (뺏기나요, 얼마예요), longest first. */
const ENDINGS = ['인가요', '하나요', '되나요', '이에요', '나요', '까요', '예요', '어요', '아요', '세요'];
const withoutEnding = (word: string): string[] =>
  ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length >= 2).map((ending) =>
    word.slice(0, -ending.length),
  );

/** Each word of a query as the forms it may stand in: 보험료는 and 보험료. */
const wordsOf = (query: string): string[][] =>
  normalize(spelled(query))
    .split(' ')
    .filter(Boolean)
    .map((word) => [word, ...withoutParticle(word), ...withoutEnding(word)].map(searchForm));

/**
 * @param partsOf read once for every entry
 * @returns the search: entries that match, the nearest first; all of them for an empty query
 */
export function wordSearch<T>(entries: readonly T[], partsOf: (entry: T) => Searchable): (query: string) => T[] {
  const texts = entries.map((entry) => {
    const { names, rest } = partsOf(entry);
    return { entry, names: textOf(names), rest: textOf(rest) };
  });
  return (query) => {
    const words = wordsOf(query);
    if (words.length === 0) return [...entries];
    const whole = searchForm(spelled(query));
    const weights = words.map((forms) => {
      const found = texts.filter(({ names, rest }) => forms.some((form) => holds(names, form) || holds(rest, form)));
      return Math.log(1 + texts.length / (found.length + 1));
    });
    const scored = texts.map(({ entry, names, rest }) => {
      const score = words.reduce((sum, forms, at) => {
        const weight = weights[at] ?? 0;
        if (forms.some((form) => holds(names, form))) return sum + weight * NAME_WEIGHT;
        return forms.some((form) => holds(rest, form)) ? sum + weight : sum;
      }, 0);
      // The words together, as somebody wrote them: "part b premium" is not any premium of any part.
      const bonus = words.length > 1 && names.includes(whole) ? score : 0;
      return { entry, score: score + bonus };
    });
    const best = Math.max(...scored.map(({ score }) => score));
    return scored
      .filter(({ score }) => score > 0 && score >= best * SHARE_OF_BEST)
      .sort((one, other) => other.score - one.score)
      .map(({ entry }) => entry);
  };
}
