import { PLAN_NEXT_YEAR_PATH, type PlanNextYearResponse } from '@app/contracts/http/plan-next-year';
import { Clock } from '@app/kit/clock';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { planRow } from '@app/testing/factories/plan.factory';
import { insertRows } from '@app/testing/factories/rows';
import type { Client } from 'pg';
import request from 'supertest';
import { type CatalogApp, insertZip, startCatalog } from '../testing/catalog-app';

const NUMBER = 'H9901-001';

async function insertPlan(client: Client, planYear: number, planId: string, counties: string[]): Promise<void> {
  const row = planRow({
    planYear,
    contractId: 'H9901',
    planId,
    name: `Olive ${planId} (HMO)`,
    copays: { primaryCare: '$0 copay' },
  });
  await insertRows(client, 'insurance_plans', [row]);
  const sold = counties.map((county) => ({ insurancePlanId: row.id, state: 'CA', county }));
  await insertRows(client, 'insurance_plan_counties', sold);
}

const fate = (planNumber: string, nextNumber: string | null, status: string) => ({
  id: [2027, planNumber, nextNumber].join('-'),
  planYear: 2027,
  planNumber,
  name: `Olive ${planNumber.slice(-3)} (HMO)`,
  nextNumber,
  nextName: nextNumber && 'Maple (HMO)',
  status,
  source: 'crosswalk',
  sourceUrl: 'https://www.cms.gov/files/zip/plan-crosswalk-2027.zip',
  retrievedAt: '2026-11-20T12:00:00Z',
  sourceUpdatedAt: null,
  checkedOn: '2026-11-20',
  origin: 'live',
  confidence: 'verified',
  isStale: false,
});

describe('GET /api/insurance-plans/next-year/:number', () => {
  let database: TestDatabase;
  let catalog: CatalogApp;
  let now: jest.SpyInstance<number, []>;

  beforeAll(async () => {
    database = await createTestDatabase();
    await withClient(database.adminUrl, async (client) => {
      await client.query('TRUNCATE guide.zip_codes, guide.insurance_plans CASCADE');
      await insertZip(client, '93301', { counties: ['Kern'] });
      await insertPlan(client, 2026, '001', ['Kern', 'Orange']);
      await insertPlan(client, 2026, '002', ['Kern']);
      await insertPlan(client, 2027, '001', ['Orange', 'Ventura']);
      await insertRows(client, 'plan_crosswalk', [
        fate(NUMBER, NUMBER, 'reduced'),
        fate('H9901-002', NUMBER, 'merged'),
        fate('H9901-800', null, 'ended'),
      ]);
    });
    catalog = await startCatalog(database.readerUrl, database.queueUrl);
    now = jest.spyOn(catalog.app.get(Clock), 'now');
  });
  afterAll(async () => {
    await catalog?.app.close();
    await database?.drop();
  });

  const find = async (number: string, day = '2026-11-28', query = ''): Promise<PlanNextYearResponse> => {
    now.mockReturnValue(Date.parse(`${day}T20:00:00Z`));
    const response = await request(catalog.http).get(`${PLAN_NEXT_YEAR_PATH.replace(':number', number)}${query}`);
    expect(response.status).toBe(200);
    return response.body as PlanNextYearResponse;
  };

  it('puts the plan of both years next to each other, with what CMS says and the county of the ZIP', async () => {
    expect(await find(NUMBER, undefined, '?zip=93301')).toMatchObject({
      year: 2026,
      nextYear: 2027,
      name: 'Olive 001 (HMO)',
      fate: 'goes-on',
      serviceArea: 'reduced',
      isNextLoaded: true,
      counties: { gained: ['Ventura'], lost: ['Kern'] },
      here: [{ county: 'Kern', isSoldNow: true, isSoldNext: false }],
      provenance: { source: 'crosswalk', origin: 'live', checkedOn: '2026-11-20' },
      plans: [{ id: '2026-H9901-001-0', costs: [{ service: 'primary-care' }] }],
      next: [{ id: '2027-H9901-001-0' }],
    });
  });

  it('shows the plan that members are moved to', async () => {
    expect(await find('H9901-002')).toMatchObject({
      fate: 'merged',
      successors: [{ number: NUMBER, name: 'Maple (HMO)' }],
      plans: [{ planYear: 2026 }],
      next: [{ id: '2027-H9901-001-0' }],
    });
  });

  it('knows a plan that ends from the crosswalk alone, and says what no file has', async () => {
    expect(await find('H9901-800')).toMatchObject({ fate: 'ends', name: 'Olive 800 (HMO)', plans: [], next: [] });
    expect(await find('H9999-999')).toMatchObject({ fate: 'unknown', name: null, provenance: null });
  });

  it('speaks of the year before until the end of February, and then of a year that is not loaded', async () => {
    expect(await find(NUMBER, '2027-02-28')).toMatchObject({ year: 2026, fate: 'goes-on' });
    expect(await find(NUMBER, '2027-03-01')).toMatchObject({ year: 2027, fate: 'unknown', isNextLoaded: false });
  });

  it.each(['H9901', 'h9901-001', `${NUMBER}-0`])('refuses %s, which is no number', async (number) => {
    await request(catalog.http).get(PLAN_NEXT_YEAR_PATH.replace(':number', number)).expect(400);
  });
});
