import { join } from 'node:path';
import { rowOfRecord } from '../named-rows/named-row';
import { communityCare } from './read';
import { ON_PROBATION } from './notes';
import { cdssRecord } from './parser';

const read = (name: string) =>
  communityCare.readFile({
    path: join(__dirname, 'fixtures', name),
    state: 'CA',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });

describe('homes for the elderly', () => {
  it('are read from rows with more cells and with fewer cells than the header', async () => {
    const { records, skipped } = await read('2026-11-20-elderly.csv');
    expect(records.map(({ key }) => key)).toEqual(['198900001', '015601999', '198900003', '198900004']);
    expect(skipped).toEqual({ closed: 1 });
    expect(records[0]?.fields).toMatchObject({
      type: 'seniorHousing',
      name: 'Sample Manor',
      otherNames: ['Sample Manor LLC'],
      phone: '(213) 555-0120',
      housingType: 'assisted-living',
      licenseNumber: '198900001',
      details: { capacity: 120, licenseStatus: 'LICENSED' },
    });
    expect(records[1]?.fields).toMatchObject({
      zipCode: '94587',
      specialty: 'RCFE-CONTINUING CARE RETIREMENT COMMUNITY',
    });
    expect(records[2]?.fields.name).toBe('Example "Rose" Home');
  });

  it('get their nine digits back, and nothing for what is "Unavailable"', async () => {
    const { records } = await read('2026-11-20-elderly.csv');
    expect(records[1]).toMatchObject({ key: '015601999', naturalKey: 'cdss:015601999' });
    expect(records[3]?.fields).not.toMatchObject({ phone: expect.anything() });
    expect(records[3]?.fields.address).toBeUndefined();
  });

  it('are read from the eight columns alone', async () => {
    const { records } = await read('2026-11-20-eight-columns.csv');
    expect(records.map(({ dataset, fields }) => [dataset, fields.housingType])).toEqual([
      ['cdss-rcfe', 'assisted-living'],
      ['cdss-rcfe', 'assisted-living'],
      ['cdss-rcfe', 'board-and-care'],
    ]);
  });

  it.each([
    ['LICENSED', true, false],
    ['licensed', true, false],
    ['ON PROBATION', true, true],
    ['PENDING', false, false],
    ['UNLICENSED', false, false],
    ['REVOCATION ACTION PENDING', false, false],
  ])('with status %s are shown: %s, with a warning: %s', (status, isShown, isWarned) => {
    const row = rowOfRecord({ facility_number: 198900009, facility_name: 'HOME', facility_status: status });
    const fields = cdssRecord(row, 'CA')?.fields;
    expect(fields?.isShown).toBe(isShown);
    expect(fields?.details?.notes).toEqual(isWarned ? [ON_PROBATION] : undefined);
  });

  it.each([
    ['without a status', { facility_number: '198900009', facility_name: 'HOME' }],
    ['without a name', { facility_number: '198900009', facility_status: 'LICENSED' }],
    [
      'whose cells have slipped',
      { facility_number: '(213) 555-0100', facility_name: 'X', facility_status: 'LICENSED' },
    ],
    ['with a date for a status', { facility_number: '198900009', facility_name: 'X', facility_status: '9/2/1997' }],
    ['with too long a number', { facility_number: '1989000091', facility_name: 'X', facility_status: 'LICENSED' }],
  ])('%s make no record', (_what, row) => expect(cdssRecord(rowOfRecord(row), 'CA')).toBeNull());
});

describe('the other lists', () => {
  it('give adult day programs and home-care organisations, and leave out what is neither', async () => {
    const { records, skipped } = await read('2026-11-20-other-lists.csv');
    expect(records.map(({ dataset, fields }) => [dataset, fields.type])).toEqual([
      ['cdss-adult-day', 'adultDayCare'],
      ['cdss-home-care', 'assistant'],
    ]);
    expect(records[0]?.fields).not.toHaveProperty('housingType', expect.anything());
    expect(skipped).toEqual({ other_kind: 1 });
  });

  it('give the open adult day health care centers of CDPH', async () => {
    const { records, skipped } = await read('../../cdph/fixtures/2026-11-20-facilities.csv');
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      dataset: 'cdph-adult-day',
      key: '960000001',
      fields: { type: 'adultDayCare', phone: '(213) 555-0110', details: { capacity: 120 } },
    });
    expect(skipped).toEqual({ closed: 1, other_kind: 2 });
  });

  it('are refused when a column is missing', async () => {
    await expect(read('../../social-security/fixtures/2026-11-20-offices.csv')).rejects.toMatchObject({
      failureClass: 'missing_columns',
      detail: expect.stringContaining('Facility Number'),
    });
  });
});
