import type { FacilityRecord, PlaceFields } from '../../sources/facility-record';
import { CA_LIVE, curated, facility, FacilityHarness, readOf } from '../../testing/facility-harness';
import type { SwapTarget } from '../../swap/whole-swap';

const HOSPITALS: SwapTarget = { ...CA_LIVE, source: 'hospitals' };
const CARE: SwapTarget = { ...CA_LIVE, source: 'community-care' };

let harness: FacilityHarness;
beforeAll(async () => {
  harness = await FacilityHarness.start();
  await harness.source.query(`INSERT INTO guide.zip_codes (zip, place, latitude, longitude, source)
    VALUES ('90006', 'Los Angeles', 34.05, -118.29, 'test') ON CONFLICT DO NOTHING`);
  await harness.source.query(`INSERT INTO guide.zip_counties (zip, county, ratio, is_primary)
    VALUES ('90006', 'Los Angeles', 1, true) ON CONFLICT DO NOTHING`);
});
beforeEach(() => harness.clear());
afterAll(() => harness.stop());

const swap = (records: FacilityRecord[], target = HOSPITALS) => harness.facilities.swap(target, readOf(records));
const hospitals = (count: number, fields: Partial<PlaceFields> = {}) =>
  Array.from({ length: count }, (_, index) => facility(`0509${String(index + 10)}`, fields));
const active = async () => (await harness.rows('providers')).filter(({ is_active }) => is_active);
const everything = async () => [await harness.rows('providers'), await harness.rows('provider_sources')];

const home = (key: string, fields: Partial<PlaceFields> = {}) =>
  facility(
    key,
    { type: 'seniorHousing', ccn: undefined, licenseNumber: key, ...fields },
    {
      dataset: 'cdss-rcfe',
      naturalKey: `cdss:${key}`,
    },
  );

describe('a whole read', () => {
  it('stores every place with its county, its point, its provenance and its search text', async () => {
    expect(await swap(hospitals(2))).toMatchObject({ found: 2, added: 2, updated: 0, unchanged: 0, deactivated: 0 });
    expect((await active())[0]).toMatchObject({
      natural_key: 'ccn:050910',
      county: 'Los Angeles',
      latitude: 34.05,
      source: 'cms-hospitals',
      origin: 'live',
      confidence: 'verified',
      is_stale: false,
      field_sources: expect.objectContaining({ phone: 'cms-hospitals' }),
      search_text: expect.stringContaining('sample hospital'),
    });
  });

  it('writes nothing the second time', async () => {
    await swap(hospitals(5));
    const before = await everything();
    expect(await swap(hospitals(5))).toMatchObject({ found: 5, added: 0, updated: 0, unchanged: 5, deactivated: 0 });
    expect(await everything()).toEqual(before);
  });

  it('moves only the check date on a later day', async () => {
    await swap(hospitals(1));
    await harness.source.query(
      `UPDATE guide.provider_sources SET checked_on = '2020-01-01'; UPDATE guide.providers SET checked_on = '2020-01-01'`,
    );
    const [before] = await active();
    expect(await swap(hospitals(1))).toMatchObject({ unchanged: 1 });
    const [after] = await active();
    expect(after?.['checked_on']).not.toEqual(before?.['checked_on']);
    expect(after?.['updated_at']).toEqual(before?.['updated_at']);
  });

  it('updates what changed, hides what is gone and shows it again when it is back', async () => {
    await swap(hospitals(6));
    const changed = [facility('050910', { phone: '(213) 555-0199' }), ...hospitals(5).slice(1)];
    expect(await swap(changed)).toMatchObject({ found: 5, added: 0, updated: 1, unchanged: 4, deactivated: 1 });
    expect((await active()).map(({ phone }) => phone)).toContain('(213) 555-0199');
    expect(await active()).toHaveLength(5);
    expect(await swap(hospitals(6))).toMatchObject({ found: 6, added: 0, updated: 2, unchanged: 4, deactivated: 0 });
    expect(await active()).toHaveLength(6);
  });

  it('keeps places whose licence is not in force, hidden, and shows them once it is', async () => {
    const homes = [home('198900001'), home('198900002', { isShown: false })];
    expect(await swap(homes, CARE)).toMatchObject({ found: 2, added: 2 });
    expect(await active()).toHaveLength(1);
    expect(await swap([homes[0] as FacilityRecord, home('198900002')], CARE)).toMatchObject({ updated: 1 });
    expect(await active()).toHaveLength(2);
    expect(await swap([home('198900001', { isShown: false }), home('198900002')], CARE)).toMatchObject({
      updated: 1,
      deactivated: 0,
    });
    expect(await active()).toHaveLength(1);
  });
});

