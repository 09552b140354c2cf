// @ts-check
// Words of an old private dialect (docs/glossary-en.md): not in identifiers (ESLint's id-match) and not in Markdown (tools/words).

const WORDS = ['told', 'asked', 'heard', 'whoever', 'nobody', 'stands', 'beside'];
const anyOf = (/** @type {(word: string) => string} */ form) => WORDS.map(form).join('|');
const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

/** An identifier none of whose camelCase or CONSTANT_CASE parts is such a word, as the source of a regular expression. */
export const PLAIN_IDENTIFIER = [
  `^(?!(?:${anyOf((word) => word)})(?![a-z]))`,
  `(?!.*(?:${anyOf(capital)})(?![a-z]))`,
  `(?!(?:.*_)?(?:${anyOf((word) => word.toUpperCase())})(?:_|$))`,
].join('');

/** Such a word in a sentence. */
export const DIALECT_WORD = new RegExp(`\\b(?:${anyOf((word) => word)})\\b`, 'gi');
