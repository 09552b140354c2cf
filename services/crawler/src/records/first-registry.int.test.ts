// A state's first monthly file is stored while it is read: what visitors see meanwhile, after a kill, and when something was known before.
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNpiFile } from '@app/testing/invented/npi-file.mjs';
import { HeldRows } from '../ledger/held-rows.service';
import type { RunRow } from '../ledger/run-row';
import { FacilityHarness } from '../testing/facility-harness';
import { RegistryRuns, samplePharmacy } from '../testing/registry-runs';
import type { RegistryFileService } from './registry-file.service';

const FILE = join(tmpdir(), `first-registry-${process.pid}.csv`);
const COUNT = 400;
type Change = NonNullable<Parameters<typeof writeNpiFile>[1]['change']>;
type Batches = AsyncIterable<readonly object[]>;

let harness: FacilityHarness;
let runs: RegistryRuns;
let service: RegistryFileService;
/** Whether the file was staged, and not stored while it was read. */
let staged: jest.SpyInstance;

beforeAll(async () => {
  harness = await FacilityHarness.start();
  runs = new RegistryRuns(harness);
});
beforeEach(async () => {
  await harness.clear();
  service = harness.registryFile;
  service.chunks.atOnce = 50;
  service.first.atOnce = 50;
  const { stages } = service as unknown as { stages: { stage(): Promise<void> } };
  staged = jest.spyOn(stages, 'stage');
  await writeNpiFile(FILE, { count: COUNT });
});
afterAll(async () => {
  rmSync(FILE, { force: true });
  await harness.stop();
});

const work = (run: RunRow, through?: (batches: Batches) => Batches): Promise<RunRow> =>
  runs.work(service, run, FILE, through);
/** As a kill of the worker, or a file that breaks off: after so many batches nothing more comes. */
const brokenAfter = (count: number) =>
  async function* (batches: Batches): AsyncGenerator<readonly object[]> {
    let given = 0;
    for await (const batch of batches) {
      if (given === count) throw new Error('broken off');
      given += 1;
      yield batch;
    }
  };
const written = async () => [await harness.rows('providers'), await harness.rows('provider_sources')];

