// Curated places that other sources speak of too: edits of the curated texts reach them at the next start.
import { facility, CA_LIVE, FacilityHarness, readOf } from '../testing/facility-harness';
import { StarterRepository } from './starter.repository';
import { StarterService } from './starter.service';

const CCN = '050625';
const NPI = '1407828429';
const NOTHING = { added: 0, updated: 0, deactivated: 0 };

let harness: FacilityHarness;
let starter: StarterService;

beforeAll(async () => {
  harness = await FacilityHarness.start();
  starter = new StarterService(new StarterRepository(harness.source), harness.store);
});
beforeEach(async () => {
  await harness.clear();
  await starter.importAll();
});
afterAll(() => harness.stop());

const query = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> => harness.source.query(sql, values);
const place = async (key: string) =>
  (await query<Record<string, unknown>>('SELECT * FROM guide.providers WHERE natural_key = $1', [key]))[0];
const versions = async () => [await harness.rows('providers'), await harness.rows('provider_sources')];

/** Lists of CMS hold the hospital: its row is the merge of their word and ours. */
const list = () =>
  harness.facilities.swap(
    { ...CA_LIVE, source: 'hospitals' },
    readOf([facility(CCN, { name: 'CEDARS-SINAI MEDICAL CENTER', zipCode: '90048', address: '8700 Beverly Blvd' })]),
  );
/** The registry has taken the curated row over under its own number. */
const register = (name = 'PASADENA HOSPITAL ASSOCIATION') =>
  harness.registry(
    [
      {
        source: 'nppes',
        type: 'hospital',
        naturalKey: `npi:${NPI}`,
        name,
        legalName: null,
        specialty: null,
        specialties: [],
        taxonomyCodes: ['282N00000X'],
        address: '100 W California Blvd',
        city: 'Pasadena',
        state: 'CA',
        zipCode: '91105',
        phone: '6265550155',
        npi: NPI,
        licenseNumber: null,
        sourceUrl: `https://npiregistry.cms.hhs.gov/provider-view/${NPI}`,
        sourceUpdatedAt: '2024-09-11',
        retrievedAt: new Date(),
      },
    ],
    'hospital',
    'live',
    '91105',
  );
/** As if the stored word were that of an older version of the content. */
const ageStatement = (key: string) =>
  query(
    `UPDATE guide.provider_sources
        SET fields = fields || '{"nameKo":"옛 이름","details":{"description":{"ko":"옛 글","en":"Old words"}}}', content_hash = 'old'
      WHERE source = 'starter' AND source_key = $1`,
    [`hospital ${key}`],
  );
const ageRow = (key: string) =>
  query(`UPDATE guide.providers SET name_ko = '옛 이름', details = NULL, content_hash = 'old' WHERE natural_key = $1`, [
    key,
  ]);

describe('a curated place that others speak of too', () => {
  it('gets its new Korean name, description and departments at the next start, and keeps what others know better', async () => {
    const before = await place(`ccn:${CCN}`);
    await list();
    await ageStatement(`ccn:${CCN}`);
    await ageRow(`ccn:${CCN}`);
    expect((await starter.importAll()).providers).toEqual({ ...NOTHING, updated: 1 });
    const after = await place(`ccn:${CCN}`);
    expect(after).toMatchObject({
      name_ko: before?.['name_ko'],
      name: before?.['name'],
      origin: 'live',
      source: 'cms-hospitals',
      ccn: CCN,
      is_active: true,
      field_sources: { nameKo: 'starter' },
    });
    const details = before?.['details'] as Record<string, unknown>;
    expect(details['departments']).not.toHaveLength(0);
    expect(after?.['details']).toMatchObject({
      description: details['description'],
      departments: details['departments'],
    });
    expect(after?.['search_text']).toEqual(expect.stringContaining('cedars'));
  });

  it('is not written again by a start that finds nothing new', async () => {
    await list();
    await starter.importAll();
    const stored = await versions();
    expect((await starter.importAll()).providers).toEqual(NOTHING);
    expect(await versions()).toEqual(stored);
  });

  it('keeps its curated words when the registry speaks of it, and gets new ones at the next start', async () => {
    const before = await place(`npi:${NPI}`);
    const merged = { name: before?.['name'], name_ko: before?.['name_ko'], origin: 'live', source: 'nppes', npi: NPI };
    await register();
    expect(await place(`npi:${NPI}`)).toMatchObject({ ...merged, id: before?.['id'] });
    const spoken = await query<{ source: string; fields: object }>(
      `SELECT s.source, s.fields FROM guide.provider_sources s JOIN guide.providers p ON p.id = s.provider_id
        WHERE p.natural_key = $1 ORDER BY s.source`,
      [`npi:${NPI}`],
    );
    expect(spoken.map(({ source }) => source)).toEqual(['nppes', 'starter']);
    expect(spoken[0]?.fields).not.toHaveProperty('nameKo');
    await ageStatement(`npi:${NPI}`);
    await ageRow(`npi:${NPI}`);
    expect((await starter.importAll()).providers).toEqual({ ...NOTHING, updated: 1 });
    expect(await place(`npi:${NPI}`)).toMatchObject(merged);
    await register('PASADENA HOSPITAL');
    expect(await place(`npi:${NPI}`)).toMatchObject(merged);
    expect((await starter.importAll()).providers).toEqual(NOTHING);
  });

  it('stays hidden when the list that held it has dropped it', async () => {
    await list();
    await query(`UPDATE guide.provider_sources SET is_active = false WHERE source = 'cms-hospitals'`);
    await query(`UPDATE guide.providers SET is_active = false, origin = 'starter' WHERE natural_key = $1`, [
      `ccn:${CCN}`,
    ]);
    await starter.importAll();
    expect(await place(`ccn:${CCN}`)).toMatchObject({ is_active: false });
  });

  it('loses only our word when it is curated no more', async () => {
    await list();
    await harness.curate();
    expect(await place(`ccn:${CCN}`)).toMatchObject({
      name: 'CEDARS-SINAI MEDICAL CENTER',
      name_ko: null,
      is_active: true,
    });
  });
});
