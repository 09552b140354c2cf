// How a text is rewritten for a voice: rules in order, each a place and what is said there.

export type Rule = readonly [place: RegExp, by: string | ((...found: string[]) => string)];

/** A whole number with or without commas; bounded, so that a wall of digits costs no more than its length. */
export const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3}){1,5}|\d{1,16})`;

export const applyRules = (text: string, rules: readonly Rule[]): string =>
  rules.reduce(
    (said, [place, by]) => (typeof by === 'string' ? said.replace(place, by) : said.replace(place, by)),
    text,
  );

/** Spaces that only hold a line together, and the invisible ones. */
export const PLAIN_SPACES: readonly Rule[] = [
  [/[\u00ad\u200b-\u200d\u2060\ufeff]/g, ''],
  [/\s+/g, ' '],
];

/** Signs that no voice should name, once everything else is written out. */
export const QUIET_SIGNS: readonly Rule[] = [
  [/ ?\(/g, ', '],
  [/\)/g, ''],
  [/ ?[·→•;|] ?/g, ', '],
  [/(?:, ?){2,}/g, ', '],
  [/ {2,}/g, ' '],
  [/ (?=[.,?!])/g, ''],
];
