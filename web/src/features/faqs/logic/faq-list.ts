// Which questions are on the page: those of a category, those that the words find, or a few of each category first.
import type { SearchAnswer } from '@app/contracts/http/chat';
import { wordSearch } from '@app/content/matching/word-search';
import { FAQ_CATEGORIES, FAQS } from '@app/content/records/faqs';
import type { FaqCategory, FaqRecord } from '@app/content/records/faqs';
import { defineQuery } from '@web/shared/address/define-query';
import { oneOf } from '@web/shared/address/params';

export interface FaqQuery {
  words: string;
  /** null = all. */
  category: FaqCategory | null;
}

export const FAQ_QUERY = defineQuery<FaqQuery>({
  // As typed: every letter is in the address at once.
  words: { empty: '', parse: (text) => text.slice(0, 200), print: (words) => words, name: 'q' },
  category: oneOf(FAQ_CATEGORIES),
});

const search = wordSearch(FAQS, ({ question, also, answer }) => ({
  names: [question.ko, question.en, ...also],
  rest: answer.flatMap(({ text }) => [text.ko, text.en]),
}));

const ofCategory = (category: FaqCategory): FaqRecord[] => FAQS.filter((faq) => faq.category === category);

/** The first question of each category, then the second of each, and so on. */
const IN_TURN: readonly FaqRecord[] = (() => {
  const lists = FAQ_CATEGORIES.map(ofCategory);
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
})();

/** The nearest first when there are search words. */
export function findFaqs({ words, category }: FaqQuery): readonly FaqRecord[] {
  if (words.trim() === '') return category === null ? IN_TURN : ofCategory(category);
  return search(words).filter((faq) => category === null || faq.category === category);
}

/** Id of the assistant's card of a question. */
export const cardOf = (id: string): string => `faq-${id}`;

/** The list with the question first that the assistant answers to the words, also where the words alone do not find it. */
export function withFirst(found: readonly FaqRecord[], answer: SearchAnswer | null): readonly FaqRecord[] {
  const first = answer && FAQS.find(({ id }) => cardOf(id) === answer.reply.card);
  return first ? [first, ...found.filter((faq) => faq !== first)] : found;
}
