import { CONTACTS } from './contacts';
import { ELIGIBILITY_CONTACTS } from './eligibility-contacts';
import { FORMS } from './forms';
import { POLICY_UPDATES } from './policy-updates';
import { PROGRAMS } from './programs';
import { publisherOf } from './publisher-of';

/** Records whose number or address no public body prints: the page that does, and why it is the best there is. */
const PRIVATE_PAGES: Readonly<Record<string, string>> = {
  '911': 'the words to say in Korean, told by the county and printed by a Korean community site',
  '211': 'same notice of the county',
  'ktown-senior-center': 'a Korean community center, in the Korean press',
  kfam: 'a Korean community organisation, in the Korean press',
  'kcs-oc': 'a Korean community organisation, in the Korean press',
  'kheir-mirae': 'a Korean day center, in the Korean press',
  'k-day-pace': 'a Korean PACE center, in the Korean press',
  socalgas: 'the press room of its parent company Sempra',
  sce: 'the City of Brea, whose site ends in .com',
};

const RECORDS = [...CONTACTS, ...FORMS, ...PROGRAMS, ...POLICY_UPDATES].filter(({ sourceUrl }) => sourceUrl !== null);
const isPrivate = ({ sourceUrl }: { sourceUrl: string | null }): boolean => publisherOf(sourceUrl!) === null;

test('a contact, form, program or change of the law rests on the page of a public body', () => {
  expect(
    RECORDS.filter(isPrivate)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(Object.keys(PRIVATE_PAGES).sort());
});

test('the lines of an eligibility answer rest on public pages without exception', () => {
  const lines = Object.values(ELIGIBILITY_CONTACTS);
  expect(lines.filter(({ sourceUrl }) => !sourceUrl || publisherOf(sourceUrl) === null).map(({ id }) => id)).toEqual(
    [],
  );
});

test('no record leads to a page in a third language, and none says it was read live before somebody has', () => {
  expect(RECORDS.filter(({ sourceUrl }) => /\/(es|tl|zh|vi)\//.test(sourceUrl!)).map(({ id }) => id)).toEqual([]);
  expect(RECORDS.filter(({ verified }) => verified === 'live').map(({ id }) => id)).toEqual([]);
});

test('a subdomain belongs to its publisher, a look-alike does not', () => {
  expect(publisherOf('https://secure.ssa.gov/i1020/start')?.en).toContain('Social Security');
  expect(publisherOf('https://notssa.gov.example.com/')).toBeNull();
  expect(publisherOf('https://fakessa.gov/')).toBeNull();
});
