// The four sources against the stand-in of the outside world, from the first question to the stored rows.
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Test, type TestingModule } from '@nestjs/testing';
import { ClockModule } from '@app/kit/clock';
import { ConfigModule } from '@app/kit/config.module';
import { DatabaseModule } from '@app/database/database.module';
import { SlowDown } from '@app/fetching/crawl-failure';
import { FetchingModule } from '@app/fetching/fetching.module';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { insertRows } from '@app/testing/factories/rows';
import { type SampleSources, startSampleSources } from '@app/testing/sample-sources';
import { DataSource } from 'typeorm';
import { ModeModule } from '../mode/mode.module';
import { ModeService } from '../mode/mode.service';
import { CrawlerConfig } from '../config/config';
import { settingsOf, testConfig } from '../testing/crawler-app';
import type { SwapTarget } from '../swap/whole-swap';
import type { WholeRead } from '../sources/whole-source';
import { RUN_COLUMNS, type RunRow } from '../ledger/run-row';
import type { NameStore } from '../sources/drug-names/name-store';
import { drugNameRows } from '../starter/drug-name-rows';
import type { ReleaseStore, StagedRows } from '../sources/drug-plans/staged';
import { DrugNamesService } from './drug-names.service';
import { DrugReleasesService } from './drug-releases.service';
import { WholeModule } from './whole.module';
import { WholeSourcesService } from './whole-sources.service';

const filesDirectory = join(tmpdir(), `sample-read-test-${process.pid}`);
let world: SampleSources;
let database: TestDatabase;
let room: TestingModule;

beforeAll(async () => {
  [world, database] = await Promise.all([startSampleSources(), createTestDatabase()]);
  const config = testConfig({ ...settingsOf(database, world), filesDirectory });
  const url = database.crawlerUrl;
  room = await Test.createTestingModule({
    imports: [
      ClockModule,
      ConfigModule.register(CrawlerConfig, config),
      FetchingModule.register(config),
      DatabaseModule.forRoot({ url, applicationName: 'test', poolMax: 3 }),
      ModeModule,
      WholeModule.register(),
    ],
  }).compile();
  await room.init();
});
afterEach(() => world.clearFaults());
afterAll(async () => {
  await room.close();
  await world.stop();
  await database.drop();
  rmSync(filesDirectory, { recursive: true, force: true });
});

type Id = 'insurance' | 'crosswalk' | 'hospitals' | 'community-care' | 'clinics' | 'social-security';

const progress: [number, number | null][] = [];
async function read(id: Id): Promise<WholeRead<unknown>> {
  const signal = new AbortController().signal;
  const onProgress = (rows: number, total: number | null) => void progress.push([rows, total]);
  const client = await room.get(ModeService, { strict: false }).client({ isRobotsRecheck: false, signal });
  return room
    .get(WholeSourcesService, { strict: false })
    .source(id)
    .read({ client, state: 'CA', signal, now: new Date(), onProgress });
}
const swap = (source: Id, found: WholeRead<unknown>) => {
  const target: SwapTarget = { source, origin: 'sample', state: 'CA', isForced: false };
  const sources = room.get(WholeSourcesService, { strict: false });
  return sources.importer(sources.source(source).kind).swap(target, found);
};
const query = <R>(sql: string): Promise<R[]> => room.get(DataSource).query(sql);

