import { HOSPITALS } from '@app/content/records/hospitals';
import { INSURERS } from '@app/content/records/insurers';
import { MEDICAL_GROUPS } from '@app/content/records/medical-groups';
import { PROGRAMS } from '@app/content/records/programs';
import { ZIP_PROVIDERS } from '@app/content/records/zip-providers';
import type { DataSource } from 'typeorm';
import { CA_LIVE, curated, facility, FacilityHarness, readOf } from '../testing/facility-harness';
import { drugNameRows } from './drug-name-rows';
import { StarterRepository } from './starter.repository';
import { StarterService } from './starter.service';

let harness: FacilityHarness;
let source: DataSource;
let starter: StarterService;

const CURATED = HOSPITALS.length + MEDICAL_GROUPS.length + INSURERS.length + ZIP_PROVIDERS.length;
const ZIP_HOSPITALS = ZIP_PROVIDERS.filter(({ type }) => type === 'hospital').length;
const NOTHING = { added: 0, updated: 0, deactivated: 0 };

async function count(sql: string): Promise<number> {
  const rows: { count: number }[] = await source.query(`SELECT count(*)::int AS count FROM guide.${sql}`);
  return rows[0]?.count ?? -1;
}

async function one<Row>(sql: string, parameters: unknown[] = []): Promise<Row> {
  const [row, ...others] = await source.query<Row[]>(sql, parameters);
  if (!row || others.length > 0) throw new Error(`${others.length + (row ? 1 : 0)} rows instead of one`);
  return row;
}

const provider = (type: string, name: string): Promise<Record<string, unknown>> =>
  one('SELECT * FROM guide.providers WHERE type = $1 AND name = $2', [type, name]);

beforeEach(async () => {
  harness = await FacilityHarness.start();
  source = harness.source;
  starter = new StarterService(new StarterRepository(source), harness.store);
});
afterEach(() => harness.stop());

test('the first start imports every curated record and the ZIP table', async () => {
  const counts = await starter.importAll();
  expect(counts.providers).toEqual({ ...NOTHING, added: CURATED });
  expect(counts.programs).toEqual({ ...NOTHING, added: PROGRAMS.length });
  expect(counts.drugNames).toBe(drugNameRows().length);
  expect(await one(`SELECT name, ingredient, brand, origin FROM guide.drug_names WHERE rxcui = 1545664`)).toEqual({
    name: 'empagliflozin 10 mg tablet [Jardiance]',
    ingredient: 'empagliflozin',
    brand: 'Jardiance',
    origin: 'starter',
  });
  expect(await count('zip_codes')).toBe(2_595);
  expect(await count('zip_counties')).toBe(2_802);
  expect(counts.zips).toBe(2_595 + 2_802);
  expect(await count(`providers WHERE type = 'medicalGroup'`)).toBe(MEDICAL_GROUPS.length);
  expect(await count(`providers WHERE type = 'insurance'`)).toBe(INSURERS.length);
  expect(await count(`providers WHERE type = 'hospital'`)).toBe(HOSPITALS.length + ZIP_HOSPITALS);
  expect(await count(`providers WHERE type NOT IN ('medicalGroup', 'insurance', 'hospital')`)).toBe(
    ZIP_PROVIDERS.length - ZIP_HOSPITALS,
  );
  expect(await count(`providers WHERE origin = 'starter' AND is_active AND search_text <> ''`)).toBe(CURATED);
});

test('a name that RxNorm has given stays', async () => {
  await starter.importAll();
  await source.query(
    `UPDATE guide.drug_names SET name = 'lisinopril 10 MG Oral Tablet', origin = 'live' WHERE rxcui = 314076`,
  );
  expect((await starter.importAll()).drugNames).toBe(0);
  expect(await one('SELECT name FROM guide.drug_names WHERE rxcui = 314076')).toEqual({
    name: 'lisinopril 10 MG Oral Tablet',
  });
});

test('a second start writes nothing', async () => {
  await starter.importAll();
  const shape = `SELECT md5(string_agg(p::text, '|' ORDER BY p.id)) AS sum FROM guide.providers p`;
  const before = await one(shape);
  expect(await starter.importAll()).toEqual({ zips: 0, providers: NOTHING, programs: NOTHING, drugNames: 0 });
  expect(await one(shape)).toEqual(before);
});

test('records of a version without match keys get theirs at the next import', async () => {
  await starter.importAll();
  const keys = `SELECT jsonb_object_agg(source_key, match_keys) AS keys FROM guide.provider_sources`;
  const before = await one(keys);
  await source.query(`UPDATE guide.provider_sources SET match_keys = '{}'`);
  await starter.importAll();
  expect(await one(keys)).toEqual(before);
  expect(await count(`provider_sources WHERE match_keys = '{}'`)).toBe(0);
});

test('two crawlers that start together import once', async () => {
  const [first, second] = await Promise.all([starter.importAll(), starter.importAll()]);
  expect(first.providers.added + second.providers.added).toBe(CURATED);
  expect(await count('providers')).toBe(CURATED);
});