describe('the first file of a state', () => {
  it('is shown before its end, stored once, and writes nothing the second time', async () => {
    let before = 0;
    const through = async function* (batches: Batches) {
      for await (const batch of batches) {
        yield batch;
        before = await runs.shown();
      }
    };
    const run = await work(await runs.open(), through);
    expect(run).toMatchObject({
      status: 'succeeded',
      found: COUNT,
      added: COUNT,
      updated: 0,
      unchanged: 0,
      done: COUNT,
    });
    expect(staged).not.toHaveBeenCalled();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(COUNT);
    const rows = await written();
    expect(await work(await runs.open())).toMatchObject({ found: COUNT, added: 0, updated: 0, unchanged: COUNT });
    expect(staged).toHaveBeenCalledTimes(1);
    expect(await written()).toEqual(rows);
  });

  it('goes on after a kill: what was stored is not made again, and nothing is counted twice', async () => {
    const run = await runs.open();
    await expect(work(run, brokenAfter(2))).rejects.toThrow('broken off');
    const stored = await harness.rows('providers');
    expect(stored.length).toBeGreaterThan(100);
    expect(await runs.row(run)).toMatchObject({ status: 'running', added: stored.length });
    let taken = 0;
    const counted = async function* (batches: Batches) {
      for await (const batch of batches) {
        taken += batch.length;
        yield batch;
      }
    };
    expect(await work(await runs.takeOver(run), counted)).toMatchObject({
      status: 'succeeded',
      found: COUNT,
      added: COUNT,
      updated: 0,
      deactivated: 0,
    });
    expect(staged).not.toHaveBeenCalled();
    // Those of several kinds come again.
    expect(taken).toBeLessThan(COUNT - stored.length + COUNT / 10);
    const versions = new Map((await harness.rows('providers')).map(({ id, version }) => [id, version]));
    expect(versions.size).toBe(COUNT);
    for (const { id, version } of stored) expect(versions.get(id)).toBe(version);
  });

  it('that broke off is not the first any more: a file with much less is refused', async () => {
    const run = await runs.open();
    await expect(work(run, brokenAfter(3))).rejects.toThrow('broken off');
    await new HeldRows(harness.source).fail(run, 'truncated_body', '');
    const rows = await written();
    await writeNpiFile(FILE, { count: 60 });
    await expect(work(await runs.open())).rejects.toMatchObject({ failureClass: 'row_count_fell' });
    expect(await written()).toEqual(rows);
  });

  it('stops when another worker has the run', async () => {
    const run = await runs.open();
    await runs.takeOver(run);
    await expect(work(run)).rejects.toThrow();
    expect(await runs.shown()).toBe(0);
  });

  it('counts a provider that it holds twice as it stands last, near or far', async () => {
    const street = 'Provider First Line Business Practice Location Address';
    const twice: Change = (cells, index) =>
      index === 1 || index === COUNT - 1 ? { ...cells, NPI: firstNpi, [street]: `${index} LAST ST` } : cells;
    let firstNpi = '';
    await writeNpiFile(FILE, { count: 1, change: (cells) => ((firstNpi = cells.NPI ?? ''), cells) });
    await writeNpiFile(FILE, { count: COUNT, change: twice });
    expect(await work(await runs.open())).toMatchObject({ found: COUNT - 2, added: COUNT - 2 });
    const { address } = await runs.one<{ address: string }>('SELECT address FROM guide.providers WHERE npi = $1', [
      firstNpi,
    ]);
    expect(address).toMatch(new RegExp(`^${COUNT - 1} Last St`));
  });
});

describe('a file of a state of which crawls of a ZIP knew something', () => {
  /** Pharmacies as a crawl finds them: one that the file holds too, and others that it does not. */
  async function crawl(others: number): Promise<{ npi: string; id: string }> {
    await work(await runs.open());
    const { npi, zip_code: zipCode } = await runs.one<{ npi: string; zip_code: string }>(
      `SELECT npi, zip_code FROM guide.providers WHERE type = 'pharmacy' ORDER BY npi LIMIT 1`,
    );
    await harness.clear();
    staged.mockClear();
    const place = (number: string) =>
      samplePharmacy({ naturalKey: `npi:${number}`, name: `Sample Pharmacy ${number}`, npi: number, zipCode });
    const gone = Array.from({ length: others }, (_, index) => place(String(1_000_000_000 + index)));
    await harness.registry([place(npi), ...gone], 'pharmacy', 'live', zipCode);
    return runs.one('SELECT id, npi FROM guide.providers WHERE npi = $1', [npi]);
  }

  it('keeps whom it holds, and hides whom it does not', async () => {
    const { id, npi } = await crawl(3);
    expect(await work(await runs.open())).toMatchObject({ found: COUNT, added: COUNT - 1, updated: 1, deactivated: 3 });
    expect(staged).not.toHaveBeenCalled();
    expect(await runs.one('SELECT id, is_active FROM guide.providers WHERE npi = $1', [npi])).toEqual({
      id,
      is_active: true,
    });
    expect(await runs.shown()).toBe(COUNT);
  });

  it('is staged, and judged at its end, when they knew more than a portion', async () => {
    await crawl(60);
    expect(await work(await runs.open())).toMatchObject({ found: COUNT, added: COUNT - 1, deactivated: 60 });
    expect(staged).toHaveBeenCalledTimes(1);
  });
});

it('an invented file is staged', async () => {
  expect(await work(await runs.open({}, 'sample'))).toMatchObject({ status: 'succeeded', added: COUNT });
  expect(staged).toHaveBeenCalledTimes(1);
});
