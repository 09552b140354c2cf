import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from './parser';
import { recordsOf } from './provider-record';

const retrievedAt = new Date('2026-11-20T20:00:00Z');
const page = (name: string) => parsePage(readFileSync(join(__dirname, 'fixtures', name), 'utf8')).results;
const doctors = () => recordsOf(page('2026-11-20-doctors.json'), { zip: '90006', type: 'doctor', retrievedAt });

describe('records of one ZIP and type', () => {
  it('writes a doctor the way a person would', () => {
    expect(doctors()[0]).toEqual({
      source: 'nppes',
      type: 'doctor',
      naturalKey: 'npi:1234567893',
      name: 'River Q. McSample, MD',
      legalName: null,
      specialty: 'Internal Medicine',
      specialties: ['cardiology', 'internal-medicine'],
      taxonomyCodes: ['207R00000X', '207RC0000X'],
      address: '3250 W 6th St, Ste 200B',
      city: 'Los Angeles',
      state: 'CA',
      zipCode: '90006',
      phone: '(213) 555-0101',
      npi: '1234567893',
      licenseNumber: 'A000001',
      sourceUrl: 'https://npiregistry.cms.hhs.gov/provider-view/1234567893',
      sourceUpdatedAt: '2024-09-11',
      retrievedAt,
    });
  });

  it('gives a further place in the ZIP a key of its own, and the same place none', () => {
    const keys = doctors().map(({ naturalKey }) => naturalKey);
    expect(keys).toEqual([
      'npi:1234567893',
      expect.stringMatching(/^npi:1234567893@90006-[0-9a-f]{8}$/),
      'npi:1000000012',
    ]);
    expect(doctors()[1]).toMatchObject({ address: '100 Example Ave', phone: '(213) 555-0102' });
  });

  it('leaves out the deactivated, the ones with only a mailing address here, and the ones without a requested taxonomy', () => {
    const npis = doctors().map(({ npi }) => npi);
    expect(npis).not.toContain('1000000020');
    expect(npis).not.toContain('1000000038');
    expect(npis).not.toContain('1000000046');
  });

  it('keeps a doctor whose requested taxonomy is not the first one, and says unknown where the registry says nothing', () => {
    expect(doctors()[2]).toMatchObject({
      name: "Meadow O'Example Jr.",
      specialty: 'Internal Medicine',
      phone: null,
      licenseNumber: null,
    });
  });

  it('finds a doctor in the ZIP of a further place only', () => {
    const irvine = recordsOf(page('2026-11-20-doctors.json'), { zip: '92620', type: 'doctor', retrievedAt });
    expect(irvine).toHaveLength(1);
    expect(irvine[0]?.naturalKey).toMatch(/^npi:1234567893@92620-/);
  });

  it('calls a pharmacy by the name on its door and leaves other kinds out', () => {
    const pharmacies = recordsOf(page('2026-11-20-pharmacies.json'), { zip: '90006', type: 'pharmacy', retrievedAt });
    expect(pharmacies.map(({ name, legalName }) => [name, legalName])).toEqual([
      ['Corner Sample Pharmacy', 'Example Pharmacy Holdings, LLC'],
    ]);
  });

  it('does not list an organisation as a doctor', () => {
    const persons = page('2026-11-20-doctors.json').map((result) => ({
      ...result,
      isPerson: false,
      organizationName: 'SAMPLE GROUP',
    }));
    expect(recordsOf(persons, { zip: '90006', type: 'doctor', retrievedAt })).toEqual([]);
  });
});
