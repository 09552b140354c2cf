import { Injectable } from '@nestjs/common';
import type { ProviderType } from '@app/contracts/http/catalog';
import { prepared } from '@app/database/prepared';
import { DataSource } from 'typeorm';
import { SqlParameters } from '../sql-parameters';
import { conditionsOf, distanceSql } from './provider-conditions';
import type { ProviderFilters } from './provider-filters';
import { PROVIDER_COLUMNS, type ProviderRow } from './provider-row';
import { hasWords } from './provider-words';

export interface Page {
  limit: number;
  offset: number;
}

export interface FoundProviders {
  rows: ProviderRow[];
  total: number;
}

type CountedRow = ProviderRow & { total: number };

/** Words and distances are evaluated once per record, with few columns of each, and only the records of the page are read whole. */
const pageOfMatches = (from: string, distance: string | null, cut: string): string => {
  const order = distance ? '"distanceMiles", name, id' : 'name, id';
  return `WITH found AS MATERIALIZED (SELECT r.id, r.name${distance ? `, ${distance} AS "distanceMiles"` : ''} ${from}),
       page AS (SELECT * FROM found ORDER BY ${order} ${cut})
       SELECT ${PROVIDER_COLUMNS}${distance ? ', page."distanceMiles"' : ''}, (SELECT count(*)::int FROM found) AS total
         FROM page JOIN guide.providers r ON r.id = page.id
        ORDER BY ${distance ? 'page."distanceMiles", ' : ''}page.name, page.id`;
};

/** The order of names comes from an index, which does not have to be read to its end. */
const pageInOrder = (from: string, cut: string): string =>
  `SELECT ${PROVIDER_COLUMNS}, (SELECT count(*)::int ${from}) AS total
     FROM (SELECT r.* ${from} ORDER BY r.name, r.id ${cut}) r ORDER BY r.name, r.id`;

@Injectable()
export class ProvidersRepository {
  constructor(private readonly database: DataSource) {}

  /** A page in a fixed order, nearest first when a distance is given, else by name; and how many there are in all. */
  async list(filters: ProviderFilters, page: Page): Promise<FoundProviders> {
    const parameters = new SqlParameters();
    const { from, distance } = filtered(filters, parameters);
    const cut = `LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`;
    const sql = distance || hasWords(filters) ? pageOfMatches(from, distance, cut) : pageInOrder(from, cut);
    const rows = await this.read<CountedRow>(sql, parameters, filters);
    // Each row holds the total; a page behind the last one has no row.
    const total = rows[0]?.total ?? (page.offset > 0 ? await this.count(filters) : 0);
    return { rows: rows.map(({ total: _total, ...row }) => row), total };
  }

  /** One ZIP has few records, so that one plan is good for all of them. Words make too many different texts. */
  private async read<Row extends object>(sql: string, { values }: SqlParameters, filters: ProviderFilters) {
    const isSmall = filters.zip?.length === 5 && !filters.text;
    return isSmall ? prepared<Row>(this.database, sql, values) : this.database.query<Row[]>(sql, values);
  }

  private async count(filters: ProviderFilters): Promise<number> {
    const parameters = new SqlParameters();
    const { from } = filtered(filters, parameters);
    const rows: { count: number }[] = await this.database.query(`SELECT count(*)::int ${from}`, parameters.values);
    return rows[0]?.count ?? 0;
  }

  async find(id: string): Promise<ProviderRow | null> {
    const sql = `SELECT ${PROVIDER_COLUMNS} FROM guide.providers r WHERE r.id = $1 AND r.is_active`;
    const rows: ProviderRow[] = await this.database.query(sql, [id]);
    return rows[0] ?? null;
  }

  /** Whether the ZIP has any active record, of one type when given. */
  async exists(zip: string, type?: ProviderType): Promise<boolean> {
    const sql = `SELECT 1 FROM guide.providers WHERE is_active AND zip_code = $1${type ? ' AND type = $2' : ''} LIMIT 1`;
    const rows: unknown[] = await this.database.query(sql, type ? [zip, type] : [zip]);
    return rows.length > 0;
  }
}

function filtered(filters: ProviderFilters, parameters: SqlParameters): { from: string; distance: string | null } {
  const distance = distanceSql(filters, parameters);
  return {
    from: `FROM guide.providers r WHERE ${conditionsOf(filters, parameters, distance).join(' AND ')}`,
    distance,
  };
}
