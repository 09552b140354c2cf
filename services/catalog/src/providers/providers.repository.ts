import { Injectable } from '@nestjs/common';
import type { ProviderType } from '@app/contracts/http/catalog';
import type { ProviderHit } from '@app/contracts/http/search';
import { textTokens } from '@app/content/matching/query';
import { isTooSlow } from '@app/kit/lost-connection';
import { DataSource } from 'typeorm';
import { SqlParameters } from '../sql-parameters';
import { bestFirst } from '../text-match';
import { distanceSql, placeConditions, type ProviderFilters, textConditions } from './provider-filters';
import { hitOf } from './provider-hit';
import { PROVIDER_COLUMNS, providerOf, type ProviderRow } from './provider-row';
import { withStatements } from './source-statements';

export interface Page {
  limit: number;
  offset: number;
}

export interface FoundHits {
  hits: ProviderHit[];
  total: number;
}

export interface FoundProviders {
  rows: ProviderRow[];
  total: number;
}

/** A match before its record is read: sorting and counting carry no more than this. */
interface Match {
  id: string;
  distanceMiles?: number | null;
  total?: string;
}

/** Records read to learn how a word is written. */
const SLIP_RECORDS = 200;

/** Looking for typing slips may take this long for one word. */
const SLIP_BUDGET_MS = 300;

@Injectable()
export class ProvidersRepository {
  constructor(private readonly database: DataSource) {}

  /** A page in a fixed order, nearest first when a distance is asked, else by name; and how many there are in all. */
  async list(filters: ProviderFilters, page: Page): Promise<FoundProviders> {
    if (!hasWords(filters)) {
      const [rows, total] = await Promise.all([this.page(filters, page, ''), this.count(filters)]);
      return { rows, total };
    }
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

  /** Best matches first: names before other fields, the words as typed before their other names; then the nearest. */
  async search(filters: ProviderFilters, limit: number): Promise<FoundHits> {
    if (!hasWords(filters)) return this.browse(filters, limit);
    const parameters = new SqlParameters();
    const { from, distance } = this.filtered(filters, parameters);
    const byName = `${distance ? `${distance}, ` : ''}r.name, r.id`;
    const matches: Match[] = await this.database.query(
      `SELECT r.id${distance ? `, ${distance} AS "distanceMiles"` : ''}, count(*) OVER () AS total ${from}
        ORDER BY ${bestFirst('r.search_text', filters.text, byName, parameters)}
        LIMIT ${parameters.add(limit)}`,
      parameters.values,
    );
    return { hits: await this.hits(matches, filters), total: Number(matches[0]?.total ?? 0) };
  }

  /** A whole kind or place by name: the first page comes from the index, so the count is a statement of its own. */
  private async browse(filters: ProviderFilters, limit: number): Promise<FoundHits> {
    const parameters = new SqlParameters();
    const { from, distance } = this.filtered(filters, parameters);
    const [matches, total] = await Promise.all([
      this.database.query<Match[]>(
        `SELECT r.id${distance ? `, ${distance} AS "distanceMiles"` : ''} ${from}
          ORDER BY ${distance ? '"distanceMiles", ' : ''}r.name, r.id LIMIT ${parameters.add(limit)}`,
        parameters.values,
      ),
      this.count(filters),
    ]);
    return { hits: await this.hits(matches, filters), total };
  }

  /** The records of matches, in their order; one that went in between is left out. */
  private async hits(matches: readonly Match[], { text }: ProviderFilters): Promise<ProviderHit[]> {
    if (matches.length === 0) return [];
    const rows: ProviderRow[] = await this.database.query(
      `SELECT ${PROVIDER_COLUMNS} FROM guide.providers r WHERE r.id = ANY ($1::uuid[])`,
      [matches.map(({ id }) => id)],
    );
    const byId = new Map((await withStatements(this.database, rows)).map((row) => [row.id, row]));
    return matches.flatMap(({ id, distanceMiles }) => {
      const row = byId.get(id);
      if (!row) return [];
      return [hitOf(providerOf(distanceMiles === undefined ? row : { ...row, distanceMiles }), text)];
    });
  }

  /**
   * `search_text` of some records that hold something like the word, for its spelling. Not all and in no order: enough to
   * see how the word is written; none when the looking takes too long, because a search answers without them too.
   * @param similarity least pg_trgm word similarity, 0 to 1
   */
  async textsLike(word: string, similarity: number): Promise<string[]> {
    try {
      return await this.database.transaction(async (manager) => {
        // Settings of this transaction only. The trigram index is asked by bitmap or not at all: the LIMIT makes the
        // planner believe that walking the table, or a btree of it, soon meets a match, and where there is none the walk
        // reads everything (11.9 s at 400,000 records).
        await manager.query(
          `SELECT set_config('pg_trgm.word_similarity_threshold', $1, true), set_config('statement_timeout', $2, true),
                  set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
                  set_config('enable_indexonlyscan', 'off', true)`,
          [String(similarity), String(SLIP_BUDGET_MS)],
        );
        const rows: { text: string }[] = await manager.query(
          `SELECT r.search_text AS text FROM guide.providers r
            WHERE r.is_active AND r.search_text OPERATOR(public.%>) $1 LIMIT ${SLIP_RECORDS}`,
          [word],
        );
        return rows.map(({ text }) => text);
      });
    } catch (error) {
      if (isTooSlow(error)) return [];
      throw error;
    }
  }

  private filtered(filters: ProviderFilters, parameters: SqlParameters): { from: string; distance: string | null } {
    const distance = distanceSql(filters, parameters);
    const conditions = [...placeConditions(filters, parameters), ...textConditions(filters, parameters)];
    if (distance && filters.around) conditions.push(`${distance} <= ${parameters.add(filters.around.miles)}`);
    return { from: `FROM guide.providers r WHERE ${conditions.join(' AND ')}`, distance };
  }
}

const hasWords = ({ text }: ProviderFilters): boolean => text !== undefined && textTokens(text).length > 0;
