// Writes factory rows as they are: camelCase fields to snake_case columns, in one statement per table.
import type { Client, Pool } from 'pg';
import { columnName } from '@app/database/select-list';
import type { DataSource } from 'typeorm';

/** Anything that runs SQL: a pg client or pool, or TypeORM's DataSource. */
export type Database = Pick<Client | Pool, 'query'> | Pick<DataSource, 'query'>;

export type Table =
  | 'providers'
  | 'insurance_plans'
  | 'insurance_plan_counties'
  | 'plan_crosswalk'
  | 'drug_releases'
  | 'drug_plans'
  | 'formulary_drugs'
  | 'drug_shares'
  | 'insulin_shares'
  | 'drug_prices'
  | 'drug_pharmacies'
  | 'drug_names'
  | 'unnamed_drugs'
  | 'assistance_programs'
  | 'crawl_runs'
  | 'zip_codes'
  | 'zip_counties'
  | 'app_settings';

const toColumns = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [columnName(field), value as unknown]));

/** Inserts rows that a factory made; they must all have the same fields. */
export async function insertRows(database: Database, table: Table, rows: readonly object[]): Promise<void> {
  const records = rows.map(toColumns);
  const [first] = records;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await (database as Pick<DataSource, 'query'>).query(
    `INSERT INTO guide.${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::guide.${table}, $1::jsonb)`,
    [JSON.stringify(records)],
  );
}
