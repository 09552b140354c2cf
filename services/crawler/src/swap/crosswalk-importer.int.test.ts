import type { CrosswalkRecord } from '../sources/crosswalk/parser';
import { CA_LIVE, FacilityHarness, readOf } from '../testing/facility-harness';
import type { SwapTarget } from './whole-swap';

const TARGET: SwapTarget = { ...CA_LIVE, source: 'crosswalk' };

let harness: FacilityHarness;
beforeAll(async () => {
  harness = await FacilityHarness.start();
});
beforeEach(() => harness.clear());
afterAll(() => harness.stop());

const fate = (number: number, changes: Partial<CrosswalkRecord> = {}): CrosswalkRecord => ({
  id: `2027-H990${number}-001-H990${number}-001`,
  planYear: 2027,
  planNumber: `H990${number}-001`,
  name: 'Sample Plan (HMO)',
  nextNumber: `H990${number}-001`,
  nextName: 'Sample Plan (HMO)',
  status: 'renewed',
  sourceUrl: 'https://www.cms.gov/files/zip/plan-crosswalk-2027.zip',
  ...changes,
});
const fates = (count: number) => Array.from({ length: count }, (_, index) => fate(index + 1));
const swap = (records: CrosswalkRecord[], target = TARGET) => harness.crosswalk.swap(target, readOf(records));
const stored = () =>
  harness.source.query<{ number: string; status: string; origin: string }[]>(
    'SELECT plan_number AS number, status, origin FROM guide.plan_crosswalk ORDER BY id',
  );

describe('what becomes of plans', () => {
  it('is stored once, changes, and goes when its year no longer lists it', async () => {
    expect(await swap(fates(6))).toMatchObject({ found: 6, added: 6 });
    expect(await swap(fates(6))).toMatchObject({ added: 0, updated: 0, unchanged: 6, deactivated: 0 });
    expect(await swap([fate(1, { status: 'reduced' }), ...fates(5).slice(1)])).toMatchObject({
      updated: 1,
      unchanged: 4,
      deactivated: 1,
    });
    expect((await stored()).map(({ status }) => status)).toEqual(['reduced', ...Array<string>(4).fill('renewed')]);
    await expect(swap(fates(1))).rejects.toMatchObject({ failureClass: 'row_count_fell' });
  });

  it('of another year stays, and what is invented ends with the first live read', async () => {
    await swap([fate(9)], { ...TARGET, origin: 'sample' });
    await swap([fate(1, { id: '2026-H9901-001-H9901-001', planYear: 2026 })]);
    await swap(fates(2));
    // An invented row does not replace a true one.
    await swap([fate(1, { status: 'reduced' })], { ...TARGET, origin: 'sample' });
    expect((await stored()).map(({ number, status, origin }) => [number, status, origin])).toEqual([
      ['H9901-001', 'renewed', 'live'],
      ['H9901-001', 'renewed', 'live'],
      ['H9902-001', 'renewed', 'live'],
    ]);
  });
});
