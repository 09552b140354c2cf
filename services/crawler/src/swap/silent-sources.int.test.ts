import { planRow } from '@app/testing/factories/plan.factory';
import { insertRows } from '@app/testing/factories/rows';
import { plan, plans, target, whole } from '../testing/plan-records';
import { planImports } from '../testing/plan-imports';

const imports = planImports();

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
    await imports.importer.swap(target(), whole([full], '2026-11-01T18:00:00Z'));
    await imports.importer.swap(target(), whole([plan('001', { monthlyPremium: 15 })]));
    expect(await imports.stored.one('2026-H9901-001-0')).toMatchObject({
      monthly_premium: 15,
      deductible: 283,
      copays: full.copays,
      benefits: { vision: { isCovered: true }, prescription: { isCovered: true } },
      website: 'https://plan.example',
      source_url: 'https://www.cms.gov/landing',
      details_source_url: compare,
      details_checked_on: '2026-11-01',
      checked_on: '2026-11-20',
    });
    await imports.importer.swap(target(), whole([plan('001', { monthlyPremium: 16 })]));
    expect(await imports.stored.one('2026-H9901-001-0')).toMatchObject({
      details_source_url: compare,
      copays: full.copays,
    });
  });

  it('takes the amounts of the benefits file where nothing fuller is known', async () => {
    const pbp = { copays: { primaryCare: 'In-network: $5 copay' }, detailsSourceUrl: 'https://www.cms.gov/pbp.zip' };
    await imports.importer.swap(target(), whole([plan('001', pbp)]));
    expect(await imports.stored.one('2026-H9901-001-0')).toMatchObject({
      copays: pbp.copays,
      details_source_url: 'https://www.cms.gov/pbp.zip',
      details_checked_on: '2026-11-20',
    });
    await imports.importer.swap(target(), whole([full]));
    await imports.importer.swap(target(), whole([plan('001', pbp)]));
    expect(await imports.stored.one('2026-H9901-001-0')).toMatchObject({
      copays: full.copays,
      details_source_url: compare,
    });
  });

  it('takes a shipped plan over with what it knew, but keeps nothing invented', async () => {
    const known = { deductible: 100, sourceUrl: compare, copays: { specialist: '$20 copay' } };
    const row = { contractId: 'H9901', planYear: 2026, ...known };
    await insertRows(imports.source, 'insurance_plans', [
      planRow({ ...row, planId: '001', origin: 'snapshot', source: 'insurance' }),
      planRow({ ...row, planId: '002', origin: 'sample', source: 'insurance' }),
    ]);
    expect(await imports.importer.swap(target(), whole(plans({}, ['001', '002'])))).toMatchObject({
      added: 0,
      updated: 2,
    });
    expect(await imports.stored.one('2026-H9901-001-0')).toMatchObject({
      origin: 'live',
      source: 'insurance',
      deductible: 100,
      copays: { specialist: '$20 copay' },
      details_source_url: compare,
    });
    expect(await imports.stored.one('2026-H9901-002-0')).toMatchObject({
      origin: 'live',
      deductible: null,
      copays: {},
      details_source_url: null,
    });
  });
});
