// @ts-check
// What a secret looks like in a file. Pure; used by secret-scan.mjs.

/**
 * @typedef {object} Finding
 * @property {number} line from 1
 * @property {string} kind never the secret itself: the finding is printed
 */

/** Tokens that say by their form what they are. @type {[kind: string, pattern: RegExp][]} */
const FORMS = [
  ['private key', /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/],
  ['AWS access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{22,})/],
  ['GitLab token', /\bglpat-[A-Za-z0-9_-]{20,}/],
  ['Google key', /\bAIza[0-9A-Za-z_-]{35}|\bGOCSPX-[0-9A-Za-z_-]{20,}/],
  ['Slack token', /\bxox[abeoprs]-[0-9A-Za-z-]{10,}|hooks\.slack\.com\/services\/T[0-9A-Z]+\//],
  ['model provider key', /\bsk-(?:proj-|ant-|or-)?[A-Za-z0-9_-]{20,}/],
  ['payment key', /\b[rs]k_live_[0-9A-Za-z]{16,}/],
  ['npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['JSON web token', /\beyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{16,}/],
];

const URL_PASSWORD = /\b[a-z][a-z0-9+.-]*:\/\/[^\s:@/'"`<>]*:([^\s@/'"`<>]+)@([^\s/:'"`<>,)\\]+)/gi;
/** This machine, a name inside a network, or a name that can belong to nobody (RFC 2606). */
const NOBODYS_HOST =
  /^(?:127\.0\.0\.1|localhost|\[::1\]|[a-z0-9_-]+|(?:.+\.)?(?:example|test|invalid|example\.(?:org|com|net)))$/i;
/** Filled in elsewhere, or words that stand for a password. */
const PLACEHOLDER = /^(?:[$%{].*|PASSWORD|(?:[a-z-]|%[0-9A-F]{2}){1,16}\d?)$/;

const ASSIGNMENT =
  /\b[a-z0-9_]*(?:secret|token|passw(?:or)?d|api_?key|private_?key)[a-z0-9_]*["']?\s*[:=]\s*["'`]?([A-Za-z0-9+/=_.~-]{20,})/gi;
const LEAST_ENTROPY = 3.5;

/** Bits a character carries. @param {string} text */
function entropy(text) {
  const counts = new Map();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}

/** `a-secret-of-this-test-32`, `process.env.NAME`, `someFunction`: words, not random. @param {string} text */
const isWords = (text) =>
  text.split(/[-_./]|(?=[A-Z][a-z])/).every((part) => /^(?:[a-z]*|[A-Z]+|[A-Z][a-z]+|\d{1,5})$/.test(part));

/** @param {string} value */
const isRandom = (value) =>
  /\d/.test(value) && /[a-z]/i.test(value) && !isWords(value) && entropy(value) >= LEAST_ENTROPY;

/** @param {string} line @returns {string[]} kinds */
function kindsIn(line) {
  const kinds = FORMS.filter(([, pattern]) => pattern.test(line)).map(([kind]) => kind);
  for (const [, password = '', host = ''] of line.matchAll(URL_PASSWORD)) {
    if (!(PLACEHOLDER.test(password) && (NOBODYS_HOST.test(host) || /^[$%{]/.test(host))))
      kinds.push('address with a password');
  }
  for (const [, value = ''] of line.matchAll(ASSIGNMENT)) if (isRandom(value)) kinds.push('secret written down');
  return kinds;
}

/** @param {string} text of one file @returns {Finding[]} */
export function findSecrets(text) {
  return text.split('\n').flatMap((line, index) => kindsIn(line).map((kind) => ({ line: index + 1, kind })));
}