describe('each source, read from the stand-ins', () => {
  it.each<[Id]>([['crosswalk'], ['hospitals'], ['community-care'], ['clinics'], ['social-security']])(
    '%s is stored, and not written a second time',
    async (id) => {
      const first = await swap(id, await read(id));
      expect(first.added).toBeGreaterThan(5);
      expect(first).toMatchObject({ found: first.added, updated: 0, deactivated: 0 });
      const again = await read(id);
      expect(await swap(id, again)).toMatchObject({ found: first.found, unchanged: first.found, added: 0, updated: 0 });
      expect(again.sha256).toBe((await read(id)).sha256);
    },
  );

  it('makes one record of a hospital of three lists, each field with the list that won', async () => {
    const rows = await query<{ field_sources: Record<string, string>; details: { beds: number } }>(
      `SELECT p.field_sources, p.details FROM guide.providers p
        WHERE (SELECT count(DISTINCT source) FROM guide.provider_sources s WHERE s.provider_id = p.id) = 3`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { field_sources, details } of rows) {
      expect(field_sources).toMatchObject({
        ccn: 'cms-hospitals',
        beds: 'hcai-facilities',
        licenseNumber: expect.stringMatching(/^(cdph|hcai)-facilities$/),
      });
      expect(details.beds).toBeGreaterThan(0);
    }
    const twice = await query(
      `SELECT ccn FROM guide.providers WHERE ccn IS NOT NULL AND type = 'hospital' GROUP BY ccn, zip_code HAVING count(*) > 1`,
    );
    expect(twice).toEqual([]);
  });

  it('shows only licences in force, and a warning with those on probation', async () => {
    const rows = await query<{ status: string; warned: boolean; shown: boolean }>(
      `SELECT DISTINCT details ->> 'licenseStatus' AS status, details ? 'notes' AS warned, is_active AS shown
         FROM guide.providers WHERE source LIKE 'cdss-%' ORDER BY 1`,
    );
    const shown = rows.filter((row) => row.shown).map(({ status, warned }) => [status, warned]);
    expect(shown).toEqual([
      ['LICENSED', false],
      ['ON PROBATION', true],
    ]);
    expect(rows.filter((row) => !row.shown).map(({ status }) => status)).toContain('PENDING');
  });

  it('gives every kind of place it should', async () => {
    const types = await query<{ type: string }>('SELECT DISTINCT type FROM guide.providers WHERE is_active ORDER BY 1');
    expect(types.map(({ type }) => type)).toEqual(['adultDayCare', 'assistant', 'clinic', 'hospital', 'seniorHousing']);
  });
});

describe('the drug plans, read from the stand-ins', () => {
  const readInto = async (releases: ReleaseStore) => {
    const signal = new AbortController().signal;
    const client = await room.get(ModeService, { strict: false }).client({ isRobotsRecheck: false, signal });
    const source = room.get(WholeSourcesService, { strict: false }).source('drug-plans');
    return source.read({ client, state: 'CA', signal, now: new Date(), onProgress: () => undefined, releases });
  };
  const load = async () => {
    const [run] = await query<RunRow>(
      `INSERT INTO guide.crawl_runs (source, status, origin, attempts, request_id, requested_by, started_at)
       VALUES ('drug-plans', 'running', 'sample', 1, 'test', 'operator', now()) RETURNING ${RUN_COLUMNS}`,
    );
    if (!run) throw new Error('no run');
    await room.get(DrugReleasesService).readAndStore(run, readInto);
    const [ended] = await query<RunRow>(`SELECT ${RUN_COLUMNS} FROM guide.crawl_runs WHERE id = '${run.id}'`);
    return ended;
  };

  it('are stored for this year with prices and for the next one without, and their files are not fetched again', async () => {
    const first = await load();
    expect(first).toMatchObject({ status: 'succeeded', release: 'SPUF_2026_20260701, 2027_20261014', updated: 0 });
    expect(first?.added).toBe(first?.found);
    const rows = await query<{ year: number; plans: number; prices: number }>(
      `SELECT plan_year AS year, count(DISTINCT p.id)::int AS plans, count(d.rxcui)::int AS prices
         FROM guide.drug_plans p LEFT JOIN guide.drug_prices d ON d.drug_plan_id = p.id GROUP BY 1 ORDER BY 1`,
    );
    expect(rows).toEqual([
      { year: 2026, plans: expect.any(Number), prices: expect.any(Number) },
      { year: 2027, plans: expect.any(Number), prices: 0 },
    ]);
    expect(rows[0]?.prices).toBeGreaterThan(5_000);
    await swap('insurance', await read('insurance'));
    const [matched] = await query<{ without: number }>(
      `SELECT count(*)::int AS without FROM guide.insurance_plans i
        WHERE has_drug_coverage AND is_active AND NOT EXISTS (SELECT FROM guide.drug_plans d
          WHERE (d.contract_id, d.plan_id, d.segment_id, d.plan_year) = (i.contract_id, i.plan_id, i.segment_id, i.plan_year))`,
    );
    expect(matched).toEqual({ without: 0 });
    const before = (await world.requests()).length;
    expect(await load()).toMatchObject({ found: first?.found, unchanged: first?.found, added: 0 });
    const requested = (await world.requests()).slice(before).map(({ url }) => url ?? '');
    expect(requested.filter((url) => url.endsWith('.zip'))).toEqual([]);
  });

  it.each([
    ['no-links', 'schema_changed'],
    ['renamed-column', 'missing_columns'],
    ['ragged', 'schema_changed'],
    ['empty', 'empty_result'],
    ['half-zip', 'truncated_body'],
  ])('with %s are refused as %s', async (fault, failureClass) => {
    await world.setFault({ source: 'drug-plans', fault, times: null });
    const drain = async (_: unknown, batches: AsyncIterable<StagedRows>) => {
      for await (const batch of batches) expect(batch.rows.length).toBeGreaterThan(0);
    };
    const store = { isInForce: () => Promise.resolve(false), load: drain };
    await expect(readInto(store)).rejects.toMatchObject({ failureClass });
  });
});

