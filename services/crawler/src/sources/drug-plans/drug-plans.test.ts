import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DRUG_COLUMNS } from '../../../../../tools/sample-sources/drug-tables.mjs';
import { drugRelease } from '@app/testing/invented/drug-release.mjs';
import { drugPlans } from './read';
import { newestIn, releaseIn, wantedOf } from './release';
import { rowBatches } from './rows';
import { type ReleaseFacts, STAGED, type StagedRow, type StagedTable } from './staged';

type Wanted = Parameters<typeof drugRelease>[0];

const folder = mkdtempSync(join(tmpdir(), 'drug-plans-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A row by its columns. */
const named = (table: StagedTable, row: StagedRow) =>
  Object.fromEntries(Object.keys(STAGED[table]).map((name, index) => [name, row[index] ?? null]));

async function read(archive: Buffer, name = 'SPUF_2026_20260701.zip', state = 'CA') {
  const path = join(folder, name);
  writeFileSync(path, archive);
  const staged: Partial<Record<StagedTable, ReturnType<typeof named>[]>> = {};
  const loaded: ReleaseFacts[] = [];
  const releases = {
    isInForce: () => Promise.resolve(false),
    load: async (facts: ReleaseFacts, batches: AsyncIterable<{ table: StagedTable; rows: readonly StagedRow[] }>) => {
      loaded.push(facts);
      for await (const { table, rows } of batches) {
        staged[table] = [...(staged[table] ?? []), ...rows.map((row) => named(table, row))];
      }
    },
  };
  const signal = new AbortController().signal;
  const whole = await drugPlans.readFile({ path, state, signal, onProgress: () => undefined, releases });
  return { ...whole, staged, loaded };
}

const refusal = (failureClass: string, detail: string) => ({ failureClass, detail: expect.stringContaining(detail) });

describe("a release of CMS's drug-plan files", () => {
  it.each([true, false])('is read for California, its inner zips stored: %p', async (isStored) => {
    const { staged, loaded, release, skipped } = await read(drugRelease({ isStored }));
    expect(release).toBe('SPUF_2026_20260701');
    expect(loaded).toMatchObject([{ planYear: 2026, series: 'quarterly', day: '2026-07-01' }]);
    // By county, of which one has two codes, or by the region of California: and each plan once, in its own letters.
    expect(staged.plans?.map(({ contract_id, plan_id, segment_id }) => [contract_id, plan_id, segment_id])).toEqual([
      ['H9901', '001', '0'],
      ['S9902', '002', '0'],
      ['H9904', '004', '1'],
    ]);
    expect(staged.plans?.[0]).toMatchObject({ name: 'Sample Plan Óptimo (HMO)', formulary_id: 26408, premium: 12.5 });
    expect(staged.plans?.[1]).toMatchObject({ premium: null, deductible: 615, is_suppressed: false });
    expect(staged.plans?.[2]).toMatchObject({ formulary_id: null, is_suppressed: true });
    expect(staged.pharmacies).toEqual(
      [0, 1].flatMap((n) => [
        { n, zip: '90006', npi: 2_000_000_018, is_preferred: true },
        { n, zip: '90006', npi: 2_000_000_026, is_preferred: false },
      ]),
    );
    // Sixteen rows of the plan of Texas, pharmacies outside the area or the state; one that is no shop, products on no list.
    expect(skipped).toEqual({ other_state: 16 + 4, other_kind: 2 + 4 });
  });

  it('counts the newest version of a formulary alone, with its limits', async () => {
    const { staged } = await read(drugRelease());
    expect(staged.formulary).toMatchObject([
      { formulary_id: 26408, rxcui: 314_076, tier: 1, quantity_units: null, is_selected: false },
      { rxcui: 617_310, tier: 1, quantity_units: 30, quantity_days: 30, prior_authorization: false },
      { rxcui: 1_364_445, tier: 3, prior_authorization: true, step_therapy: false, is_selected: true },
    ]);
    const olderLast = drugRelease({ change: (rows) => void rows['basic drugs formulary file'].reverse() });
    expect((await read(olderLast)).staged.formulary).toHaveLength(3);
    expect((await read(olderLast)).staged.formulary?.at(-1)).toMatchObject({ rxcui: 314_076, tier: 1 });
  });

  it('says what is paid where: days by their codes, no bound for 0, nothing where it is not offered', async () => {
    const { staged } = await read(drugRelease());
    const ofFirst = staged.shares?.filter(({ n }) => n === 0) ?? [];
    expect(ofFirst.map(({ level, tier, days }) => [level, tier, days])).toEqual([
      [0, 1, 30],
      [0, 1, 60],
      [0, 1, 90],
      [1, 3, 30],
    ]);
    expect(ofFirst[0]).toMatchObject({ preferred_kind: 1, preferred_amount: 5, preferred_max: null });
    expect(ofFirst[0]).toMatchObject({ mail_preferred_kind: 0, mail_preferred_amount: null, mail_standard_amount: 12 });
    expect(ofFirst[3]).toMatchObject({ is_specialty: true, is_deductible_applied: true, preferred_kind: 2 });
    expect(ofFirst[3]).toMatchObject({ preferred_amount: 0.25, preferred_min: 1.6, preferred_max: 150 });
  });

  it('takes the insulin copays as they are, for every tier where the file has a point', async () => {
    const { staged } = await read(drugRelease());
    expect(staged.insulin?.[0]).toMatchObject({
      n: 0,
      tier: null,
      days: 60,
      preferred_copay: 70,
      standard_copay: null,
    });
    expect(staged.insulin?.[0]).toMatchObject({ preferred_share: 0.25, standard_share: null });
    const columns = DRUG_COLUMNS['insulin beneficiary cost file'].filter((name) => !name.startsWith('coin'));
    const older = await read(drugRelease({ columns: { 'insulin beneficiary cost file': columns } }));
    expect(older.staged.insulin?.[0]).toMatchObject({ mail_standard_copay: 70, preferred_share: null });
  });

  it('finds the medicine of a price by its product code; a monthly release has no prices', async () => {
    const { staged } = await read(drugRelease());
    expect(staged.prices?.slice(0, 2)).toEqual([
      { n: 0, rxcui: 314_076, days: 30, unit_cost: 0.0451 },
      { n: 0, rxcui: 314_076, days: 90, unit_cost: 0.04 },
    ]);
    const monthly = await read(drugRelease({ without: ['Pricing file'] }), '2026_20260916.zip');
    expect(monthly.loaded).toMatchObject([{ name: '2026_20260916', series: 'monthly' }]);
    expect(Object.keys(monthly.staged)).toEqual(['plans', 'formulary', 'shares', 'insulin', 'pharmacies']);
  });

  it('of an older form has no selected medicines', async () => {
    const columns = DRUG_COLUMNS['basic drugs formulary file'].filter((name) => !/^(?:NDC|SELECTED)/.test(name));
    const wanted: Wanted = { columns: { 'basic drugs formulary file': columns }, without: ['Pricing file'] };
    const { staged } = await read(drugRelease(wanted), '2026_20260114.zip');
    expect(staged.formulary).toHaveLength(3);
    expect(staged.formulary?.every(({ is_selected }) => is_selected === false)).toBe(true);
  });

  it.each<[string, Wanted, string, string]>([
    [
      'a column is missing',
      { columns: { 'Pricing file': ['CONTRACT_ID', 'PLAN_ID'] } },
      'missing_columns',
      'UNIT_COST',
    ],
    ['a table is missing', { without: ['beneficiary cost file'] }, 'schema_changed', '"beneficiary cost"'],
    [
      'its medicines are of another year',
      { change: (rows) => rows['basic drugs formulary file'].forEach((row) => (row.CONTRACT_YEAR = 2025)) },
      'schema_changed',
      '2025',
    ],
    [
      'its amounts are words',
      { change: (rows) => rows['Pricing file'].forEach((row) => (row.UNIT_COST = 'free')) },
      'schema_changed',
      '"pricing"',
    ],
    [
      'it has no plan of the state',
      { change: (rows) => (rows['plan information'] = rows['plan information'].slice(-1)) },
      'empty_result',
      'no plan',
    ],
  ])('is refused when %s', async (_, wanted, failureClass, detail) => {
    await expect(read(drugRelease(wanted))).rejects.toMatchObject(refusal(failureClass, detail));
  });

  it('is refused without a release in its name, for another state, and when it breaks off', async () => {
    await expect(read(drugRelease(), 'drugs.zip')).rejects.toMatchObject(refusal('schema_changed', 'no release'));
    await expect(read(drugRelease(), undefined, 'TX')).rejects.toMatchObject(refusal('empty_result', 'TX'));
    const whole = drugRelease();
    await expect(read(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ failureClass: 'truncated_body' });
    const spoiled = Buffer.from(whole);
    const pricing = spoiled.indexOf('Pricing file  PPUF_2026Q2.txt') + 40;
    spoiled.fill(0xff, pricing, pricing + 40);
    await expect(read(spoiled)).rejects.toMatchObject(refusal('truncated_body', '"pricing"'));
  });
});

describe('rows', () => {
  const rowsIn = async (pieces: string[], plans?: ReadonlyMap<string, unknown>) => {
    const rows: unknown[] = [];
    const columns = ['CONTRACT_ID', 'PLAN_ID', 'SEGMENT_ID', 'A'];
    const stream = (async function* () {
      for (const piece of pieces) yield await Promise.resolve(Buffer.from(piece));
    })();
    for await (const batch of rowBatches(stream, { columns, ...(plans && { plans }) })) rows.push(...batch.rows);
    return rows;
  };
  const HEADER = 'CONTRACT_ID|PLAN_ID|SEGMENT_ID|A\r\n';

  it('are the same however the stream is cut, and in UTF-8 too', async () => {
    const text = `${HEADER}H1|001|000|Óptimo\r\nH1|002|000| \r\nH2|001|000|.`;
    const whole = await rowsIn([text]);
    expect(whole).toEqual([
      ['H1', '001', '000', 'Óptimo'],
      ['H1', '002', '000', null],
      ['H2', '001', '000', null],
    ]);
    expect(await rowsIn([...text].map(String))).toEqual(whole);
  });

  it('of other plans are passed, also when one key begins like another', async () => {
    const text = `${HEADER}H1|001|000|a\r\nH1|001|0001|b\r\nH1|01|000|c\r\nH1|001|000|d\r\n`;
    const plans = new Map([['H1|001|000', 1]]);
    expect(await rowsIn([text], plans)).toEqual([
      ['H1', '001', '000', 'a'],
      ['H1', '001', '000', 'd'],
    ]);
  });
});

describe('the releases that are offered', () => {
  const answer = (...names: string[]) =>
    JSON.stringify({ data: names.map((name) => ({ downloadURL: `https://data.cms.gov/files/2026-07/${name}` })) });

  it('are found by the names of their files, the newest first', () => {
    const newest = newestIn(answer('Methodology.pdf', 'SPUF_2026_20260408.zip', 'SPUF_2026_20260701.zip'));
    expect(newest).toMatchObject({ name: 'SPUF_2026_20260701', path: '/files/2026-07/SPUF_2026_20260701.zip' });
    expect(() => newestIn(answer('Methodology.pdf'))).toThrow('names no release');
    expect(releaseIn('2027_20261014.zip')).toEqual({
      name: '2027_20261014',
      planYear: 2027,
      series: 'monthly',
      day: '2026-10-14',
    });
  });

  it('are the quarterly one, and the monthly one of a year that has no prices yet', () => {
    const [quarterly, same, next] = ['SPUF_2026_20260701', '2026_20260916', '2027_20261014'].map((name) =>
      newestIn(answer(`${name}.zip`)),
    );
    if (!quarterly || !same || !next) throw new Error('no names');
    expect(wantedOf(quarterly, same)).toEqual([quarterly]);
    expect(wantedOf(quarterly, next)).toEqual([quarterly, next]);
  });
});
