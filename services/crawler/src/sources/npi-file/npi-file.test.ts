import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipArchive } from '../../../../../tools/sample-sources/zip-archive.mjs';
import { COLUMNS, npiFileLines, npiPlacesFile } from '@app/testing/invented/npi-file.mjs';
import type { ProviderRecord } from '../providers/provider-record';
import { npiFile } from './read';

type Cells = Record<string, string>;
type Change = (cells: Cells, index: number) => Cells | null;

const STATE = 'Provider Business Practice Location Address State Name';
const FIRST_LINE = 'Provider First Line Business Practice Location Address';
const folder = mkdtempSync(join(tmpdir(), 'npi-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = (count: number, change?: Change) => [...npiFileLines({ count, ...(change && { change }) })].join('');

async function read(content: string | Buffer, name = 'npidata_pfile_20050523-20261108.csv') {
  const path = join(folder, name);
  writeFileSync(path, content);
  const records: ProviderRecord[] = [];
  const stage = async (batches: AsyncIterable<readonly object[]>) => {
    for await (const batch of batches) records.push(...(batch as ProviderRecord[]));
  };
  const signal = new AbortController().signal;
  const whole = await npiFile(null).readFile({ path, state: 'CA', signal, onProgress: () => undefined, stage });
  return { ...whole, records };
}

describe("the registry's monthly file", () => {
  it('has its 330 columns, and gives a record of each provider of the state', async () => {
    expect(COLUMNS).toHaveLength(330);
    const { records, skipped, sha256 } = await read(text(200));
    expect(skipped).toEqual({});
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(records).toHaveLength(200);
    expect(new Set(records.map(({ type }) => type))).toEqual(
      new Set(['doctor', 'pharmacy', 'clinic', 'assistant', 'nursingHome']),
    );
  });

  it('states of a doctor what the API of the registry states', async () => {
    const doctor: Change = (cells) => ({
      ...cells,
      'Entity Type Code': '1',
      'Provider Last Name (Legal Name)': "O'BRIEN",
      'Provider First Name': 'MARIA',
      'Provider Middle Name': 'J',
      'Provider Credential Text': 'M.D.',
      [FIRST_LINE]: '3250 W 6TH ST',
      'Provider Second Line Business Practice Location Address': 'STE 200B',
      'Provider Business Practice Location Address City Name': 'LOS ANGELES',
      'Provider Business Practice Location Address Postal Code': '900061234',
      'Provider Business Practice Location Address Telephone Number': '2135550101',
      'Healthcare Provider Taxonomy Code_1': '207RC0000X',
      'Provider License Number_1': 'A12345',
      'Last Update Date': '09/11/2024',
    });
    const { records } = await read(text(1, doctor));
    expect(records[0]).toMatchObject({
      type: 'doctor',
      source: 'nppes',
      naturalKey: expect.stringMatching(/^npi:2\d{9}$/),
      name: "Maria J. O'Brien, MD",
      specialties: ['cardiology'],
      taxonomyCodes: ['207RC0000X'],
      address: '3250 W 6th St, Ste 200B',
      city: 'Los Angeles',
      zipCode: '90006',
      phone: '(213) 555-0101',
      licenseNumber: 'A12345',
      sourceUpdatedAt: '2024-09-11',
    });
  });

  it('counts what it leaves out, and takes back who was reactivated', async () => {
    const changes: Cells[] = [
      { [STATE]: 'NV', 'Provider License Number State Code_1': 'NV' },
      { 'NPI Deactivation Date': '01/02/2020' },
      { 'NPI Deactivation Date': '01/02/2020', 'NPI Reactivation Date': '02/02/2020' },
      { 'NPI Deactivation Date': '03/02/2021', 'NPI Reactivation Date': '12/02/2020' },
      { 'Healthcare Provider Taxonomy Code_1': '225100000X' },
      { 'Entity Type Code': '' },
      { [STATE]: 'NV' },
    ];
    const { records, skipped } = await read(text(10, (cells, index) => ({ ...cells, ...changes[index] })));
    expect(skipped).toEqual({ other_state: 2, closed: 2, other_kind: 1, unreadable: 1 });
    expect(records).toHaveLength(4);
  });

  it('understands cells with quotes, commas between quotes and line ends', async () => {
    const lines = ['12 "A","B" ST', '12 MAIN\n"ST, REAR', '14 MAIN ST'];
    const { records } = await read(text(3, (cells, index) => ({ ...cells, [FIRST_LINE]: lines[index] ?? '' })));
    expect(records.map(({ address }) => address?.split(', Ste')[0])).toEqual([
      '12 "A","B" St',
      '12 Main "St, Rear',
      '14 Main St',
    ]);
  });

  it('is read out of its archive, which also has a file with the header alone', async () => {
    const archive = zipArchive([
      { name: 'npidata_pfile_20050523-20261108_fileheader.csv', content: text(0) },
      { name: 'npidata_pfile_20050523-20261108.csv', content: text(40) },
      { name: 'pl_pfile_20050523-20261108.csv', content: npiPlacesFile([]) },
    ]);
    const { records, release } = await read(archive, 'NPPES_Data_Dissemination_November_2026_V2.zip');
    expect(records).toHaveLength(40);
    expect(release).toBe('November_2026_V2');
  });

  it('finds a provider at each further place of practice in the state, also one whose first place is in another', async () => {
    const street = '700 SAMPLE PKWY';
    const npis = [...text(4).matchAll(/^"(2\d{9})"/gm)].map(([, npi]) => npi ?? '');
    const [here = '', away = '', closed = '', unknownNpi = ''] = npis;
    const first = { [FIRST_LINE]: '12 MAIN ST', 'Provider Second Line Business Practice Location Address': '' };
    const changes: Cells[] = [
      { ...first, 'Provider Business Practice Location Address City Name': 'LOS ANGELES' },
      { [STATE]: 'NV', 'Provider License Number State Code_1': 'NV' },
      { 'NPI Deactivation Date': '01/02/2020' },
      { [STATE]: 'NV', 'Provider License Number State Code_1': 'NV' },
    ];
    const zip = 'Provider Business Practice Location Address Postal Code';
    const main = text(4, (cells, index) => ({ ...cells, [zip]: '900061234', ...changes[index] }));
    const archive = zipArchive([
      { name: 'npidata_pfile_20050523-20261108.csv', content: main },
      { name: 'pl_pfile_20050523-20261108_fileheader.csv', content: npiPlacesFile([]) },
      {
        name: 'pl_pfile_20050523-20261108.csv',
        content: npiPlacesFile([
          { npi: here, street, zip: '926201234', phone: '9495550101' },
          { npi: here, street: '12 MAIN ST', city: 'LOS ANGELES', zip: '900061234' },
          { npi: here, street, state: 'NV', zip: '891011234' },
          { npi: away, street, zip: '92620' },
          { npi: closed, street, zip: '92620' },
          { npi: unknownNpi, street, state: 'NV', zip: '89101' },
        ]),
      },
    ]);
    const { records, skipped } = await read(archive, 'NPPES_Data_Dissemination_November_2026_V2.zip');
    expect(records.map(({ naturalKey, zipCode }) => [naturalKey, zipCode])).toEqual([
      [`npi:${here}`, '90006'],
      [expect.stringMatching(`^npi:${here}@92620-[0-9a-f]{8}$`), '92620'],
      [expect.stringMatching(`^npi:${away}@92620-[0-9a-f]{8}$`), '92620'],
    ]);
    expect(records[1]).toMatchObject({
      address: '700 Sample Pkwy',
      city: 'Irvine',
      state: 'CA',
      phone: '(949) 555-0101',
    });
    expect(skipped).toEqual({ closed: 1, other_state: 1 });
  });

  it('is refused when the columns of its further places are others', async () => {
    const archive = zipArchive([
      { name: 'npidata_pfile_20050523-20261108.csv', content: text(2) },
      { name: 'pl_pfile_20050523-20261108.csv', content: npiPlacesFile([]).replace('Postal Code', 'Post Code') },
    ]);
    await expect(read(archive, 'NPPES.zip')).rejects.toMatchObject({ failureClass: 'missing_columns' });
  });

  it.each([
    ['half a row at its end', text(5).slice(0, -700), 'truncated_body'],
    ['a page', '<!doctype html><p>blocked', 'not_json'],
    ['nothing', '', 'empty_result'],
    ['no provider of the state', text(3, (cells) => ({ ...cells, [STATE]: 'NV' })), 'empty_result'],
    ['another column', text(3).replace('"NPI Deactivation Date"', '"Deactivated"'), 'missing_columns'],
    ['a quote that is never closed', `${text(1)}"2000000000","${'x\n'.repeat(150_000)}`, 'schema_changed'],
  ])('is refused with %s', async (_, content, failureClass) => {
    await expect(read(content)).rejects.toMatchObject({ failureClass });
  });
});
