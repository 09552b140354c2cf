// One provider of several sources: curated record, lists of facilities and the NPI registry, in whatever order they come.
import type { FacilityRecord, PlaceFields } from '../../sources/facility-record';
import type { ProviderRecord } from '../../sources/providers/provider-record';
import { CA_LIVE, curated, facility, FacilityHarness, readOf } from '../../testing/facility-harness';

const NPI = '1234567893';
const CCN = '050910';

let harness: FacilityHarness;
beforeAll(async () => {
  harness = await FacilityHarness.start();
});
beforeEach(() => harness.clear());
afterAll(() => harness.stop());

const cms = (rest: object = {}) => facility(CCN, { name: 'Cedar Sample Hospital', address: '1 Oak St', ...rest });
/** CDPH knows both numbers. */
const cdph = (): FacilityRecord =>
  facility(
    '930000001',
    { name: 'CEDAR SAMPLE HOSP', address: '1 Oak St', ccn: CCN, npi: NPI, licenseNumber: '93' },
    {
      dataset: 'cdph-facilities',
      naturalKey: 'cdph:930000001',
    },
  );
const registered = (rest: Partial<ProviderRecord> = {}): ProviderRecord => ({
  source: 'nppes',
  type: 'hospital',
  naturalKey: `npi:${NPI}`,
  name: 'Cedar Sample Hospital Corp',
  legalName: 'Sample Holdings',
  specialty: 'General Acute Care Hospital',
  specialties: [],
  taxonomyCodes: ['282N00000X'],
  address: '1 Oak Street',
  city: 'Los Angeles',
  state: 'CA',
  zipCode: '90006',
  phone: '(213) 555-0155',
  npi: NPI,
  licenseNumber: null,
  sourceUrl: `https://npiregistry.cms.hhs.gov/provider-view/${NPI}`,
  sourceUpdatedAt: '2024-09-11',
  retrievedAt: new Date(),
  ...rest,
});
const curate = (fields: Partial<PlaceFields> = {}, naturalKey = `ccn:${CCN}`) =>
  harness.curate(
    curated(
      {
        name: 'Cedar Sample Hospital',
        nameKo: '견본 병원',
        address: '1 Oak St',
        ccn: CCN,
        details: { description: { ko: '설명', en: 'Words' } },
        ...fields,
      },
      naturalKey,
    ),
  );
const lists = (...records: FacilityRecord[]) =>
  harness.facilities.swap({ ...CA_LIVE, source: 'hospitals' }, readOf(records));
const registry = (record: ProviderRecord = registered()) => harness.registry([record], 'hospital');
const places = () => harness.rows('providers');
const sources = async () => (await harness.rows('provider_sources')).map(({ source }) => source);

const WHOLE = {
  name: 'Cedar Sample Hospital',
  name_ko: '견본 병원',
  ccn: CCN,
  npi: NPI,
  phone: '(213) 555-0101',
  license_number: '93',
  source: 'cms-hospitals',
  origin: 'live',
  is_active: true,
  details: expect.objectContaining({ description: { ko: '설명', en: 'Words' } }),
};

describe('a hospital that is curated, listed and registered', () => {
  it.each([
    ['lists, registry', [() => lists(cms(), cdph()), () => registry()]],
    ['registry, lists', [() => registry(), () => lists(cms(), cdph())]],
    ['list of CMS, registry, list of the state', [() => lists(cms()), () => registry(), () => lists(cms(), cdph())]],
  ])('is one record after: curated, %s', async (_order, steps) => {
    await curate();
    for (const step of steps) await step();
    expect(await places()).toEqual([expect.objectContaining({ ...WHOLE, natural_key: `ccn:${CCN}` })]);
    expect(await sources()).toEqual(['cdph-facilities', 'cms-hospitals', 'nppes', 'starter']);
  });

  it('is one record although the registry has another name and address, once the state gives both numbers', async () => {
    await curate();
    await registry(registered({ name: 'Holdings West', legalName: null, address: '77 Elm Ave' }));
    expect(await places()).toHaveLength(2);
    await lists(cms(), cdph());
    expect(await places()).toEqual([expect.objectContaining({ ...WHOLE, natural_key: `ccn:${CCN}` })]);
    expect(await registry(registered({ name: 'Holdings West', legalName: null, address: '77 Elm Ave' }))).toMatchObject(
      {
        found: 1,
        added: 0,
      },
    );
    expect(await places()).toHaveLength(1);
  });

  it('is joined in its curated row when that one has the NPI, so that the next start writes no second', async () => {
    await curate({ npi: NPI, ccn: undefined, address: '5 Elm Ave', name: 'Elm Example' }, `npi:${NPI}`);
    await lists(cms());
    expect(await places()).toHaveLength(2);
    await lists(cms(), cdph());
    expect(await places()).toEqual([
      expect.objectContaining({ natural_key: `npi:${NPI}`, ccn: CCN, name_ko: '견본 병원' }),
    ]);
  });
});

