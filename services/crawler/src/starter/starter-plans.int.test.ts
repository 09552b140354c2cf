import { existsSync, readFileSync } from 'node:fs';
import { STARTER_PLANS } from '@app/content/plans/starter-plans';
import { dataSourceOptions } from '@app/database/data-source';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { planRow } from '@app/testing/factories/plan.factory';
import { insertRows } from '@app/testing/factories/rows';
import { DataSource } from 'typeorm';
import { PlanImportRepository } from '../plans/plan-import.repository';
import { PlanImporterService } from '../plans/plan-importer.service';
import { planOfLine } from '../sources/insurance/ndjson';
import { StarterPlansRepository } from './starter-plans.repository';
import { StarterPlansService } from './starter-plans.service';

const COUNT = STARTER_PLANS.length;
const NOTHING = { added: 0, updated: 0, deactivated: 0 };
const KAISER = '2026-H0524-003-0';

let database: TestDatabase;
let source: DataSource;
let starter: StarterPlansService;

beforeEach(async () => {
  database = await createTestDatabase();
  source = new DataSource(dataSourceOptions({ url: database.crawlerUrl, applicationName: 'test', poolMax: 2 }));
  await source.initialize();
  starter = new StarterPlansService(new StarterPlansRepository(source));
});
afterEach(async () => {
  await source.destroy();
  await database.drop();
});

async function one(id: string): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown>[] = await source.query(
    `SELECT p.*, (SELECT array_agg(c.county ORDER BY c.county) FROM guide.insurance_plan_counties c
                   WHERE c.insurance_plan_id = p.id) AS counties
       FROM guide.insurance_plans p WHERE id = $1`,
    [id],
  );
  return rows[0] ?? {};
}
const traces = (): Promise<unknown> =>
  source.query('SELECT id, xmin::text, updated_at FROM guide.insurance_plans ORDER BY id');

test('the first start imports every curated plan, a second writes nothing', async () => {
  expect(await starter.importAll()).toEqual({ ...NOTHING, added: COUNT });
  expect(await one(KAISER)).toMatchObject({
    origin: 'starter',
    source: 'starter',
    plan_year: 2026,
    type: 'medicare-advantage',
    category: 'health-and-drug',
    max_out_of_pocket: '699.00',
    star_rating: '4.5',
    checked_on: '2026-11-20',
    source_url: 'https://www.medicare.gov/plan-compare/#/plan-details/2026-H0524-003-0?year=2026&lang=en',
    release: 'Plan Compare 2026, captured Dec 2025 - Jan 2026',
    counties: ['Los Angeles', 'Orange'],
  });
  const before = await traces();
  expect(await starter.importAll()).toEqual(NOTHING);
  expect(await traces()).toEqual(before);
});

test('two crawlers that start together import once', async () => {
  const [first, second] = await Promise.all([starter.importAll(), starter.importAll()]);
  expect(first.added + second.added).toBe(COUNT);
});

test('a changed row is put right, one that left the content becomes inactive, others stay', async () => {
  await starter.importAll();
  await source.query(`UPDATE guide.insurance_plans SET name = 'old', content_hash = 'old' WHERE id = $1`, [KAISER]);
  await insertRows(source, 'insurance_plans', [planRow({ origin: 'starter' }), planRow({ origin: 'sample' })]);
  expect(await starter.importAll()).toEqual({ ...NOTHING, updated: 1, deactivated: 1 });
  expect((await one(KAISER))['counties']).toEqual(['Los Angeles', 'Orange']);
});

// The real file, where the shared folder is.
const NDJSON = '/work/shared/data/medicare-plans-ca-2026/plans.ndjson';
if (existsSync(NDJSON)) {
  const records = readFileSync(NDJSON, 'utf8')
    .trim()
    .split('\n')
    .map((line) => planOfLine(line, false, 'plans.ndjson'));

  test('the curated plans say what the captured pages say, and an import of those takes them over', async () => {
    await starter.importAll();
    const rows: Record<string, unknown>[] = await source.query('SELECT * FROM guide.insurance_plans');
    const before = new Map(rows.map((row) => [row['id'], row]));
    const importer = new PlanImporterService(new PlanImportRepository(source));
    const counts = await importer.swap(
      { source: 'insurance', origin: 'live', state: 'CA', isForced: false },
      {
        records,
        release: 'plans.ndjson',
        sourceUrl: 'https://www.medicare.gov/plan-compare/',
        sourceUpdatedAt: null,
        retrievedAt: new Date('2026-11-20T18:00:00Z'),
        sha256: 'x',
        skipped: {},
      },
    );
    expect(counts).toMatchObject({ found: 406, added: 406 - COUNT, updated: COUNT });
    for (const id of STARTER_PLANS.map((plan) => plan.id)) {
      const { counties: _, ...after } = await one(id);
      expect(after).toMatchObject({ origin: 'live', source: 'insurance' });
      const moved = ['origin', 'source', 'release', 'content_hash', 'retrieved_at', 'updated_at', 'created_at'];
      const said = (row: Record<string, unknown> = {}) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !moved.includes(column)));
      expect(said(after)).toEqual(said(before.get(id)));
    }
    expect(await starter.importAll()).toEqual(NOTHING);
  });
}
