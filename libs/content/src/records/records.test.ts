import { CONTACTS } from './contacts';
import { FORMS } from './forms';
import { HOSPITALS } from './hospitals';
import { INSURERS } from './insurers';
import { MEDICAL_GROUPS } from './medical-groups';
import { MEMORY_ONLY } from './memory-only';
import { NEWSROOMS } from './newsrooms';
import { POLICY_UPDATES } from './policy-updates';
import { PROGRAMS } from './programs';
import type { ContentRecord } from './record';
import { phoneDigits, recordFaults } from './record-faults';
import { REFUSED_CONTRACT_IDS, REFUSED_PHONES } from './refused-phones.fixture';
import { ZIP_PROVIDERS } from './zip-providers';

const KINDS: Record<string, readonly ContentRecord[]> = {
  hospitals: HOSPITALS,
  medicalGroups: MEDICAL_GROUPS,
  insurers: INSURERS,
  programs: PROGRAMS,
  zipProviders: ZIP_PROVIDERS,
  contacts: CONTACTS,
  forms: FORMS,
  newsrooms: NEWSROOMS,
  policyUpdates: POLICY_UPDATES,
};
const COUNTS = {
  hospitals: 13,
  medicalGroups: 16,
  insurers: 6,
  programs: 14,
  zipProviders: 40,
  contacts: 33,
  forms: 9,
  newsrooms: 4,
  policyUpdates: 11,
};
const refused = new Set(REFUSED_PHONES.map(phoneDigits));

const valid: ContentRecord = {
  id: 'a-clinic',
  name: 'A Clinic',
  nameKo: null,
  nameKoSource: null,
  sourceUrl: 'https://data.chhs.ca.gov',
  sourceDate: '2026-06-15',
  checkedOn: '2026-11-20',
  confidence: 'verified',
  isStale: false,
  unconfirmedFields: [],
};
const memory: ContentRecord = {
  ...valid,
  confidence: 'memory',
  sourceUrl: null,
  sourceDate: null,
  confirmAt: 'https://www.example.org',
};
const faultsOf = (change: Record<string, unknown>, of = valid): string[] => recordFaults({ ...of, ...change }, refused);

describe('the door refuses', () => {
  test.each<[string, Record<string, unknown>]>([
    ['a record without source', { sourceUrl: null }],
    ['a source that is not a web address', { sourceUrl: 'memory' }],
    ['a record without check date', { checkedOn: undefined }],
    ['a check date that is no day', { checkedOn: '2026-13-40' }],
    ['a source date in words', { sourceDate: 'about 2015' }],
    ['a doubtful phone', { phone: '(310) 423-5000' }],
    ['a doubtful phone in another spelling', { phone: '1-310-423-5000' }],
    ['a doubtful phone inside a sentence', { notes: [{ ko: '전화 213.389.0077', en: 'Call 213.389.0077' }] }],
    ['a phone in no known form', { phone: '213-637-1070' }],
    ['a phone in words', { otherPhones: [{ label: { ko: '가', en: 'a' }, number: 'call us' }] }],
    ['a never-shown field', { phoneCandidates: [] }],
    ['a text in one language only', { description: { ko: '', en: 'text' } }],
    ['English where Korean should stand', { description: { ko: 'text', en: 'text' } }],
  ])('%s', (_what, change) => expect(faultsOf(change)).not.toEqual([]));

  test.each<[string, Record<string, unknown>]>([
    ['names a source', { sourceUrl: 'https://data.chhs.ca.gov' }],
    ['shows a phone', { phone: '(213) 637-1070' }],
    ['shows an address', { address: '1 Main St' }],
    ['cannot be confirmed anywhere', { confirmAt: undefined }],
  ])('a memory-only record that %s', (_what, change) => expect(faultsOf(change, memory)).not.toEqual([]));

  test('nothing in a valid record', () => {
    expect(faultsOf({ phone: '(213) 637-1070' })).toEqual([]);
    expect(recordFaults(memory, refused)).toEqual([]);
  });
});

test.each(Object.entries(KINDS))('every record of %s may be shown', (_kind, records) => {
  const faults = records.flatMap((record) => recordFaults(record, refused).map((fault) => `${record.id}: ${fault}`));
  expect(faults).toEqual([]);
});

test('no record is missing or twice', () => {
  const counts = Object.entries(KINDS).map(([kind, records]) => [kind, records.length]);
  expect(Object.fromEntries(counts)).toEqual(COUNTS);
  for (const records of Object.values(KINDS)) expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
});

test('the list of memory-only records is complete and holds no stale line', () => {
  const found = Object.entries(KINDS).map(([kind, records]) => [
    kind,
    records.filter(({ confidence }) => confidence === 'memory').map(({ id }) => id),
  ]);
  const listed = Object.keys(KINDS).map((kind) => [kind, [...(MEMORY_ONLY[kind] ?? [])]]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(found));
  expect(Object.keys(MEMORY_ONLY).filter((kind) => !(kind in KINDS))).toEqual([]);
});

test('a clinic does not borrow the telephone number of its parent organisation', () => {
  expect(ZIP_PROVIDERS.find(({ id }) => id === 'kcs-buena-park')?.phone).toBeNull();
});

test('no remembered contract id is shown', () => {
  const text = JSON.stringify(KINDS);
  expect(REFUSED_CONTRACT_IDS.filter((id) => text.includes(id))).toEqual([]);
});

test('a language is stated with the source that states it', () => {
  const speaking = [...HOSPITALS, ...MEDICAL_GROUPS, ...INSURERS, ...ZIP_PROVIDERS].filter(
    ({ languages }) => languages.length > 0,
  );
  expect(speaking.filter((record) => !('languageSource' in record) || !record.languageSource)).toEqual([]);
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