describe('the registry', () => {
  it('makes no second row for an NPI that is stored under another key, and counts the place as found', async () => {
    await lists(cms(), cdph());
    expect(await registry(registered({ name: 'Quite Another Name', address: '77 Elm Ave' }))).toMatchObject({
      found: 1,
      added: 0,
      updated: 1,
    });
    expect(await places()).toHaveLength(1);
    const before = [await places(), await harness.rows('provider_sources')];
    expect(await registry(registered({ name: 'Quite Another Name', address: '77 Elm Ave' }))).toMatchObject({
      found: 1,
      unchanged: 1,
    });
    expect([await places(), await harness.rows('provider_sources')]).toEqual(before);
  });

  it('fills what the lists do not say and overrules none of them', async () => {
    await lists(cms({ phone: undefined }));
    await registry();
    expect((await places())[0]).toMatchObject({
      natural_key: `ccn:${CCN}`,
      npi: NPI,
      phone: '(213) 555-0155',
      taxonomy_codes: ['282N00000X'],
      name: 'Cedar Sample Hospital',
      field_sources: expect.objectContaining({ phone: 'nppes', name: 'cms-hospitals' }),
    });
    expect(await lists(cms({ phone: undefined }))).toMatchObject({ unchanged: 1, updated: 0 });
  });

  it('meets a curated place that has no number by name and address, and keeps its texts', async () => {
    await curate({ type: 'clinic', ccn: undefined, name: 'Cedar Sample Clinic' }, 'starter:cedar');
    await harness.registry([registered({ type: 'clinic', name: 'CEDAR SAMPLE CLINIC INC' })], 'clinic');
    expect(await places()).toEqual([
      expect.objectContaining({
        natural_key: 'starter:cedar',
        npi: NPI,
        name_ko: '견본 병원',
        source: 'nppes',
        origin: 'live',
        details: { description: { ko: '설명', en: 'Words' } },
      }),
    ]);
  });

  it('that drops a place ends its own word only', async () => {
    await lists(cms(), cdph());
    // One of six is no row-count drop that is refused.
    const others = ['4', '5', '6', '7', '8'].map((digit) => {
      const npi = `100000000${digit}`;
      return registered({ naturalKey: `npi:${npi}`, npi, name: `Elm ${digit}`, address: `${digit} Elm Ave` });
    });
    await harness.registry([registered({ phone: '(213) 555-0155' }), ...others], 'hospital');
    expect(await harness.registry(others, 'hospital')).toMatchObject({ status: 'succeeded' });
    expect((await places()).find(({ ccn }) => ccn === CCN)).toMatchObject({ is_active: true, npi: NPI });
    const said = (await harness.rows('provider_sources')).find(({ natural_key }) => natural_key === `npi:${NPI}`);
    expect(said).toMatchObject({ source: 'nppes', is_active: false });
  });

  it('shows no place that lost its licence, however often it lists it', async () => {
    const day = (isShown: boolean) =>
      facility(
        '198800001',
        { type: 'adultDayCare', ccn: undefined, name: 'Cedar Day Care', address: '3 Oak St', isShown },
        {
          dataset: 'cdss-adult-day',
          naturalKey: 'cdss:198800001',
        },
      );
    const care = (record: FacilityRecord) =>
      harness.facilities.swap({ ...CA_LIVE, source: 'community-care' }, readOf([record]));
    const listed = registered({ type: 'adultDayCare', name: 'Cedar Day Care', address: '3 Oak St' });
    await care(day(true));
    await harness.registry([listed], 'adultDayCare');
    expect((await places())[0]).toMatchObject({ is_active: true, npi: NPI });
    await care(day(false));
    await harness.registry([{ ...listed, phone: '(213) 555-0166' }], 'adultDayCare');
    expect(await places()).toEqual([expect.objectContaining({ is_active: false })]);
  });

  it('ends its invented word about a place with its first live success', async () => {
    const target = { ...CA_LIVE, source: 'hospitals', origin: 'sample' } as const;
    await harness.facilities.swap(target, readOf([cms()]));
    await harness.registry([registered()], 'hospital', 'sample');
    expect(await sources()).toEqual(['cms-hospitals', 'nppes']);
    await harness.registry(
      [registered({ naturalKey: 'npi:1000000004', npi: '1000000004', name: 'Elm', address: '9 Elm Ave' })],
      'hospital',
    );
    const stored = (await harness.rows('provider_sources')).map(({ source, origin }) => [source, origin]);
    expect(stored).toEqual([
      ['cms-hospitals', 'sample'],
      ['nppes', 'live'],
    ]);
    expect((await places()).map(({ origin }) => origin)).toEqual(['sample', 'live']);
    await lists(facility('050999'));
    expect((await places()).map(({ origin }) => origin)).toEqual(['live', 'live']);
  });
});
