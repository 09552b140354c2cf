// What a database refuses, in one record of a read: the run says what it left out, and the rest is stored. By every importer.
import type { DataSource } from 'typeorm';
import { HeldRows } from '../ledger/held-rows.service';
import { RUN_COLUMNS, type RunRow } from '../ledger/run-row';
import { ALL_SOURCES, wholeSources } from '../sources/all-sources';
import type { WholeSource } from '../sources/whole-source';
import { PlanImportRepository } from '../swap/plan-import.repository';
import { Clock } from '@app/kit/clock';
import { PlanImporterService } from '../swap/plan-importer.service';
import { plan } from '../testing/plan-records';
import { facility, FacilityHarness, readOf } from '../testing/facility-harness';
import { DrugReleaseImporterService } from '../swap/drug-release-importer.service';
import { DrugNamesRepository } from './drug-names.repository';
import { DrugNamesService } from './drug-names.service';
import { DrugReleasesService } from './drug-releases.service';
import { StreamedImportService } from './streamed-import.service';
import { WholeImportService } from './whole-import.service';
import { WholeRunRepository } from './whole-run.repository';
import { WholeSourcesService } from './whole-sources.service';

let harness: FacilityHarness;
let database: DataSource;
let imports: WholeImportService;

beforeAll(async () => {
  harness = await FacilityHarness.start();
  database = harness.source;
  const plans = new PlanImporterService(new PlanImportRepository(database));
  const importers = [plans, harness.crosswalk, harness.facilities, harness.offices];
  const sources = new WholeSourcesService({ sources: wholeSources(null), importers });
  const runs = new WholeRunRepository(database);
  const [rows, clock] = [new HeldRows(database), new Clock()];
  const drugs = new DrugReleasesService(rows, runs, new DrugReleaseImporterService(database), clock);
  const names = new DrugNamesService(rows, new DrugNamesRepository(database), clock);
  const streamed = new StreamedImportService(harness.registryFile, drugs, names);
  imports = new WholeImportService(rows, sources, runs, streamed, clock);
});
beforeEach(() => harness.clear());
afterAll(() => harness.stop());

async function store(source: WholeSource, records: object[], sourceUpdatedAt: string | null = null): Promise<RunRow> {
  const [opened] = await database.query<RunRow[]>(
    `INSERT INTO guide.crawl_runs (source, status, origin, attempts, request_id, requested_by)
     VALUES ($1, 'running', 'live', 1, 'test', 'operator') RETURNING ${RUN_COLUMNS}`,
    [source.id],
  );
  if (!opened) throw new Error('no run');
  await imports.readAndStore(opened, source, () => Promise.resolve(readOf(records, { sourceUpdatedAt })));
  const [ended] = await database.query<RunRow[]>(`SELECT ${RUN_COLUMNS} FROM guide.crawl_runs WHERE id = $1`, [
    opened.id,
  ]);
  if (!ended) throw new Error('no run');
  return ended;
}

const office = (id: string, changes: object = {}) => ({
  id,
  name: `Sample Office ${id}`,
  address: '1 Sample St',
  city: 'Los Angeles',
  state: 'CA',
  zipCode: '90006',
  phone: null,
  hours: {},
  latitude: null,
  longitude: null,
  sourceUrl: 'https://www.ssa.gov/data/FO-Address-Open-Close-Times.csv',
  ...changes,
});

const POISONS = {
  broken_text: { name: 'Half \uD83D and NUL \0' },
  too_long: { name: 'A'.repeat(5_000_000) },
  bad_address: { sourceUrl: 'javascript:alert(1)' },
  bad_number: { latitude: 1e300, monthlyPremium: 1e12, starRating: 99 },
};

describe.each([
  ['insurance', (id: string, changes: object) => plan(id, changes)],
  [
    'hospitals',
    (id: string, { sourceUrl, ...fields }: { sourceUrl?: string }) =>
      facility(`050${id}`, fields, sourceUrl === undefined ? {} : { sourceUrl }),
  ],
  ['social-security', office],
] as const)('a whole read of %s', (id, record: (id: string, changes: object) => object) => {
  it('with one record of each kind that cannot be stored stores the others, and says why', async () => {
    const source = ALL_SOURCES.find((each) => each.id === id);
    if (!source) throw new Error(id);
    const good = ['901', '902', '903'].map((each) => record(each, {}));
    const poisoned = Object.values(POISONS).map((changes, at) => record(`91${at}`, changes));
    const run = await store(source, [...poisoned, ...good], '9999-12-31');
    expect(run).toMatchObject({ status: 'succeeded', found: 3, added: 3 });
    expect(run.result?.skipped).toEqual({ broken_text: 1, too_long: 1, bad_address: 1, bad_number: 1 });
  });
});
