import type { SkipCounts } from '@app/contracts/http/crawler';
import type { DataSource } from 'typeorm';
import { RunLost } from '../../ledger/run-lost';
import { type Cursor, RUN_COLUMNS, type RunRow } from '../../ledger/run-row';
import type { ProviderRecord } from '../../sources/providers/provider-record';
import { curated, FacilityHarness } from '../../testing/facility-harness';
import type { RegistryPagesService } from './registry-pages.service';

const ZIP = '90006';
const NEXT: Cursor = { step: 1, skip: 0, rests: 0 };

describe('the import of records', () => {
  let harness: FacilityHarness;
  let source: DataSource;
  let imports: RegistryPagesService;

  beforeAll(async () => {
    harness = await FacilityHarness.start();
    ({ source, imports } = harness);
    await source.query(`INSERT INTO guide.zip_codes (zip, place, latitude, longitude, source)
      VALUES ('${ZIP}', 'Los Angeles', 34.05, -118.29, 'test') ON CONFLICT DO NOTHING`);
    await source.query(`INSERT INTO guide.zip_counties (zip, county, ratio, is_primary)
      VALUES ('${ZIP}', 'Los Angeles', 1, true) ON CONFLICT DO NOTHING`);
  });
  beforeEach(() => harness.clear());
  afterAll(() => harness.stop());

  const record = (number: number, changes: Partial<ProviderRecord> = {}): ProviderRecord => {
    const npi = String(2_000_000_000 + number);
    return {
      source: 'nppes',
      type: 'pharmacy',
      naturalKey: `npi:${npi}`,
      name: `Sample Pharmacy ${number}`,
      legalName: null,
      specialty: 'Pharmacy',
      specialties: [],
      taxonomyCodes: ['333600000X'],
      address: `${number} Sample St`,
      city: 'Los Angeles',
      state: 'CA',
      zipCode: ZIP,
      phone: '(213) 555-0101',
      npi,
      licenseNumber: null,
      sourceUrl: `https://npiregistry.cms.hhs.gov/provider-view/${npi}`,
      sourceUpdatedAt: '2024-09-11',
      retrievedAt: new Date(),
      ...changes,
    };
  };
  const records = (count: number) => Array.from({ length: count }, (_, index) => record(index + 1));

  async function run(origin = 'sample', options = {}): Promise<RunRow> {
    const rows: RunRow[] = await source.query(
      `INSERT INTO guide.crawl_runs (source, zip, type, status, origin, options, attempts, total, request_id, requested_by)
       VALUES ('providers', $1, 'pharmacy', 'running', $2, $3, 1, 1, 'test', 'operator') RETURNING ${RUN_COLUMNS}`,
      [ZIP, origin, JSON.stringify(options)],
    );
    return rows[0] as RunRow;
  }
  const page = (found: ProviderRecord[], isTruncated = false, skipped: SkipCounts = {}) => ({
    records: found,
    skipped,
    nextSkip: null,
    isTruncated,
  });
  async function row({ id }: RunRow): Promise<RunRow> {
    const [found] = await source.query<RunRow[]>(`SELECT ${RUN_COLUMNS} FROM guide.crawl_runs WHERE id = $1`, [id]);
    if (!found) throw new Error('no such run');
    return found;
  }
  const providers = (): Promise<Record<string, unknown>[]> =>
    source.query('SELECT *, xmin::text AS version FROM guide.providers ORDER BY natural_key');

  /** One whole read of the part. */
  async function read(
    found: ProviderRecord[],
    origin = 'sample',
    { isForced = false, isTruncated = false } = {},
  ): Promise<RunRow> {
    const opened = await run(origin, { ...(isForced && { isForced }) });
    await imports.storePage(opened, page(found, isTruncated), NEXT);
    await imports.finish(opened);
    return row(opened);
  }

  it('stores records with their place, provenance and search text', async () => {
    expect(await read(records(2))).toMatchObject({ status: 'succeeded', phase: 'finished', found: 2, added: 2 });
    expect((await providers())[0]).toMatchObject({
      name: 'Sample Pharmacy 1',
      county: 'Los Angeles',
      latitude: 34.05,
      origin: 'sample',
      confidence: 'verified',
      source_updated_at: '2024-09-11',
      languages: [],
      language_source: null,
      is_active: true,
      search_text: expect.stringContaining('sample pharmacy 1'),
    });
  });

  it('writes nothing twice: the same read again leaves every row as it was', async () => {
    await read(records(3));
    const before = await providers();
    expect(await read(records(3))).toMatchObject({ found: 3, added: 0, updated: 0, unchanged: 3 });
    expect(await providers()).toEqual(before);
  });

  it('moves only the check date of a record that is the same on another day', async () => {
    await read(records(1));
    await source.query(
      `UPDATE guide.provider_sources SET checked_on = '2020-01-01'; UPDATE guide.providers SET checked_on = '2020-01-01'`,
    );
    const [before] = await providers();
    expect(await read(records(1))).toMatchObject({ unchanged: 1, updated: 0 });
    const [after] = await providers();
    expect(after?.['checked_on']).not.toBe('2020-01-01');
    expect(after?.['updated_at']).toEqual(before?.['updated_at']);
  });

  it('adds up what its pages left out', async () => {
    const opened = await run();
    await imports.storePage(opened, page(records(2), false, { broken_text: 1 }), NEXT);
    expect(await row(opened)).toMatchObject({ status: 'running', result: { skipped: { broken_text: 1 } } });
    await imports.storePage(opened, page(records(3), false, { broken_text: 1, unreadable: 2 }), { ...NEXT, step: 2 });
    await imports.finish(opened);
    expect((await row(opened)).result).toMatchObject({ skipped: { broken_text: 2, unreadable: 2 }, notes: [] });
  });

  it('counts a record once although two questions show it', async () => {
    const opened = await run();
    await imports.storePage(opened, page(records(2)), NEXT);
    await imports.storePage(opened, page(records(3)), { ...NEXT, step: 2 });
    expect(await row(opened)).toMatchObject({ found: 3, added: 3, unchanged: 0, done: 2 });
  });

  it('updates a record that changed', async () => {
    await read(records(5));
    const changed = [record(1, { phone: '(213) 555-0199' }), ...records(5).slice(1)];
    expect(await read(changed)).toMatchObject({ updated: 1, unchanged: 4 });
    expect((await providers())[0]).toMatchObject({ phone: '(213) 555-0199' });
  });

  it('makes a record inactive that a whole read no longer shows, and active again when it comes back', async () => {
    await read(records(10));
    expect(await read(records(9))).toMatchObject({ deactivated: 1 });
    expect((await providers()).filter(({ is_active }) => is_active)).toHaveLength(9);
    expect(await read(records(10))).toMatchObject({ updated: 1, deactivated: 0 });
    expect((await providers()).filter(({ is_active }) => is_active)).toHaveLength(10);
  });

  it('refuses a row-count drop of more than a fifth, however often it is read, and marks the rows', async () => {
    await read(records(10));
    const dropped = await read(records(7));
    expect(dropped).toMatchObject({
      status: 'succeeded',
      deactivated: 0,
      result: { notes: [{ code: 'fell', params: { found: 7, before: 10, kept: 3 } }] },
    });
    const kept = await providers();
    expect(kept.every(({ is_active }) => is_active)).toBe(true);
    expect(kept.filter(({ is_stale }) => is_stale)).toHaveLength(3);
    expect(await read(records(7))).toMatchObject({ deactivated: 0, result: { notes: [{ code: 'fell' }] } });
    expect((await providers()).filter(({ is_active }) => is_active)).toHaveLength(10);
  });

  it('adds two small row-count drops up to the large one they are', async () => {
    await read(records(10));
    expect(await read(records(8))).toMatchObject({ deactivated: 2 });
    expect(await read(records(7))).toMatchObject({ result: { notes: [{ code: 'fell', params: { before: 10 } }] } });
  });

  it('believes an operator, and measures by that read from then on', async () => {
    await read(records(10));
    const forced = await read(records(2), 'sample', { isForced: true });
    expect(forced).toMatchObject({ deactivated: 8, result: { notes: [] } });
    expect(await read(records(2))).toMatchObject({ unchanged: 2, deactivated: 0, result: { notes: [] } });
    expect(await read([], 'sample', { isForced: true })).toMatchObject({ status: 'succeeded', deactivated: 2 });
  });

  it('remembers what a cut list held: a short one after it ends nothing', async () => {
    await read(records(2));
    expect(await read(records(24), 'sample', { isTruncated: true })).toMatchObject({ found: 24, isTruncated: true });
    const short = await read(records(2));
    expect(short).toMatchObject({ deactivated: 0, result: { notes: [{ code: 'fell', params: { before: 24 } }] } });
    expect((await providers()).filter(({ is_active }) => is_active)).toHaveLength(24);
  });

  it('takes no records where there were some for a failure, and keeps them', async () => {
    await read(records(3));
    const empty = await run();
    await imports.storePage(empty, page([]), NEXT);
    await expect(imports.finish(empty)).rejects.toMatchObject({ failureClass: 'empty_result' });
    expect((await providers()).every(({ is_active }) => is_active)).toBe(true);
  });

  it('takes no records where there never were any for an answer', async () => {
    expect(await read([])).toMatchObject({ status: 'succeeded', found: 0 });
  });

  it('makes nothing inactive by a list that the source has cut', async () => {
    await read(records(10));
    const cut = await run();
    await imports.storePage(cut, page(records(9), true), NEXT);
    await imports.finish(cut);
    expect(await row(cut)).toMatchObject({ isTruncated: true, deactivated: 0 });
  });

  it.each([
    ['type', `fields = fields || '{"type":"clinic"}'`],
    ['ZIP', `fields = fields || '{"zipCode":"90007"}'`],
    ['source', `source = 'starter'`],
    ['origin', `origin = 'starter'`],
  ])('makes nothing inactive that is of another %s', async (_what, change) => {
    await read(records(10));
    await source.query(`UPDATE guide.provider_sources SET ${change} WHERE natural_key = $1`, [record(10).naturalKey]);
    expect(await read(records(9))).toMatchObject({ status: 'succeeded', deactivated: 0 });
    expect((await providers()).filter(({ is_active }) => is_active)).toHaveLength(10);
  });

  it('deletes the sample records of the source at its first live success, and not before', async () => {
    await read(records(3));
    const failing = await run('live');
    await imports.storePage(failing, page([record(50)]), NEXT);
    expect(await providers()).toHaveLength(4);
    await imports.finish(failing);
    expect((await providers()).map(({ origin }) => origin)).toEqual(['live']);
  });

  it('never lets an invented record replace a true one', async () => {
    await read([record(1)], 'live');
    const [before] = await providers();
    await read([record(1, { name: 'Invented' })], 'sample');
    expect(await providers()).toEqual([before]);
  });

  it('meets a curated record under its number: our name, Korean name, languages and texts lead, the rest is read', async () => {
    const said = {
      type: 'pharmacy',
      name: 'Curated name',
      nameKo: '한인 약국',
      nameKoSource: 'source',
      ccn: undefined,
      languages: ['Korean'],
      languageSource: 'own website',
      details: { region: 'LA' },
    } as const;
    await harness.curate(curated(said as never, record(1).naturalKey));
    expect(await read([record(1)], 'live')).toMatchObject({ updated: 1, added: 0 });
    expect(await providers()).toEqual([
      expect.objectContaining({
        name: 'Curated name',
        name_ko: '한인 약국',
        languages: ['Korean'],
        language_source: 'own website',
        details: { region: 'LA' },
        phone: '(213) 555-0101',
        origin: 'live',
        source: 'nppes',
        search_text: expect.stringContaining('sample pharmacy 1'),
      }),
    ]);
  });

  it('changes nothing for a worker that has lost the run', async () => {
    const lost = await run();
    await source.query('UPDATE guide.crawl_runs SET attempts = 2 WHERE id = $1', [lost.id]);
    await expect(imports.storePage(lost, page(records(2)), NEXT)).rejects.toThrow(RunLost);
    await expect(imports.finish(lost)).rejects.toThrow(RunLost);
    expect(await providers()).toEqual([]);
  });

  it('stores a page and its progress together or not at all', async () => {
    const opened = await run();
    const bad = [...records(2), record(3, { sourceUrl: 'ftp://nowhere' })];
    await expect(imports.storePage(opened, page(bad), NEXT)).rejects.toThrow(/source_url/);
    expect(await providers()).toEqual([]);
    expect(await row(opened)).toMatchObject({ found: 0, done: 0, resumeAt: null });
  });
});