describe('the names of medicines, read from the stand-ins', () => {
  const readInto = async (names: NameStore) => {
    const signal = new AbortController().signal;
    const client = await room.get(ModeService, { strict: false }).client({ isRobotsRecheck: false, signal });
    const source = room.get(WholeSourcesService, { strict: false }).source('drug-names');
    return source.read({ client, state: 'CA', signal, now: new Date(), onProgress: () => undefined, names });
  };
  const load = async () => {
    const [run] = await query<RunRow>(
      `INSERT INTO guide.crawl_runs (source, status, origin, attempts, request_id, requested_by, started_at)
       VALUES ('drug-names', 'running', 'sample', 1, 'test', 'operator', now()) RETURNING ${RUN_COLUMNS}`,
    );
    if (!run) throw new Error('no run');
    await room.get(DrugNamesService).readAndStore(run, readInto);
    const [ended] = await query<RunRow>(`SELECT ${RUN_COLUMNS} FROM guide.crawl_runs WHERE id = '${run.id}'`);
    return ended;
  };

  it('are those that the shipped list lacks, in every form, and are not asked for again', async () => {
    const shipped = drugNameRows().map((row) => ({ ...row, origin: 'starter' }));
    await insertRows(room.get(DataSource), 'drug_names', shipped);
    expect(await load()).toMatchObject({
      status: 'succeeded',
      added: 6,
      updated: 0,
      result: { skipped: { not_known: 1, other_kind: 1 } },
    });
    const rows = await query<{ name: string }>(
      `SELECT name, ingredient, brand FROM guide.drug_names WHERE origin = 'sample' ORDER BY rxcui`,
    );
    const pack = '{4 (exampline 5 MG Oral Tablet) / 3 (samplozine 10 MG Oral Tablet) } Pack';
    expect(rows).toEqual([
      { name: 'samplozine 10 MG Oral Tablet', ingredient: 'samplozine', brand: null },
      { name: 'samplozine 20 MG Oral Tablet', ingredient: 'samplozine', brand: null },
      { name: 'samplozine 10 MG Oral Tablet [Samplora]', ingredient: 'samplozine', brand: 'Samplora' },
      { name: 'exampline 5 MG / samplozine 10 MG Oral Tablet', ingredient: 'exampline / samplozine', brand: null },
      { name: pack, ingredient: 'exampline / samplozine', brand: null },
      { name: `${pack} [Exampack]`, ingredient: 'exampline / samplozine', brand: 'Exampack' },
    ]);
    const before = (await world.requests()).length;
    expect(await load()).toMatchObject({ added: 0, result: { notes: [{ code: 'no_name_missing' }] } });
    expect((await world.requests()).slice(before)).toEqual([]);
  });

  it.each([
    ['old-shape', 'schema_changed'],
    ['not-json', 'not_json'],
    ['cut-json', 'truncated_body'],
    ['forbidden-403', 'blocked'],
  ])('with %s are refused as %s', async (fault, failureClass) => {
    await world.setFault({ source: 'drug-names', fault, times: null });
    const store = { missing: () => Promise.resolve([9_900_001]), keep: () => Promise.reject(new Error('kept')) };
    await expect(readInto(store)).rejects.toMatchObject({ failureClass });
  });

  it('wait when they are asked to slow down', async () => {
    await world.setFault({ source: 'drug-names', fault: 'http-429', times: null });
    const store = { missing: () => Promise.resolve([9_900_001]), keep: () => Promise.reject(new Error('kept')) };
    await expect(readInto(store)).rejects.toThrow(SlowDown);
  });
});

