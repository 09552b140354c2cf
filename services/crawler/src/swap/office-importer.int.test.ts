import type { OfficeRecord } from '../sources/facility-record';
import { CA_LIVE, FacilityHarness, readOf } from '../testing/facility-harness';
import type { SwapTarget } from './whole-swap';

const TARGET: SwapTarget = { ...CA_LIVE, source: 'social-security' };

let harness: FacilityHarness;
beforeAll(async () => {
  harness = await FacilityHarness.start();
  await harness.source.query(`INSERT INTO guide.zip_codes (zip, place, latitude, longitude, source)
    VALUES ('90006', 'Los Angeles', 34.05, -118.29, 'test') ON CONFLICT DO NOTHING`);
});
beforeEach(() => harness.clear());
afterAll(() => harness.stop());

const office = (number: number, changes: Partial<OfficeRecord> = {}): OfficeRecord => ({
  id: `09${number}`,
  name: `Sample Office ${number}`,
  address: `${number} Sample St`,
  city: 'Los Angeles',
  state: 'CA',
  zipCode: '90006',
  phone: '(213) 555-0150',
  hours: { monday: { open: '9:00 AM', close: '4:00 PM' }, tuesday: null },
  latitude: null,
  longitude: null,
  sourceUrl: 'https://www.ssa.gov/data/FO-Address-Open-Close-Times.csv',
  ...changes,
});
const offices = (count: number) => Array.from({ length: count }, (_, index) => office(index + 1));
const swap = (records: OfficeRecord[], target = TARGET) => harness.offices.swap(target, readOf(records));
const shown = async () => (await harness.rows('offices')).filter(({ is_active }) => is_active);

describe('field offices', () => {
  it('are stored with hours, and with the point of their ZIP where the list gives none', async () => {
    expect(await swap([office(1), office(2, { latitude: 34.1, longitude: -118.1 })])).toMatchObject({ added: 2 });
    expect(await shown()).toEqual([
      expect.objectContaining({
        id: '091',
        latitude: 34.05,
        longitude: -118.29,
        source: 'social-security',
        origin: 'live',
      }),
      expect.objectContaining({
        id: '092',
        latitude: 34.1,
        hours: { monday: { open: '9:00 AM', close: '4:00 PM' }, tuesday: null },
      }),
    ]);
  });

  it('are not written twice', async () => {
    await swap(offices(4));
    const before = await harness.rows('offices');
    expect(await swap(offices(4))).toMatchObject({ found: 4, added: 0, updated: 0, unchanged: 4, deactivated: 0 });
    expect(await harness.rows('offices')).toEqual(before);
  });

  it('change, close and open again', async () => {
    await swap(offices(6));
    expect(await swap([office(1, { phone: null }), ...offices(5).slice(1)])).toMatchObject({
      found: 5,
      added: 0,
      updated: 1,
      unchanged: 4,
      deactivated: 1,
    });
    expect(await swap(offices(6))).toMatchObject({ updated: 2, deactivated: 0 });
    expect(await shown()).toHaveLength(6);
  });

  it.each([
    ['nothing', 0, 'empty_result'],
    ['30 % fewer', 7, 'row_count_fell'],
  ])('stay as they were when a read brings %s', async (_what, count, failureClass) => {
    await swap(offices(10));
    const before = await harness.rows('offices');
    await expect(swap(offices(count))).rejects.toMatchObject({ failureClass });
    expect(await harness.rows('offices')).toEqual(before);
  });

  it('of another state stay when one is read', async () => {
    await swap([office(70, { state: 'NV', zipCode: '89501' })], { ...TARGET, state: 'NV' });
    await swap(offices(2));
    expect(await shown()).toHaveLength(3);
  });

  it('that are invented end with the first live read and never replace a true one', async () => {
    await swap(offices(3), { ...TARGET, origin: 'sample' });
    await swap([office(1)]);
    expect((await shown()).map(({ id, origin }) => [id, origin])).toEqual([['091', 'live']]);
    await swap([office(1, { name: 'Invented' })], { ...TARGET, origin: 'sample' });
    expect((await shown()).map(({ name }) => name)).toEqual(['Sample Office 1']);
  });
});
