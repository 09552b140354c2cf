import { planRow } from '@app/testing/factories/plan.factory';
import { insertRows } from '@app/testing/factories/rows';
import { ids, plan, plans, target, whole } from '../testing/plan-records';
import { planImports } from '../testing/plan-imports';

const imports = planImports();

describe('a whole import of plans', () => {
  it('writes all of them, and nothing at all the second time', async () => {
    expect(await imports.importer.swap(target(), whole(plans()))).toMatchObject({
      found: 10,
      added: 10,
      updated: 0,
      unchanged: 0,
      deactivated: 0,
    });
    expect(await imports.stored.one('2026-H9901-001-0')).toMatchObject({
      monthly_premium: 12.5,
      source: 'insurance',
      origin: 'live',
      contract_name: 'SAMPLE HEALTH PLAN',
      checked_on: '2026-11-20',
      source_updated_at: '2026-09-01',
      release: 'r1',
      details_source_url: null,
    });
    expect(await imports.stored.countiesOf('2026-H9901-001-0')).toEqual(['Los Angeles', 'Orange']);
    const before = await imports.stored.traces();
    const again = await imports.importer.swap(target(), whole(plans(), '2026-11-21T18:00:00Z'));
    expect(again).toMatchObject({ found: 10, added: 0, updated: 0, unchanged: 10, deactivated: 0 });
    expect(await imports.stored.traces()).toEqual(before);
  });

  it('writes what changed, and its counties', async () => {
    await imports.importer.swap(target(), whole(plans()));
    const changed = plans();
    changed[0] = plan('001', { monthlyPremium: 20, counties: ['Orange', 'Ventura'] });
    const counts = await imports.importer.swap(target(), whole(changed));
    expect(counts).toMatchObject({ updated: 1, unchanged: 9 });
    expect(await imports.stored.one('2026-H9901-001-0')).toMatchObject({ monthly_premium: 20 });
    expect(await imports.stored.countiesOf('2026-H9901-001-0')).toEqual(['Orange', 'Ventura']);
  });

  it('counts the same plans of a new release as unchanged, and moves their check date', async () => {
    await imports.importer.swap(target(), whole(plans()));
    const counts = await imports.importer.swap(target(), whole(plans({ release: 'r2' }), '2026-12-01T18:00:00Z'));
    expect(counts).toMatchObject({ updated: 0, unchanged: 10 });
    expect(await imports.stored.one('2026-H9901-001-0')).toMatchObject({ release: 'r2', checked_on: '2026-12-01' });
  });

  it('makes plans it did not see inactive, and brings them back', async () => {
    await imports.importer.swap(target(), whole(plans()));
    expect(await imports.importer.swap(target(), whole(plans({}, ids.slice(1))))).toMatchObject({ deactivated: 1 });
    expect(await imports.stored.activeIds()).not.toContain('2026-H9901-001-0');
    expect(await imports.importer.swap(target(), whole(plans()))).toMatchObject({ updated: 1, unchanged: 9 });
    expect(await imports.stored.activeIds()).toContain('2026-H9901-001-0');
  });

  it('takes a plan that is in the file twice once', async () => {
    expect(await imports.importer.swap(target(), whole([...plans(), ...plans()]))).toMatchObject({
      found: 10,
      added: 10,
    });
  });
});

describe('an import that is not believed', () => {
  beforeEach(() => imports.importer.swap(target(), whole(plans())));

  it.each([
    ['nothing', [], 'empty_result'],
    ['30 % fewer plans', ids.slice(3), 'row_count_fell'],
  ])('%s: the old plans stay as they are', async (_what, some, failureClass) => {
    const before = await imports.stored.traces();
    await expect(imports.importer.swap(target(), whole(plans({ monthlyPremium: 99 }, some)))).rejects.toMatchObject({
      failureClass,
    });
    expect(await imports.stored.traces()).toEqual(before);
  });

  it('20 % fewer are believed, and any row-count drop that an operator accepts', async () => {
    expect(await imports.importer.swap(target(), whole(plans({}, ids.slice(2))))).toMatchObject({ deactivated: 2 });
    const forced = await imports.importer.swap(target({ isForced: true }), whole(plans({}, ids.slice(8))));
    expect(forced).toMatchObject({ found: 2, deactivated: 6 });
  });

  it('a row the database refuses leaves everything as it was', async () => {
    const before = await imports.stored.traces();
    const broken = [...plans({ monthlyPremium: 1 }), plan('011', { sourceUrl: 'javascript:alert(1)' })];
    await expect(imports.importer.swap(target(), whole(broken))).rejects.toThrow();
    expect(await imports.stored.traces()).toEqual(before);
  });
});