describe('a source that does wrong', () => {
  it.each<[Id, Record<string, unknown>, string]>([
    ['hospitals', { fault: 'block-page', path: '/pdc/' }, 'blocked'],
    ['hospitals', { fault: 'renamed-column', path: '/pdc/' }, 'missing_columns'],
    ['hospitals', { fault: 'empty', path: '/pdc/' }, 'empty_result'],
    ['hospitals', { fault: 'old-shape', path: '/chhs/' }, 'schema_changed'],
    ['community-care', { fault: 'forbidden-403' }, 'blocked'],
    ['crosswalk', { fault: 'renamed-column' }, 'missing_columns'],
    ['crosswalk', { fault: 'half-zip' }, 'truncated_body'],
    ['clinics', { fault: 'missing-column' }, 'missing_columns'],
    ['clinics', { fault: 'half-csv' }, 'truncated_body'],
    ['social-security', { fault: 'half-csv' }, 'truncated_body'],
    ['social-security', { fault: 'block-page' }, 'blocked'],
  ])('%s with %p is refused as %s', async (source, fault, failureClass) => {
    await world.setFault({ source, times: null, ...fault } as never);
    await expect(read(source)).rejects.toMatchObject({ failureClass });
  });

  it.each<[Id]>([['crosswalk'], ['hospitals'], ['clinics'], ['social-security']])(
    '%s with 30 % fewer rows is not stored',
    async (id) => {
      await world.setFault({ source: id, fault: 'fewer-rows', times: null });
      await expect(swap(id, await read(id))).rejects.toMatchObject({ failureClass: 'row_count_fell' });
    },
  );

  it.each<[Id, string]>([
    ['hospitals', 'resource-id-changed'],
    ['community-care', 'resource-id-changed'],
    ['hospitals', 'no-datastore'],
    ['community-care', 'no-datastore'],
  ])('%s with %s is read all the same, to the same records', async (source, fault) => {
    const { found } = await swap(source, await read(source));
    await world.setFault({ source, fault, times: null });
    expect(await swap(source, await read(source))).toMatchObject({ found, unchanged: found });
  });

  it('community care is read from the department itself when the portal does not know the package', async () => {
    const { found } = await swap('community-care', await read('community-care'));
    await world.setFault({ source: 'community-care', fault: 'error-body', path: 'ccl-facilities', times: null });
    const counts = await swap('community-care', await read('community-care'));
    expect(counts).toMatchObject({ added: 0, deactivated: 0 });
    expect(counts.found).toBe(found);
    const requests = (await world.requests()).filter(({ url }) => url?.includes('/ccld/'));
    expect(requests).toHaveLength(3);
  });
});