describe('a read that is not believed', () => {
  it.each([
    ['nothing', 0, 'empty_result'],
    ['30 % less', 7, 'row_count_fell'],
  ])('brought %s: every old row stays as it was', async (_what, count, failureClass) => {
    await swap(hospitals(10));
    const before = await everything();
    await expect(swap(hospitals(count))).rejects.toMatchObject({ failureClass });
    expect(await everything()).toEqual(before);
  });

  it('is taken when an operator says so, and 20 % less is taken always', async () => {
    await swap(hospitals(10));
    expect(await swap(hospitals(8))).toMatchObject({ deactivated: 2 });
    expect(await swap(hospitals(3), { ...HOSPITALS, isForced: true })).toMatchObject({ deactivated: 5 });
  });

  it('leaves nothing half: a record that cannot be stored undoes the whole swap', async () => {
    await swap(hospitals(3));
    const before = await everything();
    const bad = facility('050977', { zipCode: 'none' });
    await expect(swap([...hospitals(3, { phone: '(213) 555-0188' }), bad])).rejects.toThrow(/zip_code/);
    expect(await everything()).toEqual(before);
  });

  it('is judged by each data set for itself', async () => {
    const beds = (count: number) =>
      hospitals(count).map((record) => ({
        ...record,
        dataset: 'hcai-facilities' as const,
        naturalKey: `hcai:${record.key}`,
      }));
    await swap([...hospitals(10), ...beds(10)]);
    await expect(swap([...hospitals(10), ...beds(5)])).rejects.toMatchObject({
      failureClass: 'row_count_fell',
      detail: expect.stringContaining('hcai-facilities'),
    });
  });
});

describe('what a read may touch', () => {
  it.each([
    ['another data set', [home('198900001')], CARE],
    ['another state', [facility('450001', { state: 'TX' })], { ...HOSPITALS, state: 'TX' }],
    ['another origin', [facility('050999')], { ...HOSPITALS, origin: 'sample' as const }],
  ])('is not %s', async (_what, others, target) => {
    await swap(hospitals(10));
    const before = await everything();
    await swap(others, target);
    const ours = new Set(before.flat().map(({ natural_key, source_key }) => natural_key ?? source_key));
    const after = await everything();
    const kept = after.map((rows) => rows.filter(({ natural_key, source_key }) => ours.has(natural_key ?? source_key)));
    expect(kept).toEqual(before);
    await swap(hospitals(9));
    const [mine] = others as [FacilityRecord];
    expect((await active()).map(({ natural_key }) => natural_key)).toContain(
      target.origin === 'sample' ? 'ccn:050911' : mine.naturalKey,
    );
  });

  it('of the state, when only a file of CMS is read, are neither beds nor licences', async () => {
    const beds = facility(
      '106190901',
      { details: { beds: 200 }, ccn: '050910' },
      {
        dataset: 'hcai-facilities',
        naturalKey: 'hcai:106190901',
      },
    );
    await swap([...hospitals(1), beds]);
    expect(await swap(hospitals(1))).toMatchObject({ unchanged: 1, deactivated: 0 });
    expect((await active())[0]).toMatchObject({ details: { beds: 200 } });
  });

  it('is every invented record of its source at the first live success, and no true place before', async () => {
    await swap(hospitals(3), { ...HOSPITALS, origin: 'sample' });
    expect((await active()).map(({ origin }) => origin)).toEqual(['sample', 'sample', 'sample']);
    await expect(swap([])).rejects.toMatchObject({ failureClass: 'empty_result' });
    expect(await active()).toHaveLength(3);
    await swap([facility('050950')]);
    expect((await harness.rows('providers')).map(({ natural_key }) => natural_key)).toEqual(['ccn:050950']);
    const before = await everything();
    expect(await swap([facility('050950', { name: 'Invented' })], { ...HOSPITALS, origin: 'sample' })).toMatchObject({
      found: 1,
      added: 0,
      updated: 0,
    });
    expect(await everything()).toEqual(before);
  });
});

