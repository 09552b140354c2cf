import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FacilityRecord } from '../facility-record';
import { parseCmsPage } from './cms-parser';
import { hospitals } from './read';

const path = (name: string): string => join(__dirname, 'fixtures', name);
const read = (file: string, state = 'CA') =>
  hospitals.readFile({ path: file, state, signal: new AbortController().signal, onProgress: () => undefined });
const byKey = (records: FacilityRecord[], key: string) => records.find((record) => record.key === key);

describe("CMS's hospitals", () => {
  it('come from the CSV with their stars, emergency flag and leading zeros; other states are counted', async () => {
    const { records, skipped } = await read(path('2026-11-20-cms.csv'));
    expect(records.map(({ key }) => key)).toEqual(['050901', '054902', '05090F']);
    expect(skipped).toEqual({ other_state: 1 });
    expect(byKey(records, '050901')).toMatchObject({
      dataset: 'cms-hospitals',
      naturalKey: 'ccn:050901',
      fields: {
        type: 'hospital',
        state: 'CA',
        isShown: true,
        name: 'Sample General Hospital',
        address: '1000 Sample Ave',
        city: 'Los Angeles',
        zipCode: '90006',
        county: 'Los Angeles',
        phone: '(213) 555-0101',
        ccn: '050901',
        specialty: 'Acute Care Hospitals',
        details: { rating: 4, ratingKind: 'CMS overall hospital star rating', hasEmergency: true },
      },
    });
  });

  it('say "no stars" for "Not Available", which is not zero and not silence', async () => {
    const { records } = await read(path('2026-11-20-cms.csv'));
    expect(byKey(records, '054902')?.fields).toMatchObject({
      specialties: ['psychiatry'],
      details: { rating: null, hasEmergency: false },
    });
    expect(byKey(records, '054902')?.fields.details).not.toHaveProperty('ratingKind');
  });

  it('come from the API with its other column names', () => {
    const page = parseCmsPage(readFileSync(path('2026-11-20-cms-page.json'), 'utf8'));
    expect(page).toMatchObject({ total: 3 });
    expect(page.rows[0]?.text('City/Town')).toBe('LOS ANGELES');
    expect(page.rows[0]?.text('Hospital overall rating')).toBe('4');
    expect(page.rows[1]?.text('Hospital overall rating')).toBeUndefined();
  });

  it.each([
    ['half an answer', '{"results": [{"facility_id": "0509', 'truncated_body'],
    ['a page', '<html>', 'not_json'],
    ['an error with HTTP 200', '{"message": "Query exceeded the limit"}', 'error_in_body'],
    ['another shape', '{"data": [], "count": 0}', 'schema_changed'],
    ['no count', '{"results": []}', 'schema_changed'],
  ])('refuse %s', (_what, text, failureClass) => {
    expect(() => parseCmsPage(text)).toThrow(expect.objectContaining({ failureClass }));
  });

  it('are refused without a column we need, and when no row is of the requested state', async () => {
    await expect(read(path('../../clinics/fixtures/2026-11-20-sites.csv'))).rejects.toMatchObject({
      failureClass: 'missing_columns',
      detail: expect.stringContaining('Facility ID'),
    });
    await expect(read(path('2026-11-20-cms.csv'), 'AK')).rejects.toMatchObject({ failureClass: 'empty_result' });
  });
});

describe("HCAI's listing", () => {
  it('gives beds, emergency level and licence of open hospitals, not of wards, nursing homes and closed ones', async () => {
    const { records, skipped } = await read(path('2026-11-20-hcai.csv'));
    expect(records.map(({ key }) => key)).toEqual(['106190901', '106190902']);
    expect(skipped).toEqual({ part_of_another: 1, closed: 1, other_kind: 1 });
    expect(records[0]).toMatchObject({
      dataset: 'hcai-facilities',
      fields: {
        licenseNumber: '930000901',
        latitude: 34.0501,
        longitude: -118.2901,
        details: { beds: 1234, emergencyLevel: 'Emergency - Basic', hasEmergency: true, licenseStatus: 'Open' },
      },
    });
    expect(records[1]?.fields.details).toEqual({ beds: 60, licenseStatus: 'Open' });
  });
});

describe("CDPH's list", () => {
  it('gives the hospitals with all their numbers, the CCN with its leading zero', async () => {
    const { records, skipped } = await read(path('../../cdph/fixtures/2026-11-20-facilities.csv'));
    expect(skipped).toEqual({ other_kind: 3 });
    expect(records).toEqual([
      expect.objectContaining({
        dataset: 'cdph-facilities',
        key: '930000001',
        fields: expect.objectContaining({
          ccn: '050901',
          npi: '1234567893',
          licenseNumber: '930000901',
          phone: '(213) 555-0101',
          otherNames: ['Sample Health System Inc'],
          details: { beds: 1230, licenseStatus: 'ACTIVE' },
        }),
      }),
    ]);
  });
});
