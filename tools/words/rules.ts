// Words that the language review found on our screens and that must not come back, each with what to write instead.
import refused from './refused-words.json';
import { terms } from './terms.json';
import type { VisibleString } from './visible-strings';

interface WrittenRule {
  pattern: string;
  flags?: string;
  instead: string;
}

/** The refused words of one language (refused-words.json), as expressions. */
const rulesOf = (written: readonly WrittenRule[]) =>
  written.map(({ pattern, flags, instead }) => ({ pattern: new RegExp(pattern, flags), instead }));

const RULES = { ko: rulesOf(refused.ko), en: rulesOf(refused.en) };

/** One word for one thing (terms.json): other names of a concept. */
const OTHER_NAMES = {
  ko: rulesOf(terms.map(({ notKo, ko }) => ({ pattern: notKo, instead: ko }))),
  en: rulesOf(terms.map(({ notEn, en }) => ({ pattern: notEn, instead: en }))),
};
/** Lists that help a search hold other names on purpose; they are short and are no sentences. */
const IS_SENTENCE = /[.?!]|.{25}/;
/** Titles of official pages are theirs. */
const IS_OFFICIAL_TITLE = /\/figures\/sources\/|data\/page-sources\.json/;

/** Names, forms, addresses and quotations that stay English inside Korean. */
const ENGLISH_NAMES = /\([^)]*\)|“[^”]*”|‘[^’]*’|https?:\S+|<[^>]*>|\{\{?[^}]*\}?\}|\b[\w-]+\.(?:gov|com|org|net)\S*/g;
const ENGLISH_RUN = /\b[A-Za-z][a-z’']+(?:[ ,]+[A-Za-z][A-Za-z’']*){3,}/g;

/** At least four English words in a row, one of them a small word of a sentence: an untranslated sentence, not a name. */
function englishSentence(text: string): string | undefined {
  const runs = text.replace(ENGLISH_NAMES, ' ').match(ENGLISH_RUN) ?? [];
  return runs.find((run) => {
    const small = run.match(/\b(?!of\b|and\b|for\b|the\b|in\b|de\b|by\b|to\b)[a-z][a-z’']*\b/g) ?? [];
    return small.length >= 2;
  });
}

const HANGUL_RUN = /[가-힣]{2,}(?:\s[가-힣]{2,})+[.?!]?/;

/** Korean inside an English text, unless it is quoted or a name in brackets. */
function koreanSentence(text: string): string | undefined {
  return HANGUL_RUN.exec(text.replace(/\([^)]*\)|“[^”]*”|‘[^’]*’/g, ' '))?.[0];
}

/** Texts that hold both languages or quote the other one on purpose. */
const BOTH_LANGUAGES: readonly RegExp[] = [
  /^services\/gateway\/src\/docs\/docs-page\.ts/, // shows every sentence twice, marked with its language
  /shell\.json brand\./, // both names, always
  /shell\.json notFound\.sentence$/, // for developers, given by the specification
];

/** What is wrong with a text, one line each; empty when nothing is. */
export function faultsOf({ language, text, at }: VisibleString): string[] {
  const rules =
    IS_SENTENCE.test(text) && !IS_OFFICIAL_TITLE.test(at)
      ? [...RULES[language], ...OTHER_NAMES[language]]
      : RULES[language];
  const said = rules.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${at}: “${found.trim()}” → ${instead}   [${text.slice(0, 90)}]`];
  });
  const foreign = language === 'ko' ? englishSentence(text) : koreanSentence(text);
  return foreign === undefined || BOTH_LANGUAGES.some((where) => where.test(at))
    ? said
    : [...said, `${at}: “${foreign}” is in the other language`];
}

export const RULE_COUNT = RULES.ko.length + RULES.en.length + 2 * terms.length;
