// The files of words beside the rules and the answers (`words.json`, `*.words.json`): sentences in both languages for people to mend.
// The compiler asks for every key that the code says; what else can go wrong is told here as file and line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asks } from '@app/benefits/check/card.words.json';
import { CONTACT_IDS } from '@app/benefits/check/contact-book';
import { FIGURES } from '@app/benefits/figures/figures';
import { NEXT_STEPS } from '@app/benefits/lines/line';
import { ELIGIBILITY_PROGRAMS } from '@app/contracts/http/eligibility';
import { PROGRAM_OUTCOMES } from '@app/contracts/http/eligibility-answer';
import { cutAtPlaceholders } from '@app/contracts/http/placeholders';
import { faultsIn } from '../../libs/content/src/testing/data-files';
import { sentences } from '../../services/eligibility/src/assistant/words/figure-sentences.words.json';
import type { Fault, Path } from '../../libs/content/src/testing/shape';

const ROOT = join(__dirname, '../..');
const FILES = ['libs', 'services', 'web/src', 'tools/identity']
  .flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  )
  .filter((file) => /(\/|\.)words\.json$/.test(file) && !file.startsWith('libs/content/data/'))
  .sort();

const HANGUL = /[가-힣]/;
/** The particle after a word that is filled in: English has none. */
const KOREAN_ONLY = new Set(['eun']);

/** What a text of a key beside the sentences may be. */
const KEYS: Readonly<Record<string, { may: (value: string) => boolean; be: string }>> = {
  about: { may: (value) => value !== '', be: 'a sentence about the file' },
  note: { may: (value) => value !== '', be: 'a sentence about the entry' },
  facts: {
    may: (value) => value.startsWith('docs/facts/'),
    be: 'a section of docs/facts: write docs/facts/policy.md#pace',
  },
  outcome: listed(PROGRAM_OUTCOMES),
  next: listed(Object.keys(NEXT_STEPS)),
  contacts: listed(CONTACT_IDS),
  unit: listed(['plans', 'places', 'doctors', 'offices', 'medicines', 'records']),
};

function listed(values: readonly string[]) {
  return { may: (value: string) => values.includes(value), be: `one of ${values.join(', ')}` };
}

const namesIn = (text: string): string[] =>
  [...new Set(cutAtPlaceholders(text).filter((_, at) => at % 2 === 1))].filter((name) => !KOREAN_ONLY.has(name)).sort();

function pairFaults(pair: Readonly<Record<string, unknown>>, path: Path): Fault[] {
  const { ko, en, ...others } = pair;
  const surplus = Object.keys(others).map((name) => ({ path: [...path, name], says: 'stands beside ko and en' }));
  if (typeof ko !== 'string' || ko.trim() !== ko || ko === '') return [{ path, says: 'has no text in Korean (ko)' }];
  if (typeof en !== 'string' || en.trim() !== en || en === '') return [{ path, says: 'has no text in English (en)' }];
  const [korean, english] = [namesIn(ko), namesIn(en)].map((names) => names.join(', '));
  return [
    ...surplus,
    ...(HANGUL.test(en) ? [{ path: [...path, 'en'], says: 'holds Korean' }] : []),
    ...(korean === english ? [] : [{ path, says: `fills {{ }} with ${korean} in Korean, with ${english} in English` }]),
  ];
}

function faultsOf(value: unknown, path: Path): Fault[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => faultsOf(item, [...path, at]));
  if (typeof value === 'object' && value !== null) {
    if ('ko' in value || 'en' in value) return pairFaults(value, path);
    return Object.entries(value).flatMap(([key, below]) => faultsOf(below, [...path, key]));
  }
  const rule = KEYS[String(path.findLast((key) => typeof key === 'string'))];
  if (!rule) return [{ path, says: 'is no text in both languages: write { "ko": "...", "en": "..." }' }];
  return typeof value === 'string' && rule.may(value)
    ? []
    : [{ path, says: `${JSON.stringify(value)} is not ${rule.be}` }];
}

/** @returns "libs/benefits/src/lines/open.words.json:12 depends.age has no text in English (en)" */
const wordFaults = (file: string, source = readFileSync(join(ROOT, file), 'utf8')): string[] =>
  faultsIn(file, source, { faults: faultsOf });

test('files of words are found in both rooms that have them', () => expect(FILES.length).toBeGreaterThan(25));

test.each([
  ['services/eligibility/src/assistant/words/figure-sentences.words.json', sentences, Object.keys(FIGURES)],
  ['libs/benefits/src/check/card.words.json', asks, ELIGIBILITY_PROGRAMS],
])('each key of %s names what it is about', (_file, words, names: readonly string[]) => {
  expect(Object.keys(words).filter((key) => !names.includes(key))).toEqual([]);
});

test.each(FILES)('nothing is wrong in %s', (file) => expect(wordFaults(file)).toEqual([]));

describe('what is wrong is told with its file and line', () => {
  const PAIR = '"text": { "ko": "{{age}}세", "en": "age {{age}}" }';
  const faultsIn = (line: string): string[] =>
    wordFaults('a.words.json', `{\n"about": "A file.",\n"one": {\n${line}\n}\n}`);

  test('nothing, when nothing is wrong', () => {
    expect(faultsIn(`"outcome": "possible", "next": "ssa", ${PAIR}`)).toEqual([]);
    expect(faultsIn('"text": { "ko": "{{label}}{{eun}}", "en": "{{label}}" }')).toEqual([]);
  });

  test.each([
    ['a sentence without English', '"text": { "ko": "나이" }', 'one.text has no text in English (en)'],
    ['a sentence without Korean', '"text": { "en": "Age", "kr": "나이" }', 'one.text has no text in Korean (ko)'],
    ['Korean in the English', '"text": { "ko": "나이", "en": "나이" }', 'one.text.en holds Korean'],
    [
      'another placeholder',
      PAIR.replace('age {{age}}', 'age {{year}}'),
      'fills {{ }} with age in Korean, with year in English',
    ],
    ['a third language', '"text": { "ko": "나이", "en": "Age", "vi": "Tuoi" }', 'one.text.vi stands beside ko and en'],
    ['an outcome that is none', `"outcome": "maybe", ${PAIR}`, 'one.outcome "maybe" is not one of have, possible'],
    ['a next step that is none', `"next": "call", ${PAIR}`, 'one.next "call" is not one of none'],
    ['a contact that is none', '"contacts": ["ssa", "dmv"]', 'one.contacts "dmv" is not one of benefitscal'],
    ['a text of no language', '"text": "Age"', 'one.text is no text in both languages'],
    ['a number', '"age": 65', 'one.age is no text in both languages'],
    ['facts that are none', '"facts": "policy"', 'one.facts "policy" is not a section of docs/facts'],
    ['a comma too many', '"text": {},', 'this is not JSON'],
    ['a key that is there twice', `${PAIR}, ${PAIR}`, 'this field is there twice'],
  ])('%s', (_what, line, says) => {
    expect(faultsIn(line).join()).toContain('a.words.json:4 ');
    expect(faultsIn(line).join()).toContain(says);
  });
});
