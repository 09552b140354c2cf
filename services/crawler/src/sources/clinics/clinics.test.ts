import { join } from 'node:path';
import { clinics } from './read';

const read = (name: string, state = 'CA') =>
  clinics.readFile({
    path: join(__dirname, 'fixtures', name),
    state,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });

describe("HRSA's sites", () => {
  it('are kept when they are active, permanent and see patients', async () => {
    const { records, skipped } = await read('2026-11-20-sites.csv');
    expect(records.map(({ key }) => key)).toEqual(['BPS-H80-000901', 'BPS-LAL-000902']);
    expect(skipped).toEqual({ offices_only: 1, not_permanent: 1, closed: 1, other_state: 1 });
  });

  it('have their point (X is the longitude), website, NPI and five-digit ZIP', async () => {
    const { records } = await read('2026-11-20-sites.csv');
    expect(records[0]?.fields).toMatchObject({
      type: 'clinic',
      name: 'Sample Community Clinic',
      zipCode: '90006',
      county: 'Los Angeles',
      latitude: 34.0521,
      longitude: -118.2921,
      phone: '(213) 555-0140',
      website: 'https://www.example.org/clinic',
      npi: '1234567893',
      specialties: ['primary-care'],
    });
    expect(records[1]?.fields).not.toMatchObject({ latitude: expect.anything() });
  });

  it('of another state are requested by its two letters', async () => {
    expect((await read('2026-11-20-sites.csv', 'NV')).records).toHaveLength(1);
    await expect(read('2026-11-20-sites.csv', 'TX')).rejects.toMatchObject({ failureClass: 'empty_result' });
  });

  it('are refused without the column that is their key', async () => {
    await expect(read('../../cdph/fixtures/2026-11-20-facilities.csv')).rejects.toMatchObject({
      failureClass: 'missing_columns',
      detail: expect.stringContaining('BPHC Assigned Number'),
    });
  });
});
