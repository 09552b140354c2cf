// The only file that writes guide.providers (one-writer.test.ts): rows come from their records and from nowhere else.
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DatedRow } from './merge';
import type { StoredSourceRecord } from '../matching/source-record';

/** A merged row with its identity. */
export type KeyedRow = DatedRow & { id: string; naturalKey: string };

export interface StoredRow {
  id: string;
  naturalKey: string;
  contentHash: string;
  isActive: boolean;
  isStale: boolean;
  checkedOn: string;
}

@Injectable()
export class ProvidersRepository {
  /** Providers whose records changed, in an order that leaves those behind that were merged. */
  async touched(manager: EntityManager, after: string, limit: number): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      'SELECT provider_id AS id FROM touched WHERE provider_id > $1 ORDER BY provider_id LIMIT $2',
      [after, limit],
    );
    return rows.map(({ id }) => id);
  }

  async forgetTouched(manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM touched');
  }

  async records(manager: EntityManager, providerIds: readonly string[]): Promise<StoredSourceRecord[]> {
    return manager.query(
      `SELECT source, origin, source_key AS key, natural_key AS "naturalKey", match_keys AS "matchKeys",
              provider_id AS "providerId", fields, source_url AS "sourceUrl", retrieved_at AS "retrievedAt",
              source_updated_at AS "sourceUpdatedAt", checked_on AS "checkedOn", confidence, is_stale AS "isStale",
              is_active AS "isActive"
         FROM guide.provider_sources WHERE provider_id = ANY($1::uuid[])`,
      [providerIds],
    );
  }

  /** Providers with a record that has one of the keys. */
  async neighbours(manager: EntityManager, keys: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT DISTINCT s.provider_id AS id
         FROM unnest($1::text[]) AS k(key) JOIN guide.provider_sources s ON s.match_keys @> ARRAY[k.key]`,
      [keys],
    );
    return rows.map(({ id }) => id);
  }

  /** Locked, so that what is compared is what is overwritten. */
  async rows(manager: EntityManager, ids: readonly string[]): Promise<StoredRow[]> {
    return manager.query(
      `SELECT id, natural_key AS "naturalKey", content_hash AS "contentHash", is_active AS "isActive", is_stale AS "isStale", checked_on AS "checkedOn"
         FROM guide.providers WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`,
      [ids],
    );
  }

  async write(manager: EntityManager, rows: readonly KeyedRow[]): Promise<void> {
    if (rows.length > 0) await manager.query(WRITE, [JSON.stringify(rows)]);
  }

  /** Empties the pending list of the search index, which every search would have to read. */
  async indexWords(manager: EntityManager): Promise<void> {
    await manager.query('SELECT guide.index_gathered_words()');
  }

  async delete(manager: EntityManager, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await manager.query('DELETE FROM guide.providers WHERE id = ANY($1::uuid[])', [ids]);
  }

  /** Moves the dates of rows that are led by records that were read unchanged on a later day. */
  async redate(manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE guide.providers p
          SET retrieved_at = s.retrieved_at, source_updated_at = s.source_updated_at, checked_on = s.checked_on
         FROM touched t JOIN guide.provider_sources s ON s.provider_id = t.provider_id
        WHERE p.id = t.provider_id AND p.source = s.source AND p.origin = s.origin AND s.is_active
          AND p.checked_on < s.checked_on`,
    );
  }

  async move(manager: EntityManager, moved: readonly { record: StoredSourceRecord; to: string }[]): Promise<void> {
    if (moved.length === 0) return;
    const rows = moved.map(({ record, to }) => ({ ...named(record), to }));
    await manager.query(
      `UPDATE guide.provider_sources s SET provider_id = i."to"
         FROM jsonb_to_recordset($1::jsonb)
              AS i("from" uuid, source text, origin text, key text, "to" uuid)
        WHERE s.provider_id = i."from" AND s.source = i.source AND s.origin = i.origin AND s.source_key = i.key`,
      [JSON.stringify(rows)],
    );
  }

  async forget(manager: EntityManager, records: readonly StoredSourceRecord[]): Promise<void> {
    if (records.length === 0) return;
    const rows = records.map(named);
    await manager.query(
      `DELETE FROM guide.provider_sources s
        USING jsonb_to_recordset($1::jsonb) AS i("from" uuid, source text, origin text, key text)
        WHERE s.provider_id = i."from" AND s.source = i.source AND s.origin = i.origin AND s.source_key = i.key`,
      [JSON.stringify(rows)],
    );
  }
}

const named = ({ providerId, source, origin, key }: StoredSourceRecord) => ({ from: providerId, source, origin, key });

/** Column -> its type and what it takes from the merged row; by default the property of the same name in camel case. */
const COLUMNS: readonly (readonly [column: string, type: string, value?: string])[] = [
  ['id', 'uuid'],
  ['type', 'text'],
  ['natural_key', 'text'],
  ['name', 'text'],
  ['name_ko', 'text'],
  ['name_ko_source', 'text'],
  ['specialty', 'text'],
  ['specialties', 'text[]'],
  ['taxonomy_codes', 'text[]'],
  ['address', 'text'],
  ['city', 'text'],
  ['state', 'text'],
  ['zip_code', 'text'],
  // A ZIP's main county, and its centre, where no source knows better.
  ['county', 'text', 'coalesce(i.county, c.county)'],
  ['latitude', 'float8', 'coalesce(i.latitude, z.latitude)'],
  ['longitude', 'float8', 'coalesce(i.longitude, z.longitude)'],
  ['phone', 'text'],
  ['website', 'text'],
  ['languages', 'text[]'],
  ['language_source', 'text'],
  ['networks', 'jsonb'],
  ['network_keys', 'text[]'],
  ['accepting_new_patients', 'boolean'],
  ['npi', 'text'],
  ['ccn', 'text'],
  ['license_number', 'text'],
  ['housing_type', 'text'],
  ['services', 'text[]'],
  ['details', 'jsonb'],
  ['field_sources', 'jsonb'],
  ['conflicts', 'jsonb'],
  ['search_text', 'text'],
  ['source', 'text'],
  ['source_url', 'text'],
  ['retrieved_at', 'timestamptz'],
  ['source_updated_at', 'date'],
  ['checked_on', 'date'],
  ['origin', 'text'],
  ['confidence', 'text'],
  ['is_stale', 'boolean'],
  ['content_hash', 'text'],
  ['is_active', 'boolean'],
];
const camelCase = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const fieldOf = (column: string): string => `"${camelCase(column)}"`;
const NAMES = COLUMNS.map(([column]) => column);

/** json, which is taken apart once: as jsonb every row would first be built as a value of its own. */
const WRITE = `
  INSERT INTO guide.providers (${NAMES.join(', ')})
  SELECT ${COLUMNS.map(([column, , value]) => value ?? `i.${fieldOf(column)}`).join(', ')}
    FROM json_to_recordset($1::json) AS i(${COLUMNS.map(([column, type]) => `${fieldOf(column)} ${type}`).join(', ')})
    LEFT JOIN guide.zip_codes z ON z.zip = i."zipCode"
    LEFT JOIN guide.zip_counties c ON c.zip = i."zipCode" AND c.is_primary
  ON CONFLICT (id) DO UPDATE SET
    ${NAMES.map((column) => `${column} = excluded.${column}`).join(', ')}, updated_at = now()`;
