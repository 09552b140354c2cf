import { dataSourceOptions } from '@app/database/data-source';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { planRow } from '@app/testing/factories/plan.factory';
import { insertRows } from '@app/testing/factories/rows';
import { DataSource } from 'typeorm';
import { PlanImportRepository } from './plan-import.repository';
import { PlanImporterService } from './plan-importer.service';
import { plan, plans, StoredPlans, target, whole } from './testing/plan-records';

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

describe('a source that is silent on a field', () => {
  const compare = 'https://www.medicare.gov/plan-compare/#/plan-details/2026-H9901-001-0';
  const full = plan('001', {
    deductible: 283,
    copays: { primaryCare: 'In-network: $0 copay; Out-of-network: $30 copay' },
    benefits: { vision: { isCovered: true, text: 'Routine eye exam: $0' } },
    website: 'https://plan.example',
    silentOn: [],
    sourceUrl: compare,
  });

  it('keeps what another source said of the same plan, and says where that came from', async () => {
    await importer.swap(target(), whole([full], '2026-11-01T18:00:00Z'));
    await importer.swap(target(), whole([plan('001', { monthlyPremium: 15 })]));
    expect(await stored.one('2026-H9901-001-0')).toMatchObject({
      monthly_premium: '15.00',
      deductible: '283.00',
      copays: full.copays,
      benefits: { vision: { isCovered: true }, prescription: { isCovered: true } },
      website: 'https://plan.example',
      source_url: 'https://www.cms.gov/landing',
      details_source_url: compare,
      details_checked_on: '2026-11-01',
      checked_on: '2026-11-20',
    });
    await importer.swap(target(), whole([plan('001', { monthlyPremium: 16 })]));
    expect(await stored.one('2026-H9901-001-0')).toMatchObject({ details_source_url: compare, copays: full.copays });
  });

  it('takes the amounts of the benefits file where nothing fuller is known', async () => {
    const pbp = { copays: { primaryCare: 'In-network: $5 copay' }, detailsSourceUrl: 'https://www.cms.gov/pbp.zip' };
    await importer.swap(target(), whole([plan('001', pbp)]));
    expect(await stored.one('2026-H9901-001-0')).toMatchObject({
      copays: pbp.copays,
      details_source_url: 'https://www.cms.gov/pbp.zip',
      details_checked_on: '2026-11-20',
    });
    await importer.swap(target(), whole([full]));
    await importer.swap(target(), whole([plan('001', pbp)]));
    expect(await stored.one('2026-H9901-001-0')).toMatchObject({ copays: full.copays, details_source_url: compare });
  });

  it('takes a shipped plan over with what it knew, but keeps nothing invented', async () => {
    const known = { deductible: 100, sourceUrl: compare, copays: { specialist: '$20 copay' } };
    const row = { contractId: 'H9901', planYear: 2026, ...known };
    await insertRows(source, 'insurance_plans', [
      planRow({ ...row, planId: '001', origin: 'snapshot', source: 'insurance' }),
      planRow({ ...row, planId: '002', origin: 'sample', source: 'insurance' }),
    ]);
    expect(await importer.swap(target(), whole(plans({}, ['001', '002'])))).toMatchObject({ added: 0, updated: 2 });
    expect(await stored.one('2026-H9901-001-0')).toMatchObject({
      origin: 'live',
      source: 'insurance',
      deductible: '100.00',
      copays: { specialist: '$20 copay' },
      details_source_url: compare,
    });
    expect(await stored.one('2026-H9901-002-0')).toMatchObject({
      origin: 'live',
      deductible: null,
      copays: {},
      details_source_url: null,
    });
  });
});
