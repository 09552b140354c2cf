// Runs of the registry's monthly file on the database of a harness. Imported by tests only.
import { RUN_COLUMNS, type RunRow } from '../ledger/run-row';
import type { RegistryFileService } from '../records/store/registry-file.service';
import type { ProviderRecord } from '../sources/providers/provider-record';
import { npiFile } from '../sources/npi-file/read';
import type { FacilityHarness } from './facility-harness';

type Batches = AsyncIterable<readonly object[]>;

/** An invented pharmacy as a crawl of its ZIP finds it. */
export const samplePharmacy = (
  own: Pick<ProviderRecord, 'naturalKey' | 'name' | 'npi' | 'zipCode'>,
): ProviderRecord => ({
  source: 'nppes',
  type: 'pharmacy',
  legalName: null,
  specialty: 'Pharmacy',
  specialties: [],
  taxonomyCodes: ['333600000X'],
  address: '9 Sample St',
  city: 'Los Angeles',
  state: 'CA',
  phone: null,
  licenseNumber: null,
  sourceUrl: `https://npiregistry.cms.hhs.gov/provider-view/${own.npi}`,
  sourceUpdatedAt: '2024-09-11',
  retrievedAt: new Date(),
  ...own,
});

export class RegistryRuns {
  constructor(private readonly harness: FacilityHarness) {}

  async one<R>(sql: string, values: unknown[] = []): Promise<R> {
    const rows: R[] = await this.harness.source.query(sql, values);
    return rows[0] as R;
  }

  row({ id }: Pick<RunRow, 'id'>): Promise<RunRow> {
    return this.one(`SELECT ${RUN_COLUMNS} FROM guide.crawl_runs WHERE id = $1`, [id]);
  }

  open(options: object = {}, origin = 'live'): Promise<RunRow> {
    return this.one(
      `INSERT INTO guide.crawl_runs (source, status, origin, options, attempts, request_id, requested_by, started_at)
       VALUES ('npi-file', 'running', $2, $1, 1, 'test', 'operator', now()) RETURNING ${RUN_COLUMNS}`,
      [JSON.stringify(options), origin],
    );
  }

  /** The next worker's hold on a run whose worker was killed. */
  async takeOver({ id }: RunRow): Promise<RunRow> {
    await this.harness.source.query('UPDATE guide.crawl_runs SET attempts = attempts + 1, total = NULL WHERE id = $1', [
      id,
    ]);
    return this.row({ id });
  }

  /** @param through what the records go through on their way; @returns the run afterwards */
  async work(
    service: RegistryFileService,
    run: RunRow,
    path: string,
    through: (batches: Batches) => Batches = (batches) => batches,
  ): Promise<RunRow> {
    await service.readAndStore(run, (stage) =>
      npiFile(null).readFile({
        path,
        state: 'CA',
        signal: new AbortController().signal,
        onProgress: () => undefined,
        stage: (batches) => stage(through(batches)),
      }),
    );
    return this.row(run);
  }

  async shown(): Promise<number> {
    const { count } = await this.one<{ count: number }>(
      'SELECT count(*)::int AS count FROM guide.providers WHERE is_active',
    );
    return count;
  }
}
