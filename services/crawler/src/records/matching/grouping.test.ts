import type { PlaceFields, RecordSource } from '../../sources/facility-record';
import { groupRecords } from './grouping';
import { matchKeys } from './match-keys';
import type { StoredSourceRecord } from './source-record';

const NPI = '1234567893';

function says(
  source: RecordSource,
  key: string,
  fields: Partial<PlaceFields>,
  rest: Partial<StoredSourceRecord> = {},
): StoredSourceRecord {
  const said: PlaceFields = {
    type: 'hospital',
    state: 'CA',
    isShown: true,
    name: 'Cedar Sample Hospital',
    address: '1 Oak St',
    city: 'Los Angeles',
    zipCode: '90006',
    ...fields,
  };
  const naturalKey = rest.naturalKey ?? `${source}:${key}`;
  return {
    source,
    origin: source === 'starter' ? 'starter' : 'live',
    key,
    naturalKey,
    providerId: `${source} ${key}`,
    fields: said,
    sourceUrl: 'https://example.org',
    retrievedAt: new Date(0),
    sourceUpdatedAt: null,
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    isActive: true,
    ...rest,
    matchKeys: matchKeys(naturalKey, said),
  };
}

/** `source key` of each place's records, leader first. */
const places = (...records: StoredSourceRecord[]) =>
  groupRecords(records).groups.map((group) => group.map(({ source, key }) => `${source} ${key}`));

const OTHER = { name: 'Elm Example Clinic', address: '99 Elm Ave' };
const cms = (key: string, fields: Partial<PlaceFields> = {}, rest: Partial<StoredSourceRecord> = {}) =>
  says('cms-hospitals', key, fields, rest);
const ours = (fields: Partial<PlaceFields> = {}, rest: Partial<StoredSourceRecord> = {}) =>
  says('starter', 'a', fields, rest);

describe('records of one place', () => {
  it.each([
    ['its key', cms('1', OTHER, { naturalKey: 'ccn:050901' }), ours({}, { naturalKey: 'ccn:050901' })],
    ['the same NPI', cms('1', { ...OTHER, npi: NPI, zipCode: '90007' }), ours({ npi: NPI })],
    ['the same CCN', cms('1', { ...OTHER, ccn: '050901', zipCode: '90007' }), ours({ ccn: '050901' })],
    ['its licence', cms('1', { name: 'Cedar', licenseNumber: '0093' }), ours({ licenseNumber: '93' })],
    ['name and address', cms('1', { name: 'CEDAR SAMPLE HOSP', address: '1 Oak Street' }), ours()],
  ])('meet by %s', (_what, one, other) => expect(places(other, one)).toEqual([['cms-hospitals 1', 'starter a']]));

  it.each([
    ['of another type', { type: 'clinic' as const }],
    ['of another name', { name: 'Elm Example Hospital' }],
    ['in another ZIP', { zipCode: '90007' }],
  ])('do not meet one %s', (_what, fields) => expect(places(cms('1'), ours(fields))).toHaveLength(2));

  it.each(['doctor', 'specialist', 'pharmacy'] as const)(
    'of a %s meet by number alone, not by name and door',
    (type) => {
      const registry = (fields: Partial<PlaceFields>) => says('nppes', 'n', { type, ...fields });
      expect(places(registry({}), ours({ type }))).toHaveLength(2);
      expect(places(registry({ npi: NPI }), ours({ type, npi: NPI }))).toHaveLength(1);
    },
  );

  it('believe a number before a name', () => {
    const [byName, byNumber] = [says('starter', 'name', {}), says('starter', 'number', { ...OTHER, ccn: '050901' })];
    expect(places(cms('1', { ccn: '050901' }), byName, byNumber)).toEqual([
      ['cms-hospitals 1', 'starter number'],
      ['starter name'],
    ]);
  });

  it('of one data set are never one place, and the likest gets the other source’s word', () => {
    const campus = cms('2', { name: 'Cedar Sample Hospital Annex Campus', ccn: '050901' });
    expect(places(campus, cms('1', { ccn: '050901' }), ours({ ccn: '050901' }))).toEqual([
      ['cms-hospitals 1', 'starter a'],
      ['cms-hospitals 2'],
    ]);
  });

  it('of different data sets meet in a new place', () => {
    const state = says('hcai-facilities', '106', { ccn: '050901', ...OTHER });
    expect(places(state, cms('1', { ccn: '050901' }))).toEqual([['cms-hospitals 1', 'hcai-facilities 106']]);
  });

  it('pass on the numbers they bring: one may know only the CCN, the other only the NPI', () => {
    const cdph = says('cdph-facilities', '9', { ccn: '050901', npi: NPI });
    const registry = says('nppes', 'n', { npi: NPI, ...OTHER, zipCode: '90007' });
    const all = [registry, cms('1', { ccn: '050901', ...OTHER }), cdph];
    expect(places(...all)).toEqual([['cms-hospitals 1', 'cdph-facilities 9', 'nppes n']]);
    expect(places(...all.reverse())).toEqual([['cms-hospitals 1', 'cdph-facilities 9', 'nppes n']]);
  });

  it('of clinics of one owner do not meet by his NPI alone', () => {
    const site = says('hrsa-sites', 'BPS-1', { type: 'clinic', npi: NPI, name: 'Oak Clinic' });
    const other = (zipCode: string) => ours({ type: 'clinic', npi: NPI, zipCode, ...OTHER });
    expect(places(site, other('90007'))).toHaveLength(2);
    expect(places(site, other('90006'))).toHaveLength(1);
  });

  it.each([
    ['both are curated', [says('starter', 'a', { npi: NPI }), says('starter', 'b', { ccn: '050901' })]],
    ['one source speaks of both', [says('nppes', 'n', { npi: NPI }), says('nppes', 'm', { ccn: '050901', ...OTHER })]],
    [
      'one has another number too',
      [says('nppes', 'n', { npi: NPI, ccn: '050999' }), cms('1', { ccn: '050901', ...OTHER })],
    ],
  ])('stay two, although a third gives both numbers, when %s', (_what, two) => {
    const both = says('cdph-facilities', '9', { npi: NPI, ccn: '050901' });
    expect(places(both, ...two)).toHaveLength(2);
  });
});

describe('a record that its source has ended', () => {
  const clinic = { type: 'clinic' as const };
  const site = (key: string, isActive: boolean) => says('hrsa-sites', key, clinic, { isActive });

  it('follows the place that goes on under a new number', () => {
    expect(places(site('BPS-1', false), site('BPS-2', true), ours(clinic))).toEqual([
      ['hrsa-sites BPS-2', 'starter a', 'hrsa-sites BPS-1'],
    ]);
  });

  it('is no bridge between two places', () => {
    const bridge = says('cdph-facilities', '9', { npi: NPI, ccn: '050901' }, { isActive: false });
    const two = [says('nppes', 'n', { npi: NPI, ...OTHER }), cms('1', { ccn: '050901' })];
    expect(places(bridge, ...two)).toHaveLength(2);
  });
});

describe('an invented record', () => {
  const sample = (fields: Partial<PlaceFields>, naturalKey: string) =>
    cms('s', fields, { origin: 'sample', naturalKey });

  it('about a true place is silent', () => {
    const about = ours({}, { naturalKey: 'ccn:1' });
    const record = sample({}, 'ccn:1');
    expect(groupRecords([record, about])).toEqual({ groups: [[about]], silent: [{ record, about }] });
  });

  it('never joins a true place', () => expect(places(sample({}, 'ccn:2'), ours())).toHaveLength(2));
});