test('an address is split, and county and point come from the ZIP', async () => {
  await starter.importAll();
  expect(await provider('medicalGroup', 'Kheir Clinic')).toMatchObject({
    natural_key: 'starter:kheir',
    address: '3727 W 6th St, Suite 200',
    city: 'Los Angeles',
    state: 'CA',
    zip_code: '90020',
    county: 'Los Angeles',
    languages: ['English', 'Korean', 'Spanish', 'Bengali', 'Thai'],
    checked_on: '2026-11-20',
    source_updated_at: '2026-06-15',
  });
  const { latitude, longitude } = await one<{ latitude: number; longitude: number }>(
    `SELECT p.latitude - z.latitude AS latitude, p.longitude - z.longitude AS longitude
       FROM guide.providers p JOIN guide.zip_codes z ON z.zip = p.zip_code WHERE p.natural_key = 'starter:kheir'`,
  );
  expect([latitude, longitude]).toEqual([0, 0]);
  expect(await count(`providers WHERE zip_code IS NOT NULL AND (latitude IS NULL OR county IS NULL)`)).toBe(0);
  expect(await provider('hospital', 'Hoag Memorial Hospital Presbyterian')).toMatchObject({
    address: 'One Hoag Drive',
    city: 'Newport Beach',
    zip_code: '92663',
    county: 'Orange',
  });
});

test('a place with a registry number waits under it for the crawl', async () => {
  await starter.importAll();
  const keys = `SELECT natural_key FROM guide.providers WHERE type = $1 AND name = $2`;
  expect(await one(keys, ['hospital', 'Cedars-Sinai Medical Center'])).toEqual({ natural_key: 'ccn:050625' });
  expect(await one(keys, ['hospital', 'Huntington Hospital'])).toEqual({ natural_key: 'npi:1407828429' });
  expect(await one(keys, ['clinic', 'KCS Health Center'])).toEqual({ natural_key: 'npi:1861525602' });
  expect(await one(keys, ['insurance', 'Kaiser Permanente'])).toEqual({ natural_key: 'starter:kaiser' });
});

test('a hospital whose number is in doubt has none, and says which fields are unconfirmed', async () => {
  await starter.importAll();
  const row = await provider('hospital', 'Cedars-Sinai Medical Center');
  expect(row).toMatchObject({ phone: null, languages: [], details: { rating: 5, hasEmergency: true } });
  expect((row.details as { unconfirmedFields: string[] }).unconfirmedFields).toContain('departments');
});

test('a memory-only record shows its name and nothing else', async () => {
  await starter.importAll();
  expect(await provider('insurance', 'Health Net / Wellcare by Health Net')).toMatchObject({
    name_ko: '헬스넷 / 웰케어 바이 헬스넷',
    confidence: 'memory',
    phone: null,
    website: null,
    address: null,
    details: null,
  });
});

test('a program names whose telephone line it gives', async () => {
  await starter.importAll();
  expect(await one(`SELECT * FROM guide.assistance_programs WHERE id = 'msp'`)).toMatchObject({
    name_ko: '메디케어 비용 지원(MSP: QMB·SLMB·QI)',
    phone: '1-800-434-0222',
    phone_label_ko: '무료 메디케어 상담(HICAP)',
    eligibility_requirements_ko: { who: expect.stringContaining('메디케어') as string },
    is_stale: false,
  });
});

test('a program whose source is old says so', async () => {
  await starter.importAll();
  expect(await one(`SELECT is_stale FROM guide.assistance_programs WHERE id = 'mssp'`)).toEqual({ is_stale: true });
});

test('a curated place that left the content becomes inactive, records of other origins stay', async () => {
  await harness.curate(curated({ type: 'clinic', ccn: undefined }, 'starter:closed'));
  const hospitals = { ...CA_LIVE, source: 'hospitals' } as const;
  await harness.facilities.swap({ ...hospitals, origin: 'sample' }, readOf([facility('059901')]));
  expect((await starter.importAll()).providers).toEqual({ ...NOTHING, added: CURATED, deactivated: 1 });
  expect(await one(`SELECT natural_key, origin FROM guide.providers WHERE NOT is_active`)).toEqual({
    natural_key: 'starter:closed',
    origin: 'starter',
  });
  expect((await starter.importAll()).providers).toEqual(NOTHING);
});

test('a changed or deactivated starter row is put right again', async () => {
  await starter.importAll();
  await source.query(
    `UPDATE guide.provider_sources SET is_active = false, content_hash = 'old' WHERE natural_key = 'starter:kaiser';
     UPDATE guide.providers SET name = 'old', is_active = false, content_hash = 'old' WHERE natural_key = 'starter:kaiser'`,
  );
  await source.query(`UPDATE guide.assistance_programs SET is_active = false WHERE id = 'pace'`);
  await source.query(`UPDATE guide.zip_counties SET ratio = 0.5 WHERE zip = '90006'`);
  await source.query(`INSERT INTO guide.zip_counties VALUES ('90006', 'Orange', 0.5, false)`);
  await source.query(`UPDATE guide.drug_names SET name = 'another' WHERE rxcui = 197361`);
  const counts = await starter.importAll();
  expect(counts).toEqual({
    zips: 2,
    providers: { ...NOTHING, updated: 1 },
    programs: { ...NOTHING, updated: 1 },
    drugNames: 1,
  });
  expect(await provider('insurance', 'Kaiser Permanente')).toMatchObject({ is_active: true });
});
