import { united } from '../../records/store/united-record';
import { rowOfRecord } from '../named-rows/named-row';
import { recordsOf } from './parser';

const ROW = {
  managedcareplan: 'SAMPLE CARE HEALTH PLAN',
  subnetwork: 'SAMPLE WILSHIRE IPA',
  npi: '1234567893',
  facilityname: '',
  lastname: 'SAMPLE-CEDAR',
  firstname: 'RIVER',
  taxonomy: '207R00000X',
  address: '100 SAMPLE ST',
  city: 'LOS ANGELES',
  zip: '90006-1234',
  county: 'LOS ANGELES',
};
const read = (rows: Record<string, unknown>[], county: string | null = null) =>
  recordsOf(rows.map(rowOfRecord), 'https://data.example/list', county);

it('a row is a doctor of a Medi-Cal plan at a place', () => {
  expect(read([ROW]).records).toEqual([
    {
      source: 'dhcs-managed-care',
      key: '1234567893@90006',
      naturalKey: 'npi:1234567893@90006',
      sourceUrl: 'https://data.example/list',
      fields: {
        type: 'doctor',
        specialties: ['internal-medicine'],
        taxonomyCodes: ['207R00000X'],
        name: 'River Sample-Cedar',
        npi: '1234567893',
        zipCode: '90006',
        state: 'CA',
        isShown: true,
        address: '100 Sample St',
        city: 'Los Angeles',
        county: 'Los Angeles',
        networks: [
          { insurer: 'Sample Care Health Plan', network: null, group: 'Sample Wilshire IPA', line: 'medi-cal' },
        ],
      },
    },
  ]);
});

it('the field may be written out, and the county of the part wins', () => {
  const { records } = read([{ ...ROW, taxonomy: 'Family Medicine', county: 'LA' }], 'Los Angeles');
  expect(records[0]?.fields).toMatchObject({ taxonomyCodes: ['207Q00000X'], county: 'Los Angeles' });
});

it('places, other professions and rows without a true number are left out, by reason', () => {
  const { records, skipped } = read([
    { ...ROW, lastname: '', facilityname: 'SAMPLE IMAGING' },
    { ...ROW, taxonomy: '363LF0000X' },
    { ...ROW, taxonomy: '' },
    { ...ROW, npi: '1234567890' },
    { ...ROW, zip: '' },
    { ...ROW, managedcareplan: null },
  ]);
  expect(records).toEqual([]);
  expect(skipped).toEqual({ other_kind: 3, unreadable: 3 });
});

it('rows of one doctor in one ZIP become one word, the same in any order', () => {
  const [first, second] = read([
    ROW,
    { ...ROW, managedcareplan: 'Other Sample Plan', subnetwork: '', address: '7 A ST' },
  ]).records;
  if (!first || !second) throw new Error('two rows');
  expect(united(first, second)).toEqual(united(second, first));
  expect(united(first, second).fields.networks).toHaveLength(2);
  expect(united(first, first)).toEqual(first);
});
