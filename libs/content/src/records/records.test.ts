import { readData, refused } from '../testing/data-files';
import { CONTACTS } from './contacts';
import { FORMS } from './forms';
import { HOSPITALS } from './hospitals';
import { INSURERS } from './insurers';
import { LETTERS } from './letters';
import { MEDICAL_GROUPS } from './medical-groups';
import { NEWSROOMS } from './newsrooms';
import { POLICY_UPDATES } from './policy-updates';
import { PROGRAMS } from './programs';
import type { ContentRecord } from './record';
import { ZIP_PROVIDERS } from './zip-providers';

const KINDS: Record<string, readonly ContentRecord[]> = {
  hospitals: HOSPITALS,
  'medical-groups': MEDICAL_GROUPS,
  insurers: INSURERS,
  programs: PROGRAMS,
  'zip-providers': ZIP_PROVIDERS,
  contacts: CONTACTS,
  forms: FORMS,
  newsrooms: NEWSROOMS,
  'policy-updates': POLICY_UPDATES,
};
test('the list of records that rest on memory alone is complete and holds no stale line', () => {
  const found = Object.entries(KINDS).map(([kind, records]) => [
    kind,
    records.filter(({ confidence }) => confidence === 'memory').map(({ id }) => id),
  ]);
  expect(JSON.parse(readData('memory-only.json'))).toEqual(Object.fromEntries(found.filter(([, ids]) => ids?.length)));
});

test('a clinic does not borrow the telephone number of its parent organisation', () => {
  expect(ZIP_PROVIDERS.find(({ id }) => id === 'kcs-buena-park')?.phone).toBeNull();
});

test('no remembered contract id is shown', () => {
  const text = JSON.stringify(KINDS);
  expect(refused.contractIds.filter((id) => text.includes(id))).toEqual([]);
});

test('a language is stated with the source that states it', () => {
  const speaking = [...HOSPITALS, ...MEDICAL_GROUPS, ...INSURERS, ...ZIP_PROVIDERS].filter(
    ({ languages }) => languages.length > 0,
  );
  expect(speaking.filter((record) => !('languageSource' in record) || !record.languageSource)).toEqual([]);
});

test('every help program says who gets it and how to apply', () => {
  const empty = PROGRAMS.filter(
    ({ eligibilityRequirements, applicationProcess }) => !eligibilityRequirements || !applicationProcess,
  );
  expect(empty.map(({ id }) => id)).toEqual([]);
});

test('letters show no notes about our own research', () => {
  const notes = /not found|not read|older pages|확인하지 못했습니다|옛 안내/;
  expect(LETTERS.filter(({ when }) => notes.test(`${when.ko} ${when.en}`)).map(({ id }) => id)).toEqual([]);
});

test('the letter on Medi-Cal changes names the day on which routine dental care ends', () => {
  const meaning = LETTERS.find(({ id }) => id === 'medi-cal-changes-2026')?.meaning;
  expect(meaning?.ko).toContain('2027년 7월 1일');
  expect(meaning?.en).toContain('July 1, 2027');
});

test('the parts of a program are the same in both languages', () => {
  for (const { eligibilityRequirements: parts } of PROGRAMS) {
    expect(Object.keys(parts?.ko ?? {})).toEqual(Object.keys(parts?.en ?? {}));
  }
});

/** docs/facts/glossary.md#machine-korean: words that machines write and people do not. */
test('the Korean is free of banned words', () => {
  const banned = /귀하|당신|을\(를\)|이\(가\)|커버리지|불구|복권|메디칼(?!그룹|\b)|수급자|하십시오|바랍니다/;
  const texts = JSON.stringify([PROGRAMS.map(({ alsoCalled: _searchOnly, ...shown }) => shown), CONTACTS, FORMS]);
  expect(texts.match(banned)).toBeNull();
});
