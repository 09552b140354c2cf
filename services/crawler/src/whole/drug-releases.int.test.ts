// Releases of drug plans from their archive to the rows that visitors see, and what is left when one breaks off or is killed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drugRelease } from '@app/testing/invented/drug-release.mjs';
import { Clock } from '@app/kit/clock';
import { HeldRows } from '../ledger/held-rows.service';
import { RUN_COLUMNS, type RunRow } from '../ledger/run-row';
import { drugPlans } from '../sources/drug-plans/read';
import type { StagedRows } from '../sources/drug-plans/staged';
import { DrugReleaseImporterService } from '../swap/drug-release-importer.service';
import { CrawlerProcesses } from '../testing/crawler-processes';
import { FacilityHarness } from '../testing/facility-harness';
import { DrugReleasesService } from './drug-releases.service';
import { WholeRunRepository } from './whole-run.repository';

type Change = NonNullable<NonNullable<Parameters<typeof drugRelease>[0]>['change']>;
type Batches = AsyncIterable<StagedRows>;

const folder = mkdtempSync(join(tmpdir(), 'drug-releases-'));
const [FIRST, NEXT] = ['SPUF_2026_20260408.zip', 'SPUF_2026_20260701.zip'];
const TABLES = ['drug_releases', 'drug_plans', 'formulary_drugs', 'drug_shares', 'insulin_shares', 'drug_prices'];

let harness: FacilityHarness;
let service: DrugReleasesService;

beforeAll(async () => {
  harness = await FacilityHarness.start();
  const { source } = harness;
  const releases = new DrugReleaseImporterService(source);
  service = new DrugReleasesService(new HeldRows(source), new WholeRunRepository(source), releases, new Clock());
});
beforeEach(async () => {
  await harness.clear();
  await query('DELETE FROM guide.drug_releases');
});
afterAll(async () => {
  await harness.stop();
  rmSync(folder, { recursive: true, force: true });
});

const query = <R>(sql: string, values: unknown[] = []): Promise<R[]> => harness.source.query(sql, values);

/** Every row with the transaction that wrote it: equal versions mean that nothing was written. */
const stored = async () => {
  const tables = [...TABLES, 'drug_pharmacies'].map((table) =>
    query(`SELECT xmin::text AS version, t.* FROM guide.${table} t ORDER BY t::text`),
  );
  return Promise.all(tables);
};

function fileOf(name: string, change?: Change): string {
  const path = join(folder, name);
  writeFileSync(path, drugRelease(change ? { change } : {}));
  return path;
}

/** @param through what the rows go through on their way; @returns the run afterwards */
async function load(
  path: string,
  { isForced = false, origin = 'live', through = (batches: Batches) => batches } = {},
): Promise<RunRow> {
  const [run] = await query<RunRow>(
    `INSERT INTO guide.crawl_runs (source, status, origin, options, attempts, request_id, requested_by, started_at)
     VALUES ('drug-plans', 'running', $1, $2, 1, 'test', 'operator', now()) RETURNING ${RUN_COLUMNS}`,
    [origin, JSON.stringify({ isForced })],
  );
  if (!run) throw new Error('no run');
  try {
    const { signal } = new AbortController();
    await service.readAndStore(run, (releases) =>
      drugPlans.readFile({
        path,
        state: 'CA',
        signal,
        onProgress: () => undefined,
        releases: { ...releases, load: (facts, batches) => releases.load(facts, through(batches)) },
      }),
    );
    const [ended] = await query<RunRow>(`SELECT ${RUN_COLUMNS} FROM guide.crawl_runs WHERE id = $1`, [run.id]);
    return ended ?? run;
  } finally {
    await query(`DELETE FROM guide.crawl_runs WHERE id = $1 AND status = 'running'`, [run.id]);
  }
}

