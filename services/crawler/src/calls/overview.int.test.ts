// The dashboard counts the plans that a visitor is shown: the definition it shares with the catalog (libs/database).
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '@app/database/data-source';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { planRow, type PlanRow } from '@app/testing/factories/plan.factory';
import { providerRow } from '@app/testing/factories/provider.factory';
import { insertRows } from '@app/testing/factories/rows';
import { conflictOf } from './conflict-response';
import { ConflictsRepository } from './conflicts.repository';
import { OverviewRepository } from './overview.repository';

const KAISER = 'Kaiser Foundation Health Plan, Inc.';
const thisYear = 2026;
const clock = { now: () => Date.parse('2026-08-01T20:00:00Z') };

let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  source = new DataSource(dataSourceOptions({ url: database.crawlerUrl, applicationName: 'test', poolMax: 2 }));
  await source.initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

async function store(plan: Partial<PlanRow>, state = 'CA'): Promise<void> {
  const row = planRow({ planYear: thisYear, ...plan });
  await insertRows(source, 'insurance_plans', [row]);
  await source.query(
    'INSERT INTO guide.insurance_plan_counties (insurance_plan_id, state, county) VALUES ($1, $2, $3)',
    [row.id, state, 'Orange'],
  );
}

test('plans of next year, of another state and those taken off are stored and not counted', async () => {
  await store({ parentOrganization: KAISER });
  await store({});
  await store({ planYear: thisYear + 1, parentOrganization: KAISER });
  await store({ planYear: thisYear - 1 });
  await store({ isActive: false });
  await store({ state: 'TX' }, 'TX');
  expect(await new OverviewRepository(source, clock).storedPlans()).toEqual({
    insurance: 2,
    kaiser: 1,
    anthem: 0,
    aarp: 0,
    healthnet: 0,
  });
});

test('records about which sources contradict each other are counted and listed, what visitors see first', async () => {
  await source.query('DELETE FROM guide.providers');
  const repository = new ConflictsRepository(source);
  const phone = { 'cms-hospitals': '(213) 555-0101', 'hcai-facilities': '(213) 555-0102' };
  await insertRows(source, 'providers', [
    providerRow({ name: 'At One' }),
    providerRow({
      name: 'B Hospital',
      type: 'hospital',
      conflicts: { phone, zipCode: { nppes: '90006', 'cms-hospitals': '90005' }, hasEmergency: { starter: true } },
      fieldSources: { phone: 'hcai-facilities', address: 'nppes' },
    }),
    providerRow({ name: 'A Clinic', conflicts: { phone } }),
  ]);
  expect(await new OverviewRepository(source, clock).conflicts()).toBe(2);
  expect((await repository.list(1, 0)).map(({ name }) => name)).toEqual(['A Clinic']);
  const [hospital] = (await repository.list(1, 1)).map(conflictOf);
  expect(hospital).toMatchObject({
    name: 'B Hospital',
    isActive: true,
    fields: expect.arrayContaining([
      {
        field: 'phone',
        words: [
          expect.objectContaining({ value: '(213) 555-0102', isShown: true }),
          expect.objectContaining({ value: '(213) 555-0101', isShown: false }),
        ],
      },
      expect.objectContaining({
        field: 'zipCode',
        words: [expect.objectContaining({ value: '90006', isShown: true }), expect.anything()],
      }),
      { field: 'hasEmergency', words: [expect.objectContaining({ value: 'true', isShown: false })] },
    ]),
  });
});
