// Names of plans, companies and places that a sentence may say: those of its fact.
import { INSURERS } from '@app/content/records/insurers';
import { carrierNames } from '@app/content/plans/carrier-names';
import { trimmedEnd } from './trimmed-end';

/** Said of everything here, whatever the fact is. */
const ALWAYS = new Set(['i', 'medicare', 'medi-cal', 'medi', 'cal', 'part', 'a', 'b', 'c', 'd']);
const WORD = /[A-Za-z][A-Za-z'’&.-]*/g;
const HANGUL = /[가-힣]/;
const HANGUL_NAMES: readonly string[] = [
  ...new Set(
    [...INSURERS.map(({ nameKo }) => nameKo ?? ''), ...carrierNames('ko')].map(
      (name) => name.replace(/[^가-힣 ].*$/, '').split(' ')[0] ?? '',
    ),
  ),
].filter((name) => name.length > 1);
const ENGLISH_NAMES: readonly string[] = [
  ...new Set(
    [...INSURERS.map(({ name }) => name), ...carrierNames('en')].map((name) =>
      (name.split(' ')[0] ?? '').toLowerCase(),
    ),
  ),
].filter((name) => name.length > 3 && name !== 'blue' && name !== 'central' && name !== 'clever');

const plain = (word: string): string => trimmedEnd(word.toLowerCase().replace(/['’]s$/, ''), ".'’");
const wordsOf = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => plain(word));

/** True where a word begins a sentence: its capital says nothing. */
const isFirst = (text: string, at: number): boolean =>
  /(?:^|[.!?:]\s*)["'“‘(]*$/.test(text.slice(Math.max(0, at - 6), at));

/** A name that the fact does not have: in Korean any Latin word, in English any word with a capital, in both a company we know. */
export function hasOtherName(text: string, fact: string): boolean {
  const known = new Set(wordsOf(fact));
  const isKnown = (word: string): boolean => known.has(word) || ALWAYS.has(word);
  if (HANGUL_NAMES.some((name) => text.includes(name) && !fact.includes(name))) return true;
  const inKorean = HANGUL.test(text);
  return [...text.matchAll(WORD)].some(({ 0: found, index }) => {
    const word = plain(found);
    if (isKnown(word)) return false;
    if (inKorean || ENGLISH_NAMES.includes(word)) return true;
    return /[A-Z]/.test(found) && !(isFirst(text, index) && /^[A-Z][a-z'’]*$/.test(found));
  });
}
