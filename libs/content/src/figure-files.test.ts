// The files of dated figures and of their sources in libs/benefits: data for people to mend, held against shapes here, where the shapes
// are. What is wrong is told as file and line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_DATES } from '@app/benefits/figures/rule-dates';
import type { WrittenFigure, WrittenRow } from '@app/benefits/figures/rows';
import { SOURCES } from '@app/benefits/figures/sources';
import { publishers as first } from '@app/benefits/figures/sources/first-publishers.json';
import { publishers as others } from '@app/benefits/figures/sources/publishers.json';
import type { Publisher, WrittenSource } from '@app/benefits/figures/sources/source';
import { AMOUNT_UNITS } from '@app/contracts/http/eligibility-answer';
import { VERIFICATIONS } from '@app/contracts/http/provenance';
import pageSources from '../data/page-sources.json';
import { faultsIn } from './testing/data-files';
import { bilingual, bilingualName, day, englishText, hostName, listOf, numberBetween, objectOf } from './testing/shape';
import { oneOf, optional, orNull, type Shape, tableOf, text, webAddress } from './testing/shape';

const FOLDER = 'libs/benefits/src/figures';
const ROOT = join(__dirname, '../../..');

const sourceId = oneOf(...Object.keys(SOURCES));
const row: Shape<WrittenRow> = objectOf<WrittenRow>({
  year: optional(numberBetween(2014, 2099)),
  from: optional(day),
  to: optional(day),
  value: orNull(numberBetween(0, 10_000_000)),
  evidence: optional(oneOf('memory')),
  rule: optional(bilingual),
  sources: listOf(sourceId),
  checkedOn: optional(day),
});
/** Besides its fields: of a year or of days, and a source at least. */
const wholeRow: Shape<WrittenRow> = {
  faults: (value, path) => {
    const faults = row.faults(value, path);
    if (faults.length > 0) return faults;
    const { year, from, sources } = value as WrittenRow;
    if ((year === undefined) === (from === undefined)) faults.push({ path, says: 'has a year or a first day (from)' });
    if (sources.length === 0) faults.push({ path, says: 'names no source' });
    return faults;
  },
};
const key = text;
/** For the person who mends the file; no page loads them. */
const about = { about: optional(englishText), facts: optional(text), notes: optional(tableOf(key, text)) };
const figures = objectOf({
  ...about,
  figures: tableOf(
    key,
    objectOf<WrittenFigure>({
      label: bilingualName,
      unit: oneOf(...AMOUNT_UNITS),
      rows: listOf(wholeRow),
    }),
  ),
});
const sources = objectOf({
  ...about,
  sources: tableOf(
    key,
    objectOf<WrittenSource>({
      publisher: oneOf(...Object.keys({ ...first, ...others })),
      title: bilingualName,
      url: webAddress,
      verified: oneOf(...VERIFICATIONS),
      sourceDate: optional(day),
      checkedOn: optional(day),
    }),
  ),
});
const publishers = objectOf({
  ...about,
  publishers: tableOf(key, objectOf<Publisher>({ name: bilingual, hosts: listOf(hostName) })),
});
const family = oneOf('medicare-annual', 'medicare-general', 'medicare-advantage');
const named = { name: bilingual, note: bilingual };
const ruleDateId = oneOf(...Object.keys(RULE_DATES));
const coverAfter = orNull(numberBetween(0, 1));
const windows = objectOf({
  ...about,
  medicareAnnual: objectOf({ family, ...named, coverAfter }),
  yearly: listOf(
    objectOf({ family, ...named, from: ruleDateId, to: ruleDateId, coverAfter, sources: listOf(sourceId) }),
  ),
  coveredCalifornia: objectOf({
    name: bilingual,
    usual: bilingual,
    ofYear: tableOf(key, objectOf({ note: bilingual, source: sourceId })),
  }),
  mediCal: objectOf({ ...named, sources: listOf(sourceId) }),
});

