// @ts-check
// Subjects of the commits since a day (CONTRIBUTING.md): `type(scope): what`, imperative, one change, at most 72 characters.
// `npm run commits`, part of `make test`. A shallow clone has only some of them: those are checked.
import { execFileSync } from 'node:child_process';

/** The rule is as old as this: earlier commits have longer subjects. */
const SINCE = '2026-11-27T22:20:00Z';
const MAX_CHARACTERS = 72;
/** `content` is a change of the texts that visitors read. */
const SHAPE =
  /^(feat|content|fix|perf|refactor|docs|test|chore|style|build|ci|revert)(\([\w/., -]+\))?: (?<verb>[a-z-]+) \S/;
/** Third person, past tense or gerund; `pass`, `embed` and `bring` are imperative. */
const NOT_IMPERATIVE = /([^su]s|[^e]ed|ing)$/;
const IMPERATIVE = new Set(['embed', 'shed', 'bring', 'ping']);

/** On main since a session that ended before its checks ran; a later commit cannot change a subject. */
const KNOWN = new Set(['content(eligibility): edit the sentences of the check and assistant natively']);

/** @param {string} subject @returns {string | null} what is wrong with it */
function faultOf(subject) {
  if (KNOWN.has(subject)) return null;
  if ([...subject].length > MAX_CHARACTERS) return `longer than ${MAX_CHARACTERS} characters`;
  if (subject.includes(';')) return 'has a semicolon: two changes are two commits';
  const verb = SHAPE.exec(subject)?.groups?.verb;
  if (verb === undefined) return 'is not "type(scope): what", in small letters';
  return NOT_IMPERATIVE.test(verb) && !IMPERATIVE.has(verb) ? `"${verb}" is not imperative` : null;
}

const log = execFileSync('git', ['log', '--no-merges', `--since=${SINCE}`, '--format=%h %s'], { encoding: 'utf8' });
const faults = log
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => ({ line, fault: faultOf(line.slice(line.indexOf(' ') + 1)) }))
  .filter(({ fault }) => fault !== null);
for (const { line, fault } of faults) console.error(`${line}\n  ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
