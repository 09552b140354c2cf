// Names of medicines from the plans' lists to the rows that visitors see: what is requested, what is kept, and what a killed read leaves.
import type { SourceClient } from '@app/fetching/source-client';
import { insertRows } from '@app/testing/factories/rows';
import { HeldRows } from '../ledger/held-rows.service';
import { RunLost } from '../ledger/run-lost';
import { RUN_COLUMNS, type RunRow } from '../ledger/run-row';
import { drugNames, PORTION } from '../sources/drug-names/read';
import { FacilityHarness } from '../testing/facility-harness';
import { DrugNamesRepository } from './drug-names.repository';
import { DrugNamesService } from './drug-names.service';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse('2026-11-28T20:00:00Z');
/** The first is named by us, of the second RxNorm knows nothing, the third is no product. */
const [SHIPPED, UNKNOWN, INGREDIENT, FIRST, SECOND] = [1, 2, 3, 10, 11];

let harness: FacilityHarness;
let service: DrugNamesService;
let now = NOW;
let requested: number[] = [];
let strength = '5 MG';
let beforeAnswer = (): Promise<unknown> => Promise.resolve();

beforeAll(async () => {
  harness = await FacilityHarness.start();
  const clock = { now: () => now };
  service = new DrugNamesService(new HeldRows(harness.source), new DrugNamesRepository(harness.source), clock);
});
beforeEach(async () => {
  await harness.clear();
  for (const table of ['drug_releases', 'drug_names', 'unnamed_drugs']) await query(`DELETE FROM guide.${table}`);
  [now, requested, strength, beforeAnswer] = [NOW, [], '5 MG', () => Promise.resolve()];
});
afterAll(() => harness.stop());

const query = <R>(sql: string, values: unknown[] = []): Promise<R[]> => harness.source.query(sql, values);
const names = () => query<{ rxcui: number }>('SELECT * FROM guide.drug_names ORDER BY rxcui');
/** As another worker does. */
const takeOver = () => query('UPDATE guide.crawl_runs SET attempts = 2');
const unnamed = () => query('SELECT rxcui, checked_on FROM guide.unnamed_drugs ORDER BY rxcui');

async function list(rxcuis: readonly number[], { id = 1, planYear = 2026, origin = 'live' } = {}): Promise<void> {
  const release = {
    id,
    name: `R${id}`,
    planYear,
    series: 'monthly',
    source: 'drug-plans',
    origin,
    confidence: 'verified',
  };
  const day = { retrievedAt: '2026-11-01T00:00:00Z', sourceUpdatedAt: '2026-10-14', checkedOn: '2026-11-01' };
  const row = { ...release, ...day, sourceUrl: 'https://data.cms.gov/', isStale: false };
  await insertRows(harness.source, 'drug_releases', [row]);
  const entry = { releaseId: id, formularyId: 1, tier: 1, priorAuthorization: false, stepTherapy: false };
  const rows = rxcuis.map((rxcui) => ({ ...entry, rxcui, isSelected: false }));
  await insertRows(harness.source, 'formulary_drugs', rows);
}

function answerOf(path: string): object {
  const rxcui = Number(/rxcui\/(\d+)/.exec(path)?.[1]);
  if (path.includes('related')) {
    const ingredient = { rxcui: '9', name: `ingredient ${rxcui}`, tty: 'IN' };
    return {
      relatedGroup: { rxcui: null, conceptGroup: [{ tty: 'IN', conceptProperties: [ingredient] }, { tty: 'BN' }] },
    };
  }
  requested.push(rxcui);
  if (rxcui === UNKNOWN) return {};
  const tty = rxcui === INGREDIENT ? 'IN' : 'SCD';
  return { properties: { rxcui: String(rxcui), name: `ingredient ${rxcui} ${strength} Oral Tablet`, tty } };
}

/** @param killedAt the number at which the process ends */
async function crawl({ isForced = false, origin = 'live', killedAt = 0 } = {}): Promise<RunRow> {
  const [run] = await query<RunRow>(
    `INSERT INTO guide.crawl_runs (source, status, origin, options, attempts, request_id, requested_by, started_at)
     VALUES ('drug-names', 'running', $1, $2, 1, 'test', 'operator', now()) RETURNING ${RUN_COLUMNS}`,
    [origin, JSON.stringify({ isForced })],
  );
  if (!run) throw new Error('no run');
  return resume(run, killedAt);
}

async function resume(run: RunRow, killedAt = 0): Promise<RunRow> {
  const getJson = async (_: unknown, path: string, read: (text: string) => unknown) => {
    if (killedAt > 0 && path.includes(`/${killedAt}/`)) throw new Error('killed');
    await beforeAnswer();
    return { value: read(JSON.stringify(answerOf(path))) };
  };
  const client = { getJson } as unknown as SourceClient;
  const { signal } = new AbortController();
  const options = { client, state: 'CA', signal, now: new Date(now), onProgress: () => undefined };
  await service.readAndStore(run, (store) => drugNames.read({ ...options, names: store }));
  const [ended] = await query<RunRow>(`SELECT ${RUN_COLUMNS} FROM guide.crawl_runs WHERE id = $1`, [run.id]);
  return ended ?? run;
}

