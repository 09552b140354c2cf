// The facility room on a real database, without the queue and the network. Imported by tests only.
import { dataSourceOptions } from '@app/database/data-source';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { DataSource } from 'typeorm';
import { FacilityImportRepository } from '../facilities/facility-import.repository';
import { FacilityImporterService } from '../facilities/facility-importer.service';
import { MergeService } from '../facilities/merge.service';
import { OfficeImporterService } from '../facilities/office-importer.service';
import type { FacilityRecord, PlaceFields } from '../facility-record';
import { ImportRepository } from '../import/import.repository';
import { ImportService } from '../import/import.service';
import { PartRepository } from '../import/part.repository';
import { RUN_COLUMNS, type RunRow } from '../run-row';
import type { ProviderRecord } from '../sources/providers/provider-record';
import type { SwapTarget, WholeRead } from '../whole/whole-source';

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
    for (const table of ['crawl_runs', 'providers', 'offices']) await this.source.query(`DELETE FROM guide.${table}`);
  }

  get facilities(): FacilityImporterService {
    return new FacilityImporterService(new FacilityImportRepository(this.source), new MergeService());
  }

  get offices(): OfficeImporterService {
    return new OfficeImporterService(this.source);
  }

  /** Every row of a table with its version: equal versions mean that nothing was written. */
  rows(table: 'providers' | 'provider_sources' | 'offices'): Promise<Record<string, unknown>[]> {
    const order = { providers: 'natural_key, type', provider_sources: 'source, origin, source_key', offices: 'id' };
    return this.source.query(`SELECT *, xmin::text AS version FROM guide.${table} ORDER BY ${order[table]}`);
  }

  /** One whole read of a ZIP and type of the NPI registry. */
  async registry(records: ProviderRecord[], type: string, origin = 'live', zip = '90006'): Promise<RunRow> {
    const imports = new ImportService(new ImportRepository(this.source), new PartRepository());
    const opened: RunRow[] = await this.source.query(
      `INSERT INTO guide.crawl_runs (source, zip, type, status, origin, attempts, total, request_id, requested_by)
       VALUES ('providers', $1, $2, 'running', $3, 1, 1, 'test', 'operator') RETURNING ${RUN_COLUMNS}`,
      [zip, type, origin],
    );
    const run = opened[0] as RunRow;
    await imports.storePage(run, { records, nextSkip: null, isTruncated: false }, { step: 1, skip: 0, rests: 0 });
    await imports.finish(run);
    const ended: RunRow[] = await this.source.query(`SELECT ${RUN_COLUMNS} FROM guide.crawl_runs WHERE id = $1`, [
      run.id,
    ]);
    return ended[0] as RunRow;
  }
}
