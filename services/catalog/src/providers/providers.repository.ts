import { Injectable } from '@nestjs/common';
import type { ProviderType } from '@app/contracts/http/catalog';
import { PreparedReads } from '@app/database/prepared-reads';
import { DataSource } from 'typeorm';
import { SqlParameters } from '../sql-parameters';
import { distanceSql, placeConditions, type ProviderFilters } from './provider-filters';
import { PROVIDER_COLUMNS, type ProviderRow } from './provider-row';
import { hasWords, wordConditions } from './provider-words';
import { WordFrequencies } from './word-frequencies';

export interface Page {
  limit: number;
  offset: number;
}

export interface FoundProviders {
  rows: ProviderRow[];
  total: number;
}

type CountedRow = ProviderRow & { total: number };

/** Words and distances are the dear part: they are looked at once, for little of each record, and only the page's records are read whole. */
const dearPage = (from: string, distance: string | null, cut: string): string => {
  const order = distance ? '"distanceMiles", name, id' : 'name, id';
  return `WITH found AS MATERIALIZED (SELECT r.id, r.name${distance ? `, ${distance} AS "distanceMiles"` : ''} ${from}),
       page AS (SELECT * FROM found ORDER BY ${order} ${cut})
       SELECT ${PROVIDER_COLUMNS}${distance ? ', page."distanceMiles"' : ''}, (SELECT count(*)::int FROM found) AS total
         FROM page JOIN guide.providers r ON r.id = page.id
        ORDER BY ${distance ? 'page."distanceMiles", ' : ''}page.name, page.id`;
};

/**
 * Lists of one ZIP, which its index answers best whatever the values are; null for all others. Their names are few: a connection keeps
 * the plan of each.
 */
function preparedName({ zip, types, languages, ...others }: ProviderFilters): string | null {
  if (zip?.length !== 5 || Object.keys(others).length > 0) return null;
  const kinds = types ? (types.length === 1 ? ' type' : ' types') : '';
  return `providers zip${kinds}${languages ? ' languages' : ''}`;
}

@Injectable()
export class ProvidersRepository {
  constructor(
    private readonly database: DataSource,
    private readonly reads: PreparedReads,
    private readonly frequencies: WordFrequencies,
  ) {}

  /** A page in a fixed order, nearest first when a distance is asked, else by name; and how many there are in all. */
  async list(filters: ProviderFilters, page: Page): Promise<FoundProviders> {
    if (hasWords(filters)) await this.frequencies.refresh();
    const found = await this.page(filters, page);
    // The rows tell the total; a page behind the end has none.
    const total = found[0]?.total ?? (page.offset > 0 ? await this.count(filters) : 0);
    return { rows: found, total };
  }

  /** One statement finds and counts. */
  private page(filters: ProviderFilters, { limit, offset }: Page): Promise<CountedRow[]> {
    const parameters = new SqlParameters();
    const { from, distance } = this.filtered(filters, parameters);
    const cut = `LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}`;
    if (distance || hasWords(filters)) {
      return this.database.query(dearPage(from, distance, cut), parameters.values);
    }
    // Only the page's records are written out, whatever the planner thinks that costs.
    const page = `(SELECT r.* ${from} ORDER BY r.name, r.id ${cut}) r`;
    const sql = `SELECT ${PROVIDER_COLUMNS}, (SELECT count(*)::int ${from}) AS total FROM ${page} ORDER BY r.name, r.id`;
    return this.reads.rows(preparedName(filters), sql, parameters.values);
  }

  private async count(filters: ProviderFilters): Promise<number> {
    const parameters = new SqlParameters();
    const { from } = this.filtered(filters, parameters);
    const rows: { count: number }[] = await this.database.query(`SELECT count(*)::int ${from}`, parameters.values);
    return rows[0]?.count ?? 0;
  }

  async find(id: string): Promise<ProviderRow | null> {
    const sql = `SELECT ${PROVIDER_COLUMNS} FROM guide.providers r WHERE r.id = $1 AND r.is_active`;
    return (await this.reads.rows<ProviderRow>('provider', sql, [id]))[0] ?? null;
  }

  /** Whether the ZIP has any active record, of one type when given. */
  async exists(zip: string, type?: ProviderType): Promise<boolean> {
    const ofType = type ? ' AND type = $2' : '';
    const sql = `SELECT 1 FROM guide.providers WHERE is_active AND zip_code = $1${ofType} LIMIT 1`;
    const name = type ? 'any provider of a type in a ZIP' : 'any provider in a ZIP';
    return (await this.reads.rows(name, sql, type ? [zip, type] : [zip])).length > 0;
  }

  private filtered(filters: ProviderFilters, parameters: SqlParameters): { from: string; distance: string | null } {
    const distance = distanceSql(filters, parameters);
    const conditions = [
      ...placeConditions(filters, parameters),
      ...wordConditions(filters, parameters, this.frequencies),
    ];
    if (distance && filters.around) conditions.push(`${distance} <= ${parameters.add(filters.around.miles)}`);
    return { from: `FROM guide.providers r WHERE ${conditions.join(' AND ')}`, distance };
  }
}
