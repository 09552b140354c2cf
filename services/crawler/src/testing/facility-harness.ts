// The facility room on a real database, without the queue and the network. Imported by tests only.
import { dataSourceOptions } from '@app/database/data-source';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { DataSource } from 'typeorm';
import { CrosswalkImporterService } from '../swap/crosswalk-importer.service';
import { OfficeImporterService } from '../swap/office-importer.service';
import type { FacilityRecord, PlaceFields } from '../sources/facility-record';
import { FacilityImporterService } from '../records/store/facility-importer.service';
import { ProvidersRepository } from '../records/merge/providers.repository';
import { type Merged, MergeService } from '../records/merge/merge.service';
import { HeldRows } from '../ledger/held-rows.service';
import { RegistryFileService } from '../records/store/registry-file.service';
import { RegistryPagesService } from '../records/store/registry-pages.service';
import { RegistryRunRepository } from '../records/store/registry-run.repository';
import { RegistryStageRepository } from '../records/store/registry-stage.repository';
import type { SourceRecord } from '../records/matching/source-record';
import { SourceRecordStore } from '../records/store/source-record-store.service';
import { type Part, SourceRecordsRepository } from '../records/store/source-records.repository';
import { RUN_COLUMNS, type RunRow } from '../ledger/run-row';
import type { ProviderRecord } from '../sources/providers/provider-record';
import type { SwapTarget } from '../swap/whole-swap';
import type { WholeRead } from '../sources/whole-source';

export const CA_LIVE: Omit<SwapTarget, 'source'> = { origin: 'live', state: 'CA', isForced: false };

export const readOf = <R>(records: R[], changes: Partial<WholeRead<R>> = {}): WholeRead<R> => ({
  records,
  release: null,
  sourceUrl: 'https://data.cms.gov/provider-data/dataset/xubh-q36u',
  sourceUpdatedAt: null,
  retrievedAt: new Date(),
  sha256: 'x',
  skipped: {},
  ...changes,
});

/** A hospital of the sample town as CMS lists it. */
export function facility(key: string, fields: Partial<PlaceFields> = {}, rest: Partial<FacilityRecord> = {}) {
  const record: FacilityRecord = {
    dataset: 'cms-hospitals',
    key,
    naturalKey: `ccn:${key}`,
    sourceUrl: 'https://data.cms.gov/provider-data/dataset/xubh-q36u',
    fields: {
      type: 'hospital',
      state: 'CA',
      isShown: true,
      name: `Sample Hospital ${key}`,
      address: `${key.replace(/^0+/, '')} Sample Ave`,
      city: 'Los Angeles',
      zipCode: '90006',
      phone: '(213) 555-0101',
      ccn: key,
      ...fields,
    },
    ...rest,
  };
  return record;
}

/** The curated record of the place that `facility` lists. */
export function curated(fields: Partial<PlaceFields> = {}, naturalKey = 'ccn:050910'): SourceRecord {
  const { type, ...said } = { ...facility('050910').fields, phone: '(213) 555-0177', ...fields };
  return {
    source: 'starter',
    key: `${type} ${naturalKey}`,
    naturalKey,
    sourceUrl: 'https://example.org/curated',
    sourceUpdatedAt: null,
    checkedOn: '2026-11-20',
    fields: { type, ...said },
  };
}

export class FacilityHarness {
  private constructor(
    readonly database: TestDatabase,
    readonly source: DataSource,
  ) {}

  static async start(): Promise<FacilityHarness> {
    const database = await createTestDatabase();
    const options = dataSourceOptions({ url: database.crawlerUrl, applicationName: 'facility-test' });
    return new FacilityHarness(database, await new DataSource(options).initialize());
  }

  async stop(): Promise<void> {
    await this.source.destroy();
    await this.database.drop();
  }

  async clear(): Promise<void> {
    for (const table of ['crawl_runs', 'providers', 'offices', 'plan_crosswalk'])
      await this.source.query(`DELETE FROM guide.${table}`);
  }

  get facilities(): FacilityImporterService {
    return new FacilityImporterService(this.sourceRecords, this.store);
  }

  get store(): SourceRecordStore {
    return new SourceRecordStore(this.sourceRecords, this.merges);
  }

  get imports(): RegistryPagesService {
    return new RegistryPagesService(
      new RegistryRunRepository(this.source),
      this.sourceRecords,
      this.merges,
      this.store,
    );
  }

  get registryFile(): RegistryFileService {
    const { store, source } = this;
    return new RegistryFileService(new HeldRows(source), new RegistryStageRepository(source), store);
  }

  private get sourceRecords(): SourceRecordsRepository {
    return new SourceRecordsRepository(this.source);
  }

  private get merges(): MergeService {
    return new MergeService(new ProvidersRepository());
  }

  /** What people of ours say, in place of whatever they said before. */
  curate(...records: SourceRecord[]): Promise<Merged> {
    const part: Part = { sources: ['starter'], origin: 'starter', state: 'CA' };
    return this.store.transaction(async (manager) => {
      await this.store.begin(manager);
      return this.store.swap(manager, part, records, { release: null, retrievedAt: new Date(), sourceUpdatedAt: null });
    });
  }

  get offices(): OfficeImporterService {
    return new OfficeImporterService(this.source);
  }

  get crosswalk(): CrosswalkImporterService {
    return new CrosswalkImporterService(this.source);
  }

  /** Every row of a table with its version: equal versions mean that nothing was written. */
  rows(table: 'providers' | 'provider_sources' | 'offices'): Promise<Record<string, unknown>[]> {
    const order = { providers: 'natural_key, type', provider_sources: 'source, origin, source_key', offices: 'id' };
    return this.source.query(`SELECT *, xmin::text AS version FROM guide.${table} ORDER BY ${order[table]}`);
  }

  /** One whole read of a ZIP and type of the NPI registry. */
  async registry(records: ProviderRecord[], type: string, origin = 'live', zip = '90006'): Promise<RunRow> {
    const opened: RunRow[] = await this.source.query(
      `INSERT INTO guide.crawl_runs (source, zip, type, status, origin, attempts, total, request_id, requested_by)
       VALUES ('providers', $1, $2, 'running', $3, 1, 1, 'test', 'operator') RETURNING ${RUN_COLUMNS}`,
      [zip, type, origin],
    );
    const run = opened[0] as RunRow;
    await this.imports.storePage(
      run,
      { records, skipped: {}, nextSkip: null, isTruncated: false },
      { step: 1, skip: 0, rests: 0 },
    );
    await this.imports.finish(run);
    const ended: RunRow[] = await this.source.query(`SELECT ${RUN_COLUMNS} FROM guide.crawl_runs WHERE id = $1`, [
      run.id,
    ]);
    return ended[0] as RunRow;
  }
}
