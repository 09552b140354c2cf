// SQL of a facility import: the read is staged in a table of the transaction, compared, and swapped in.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Dataset } from '../facility-record';
import type { ReadOrigin } from '../run-row';
import type { Incoming } from './matching';

export interface StagedStatement {
  source: Dataset;
  key: string;
  fields: object;
  sourceUrl: string;
  contentHash: string;
}

/** One data set's rows of one origin and state: nothing outside is looked at or changed. */
export interface Part {
  sources: Dataset[];
  origin: ReadOrigin;
  state: string;
}

export interface ReadFacts {
  release: string | null;
  retrievedAt: Date;
  sourceUpdatedAt: string | null;
}

export interface Compared {
  source: Dataset;
  key: string;
  /** null: never said before. */
  providerId: string | null;
  isSame: boolean;
}

const AT_ONCE = 2_000;

@Injectable()
export class FacilityImportRepository {
  constructor(private readonly database: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  async stage(manager: EntityManager, statements: readonly StagedStatement[]): Promise<void> {
    await manager.query(
      `CREATE TEMPORARY TABLE staged (source text, key text, fields jsonb, source_url text, content_hash text,
         provider_id uuid, PRIMARY KEY (source, key)) ON COMMIT DROP`,
    );
    for (let at = 0; at < statements.length; at += AT_ONCE) {
      await manager.query(
        `INSERT INTO staged (source, key, fields, source_url, content_hash)
         SELECT i.source, i.key, i.fields, i."sourceUrl", i."contentHash"
           FROM jsonb_to_recordset($1::jsonb)
                AS i(source text, key text, fields jsonb, "sourceUrl" text, "contentHash" text)`,
        [JSON.stringify(statements.slice(at, at + AT_ONCE))],
      );
    }
    await manager.query('ANALYZE staged');
  }

  /** How many records each data set of the part had at its last good read. */
  async activeCounts(manager: EntityManager, { sources, origin, state }: Part): Promise<Map<string, number>> {
    const rows: { source: string; count: number }[] = await manager.query(
      `SELECT source, count(*)::int AS count FROM guide.provider_sources
        WHERE source = ANY($1::text[]) AND origin = $2 AND fields ->> 'state' = $3 AND is_active GROUP BY source`,
      [sources, origin, state],
    );
    return new Map(rows.map(({ source, count }) => [source, count]));
  }

  async compare(manager: EntityManager, { origin }: Part): Promise<Compared[]> {
    return manager.query(
      `SELECT i.source, i.key, s.provider_id AS "providerId",
              coalesce(s.content_hash = i.content_hash AND s.is_active, false) AS "isSame"
         FROM staged i LEFT JOIN guide.provider_sources s
           ON s.source = i.source AND s.origin = $1 AND s.source_key = i.key
        ORDER BY i.source, i.key`,
      [origin],
    );
  }

  /** Places nobody knew: rows that the merge fills in the same transaction. */
  async found(manager: EntityManager, founders: ReadonlyMap<string, Incoming>, origin: string): Promise<void> {
    const rows = [...founders].map(([id, { type, naturalKey, name, source }]) => ({
      id,
      type,
      naturalKey,
      name,
      source,
    }));
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      await manager.query(
        `INSERT INTO guide.providers (id, type, natural_key, name, source, source_url, retrieved_at, checked_on, origin,
                                      content_hash, is_active)
         SELECT i.id, i.type, i."naturalKey", i.name, i.source, s.source_url, now(), current_date, $2, '', false
           FROM jsonb_to_recordset($1::jsonb) AS i(id uuid, type text, "naturalKey" text, name text, source text),
                (SELECT min(source_url) AS source_url FROM staged) s
          ORDER BY i."naturalKey"`,
        [JSON.stringify(rows.slice(at, at + AT_ONCE)), origin],
      );
    }
  }

