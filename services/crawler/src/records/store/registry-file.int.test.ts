// The registry's monthly file from its text to the rows that visitors see, and back on its feet after a kill at each stage.
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npiFileLines, npiPlacesFile, writeNpiFile } from '@app/testing/invented/npi-file.mjs';
import { zipArchive } from '../../../../../tools/sample-sources/zip-archive.mjs';
import { HeldRows } from '../../ledger/held-rows.service';
import type { RunRow } from '../../ledger/run-row';
import { FacilityHarness } from '../../testing/facility-harness';
import { RegistryRuns, samplePharmacy } from '../../testing/registry-runs';
import type { RegistryFileService } from './registry-file.service';
import type { SourceRecordStore } from './source-record-store.service';

const FILE = join(tmpdir(), `npi-file-${process.pid}.csv`);
const ARCHIVE = FILE.replace('.csv', '.zip');
const COUNT = 120;
type Change = NonNullable<Parameters<typeof writeNpiFile>[1]['change']>;

let harness: FacilityHarness;
let runs: RegistryRuns;
let service: RegistryFileService;
let reads: number;

beforeAll(async () => {
  harness = await FacilityHarness.start();
  runs = new RegistryRuns(harness);
});
beforeEach(async () => {
  await harness.clear();
  reads = 0;
  service = harness.registryFile;
  service.portionSize = 50;
  await writeNpiFile(FILE, { count: COUNT });
});
afterAll(async () => {
  for (const path of [FILE, ARCHIVE]) rmSync(path, { force: true });
  await harness.stop();
});

const one = <R>(sql: string, values: unknown[] = []): Promise<R> => runs.one(sql, values);
const row = (run: RunRow): Promise<RunRow> => runs.row(run);
const opened = (options: object = {}): Promise<RunRow> => runs.open(options);
const takenOver = (run: RunRow): Promise<RunRow> => runs.takeOver(run);
const work = (run: RunRow, path = FILE): Promise<RunRow> =>
  runs.work(service, run, path, (batches) => {
    reads += 1;
    return batches;
  });
const shown = async (): Promise<{ count: number }> => ({ count: await runs.shown() });
const isStageEmpty = async () =>
  expect(await one('SELECT count(*)::int AS rows FROM guide.registry_stage')).toEqual({ rows: 0 });
/** Imitates a kill of the worker: after so many portions nothing more is stored. */
const killAfter = (portions: number) => {
  const { store } = service as unknown as { store: SourceRecordStore };
  const real = store.storeStaged.bind(store);
  let begun = 0;
  jest.spyOn(store, 'storeStaged').mockImplementation((...given) => {
    begun += 1;
    return begun > portions ? Promise.reject(new Error('killed')) : real(...given);
  });
};

