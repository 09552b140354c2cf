// Places that nobody knew go in past the merge: it would have made the same rows of them, in whatever order the file has them and
// in however large chunks.
import { createWriteStream, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { Client } from 'pg';
import { npiFileLines } from '@app/testing/invented/npi-file.mjs';
import { RUN_COLUMNS, type RunRow } from '../ledger/run-row';
import { npiFile } from '../sources/npi-file/read';
import { curated, FacilityHarness } from '../testing/facility-harness';
import { CopyLines } from './copy-lines';
import { FirstRegistryRepository } from './first-registry.repository';
import { NewPlacesRepository } from './new-places.repository';

const FILE = join(tmpdir(), `new-places-${process.pid}.csv`);
const COUNT = 150;
const ORDERS = 10;

let harness: FacilityHarness;
beforeAll(async () => {
  harness = await FacilityHarness.start();
});
beforeEach(() => harness.clear());
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  rmSync(FILE, { force: true });
  await harness.stop();
});

type Change = NonNullable<Parameters<typeof npiFileLines>[0]['change']>;
const DOOR = 'Provider First Line Business Practice Location Address';
const ZIP = 'Provider Business Practice Location Address Postal Code';

/** Every tenth place stands at one of two doors, so that some share a house number, a name or a telephone number. */
const crowded: Change = (cells, index) =>
  index % 10 === 0 ? { ...cells, [DOOR]: index % 20 ? '7 OLYMPIC AVE' : '9 OLYMPIC AVE', [ZIP]: '900061234' } : cells;

async function write(order: (lines: string[]) => string[]): Promise<void> {
  const [header = '', ...lines] = npiFileLines({ count: COUNT, change: crowded });
  const file = createWriteStream(FILE).end([header, ...order(lines)].join(''));
  await once(file, 'finish');
}

/** @param isFirst stored while it is read, in portions; else staged, and stored in chunks */
async function importFile(atOnce: number, isFirst = false): Promise<void> {
  const [run]: RunRow[] = await harness.source.query(
    `INSERT INTO guide.crawl_runs (source, status, origin, attempts, request_id, requested_by, started_at)
     VALUES ('npi-file', 'running', 'live', 1, 'test', 'operator', '2026-11-20T20:00:00Z') RETURNING ${RUN_COLUMNS}`,
  );
  const service = harness.registryFile;
  service.chunks.atOnce = atOnce;
  if (isFirst) service.first.atOnce = atOnce;
  const options = { path: FILE, state: 'CA', signal: new AbortController().signal, onProgress: () => undefined };
  await service.readAndStore(run as RunRow, (stage, known) => npiFile(null).readFile({ ...options, stage, known }));
}

const curatedAt = (row: string) => `CASE ${row}.source WHEN 'starter' THEN 'retrieved_at' ELSE '' END`;

/** Everything but ids and the times of writing; each with what is said of it. */
const rows = (): Promise<{ natural_key: string; said: unknown[] }[]> =>
  harness.source.query(
    `SELECT p.natural_key, to_jsonb(p) - 'id' - 'created_at' - 'updated_at' - ${curatedAt('p')} AS row,
            (SELECT jsonb_agg(to_jsonb(s) - 'provider_id' - ${curatedAt('s')} ORDER BY s.source, s.source_key)
               FROM guide.provider_sources s WHERE s.provider_id = p.id) AS said
       FROM guide.providers p ORDER BY p.type, p.natural_key`,
  );

/** Three curated records that the file speaks of too: one by its number, two perhaps by their doors. */
async function curate({ npi, zip_code: zipCode }: { npi: string; zip_code: string }): Promise<void> {
  await harness.clear();
  const at = (address: string) =>
    curated({ type: 'clinic', address, zipCode: '90006', name: 'Olympic Clinic' }, address);
  const known = curated({ type: 'clinic', npi, zipCode, name: 'Sample' }, `npi:${npi}`);
  await harness.curate(known, at('7 Olympic Ave'), at('9 Olympic Ave'));
}

it('makes the rows that the merge makes, in ten orders of the file, in chunks and portions of every size', async () => {
  await write((lines) => lines);
  await importFile(40);
  const [known] = await harness.source.query<Parameters<typeof curate>>(
    `SELECT npi, zip_code FROM guide.providers WHERE type = 'clinic' AND zip_code <> '90006' ORDER BY natural_key LIMIT 1`,
  );
  if (!known) throw new Error('the file holds no clinic');
  await curate(known);
  const prepare = jest
    .spyOn(NewPlacesRepository.prototype, 'prepare')
    .mockResolvedValue({ places: [], lines: new CopyLines() });
  await importFile(40);
  prepare.mockRestore();
  const merged = await rows();
  expect(merged.length).toBeGreaterThan(COUNT / 2);
  expect(merged.filter(({ said }) => said.length > 1).length).toBeGreaterThan(0);
  const store = jest.spyOn(NewPlacesRepository.prototype, 'store');
  const shared = jest.spyOn(FirstRegistryRepository.prototype, 'shared');
  let state = 7;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let order = 0; order < ORDERS; order += 1) {
    await curate(known);
    await write((lines) =>
      lines
        .map((line) => ({ line, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ line }) => line),
    );
    await importFile(17 + order * 16);
    expect(await rows()).toEqual(merged);
    await curate(known);
    await importFile(17 + order * 11, true);
    expect(await rows()).toEqual(merged);
  }
  const added = await Promise.all(store.mock.results.map(({ value }) => value as Promise<number[]>));
  expect(added.flat().length).toBeGreaterThan((ORDERS * COUNT) / 2);
  const left = await Promise.all(shared.mock.results.map(({ value }) => value as Promise<ReadonlySet<number>>));
  const merges = left.reduce((sum, { size }) => sum + size, 0);
  expect(left.length).toBeGreaterThan(ORDERS);
  expect(merges).toBeGreaterThan(ORDERS);
  expect(merges).toBeLessThan((ORDERS * COUNT) / 2);
});

it('leaves no words waiting that a search would have to read', async () => {
  await write((lines) => lines);
  await importFile(50);
  const owner = new Client({ connectionString: harness.database.adminUrl });
  await owner.connect();
  try {
    const { rows: waiting } = await owner.query(
      `SELECT gin_clean_pending_list('guide.providers_by_words')::int AS pages`,
    );
    expect(waiting).toEqual([{ pages: 0 }]);
    const found = await owner.query(
      `SELECT 1 FROM guide.providers WHERE search_words @@ 'olympic'::tsquery AND is_active`,
    );
    expect(found.rowCount).toBeGreaterThan(10);
  } finally {
    await owner.end();
  }
});