describe('a release of drug plans', () => {
  it('is stored with what its plans cover and cost, and not written a second time', async () => {
    const path = fileOf(FIRST);
    expect(await load(path)).toMatchObject({ status: 'succeeded', found: 3, added: 3, release: 'SPUF_2026_20260408' });
    const before = await stored();
    expect(before.map((rows) => rows.length)).toEqual([1, 3, 3, 8, 2, 4, 2]);
    const prices = await query(
      `SELECT contract_id, rxcui, unit_cost30, unit_cost60, unit_cost90 FROM guide.drug_prices
         JOIN guide.drug_plans p ON p.id = drug_plan_id ORDER BY 1, 2 LIMIT 1`,
    );
    expect(prices).toEqual([
      { contract_id: 'H9901', rxcui: 314_076, unit_cost30: 0.0451, unit_cost60: null, unit_cost90: 0.04 },
    ]);
    const [places] = await query<object>('SELECT zip, preferred, standard FROM guide.drug_pharmacies LIMIT 1');
    expect(places).toEqual({ zip: '90006', preferred: ['2000000018'], standard: ['2000000026'] });
    const again = await load(path);
    expect(again).toMatchObject({ found: 3, added: 0, updated: 0, unchanged: 3, release: 'SPUF_2026_20260408' });
    expect(again.result?.notes).toMatchObject([{ code: 'unchanged' }]);
    expect(await stored()).toEqual(before);
  });

  it('takes the place of the older one of its year; another year and a forced read stand by themselves', async () => {
    await load(fileOf(FIRST));
    const change: Change = (rows) => {
      for (const row of rows['plan information']) if (row.PLAN_ID === '004') row.PLAN_ID = '005';
    };
    expect(await load(fileOf(NEXT, change))).toMatchObject({ found: 3, added: 1, updated: 2, deactivated: 1 });
    expect(await query('SELECT name FROM guide.drug_releases')).toEqual([{ name: 'SPUF_2026_20260701' }]);
    const next: Change = (rows) => rows['basic drugs formulary file'].forEach((row) => (row.CONTRACT_YEAR = 2027));
    await load(fileOf('2027_20261014.zip', next));
    expect((await stored()).map((rows) => rows.length)).toEqual([2, 6, 6, 16, 4, 4, 4]);
    const forced = await load(fileOf(NEXT, change), { isForced: true });
    expect(forced).toMatchObject({ added: 0, updated: 3, unchanged: 0, deactivated: 0 });
  });

  it('with far fewer rows is refused unless an operator forces it', async () => {
    await load(fileOf(FIRST));
    const before = await stored();
    const fewer: Change = (rows) => (rows['Pricing file'] = rows['Pricing file'].slice(0, 2));
    const path = fileOf(NEXT, fewer);
    await expect(load(path)).rejects.toMatchObject({ failureClass: 'row_count_fell' });
    expect(await stored()).toEqual(before);
    expect(await load(path, { isForced: true })).toMatchObject({ status: 'succeeded', updated: 3 });
  });

  it('that breaks off, or whose run is lost, leaves the old one and nothing behind', async () => {
    await load(fileOf(FIRST));
    const before = await stored();
    const broken = async function* (batches: Batches): AsyncGenerator<StagedRows> {
      for await (const batch of batches) {
        if (batch.table === 'prices') throw new Error('killed');
        yield batch;
      }
    };
    const path = fileOf(NEXT);
    await expect(load(path, { through: broken })).rejects.toThrow('killed');
    const lost = async function* (batches: Batches): AsyncGenerator<StagedRows> {
      yield* batches;
      await query(`UPDATE guide.crawl_runs SET attempts = 2 WHERE status = 'running'`);
    };
    await expect(load(path, { through: lost })).rejects.toThrow();
    expect(await stored()).toEqual(before);
    expect(await query(`SELECT relname FROM pg_class WHERE relname LIKE 'staged%'`)).toEqual([]);
  });

  it('that is invented ends with the first true one, and does not come back', async () => {
    const path = fileOf(FIRST);
    await load(path, { origin: 'sample' });
    await load(fileOf(NEXT));
    expect(await query('SELECT name, origin FROM guide.drug_releases')).toEqual([
      { name: 'SPUF_2026_20260701', origin: 'live' },
    ]);
    expect(await load(path, { origin: 'sample' })).toMatchObject({ added: 0, unchanged: 3 });
  });
});

describe('an import that is killed', () => {
  const processes = new CrawlerProcesses('drug-releases-test', 9460);
  const KILLS = Number(process.env['DRUG_KILLS'] ?? 3);
  const MEDICINES = 3_000;
  beforeAll(() => processes.build());
  afterAll(() => processes.killAll());

  /** Enough rows to be killed among them. */
  const large: Change = (rows) => {
    const [medicine, price] = [rows['basic drugs formulary file'][1], rows['Pricing file'][0]];
    for (let rxcui = 1; rxcui <= MEDICINES; rxcui += 1) {
      const NDC = String(rxcui).padStart(11, '0');
      rows['basic drugs formulary file'].push({ ...medicine, RXCUI: rxcui, NDC });
      for (const days of [30, 60, 90]) rows['Pricing file'].push({ ...price, NDC, DAYS_SUPPLY: days });
    }
  };
  const begin = (path: string) =>
    processes.import(['--source', 'drug-plans', '--file', path], { CRAWLER_DATABASE_URL: harness.database.crawlerUrl });
  const end = (child: ReturnType<typeof begin>) => new Promise((resolve) => child.once('exit', resolve));

  it('has stored all of its release or nothing, each time, and is whole in the end', async () => {
    await load(fileOf(FIRST));
    const [small, whole] = [
      [1, 3, 3, 8, 2, 4, 2],
      [1, 3, MEDICINES + 3, 8, 2, MEDICINES + 4, 2],
    ];
    const path = fileOf(NEXT, large);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = begin(path);
      const ended = end(child);
      await sleep(500 + Math.random() * 2_000);
      child.kill('SIGKILL');
      await ended;
      const counts = (await stored()).map((rows) => rows.length);
      expect([small, whole]).toContainEqual(counts);
      // What the crawler does with the run of a command that is gone.
      await query(
        `UPDATE guide.crawl_runs SET status = 'failed', failure_class = 'interrupted' WHERE status = 'running' OR status = 'queued'`,
      );
    }
    expect(await end(begin(path))).toBe(0);
    expect((await stored()).map((rows) => rows.length)).toEqual(whole);
    expect(await query(`SELECT name FROM guide.drug_releases`)).toEqual([{ name: 'SPUF_2026_20260701' }]);
  });
});