  /** Writes new and changed statements. @param owners provider of every staged statement that has to be written */
  async storeStatements(
    manager: EntityManager,
    owners: readonly { source: string; key: string; providerId: string }[],
    origin: string,
    { release, retrievedAt, sourceUpdatedAt }: ReadFacts,
  ): Promise<void> {
    for (let at = 0; at < owners.length; at += AT_ONCE) {
      await manager.query(
        `INSERT INTO guide.provider_sources AS old (source, origin, source_key, provider_id, fields, source_url, release,
           retrieved_at, source_updated_at, content_hash)
         SELECT i.source, $2, i.key, o."providerId", i.fields, i.source_url, $3, $4, $5, i.content_hash
           FROM jsonb_to_recordset($1::jsonb) AS o(source text, key text, "providerId" uuid)
           JOIN staged i ON i.source = o.source AND i.key = o.key
         ON CONFLICT (source, origin, source_key) DO UPDATE SET
           provider_id = excluded.provider_id, fields = excluded.fields, source_url = excluded.source_url,
           release = excluded.release, retrieved_at = excluded.retrieved_at,
           source_updated_at = excluded.source_updated_at, content_hash = excluded.content_hash, is_active = true`,
        [JSON.stringify(owners.slice(at, at + AT_ONCE)), origin, release, retrievedAt, sourceUpdatedAt],
      );
    }
  }

  /** Statements of the part that the read does not hold become inactive. @returns their providers */
  async deactivateUnseen(manager: EntityManager, { sources, origin, state }: Part): Promise<string[]> {
    const rows: { providerId: string }[] = await manager.query(
      `WITH gone AS (
         UPDATE guide.provider_sources s SET is_active = false
          WHERE s.source = ANY($1::text[]) AND s.origin = $2 AND s.fields ->> 'state' = $3 AND s.is_active
            AND NOT EXISTS (SELECT 1 FROM staged i WHERE i.source = s.source AND i.key = s.source_key)
         RETURNING s.provider_id)
       SELECT DISTINCT provider_id AS "providerId" FROM gone`,
      [sources, origin, state],
    );
    return rows.map(({ providerId }) => providerId);
  }

  /** The read was of a later day than the last: the check dates move, of statements and of the rows they lead. */
  async touch(
    manager: EntityManager,
    { origin }: Part,
    { release, retrievedAt, sourceUpdatedAt }: ReadFacts,
  ): Promise<void> {
    await manager.query(
      `WITH seen AS (
         UPDATE guide.provider_sources s SET retrieved_at = $2, source_updated_at = $3, release = $4
           FROM staged i
          WHERE s.source = i.source AND s.origin = $1 AND s.source_key = i.key
            AND (s.retrieved_at AT TIME ZONE 'America/Los_Angeles')::date
                < ($2::timestamptz AT TIME ZONE 'America/Los_Angeles')::date
         RETURNING s.provider_id, s.source)
       UPDATE guide.providers p
          SET retrieved_at = $2, source_updated_at = $3,
              checked_on = ($2::timestamptz AT TIME ZONE 'America/Los_Angeles')::date
         FROM seen WHERE p.id = seen.provider_id AND p.source = seen.source AND p.origin = $1`,
      [origin, retrievedAt, sourceUpdatedAt, release],
    );
  }

  /**
   * A live read takes the place of the shipped statements of its part: they become its own, to be compared like those of its
   * last read. @returns their providers
   */
  async takeOverSnapshot(manager: EntityManager, { sources, state }: Part): Promise<string[]> {
    const rows: { providerId: string }[] = await manager.query(
      `WITH ours AS (
         DELETE FROM guide.provider_sources
          WHERE source = ANY($1::text[]) AND origin = 'snapshot' AND fields ->> 'state' = $2 RETURNING *),
       moved AS (
         INSERT INTO guide.provider_sources (source, origin, source_key, provider_id, fields, source_url, release,
           retrieved_at, source_updated_at, content_hash, is_active)
         SELECT source, 'live', source_key, provider_id, fields, source_url, release, retrieved_at, source_updated_at,
                content_hash, is_active FROM ours
         ON CONFLICT (source, origin, source_key) DO NOTHING)
       SELECT DISTINCT provider_id AS "providerId" FROM ours`,
      [sources, state],
    );
    return rows.map(({ providerId }) => providerId);
  }

  /** The invented statements of a source. @returns the providers they were about */
  async deleteSamples(manager: EntityManager, sources: readonly string[]): Promise<string[]> {
    const rows: { providerId: string }[] = await manager.query(
      `WITH gone AS (
         DELETE FROM guide.provider_sources WHERE source = ANY($1::text[]) AND origin = 'sample' RETURNING provider_id)
       SELECT DISTINCT provider_id AS "providerId" FROM gone`,
      [sources],
    );
    return rows.map(({ providerId }) => providerId);
  }
}
