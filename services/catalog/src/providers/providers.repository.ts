import { Injectable } from '@nestjs/common';
import type { ProviderType } from '@app/contracts/http/catalog';
import { DataSource } from 'typeorm';
import { SqlParameters } from '../sql-parameters';
import { distanceSql, placeConditions, type ProviderFilters } from './provider-filters';
import { PROVIDER_COLUMNS, type ProviderRow } from './provider-row';
import { hasWords, wordConditions } from './provider-words';
import { withStatements } from './source-statements';
import { WordFrequencies } from './word-frequencies';

export interface Page {
  limit: number;
  offset: number;
}

export interface FoundProviders {
  rows: ProviderRow[];
  total: number;
}

@Injectable()
export class ProvidersRepository {
  constructor(
    private readonly database: DataSource,
    private readonly frequencies: WordFrequencies,
  ) {}

  /** A page in a fixed order, nearest first when a distance is asked, else by name; and how many there are in all. */
  async list(filters: ProviderFilters, page: Page): Promise<FoundProviders> {
    if (!hasWords(filters)) {
      const [rows, total] = await Promise.all([this.page(filters, page, ''), this.count(filters)]);
      return { rows, total };
    }
    await this.frequencies.refresh();
    // Words are the dear part: one statement finds and counts, unless the page lies behind the end.
    const found = await this.page<{ total: string }>(filters, page, ', count(*) OVER () AS total');
    const total = found[0] ? Number(found[0].total) : page.offset > 0 ? await this.count(filters) : 0;
    return { rows: found.map(({ total: _, ...row }) => row), total };
  }

  private async page<More = unknown>(filters: ProviderFilters, { limit, offset }: Page, more: string) {
    const parameters = new SqlParameters();
    const { from, distance } = this.filtered(filters, parameters);
    const rows = await this.database.query<(ProviderRow & More)[]>(
      `SELECT ${PROVIDER_COLUMNS}${distance ? `, ${distance} AS "distanceMiles"` : ''}${more} ${from}
        ORDER BY ${distance ? '"distanceMiles", ' : ''}r.name, r.id
        LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}`,
      parameters.values,
    );
    return withStatements(this.database, rows);
  }

  private async count(filters: ProviderFilters): Promise<number> {
    const parameters = new SqlParameters();
    const { from } = this.filtered(filters, parameters);
    const rows: { count: string }[] = await this.database.query(`SELECT count(*) ${from}`, parameters.values);
    return Number(rows[0]?.count ?? 0);
  }

  async find(id: string): Promise<ProviderRow | null> {
    const rows: ProviderRow[] = await this.database.query(
      `SELECT ${PROVIDER_COLUMNS} FROM guide.providers r WHERE r.id = $1 AND r.is_active`,
      [id],
    );
    return (await withStatements(this.database, rows))[0] ?? null;
  }

  /** Whether the ZIP has any active record, of one type when given. */
  async exists(zip: string, type?: ProviderType): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `SELECT 1 FROM guide.providers WHERE is_active AND zip_code = $1 AND ($2::text IS NULL OR type = $2) LIMIT 1`,
      [zip, type ?? null],
    );
    return rows.length > 0;
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