const shipped = {
  rxcui: SHIPPED,
  name: 'ours 1 mg tablet',
  ingredient: 'ours',
  brand: null,
  checkedOn: '2020-01-01',
  sourceUrl: 'https://mor.nlm.nih.gov/',
  origin: 'starter',
};

describe('the names of medicines', () => {
  it('are requested once, those of every year, and ours stay as they are', async () => {
    await insertRows(harness.source, 'drug_names', [shipped]);
    const before = await names();
    await list([SHIPPED, UNKNOWN, INGREDIENT, FIRST]);
    await list([FIRST, SECOND], { id: 2, planYear: 2027 });
    const first = await crawl();
    expect(requested).toEqual([UNKNOWN, INGREDIENT, FIRST, SECOND]);
    expect(first).toMatchObject({
      status: 'succeeded',
      found: 3,
      added: 2,
      updated: 0,
      unchanged: 1,
      done: 3,
      total: 3,
    });
    expect(first.result).toMatchObject({ skipped: { not_known: 1, other_kind: 1 }, notes: [] });
    expect(await names()).toEqual([
      ...before,
      {
        rxcui: FIRST,
        name: 'ingredient 10 5 MG Oral Tablet',
        ingredient: 'ingredient 10',
        brand: null,
        checked_on: '2026-11-28',
        source_url: 'https://mor.nlm.nih.gov/RxNav/search?searchBy=RXCUI&searchTerm=10',
        origin: 'live',
      },
      expect.objectContaining({ rxcui: SECOND }),
    ]);
    expect(await unnamed()).toEqual([UNKNOWN, INGREDIENT].map((rxcui) => ({ rxcui, checked_on: '2026-11-28' })));

    requested = [];
    const second = await crawl();
    expect(requested).toEqual([]);
    expect(second).toMatchObject({ status: 'succeeded', found: 3, added: 0, unchanged: 3 });
    expect(second.result?.notes).toEqual([{ code: 'no_name_missing' }]);
  });

  it('are requested again after half a year, or when an operator forces it', async () => {
    await insertRows(harness.source, 'drug_names', [shipped]);
    await list([SHIPPED, UNKNOWN, FIRST]);
    await crawl();
    requested = [];
    now = NOW + 179 * DAY_MS;
    await crawl();
    expect(requested).toEqual([]);
    now = NOW + 181 * DAY_MS;
    expect(await crawl()).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    expect(requested).toEqual([UNKNOWN, FIRST]);
    requested = [];
    strength = '6 MG';
    expect(await crawl({ isForced: true })).toMatchObject({ added: 0, updated: 1 });
    expect(requested).toEqual([UNKNOWN, FIRST]);
    expect(await names()).toMatchObject([{ name: shipped.name }, { name: 'ingredient 10 6 MG Oral Tablet' }]);
  });

  it('of a read that was killed stay, and the next one goes on with what is missing', async () => {
    const all = Array.from({ length: 2 * PORTION + 50 }, (_, index) => 1_000 + index);
    await list(all);
    const killedAt = 1_000 + PORTION + 20;
    await expect(crawl({ killedAt })).rejects.toThrow('killed');
    expect(await names()).toHaveLength(PORTION);
    await takeOver();
    const [run] = await query<RunRow>(`SELECT ${RUN_COLUMNS} FROM guide.crawl_runs`);
    if (!run) throw new Error('no run');
    requested = [];
    expect(await resume(run)).toMatchObject({ status: 'succeeded', found: all.length, added: all.length });
    expect(requested).toEqual(all.slice(PORTION));
  });

  it('of a run that another worker has taken over are not written', async () => {
    await list([FIRST]);
    beforeAnswer = takeOver;
    await expect(crawl()).rejects.toThrow(RunLost);
    expect(await names()).toEqual([]);
  });

  it('that are invented are of invented lists alone, and end with the first true read', async () => {
    await list([FIRST], { origin: 'sample' });
    expect(await crawl({ origin: 'sample' })).toMatchObject({ found: 1, added: 1 });
    expect(await names()).toMatchObject([{ rxcui: FIRST, origin: 'sample' }]);
    await list([FIRST, SECOND], { id: 2 });
    expect(await crawl()).toMatchObject({ found: 2 });
    expect(await names()).toMatchObject([
      { rxcui: FIRST, origin: 'live' },
      { rxcui: SECOND, origin: 'live' },
    ]);
    requested = [];
    await crawl({ origin: 'sample' });
    expect(requested).toEqual([]);
    expect(await names()).toHaveLength(2);
  });
});
