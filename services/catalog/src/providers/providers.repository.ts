import { Injectable } from '@nestjs/common';
import type { ProviderHit, ProviderType } from '@app/contracts/http/catalog';
import { type ParsedQuery, type QueryToken, textTokens } from '@app/content/matching/query';
import { DataSource } from 'typeorm';
import { SqlParameters } from '../sql-parameters';
import { bestFirst } from '../text-match';
import { distanceSql, matchesToken, placeConditions, type ProviderFilters, textConditions } from './provider-filters';
import { PROVIDER_COLUMNS, type ProviderRow } from './provider-row';

export interface Page {
  limit: number;
  offset: number;
}

export interface FoundHits {
  hits: ProviderHit[];
  total: number;
}

const HIT_COLUMNS = `r.id, r.name, r.name_ko AS "nameKo", r.type, r.address, r.city, r.zip_code AS "zipCode", r.origin`;

/** Share of a typed word's trigrams that a record must hold to count as a slip of it (docs of pg_trgm). */
const SLIP_THRESHOLD = 0.5;
/** Shorter words have too few trigrams: one slip changes them all. */
const SLIP_SHORTEST = 5;

@Injectable()
export class ProvidersRepository {
  constructor(private readonly database: DataSource) {}

  /** A page in a fixed order: nearest first when a distance is asked, else by name. */
  async list(filters: ProviderFilters, { limit, offset }: Page): Promise<ProviderRow[]> {
    const parameters = new SqlParameters();
    const { from, distance } = this.filtered(filters, parameters);
    return this.database.query(
      `SELECT ${PROVIDER_COLUMNS}${distance ? `, ${distance} AS "distanceMiles"` : ''} ${from}
        ORDER BY ${distance ? '"distanceMiles", ' : ''}r.name, r.id
        LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}`,
      parameters.values,
    );
  }

  async count(filters: ProviderFilters): Promise<number> {
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
    return rows[0] ?? null;
  }

  /** Whether the ZIP has any active record, of one type when given. */
  async exists(zip: string, type?: ProviderType): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `SELECT 1 FROM guide.providers WHERE is_active AND zip_code = $1 AND ($2::text IS NULL OR type = $2) LIMIT 1`,
      [zip, type ?? null],
    );
    return rows.length > 0;
  }

  /** Best matches first: names before other fields, the words as typed before their other names. */
  async search(filters: ProviderFilters, limit: number): Promise<FoundHits> {
    if (!filters.text || textTokens(filters.text).length === 0) return this.browse(filters, limit);
    const parameters = new SqlParameters();
    const { from } = this.filtered(filters, parameters);
    const rows: (ProviderHit & { total: string })[] = await this.database.query(
      `SELECT ${HIT_COLUMNS}, count(*) OVER () AS total ${from}
        ORDER BY ${bestFirst('r.search_text', filters.text, 'r.name, r.id', parameters)}
        LIMIT ${parameters.add(limit)}`,
      parameters.values,
    );
    return foundHits(rows);
  }

  /** A whole kind or place by name: the first page comes from the index, so the count is a statement of its own. */
  private async browse(filters: ProviderFilters, limit: number): Promise<FoundHits> {
    const parameters = new SqlParameters();
    const { from } = this.filtered(filters, parameters);
    const [hits, total] = await Promise.all([
      this.database.query<ProviderHit[]>(
        `SELECT ${HIT_COLUMNS} ${from} ORDER BY r.name, r.id LIMIT ${parameters.add(limit)}`,
        parameters.values,
      ),
      this.count(filters),
    ]);
    return { hits, total };
  }

  /**
   * Records that hold something like the words, nearest first, for words that hardly any record holds. Every word must
   * match as in `search` or by its trigrams. Null when no word is long enough to be mistyped recognisably.
   */
  async searchSlips(filters: ProviderFilters, query: ParsedQuery, limit: number): Promise<FoundHits | null> {
    const tokens = textTokens(query);
    if (!tokens.some(isLongEnough)) return null;
    const parameters = new SqlParameters();
    const place = placeConditions(filters, parameters);
    const typed = tokens.map((token) => ({ token, word: parameters.add(token.literals.at(-1) ?? '') }));
    const words = typed.map(({ token, word }) =>
      isLongEnough(token)
        ? `(r.search_text OPERATOR(public.%>) ${word}::text OR ${matchesToken(token, parameters)})`
        : matchesToken(token, parameters),
    );
    const nearness = typed.map(({ word }) => `public.word_similarity(${word}::text, r.search_text)`).join(' + ');
    const sql = `SELECT ${HIT_COLUMNS}, count(*) OVER () AS total FROM guide.providers r
        WHERE ${[...place, ...words].join(' AND ')}
        ORDER BY ${nearness} DESC, r.name, r.id LIMIT ${parameters.add(limit)}`;
    return this.database.transaction(async (manager) => {
      // The index operator compares with a setting, which must not outlive this statement on a pooled connection.
      await manager.query(`SELECT set_config('pg_trgm.word_similarity_threshold', $1, true)`, [String(SLIP_THRESHOLD)]);
      return foundHits(await manager.query(sql, parameters.values));
    });
  }

  private filtered(filters: ProviderFilters, parameters: SqlParameters): { from: string; distance: string | null } {
    const distance = distanceSql(filters, parameters);
    const conditions = [...placeConditions(filters, parameters), ...textConditions(filters, parameters)];
    if (distance && filters.around) conditions.push(`${distance} <= ${parameters.add(filters.around.miles)}`);
    return { from: `FROM guide.providers r WHERE ${conditions.join(' AND ')}`, distance };
  }
}

const isLongEnough = ({ literals }: QueryToken): boolean => (literals.at(-1) ?? '').trim().length >= SLIP_SHORTEST;

const foundHits = (rows: (ProviderHit & { total: string })[]): FoundHits => ({
  hits: rows.map(({ total: _, ...hit }) => hit),
  total: Number(rows[0]?.total ?? 0),
});