describe('parts do not touch each other', () => {
  const texas = { id: '2026-H9901-001-1', segmentId: '1', state: 'TX', counties: ['Loving'] };

  it('another state, another year', async () => {
    await imports.importer.swap(target(), whole(plans()));
    await imports.importer.swap(target({ state: 'TX' }), whole([plan('001', texas)]));
    await imports.importer.swap(target(), whole(plans({ planYear: 2027 })));
    expect(await imports.stored.activeIds()).toHaveLength(21);
    const before = await imports.stored.traces();
    await imports.importer.swap(target({ state: 'TX' }), whole([plan('001', texas)]));
    expect(await imports.stored.traces()).toEqual(before);
  });

  it('a plan sold in two states has the counties of both', async () => {
    await imports.importer.swap(target(), whole(plans()));
    await imports.importer.swap(target({ state: 'TX' }), whole([plan('001', { state: 'TX', counties: ['Loving'] })]));
    expect(await imports.stored.one('2026-H9901-001-0')).toMatchObject({ state: 'CA', is_active: true });
    expect(await imports.stored.countiesOf('2026-H9901-001-0')).toEqual(['Los Angeles', 'Loving', 'Orange']);
    await imports.importer.swap(target(), whole(plans()));
    expect(await imports.stored.countiesOf('2026-H9901-001-0')).toEqual(['Los Angeles', 'Loving', 'Orange']);
  });

  it("an insurer's filter acts on that insurer's plans", async () => {
    const kaiser = { parentOrganization: 'KAISER  Foundation Health Plan, Inc.' };
    const all = [...plans({}, ids.slice(0, 5)), ...plans(kaiser, ids.slice(5))];
    await imports.importer.swap(target(), whole(all));
    const counts = await imports.importer.swap(target({ source: 'kaiser' }), whole(plans(kaiser, ids.slice(6))));
    expect(counts).toMatchObject({ found: 4, added: 0, updated: 0, unchanged: 4, deactivated: 1 });
    expect(await imports.stored.activeIds()).toHaveLength(9);
    await expect(
      imports.importer.swap(target({ source: 'kaiser' }), whole(plans(kaiser, ids.slice(9)))),
    ).rejects.toMatchObject({ failureClass: 'row_count_fell' });
  });

  it.each([
    ['aarp', { parentOrganization: 'UnitedHealth Group, Inc.', name: 'AARP Sample (HMO)' }],
    ['healthnet', { parentOrganization: 'Centene Corporation', contractName: 'Health Net of California, Inc.' }],
  ] as const)('%s finds its rows by name too', async (insurer, own) => {
    const others = plans({ parentOrganization: own.parentOrganization }, ids.slice(0, 5));
    await imports.importer.swap(target(), whole([...others, ...plans(own, ids.slice(5))]));
    const counts = await imports.importer.swap(target({ source: insurer }), whole(plans(own, ids.slice(6))));
    expect(counts).toMatchObject({ unchanged: 4, deactivated: 1 });
  });

  it('an invented plan never replaces a true one, and goes with the first live success', async () => {
    await insertRows(imports.source, 'insurance_plans', [
      planRow({ id: '2026-H9901-001-0', contractId: 'H9901', planId: '001', origin: 'snapshot', name: 'Real (HMO)' }),
    ]);
    const sample = target({ origin: 'sample' });
    expect(await imports.importer.swap(sample, whole(plans()))).toMatchObject({
      found: 10,
      added: 9,
      updated: 0,
      unchanged: 1,
      deactivated: 0,
    });
    expect(await imports.stored.one('2026-H9901-001-0')).toMatchObject({
      origin: 'snapshot',
      name: 'Real (HMO)',
      is_active: true,
    });
    await imports.importer.swap(target(), whole(plans({}, ids.slice(0, 2))));
    expect(await imports.stored.activeIds()).toEqual(['2026-H9901-001-0', '2026-H9901-002-0']);
    expect(await imports.stored.one('2026-H9901-001-0')).toMatchObject({ origin: 'live' });
  });
});