describe('the import of the whole registry', () => {
  it('stores every provider once, leaves nothing behind, and writes nothing the second time', async () => {
    expect(await work(await opened())).toMatchObject({ status: 'succeeded', found: COUNT, added: COUNT, unchanged: 0 });
    await isStageEmpty();
    const before = [await harness.rows('providers'), await harness.rows('provider_sources')];
    expect(before[0]).toHaveLength(COUNT);
    expect(await work(await opened())).toMatchObject({ found: COUNT, added: 0, updated: 0, unchanged: COUNT });
    expect([await harness.rows('providers'), await harness.rows('provider_sources')]).toEqual(before);
  });

  it('only moves the check dates when the same file is read on a later day', async () => {
    await work(await opened());
    for (const table of ['provider_sources', 'providers']) {
      await harness.source.query(`UPDATE guide.${table} SET checked_on = checked_on - 1`);
    }
    expect(await work(await opened())).toMatchObject({ found: COUNT, added: 0, updated: 0, unchanged: COUNT });
    for (const table of ['provider_sources', 'providers']) {
      const days = `SELECT count(*) FILTER (WHERE checked_on < current_date - 1)::int AS older, count(DISTINCT checked_on)::int AS days`;
      expect(await one(`${days} FROM guide.${table}`)).toEqual({ older: 0, days: 1 });
    }
  });

  it('stores what the file says where the stored record was ended or changed since', async () => {
    await work(await opened());
    const [ended, changed] = await harness.source.query<{ source_key: string }[]>(
      'SELECT source_key FROM guide.provider_sources ORDER BY source_key LIMIT 2',
    );
    await harness.source.query('UPDATE guide.provider_sources SET is_active = false WHERE source_key = $1', [
      ended?.source_key,
    ]);
    await harness.source.query(
      `UPDATE guide.provider_sources SET content_hash = 'another', fields = fields || '{"city": "Elsewhere"}' WHERE source_key = $1`,
      [changed?.source_key],
    );
    expect(await work(await opened())).toMatchObject({ found: COUNT, added: 0, deactivated: 0 });
    const counts = `count(*) FILTER (WHERE NOT is_active)::int AS ended, count(*) FILTER (WHERE fields ->> 'city' = 'Elsewhere')::int AS elsewhere`;
    expect(await one(`SELECT ${counts} FROM guide.provider_sources`)).toEqual({ ended: 0, elsewhere: 0 });
  });

  it('counts a provider that the file contains twice as it occurs last, in the same portion or in another', async () => {
    const street = 'Provider First Line Business Practice Location Address';
    let npi = '';
    const twice: Change = (cells, index) => {
      if (index === 0) npi = cells.NPI ?? '';
      return index === 1 || index === COUNT - 1 ? { ...cells, NPI: npi, [street]: `${index} LAST ST` } : cells;
    };
    await writeNpiFile(FILE, { count: COUNT, change: twice });
    const written = async () => [await harness.rows('providers'), await harness.rows('provider_sources')];
    expect(await work(await opened())).toMatchObject({ found: COUNT - 2, added: COUNT - 2 });
    const before = await written();
    expect(await one('SELECT address FROM guide.providers WHERE npi = $1', [npi])).toEqual({
      address: expect.stringMatching(`^${COUNT - 1} Last St`),
    });
    await work(await opened());
    expect(await written()).toEqual(before);
  });

  it('writes what changed, hides who is gone, and shows who came back', async () => {
    await work(await opened());
    const change: Change = (cells, index) => {
      if (index < 10) return null;
      return index < 15 ? { ...cells, 'Last Update Date': '10/10/2026' } : cells;
    };
    await writeNpiFile(FILE, { count: COUNT, change });
    expect(await work(await opened())).toMatchObject({ found: COUNT - 10, added: 0, updated: 5, deactivated: 10 });
    expect(await shown()).toEqual({ count: COUNT - 10 });
    await writeNpiFile(FILE, { count: COUNT });
    await work(await opened());
    expect(await shown()).toEqual({ count: COUNT });
  });

  it('stores further places of the archive, ends those it holds no more, and keeps them where a table says nothing of them', async () => {
    const table = [...npiFileLines({ count: COUNT })].join('');
    const [npi = ''] = /2\d{9}/.exec(table) ?? [];
    const archive = (streets: string[]) => {
      const places = streets.map((street) => ({ npi, street, zip: '92620' }));
      const files = { npidata_pfile_1: table, pl_pfile_1: npiPlacesFile(places) };
      writeFileSync(
        ARCHIVE,
        zipArchive(Object.entries(files).map(([name, content]) => ({ name: `${name}.csv`, content }))),
      );
      return ARCHIVE;
    };
    const streets = ['1 FIRST ST', '2 SECOND ST', '3 THIRD ST', '4 FOURTH ST', '5 FIFTH ST'];
    const further = async () =>
      (
        await harness.source.query<{ address: string }[]>(
          `SELECT address FROM guide.providers WHERE is_active AND npi = $1 AND zip_code = '92620' ORDER BY address`,
          [npi],
        )
      ).map(({ address }) => address);
    expect(await work(await opened(), archive(streets))).toMatchObject({ found: COUNT + 5, added: COUNT + 5 });
    expect(await further()).toEqual(['1 First St', '2 Second St', '3 Third St', '4 Fourth St', '5 Fifth St']);
    expect(await work(await opened(), ARCHIVE)).toMatchObject({ added: 0, updated: 0, deactivated: 0 });
    await work(await opened());
    expect(await further()).toHaveLength(5);
    expect(await work(await opened(), archive(streets.slice(1)))).toMatchObject({ found: COUNT + 4, deactivated: 1 });
    expect(await further()).toHaveLength(4);
    await expect(work(await opened(), archive(streets.slice(3)))).rejects.toMatchObject({
      failureClass: 'row_count_fell',
    });
    expect(await further()).toHaveLength(4);
  });

  it('continues after a kill between two portions, without the file, and counts nothing twice', async () => {
    const run = await opened();
    killAfter(1);
    await expect(work(run)).rejects.toThrow('killed');
    expect(await shown()).toEqual({ count: 50 });
    expect(await row(run)).toMatchObject({ phase: 'storing', done: 50, total: COUNT, added: 50 });
    jest.restoreAllMocks();
    expect(await work(await takenOver(run))).toMatchObject({
      status: 'succeeded',
      found: COUNT,
      added: COUNT,
      updated: 0,
    });
    expect(reads).toBe(1);
    expect(await shown()).toEqual({ count: COUNT });
    await isStageEmpty();
  });

  it('continues after a kill between the reading and the first portion', async () => {
    const run = await opened();
    killAfter(0);
    await expect(work(run)).rejects.toThrow('killed');
    jest.restoreAllMocks();
    expect(await work(await takenOver(run))).toMatchObject({ status: 'succeeded', added: COUNT });
    expect(reads).toBe(1);
  });

  it('reads again after a kill in the middle of the file, or when PostgreSQL lost the stage', async () => {
    const run = await opened();
    await writeNpiFile(FILE, { count: COUNT });
    const broken = service.readAndStore(run, async (stage) => {
      await stage(
        (async function* () {
          yield [];
          await Promise.resolve();
          throw new Error('killed');
        })(),
      );
      throw new Error('not reached');
    });
    await expect(broken).rejects.toThrow('killed');
    await isStageEmpty();
    killAfter(1);
    await expect(work(await takenOver(run))).rejects.toThrow('killed');
    jest.restoreAllMocks();
    // A crash of PostgreSQL empties unlogged tables.
    await harness.source.query('DELETE FROM guide.registry_stage');
    expect(await work(await takenOver(run))).toMatchObject({ status: 'succeeded', found: COUNT });
    expect(reads).toBe(2);
    expect(await shown()).toEqual({ count: COUNT });
  });

  it('continues after a kill while it ends what the file does not contain', async () => {
    await work(await opened());
    await writeNpiFile(FILE, { count: COUNT, change: (cells, index) => (index < 10 ? null : cells) });
    const run = await opened();
    killAfter(3);
    await expect(work(run)).rejects.toThrow('killed');
    expect(await shown()).toEqual({ count: COUNT });
    jest.restoreAllMocks();
    expect(await work(await takenOver(run))).toMatchObject({ status: 'succeeded', added: 0, deactivated: 10 });
    expect(await shown()).toEqual({ count: COUNT - 10 });
  });

  it('stops when another worker has the run', async () => {
    const run = await opened();
    await takenOver(run);
    await expect(work(run)).rejects.toThrow();
    expect(await shown()).toEqual({ count: 0 });
  });

  it('refuses a file with a fifth fewer providers before anything is written, unless it is forced', async () => {
    await work(await opened());
    const before = await harness.rows('providers');
    await writeNpiFile(FILE, { count: COUNT - 30 });
    const refused = await opened();
    await expect(work(refused)).rejects.toMatchObject({ failureClass: 'row_count_fell' });
    expect(await harness.rows('providers')).toEqual(before);
    await new HeldRows(harness.source).fail(refused, 'row_count_fell', '');
    expect(await work(await opened({ isForced: true }))).toMatchObject({ deactivated: 30 });
    expect(await shown()).toEqual({ count: COUNT - 30 });
  });

  it('speaks of the same records as a crawl of a ZIP, and leaves further places of a provider alone', async () => {
    await work(await opened());
    const {
      npi,
      id,
      zip_code: zipCode,
    } = await one<{ npi: string; id: string; zip_code: string }>(
      `SELECT npi, id, zip_code FROM guide.providers WHERE type = 'pharmacy' ORDER BY npi LIMIT 1`,
    );
    const place = (naturalKey: string) =>
      samplePharmacy({ naturalKey, name: `Sample Pharmacy ${naturalKey.length}`, npi, zipCode });
    const further = `npi:${npi}@${zipCode}-aaaaaaaa`;
    await harness.registry([place(`npi:${npi}`), place(further)], 'pharmacy', 'live', zipCode);
    await work(await opened());
    const rows = await harness.source.query<{ id: string; natural_key: string; is_active: boolean }[]>(
      'SELECT id, natural_key, is_active FROM guide.providers WHERE npi = $1 ORDER BY natural_key',
      [npi],
    );
    expect(rows.map(({ natural_key, is_active }) => [natural_key, is_active])).toEqual([
      [`npi:${npi}`, true],
      [further, true],
    ]);
    expect(rows[0]?.id).toBe(id);
  });
});
