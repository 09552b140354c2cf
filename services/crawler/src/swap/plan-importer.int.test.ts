import { dataSourceOptions } from '@app/database/data-source';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { planRow } from '@app/testing/factories/plan.factory';
import { insertRows } from '@app/testing/factories/rows';
import { DataSource } from 'typeorm';
import { PlanImportRepository } from './plan-import.repository';
import { PlanImporterService } from './plan-importer.service';
import { ids, plan, plans, StoredPlans, target, whole } from './testing/plan-records';

let database: TestDatabase;
let source: DataSource;
let importer: PlanImporterService;
let stored: StoredPlans;

beforeAll(async () => {
  database = await createTestDatabase();
  source = new DataSource(dataSourceOptions({ url: database.crawlerUrl, applicationName: 'test', poolMax: 3 }));
  await source.initialize();
  importer = new PlanImporterService(new PlanImportRepository(source));
  stored = new StoredPlans(source);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(() => source.query('DELETE FROM guide.insurance_plans'));

describe('a whole import of plans', () => {
  it('writes all of them, and nothing at all the second time', async () => {
    expect(await importer.swap(target(), whole(plans()))).toEqual({
      found: 10,
      added: 10,
      updated: 0,
      unchanged: 0,
      deactivated: 0,
    });
    expect(await stored.one('2026-H9901-001-0')).toMatchObject({
      monthly_premium: '12.50',
      source: 'insurance',
      origin: 'live',
      contract_name: 'SAMPLE HEALTH PLAN',
      checked_on: '2026-11-20',
      source_updated_at: '2026-09-01',
      release: 'r1',
      details_source_url: null,
    });
    expect(await stored.countiesOf('2026-H9901-001-0')).toEqual(['Los Angeles', 'Orange']);
    const before = await stored.traces();
    const again = await importer.swap(target(), whole(plans(), '2026-11-21T18:00:00Z'));
    expect(again).toEqual({ found: 10, added: 0, updated: 0, unchanged: 10, deactivated: 0 });
    expect(await stored.traces()).toEqual(before);
  });

  it('writes what changed, and its counties', async () => {
    await importer.swap(target(), whole(plans()));
    const changed = plans();
    changed[0] = plan('001', { monthlyPremium: 20, counties: ['Orange', 'Ventura'] });
    const counts = await importer.swap(target(), whole(changed));
    expect(counts).toMatchObject({ updated: 1, unchanged: 9 });
    expect(await stored.one('2026-H9901-001-0')).toMatchObject({ monthly_premium: '20.00' });
    expect(await stored.countiesOf('2026-H9901-001-0')).toEqual(['Orange', 'Ventura']);
  });

  it('counts the same plans of a new release as unchanged, and moves their check date', async () => {
    await importer.swap(target(), whole(plans()));
    const counts = await importer.swap(target(), whole(plans({ release: 'r2' }), '2026-12-01T18:00:00Z'));
    expect(counts).toMatchObject({ updated: 0, unchanged: 10 });
    expect(await stored.one('2026-H9901-001-0')).toMatchObject({ release: 'r2', checked_on: '2026-12-01' });
  });

  it('makes plans it did not see inactive, and brings them back', async () => {
    await importer.swap(target(), whole(plans()));
    expect(await importer.swap(target(), whole(plans({}, ids.slice(1))))).toMatchObject({ deactivated: 1 });
    expect(await stored.activeIds()).not.toContain('2026-H9901-001-0');
    expect(await importer.swap(target(), whole(plans()))).toMatchObject({ updated: 1, unchanged: 9 });
    expect(await stored.activeIds()).toContain('2026-H9901-001-0');
  });

  it('takes a plan that is in the file twice once', async () => {
    expect(await importer.swap(target(), whole([...plans(), ...plans()]))).toMatchObject({ found: 10, added: 10 });
  });
});

describe('an import that is not believed', () => {
  beforeEach(() => importer.swap(target(), whole(plans())));

  it.each([
    ['nothing', [], 'empty_result'],
    ['30 % fewer plans', ids.slice(3), 'row_count_fell'],
  ])('%s: the old plans stay as they are', async (_what, some, failureClass) => {
    const before = await stored.traces();
    await expect(importer.swap(target(), whole(plans({ monthlyPremium: 99 }, some)))).rejects.toMatchObject({
      failureClass,
    });
    expect(await stored.traces()).toEqual(before);
  });

  it('20 % fewer are believed, and any fall that an operator accepts', async () => {
    expect(await importer.swap(target(), whole(plans({}, ids.slice(2))))).toMatchObject({ deactivated: 2 });
    const forced = await importer.swap(target({ isForced: true }), whole(plans({}, ids.slice(8))));
    expect(forced).toMatchObject({ found: 2, deactivated: 6 });
  });

  it('a row the database refuses leaves everything as it was', async () => {
    const before = await stored.traces();
    const broken = [...plans({ monthlyPremium: 1 }), plan('011', { sourceUrl: 'javascript:alert(1)' })];
    await expect(importer.swap(target(), whole(broken))).rejects.toThrow();
    expect(await stored.traces()).toEqual(before);
  });
});

describe('parts do not touch each other', () => {
  const texas = { id: '2026-H9901-001-1', segmentId: '1', state: 'TX', counties: ['Loving'] };

  it('another state, another year', async () => {
    await importer.swap(target(), whole(plans()));
    await importer.swap(target({ state: 'TX' }), whole([plan('001', texas)]));
    await importer.swap(target(), whole(plans({ planYear: 2027 })));
    expect(await stored.activeIds()).toHaveLength(21);
    const before = await stored.traces();
    await importer.swap(target({ state: 'TX' }), whole([plan('001', texas)]));
    expect(await stored.traces()).toEqual(before);
  });

  it('a plan sold in two states has the counties of both', async () => {
    await importer.swap(target(), whole(plans()));
    await importer.swap(target({ state: 'TX' }), whole([plan('001', { state: 'TX', counties: ['Loving'] })]));
    expect(await stored.one('2026-H9901-001-0')).toMatchObject({ state: 'CA', is_active: true });
    expect(await stored.countiesOf('2026-H9901-001-0')).toEqual(['Los Angeles', 'Loving', 'Orange']);
    await importer.swap(target(), whole(plans()));
    expect(await stored.countiesOf('2026-H9901-001-0')).toEqual(['Los Angeles', 'Loving', 'Orange']);
  });

  it("an insurer's filter acts on that insurer's plans", async () => {
    const kaiser = { parentOrganization: 'KAISER  Foundation Health Plan, Inc.' };
    const all = [...plans({}, ids.slice(0, 5)), ...plans(kaiser, ids.slice(5))];
    await importer.swap(target(), whole(all));
    const counts = await importer.swap(target({ source: 'kaiser' }), whole(plans(kaiser, ids.slice(6))));
    expect(counts).toEqual({ found: 4, added: 0, updated: 0, unchanged: 4, deactivated: 1 });
    expect(await stored.activeIds()).toHaveLength(9);
    await expect(importer.swap(target({ source: 'kaiser' }), whole(plans(kaiser, ids.slice(9))))).rejects.toMatchObject(
      { failureClass: 'row_count_fell' },
    );
  });

  it.each([
    ['aarp', { parentOrganization: 'UnitedHealth Group, Inc.', name: 'AARP Sample (HMO)' }],
    ['healthnet', { parentOrganization: 'Centene Corporation', contractName: 'Health Net of California, Inc.' }],
  ] as const)('%s finds its rows by name too', async (insurer, own) => {
    const others = plans({ parentOrganization: own.parentOrganization }, ids.slice(0, 5));
    await importer.swap(target(), whole([...others, ...plans(own, ids.slice(5))]));
    const counts = await importer.swap(target({ source: insurer }), whole(plans(own, ids.slice(6))));
    expect(counts).toMatchObject({ unchanged: 4, deactivated: 1 });
  });

  it('an invented plan never replaces a true one, and goes with the first live success', async () => {
    await insertRows(source, 'insurance_plans', [
      planRow({ id: '2026-H9901-001-0', contractId: 'H9901', planId: '001', origin: 'snapshot', name: 'Real (HMO)' }),
    ]);
    const sample = target({ origin: 'sample' });
    expect(await importer.swap(sample, whole(plans()))).toEqual({
      found: 10,
      added: 9,
      updated: 0,
      unchanged: 1,
      deactivated: 0,
    });
    expect(await stored.one('2026-H9901-001-0')).toMatchObject({
      origin: 'snapshot',
      name: 'Real (HMO)',
      is_active: true,
    });
    await importer.swap(target(), whole(plans({}, ids.slice(0, 2))));
    expect(await stored.activeIds()).toEqual(['2026-H9901-001-0', '2026-H9901-002-0']);
    expect(await stored.one('2026-H9901-001-0')).toMatchObject({ origin: 'live' });
  });
});