/** `2027-07-01`, or `12-07` for a day that returns every year. */
const dayOrYearlyDay: Shape<string> = {
  faults: (value, path) =>
    typeof value === 'string' && /^\d\d-\d\d$/.test(value)
      ? day.faults(`2000-${value}`, path)
      : day.faults(value, path),
};
const ruleDate = objectOf({
  day: optional(dayOrYearlyDay),
  ofYear: optional(tableOf(text, day)),
  audience: englishText,
  sources: listOf(oneOf(...Object.keys({ ...SOURCES, ...pageSources }))),
  checkedOn: day,
});
/** Besides its fields: one day or a day for each coverage year, and a source at least. */
const wholeRuleDate: Shape<unknown> = {
  faults: (value, path) => {
    const faults = ruleDate.faults(value, path);
    if (faults.length > 0) return faults;
    const { day: one, ofYear, sources } = value as (typeof RULE_DATES)[keyof typeof RULE_DATES];
    if ((one === undefined) === (ofYear === undefined))
      faults.push({ path, says: 'has a day or days by year (ofYear)' });
    if (sources.length === 0) faults.push({ path, says: 'names no source' });
    return faults;
  },
};
const ruleDates = objectOf({ ...about, dates: tableOf(key, wholeRuleDate) });

const shapeOf = (file: string): Shape<unknown> | undefined => {
  if (file.endsWith('.figures.json')) return figures;
  if (file.endsWith('.sources.json')) return sources;
  if (file.endsWith('rule-dates.json')) return ruleDates;
  return file.endsWith('publishers.json') ? publishers : file.endsWith('windows.json') ? windows : undefined;
};
const faultsOf = (file: string, source = readFileSync(join(ROOT, FOLDER, file), 'utf8')): string[] =>
  faultsIn(`${FOLDER}/${file}`, source, shapeOf(file));
// Files of words are held against their own rules (tools/words/word-files.test.ts).
const FILES = readdirSync(join(ROOT, FOLDER), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.json') && !file.endsWith('.words.json'),
);

test('every file is found and has a shape', () => {
  expect(FILES.length).toBeGreaterThan(15);
  expect(FILES.filter((file) => !shapeOf(file))).toEqual([]);
});

test.each(FILES)('nothing is wrong in %s', (file) => expect(faultsOf(file)).toEqual([]));

describe('what is wrong is told with its file and line', () => {
  const planted = (line: string): string[] =>
    faultsOf(
      'a.figures.json',
      `{ "figures": { "partBPremium": {\n"label": { "ko": "보험료", "en": "Premium" },\n"unit": "usd",\n"rows": [\n${line}\n] } } }`,
    );

  test('nothing, when nothing is wrong', () => {
    expect(planted('{ "year": 2026, "value": 202.9, "sources": ["S9"] }')).toEqual([]);
    expect(planted('{ "from": "2026-10-01", "to": "2027-09-30", "value": null, "sources": ["S9"] }')).toEqual([]);
  });

  test.each([
    ['{ "year": 2026, "value": "202.9", "sources": ["S9"] }', '"202.9" is not a number'],
    ['{ "year": 2026, "value": 202.9, "sources": ["S99"] }', '"S99" is not one of S7'],
    ['{ "year": 2026, "value": 202.9, "sources": [] }', 'names no source'],
    ['{ "value": 202.9, "sources": ["S9"] }', 'has a year or a first day (from)'],
    ['{ "year": 2026, "from": "2026-01-01", "value": 2, "sources": ["S9"] }', 'has a year or a first day (from)'],
    ['{ "from": "1 October", "value": 202.9, "sources": ["S9"] }', 'is not a day: write 2026-11-20'],
    ['{ "year": 2026, "vaule": 202.9, "sources": ["S9"] }', 'vaule is not a field of this file'],
  ])('%s', (line, says) => {
    expect(planted(line).join()).toContain(`${FOLDER}/a.figures.json:5 `);
    expect(planted(line).join()).toContain(says);
  });
});