describe('a curated place', () => {
  const curate = (fields: Partial<PlaceFields>, naturalKey?: string) =>
    harness.curate(
      curated(
        {
          name: 'Sample Hospital of Koreatown',
          nameKo: '견본 병원',
          nameKoSource: 'translated',
          address: '1 Old St',
          languages: ['Korean'],
          languageSource: 'own website',
          details: { description: { ko: '설명', en: 'Words' }, beds: 100, rating: 2 },
          ...fields,
        },
        naturalKey,
      ),
    );

  it('is taken over by CCN, with its Korean name, languages and texts', async () => {
    await curate({});
    const [before] = await active();
    expect(await swap([facility('050910', { details: { rating: 5, hasEmergency: true } })])).toMatchObject({
      added: 0,
      updated: 1,
    });
    expect(await active()).toEqual([
      expect.objectContaining({
        id: before?.['id'],
        natural_key: 'ccn:050910',
        name: 'Sample Hospital of Koreatown',
        name_ko: '견본 병원',
        languages: ['Korean'],
        language_source: 'own website',
        phone: '(213) 555-0101',
        origin: 'live',
        source: 'cms-hospitals',
        details: { description: { ko: '설명', en: 'Words' }, beds: 100, rating: 5, hasEmergency: true },
        field_sources: expect.objectContaining({ phone: 'cms-hospitals', rating: 'cms-hospitals', nameKo: 'starter' }),
      }),
    ]);
  });

  it('is taken over by name and address, and keeps its key', async () => {
    const address = { name: 'Koreatown Sample Hosp', address: '1 Old Street' };
    await curate({ ccn: undefined }, 'starter:koreatown');
    expect(await swap([facility('050910', address)])).toMatchObject({ added: 0, updated: 1 });
    expect(await active()).toEqual([expect.objectContaining({ natural_key: 'starter:koreatown', ccn: '050910' })]);
    expect(await swap([facility('050910', address)])).toMatchObject({ unchanged: 1 });
  });

  it('gets the telephone number of an agency where people of ours could confirm none', async () => {
    await curate({ phone: undefined });
    await swap([facility('050910')]);
    expect((await active())[0]).toMatchObject({ phone: '(213) 555-0101' });
  });

  it('is found again under the new number its publisher gives it', async () => {
    await curate({ ccn: undefined, type: 'clinic', name: 'Sample Clinic', address: '9 Oak St' }, 'starter:k');
    const site = (key: string) =>
      facility(
        key,
        { type: 'clinic', ccn: undefined, name: 'SAMPLE CLINIC', address: '9 OAK ST' },
        {
          dataset: 'hrsa-sites',
          naturalKey: `hrsa:${key}`,
        },
      );
    const target: SwapTarget = { ...CA_LIVE, source: 'clinics' };
    await swap([site('BPS-1')], target);
    expect(await swap([site('BPS-2')], target)).toMatchObject({ found: 1, added: 0 });
    expect(await active()).toEqual([expect.objectContaining({ natural_key: 'starter:k', name_ko: '견본 병원' })]);
  });
});
