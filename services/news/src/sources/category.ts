// What a piece of news is about, as far as its own words say so.
import type { NewsCategory } from '@app/contracts/http/health-news';

/** The narrower before the wider: "Medicare Advantage" is Medicare too. */
const WORDS: readonly [NewsCategory, RegExp][] = [
  ['medicare-advantage', /medicare advantage|part c plans?\b/i],
  ['medi-cal', /medi-cal|medicaid/i],
  ['covered-california', /covered california|health insurance marketplace|affordable care act/i],
  ['medicare', /\bmedicare\b|\bpart [abd]\b|\bhospice\b/i],
  ['social-security', /social security|\bssi\b|\bcola\b/i],
];

/** @param otherwise what its source is about */
export function categoryOf(title: string, more: readonly string[], otherwise: NewsCategory): NewsCategory {
  // The title decides: a summary often ends with a sentence about the whole agency.
  for (const text of [title, ...more]) {
    const found = WORDS.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return otherwise;
}
