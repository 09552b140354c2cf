// SQL of guide.provider_sources: source records are staged in a temporary table, compared, and swapped in. Every change notes its provider
// in the temporary table `touched`, for the merge that follows.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ProviderType } from '@app/contracts/http/catalog';
import type { Origin } from '@app/contracts/http/provenance';
import type { PlaceFields, RecordSource } from '../../sources/facility-record';
import { matchKeys } from '../matching/match-keys';
import { type StoredSourceRecord, stagedRecord, type SourceRecord } from '../matching/source-record';

/** The source records that one read is about: no others are compared or changed. */
export interface Part {
  sources: readonly RecordSource[];
  origin: Origin;
  state: string;
  /** Within the state; absent = all of it. */
  county?: string;
  zip?: string;
}

export interface ReadFacts {
  release: string | null;
  retrievedAt: Date;
  sourceUpdatedAt: string | null;
}

const AT_ONCE = 2_000;
/** Advisory lock, 'GMRG' as a number: imports that match places of a type run one after the other, so that each sees what the other made. */
const MATCH_LOCK = 0x474d5247;
const ALL_TYPES = 'all';
const LOCAL_DAY = (instant: string) => `(${instant}::timestamptz AT TIME ZONE 'America/Los_Angeles')::date`;

@Injectable()
export class SourceRecordsRepository {
  constructor(private readonly database: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /**
   * Must be called first in a transaction: no other may match places of these types until it ends.
   * @param types null: places of all types
   */
  async begin(manager: EntityManager, types: readonly ProviderType[] | null = null): Promise<void> {
    const lock = types === null ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared';
    await manager.query(`SELECT ${lock}($1, hashtext($2))`, [MATCH_LOCK, ALL_TYPES]);
    for (const type of [...(types ?? [])].sort()) {
      await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [MATCH_LOCK, type]);
    }
    // PostgreSQL has no statistics yet of tables that were filled a moment ago, takes them for empty, and would scan them for each row.
    await manager.query('SET LOCAL enable_seqscan = off');
    await manager.query(
      `CREATE TEMPORARY TABLE IF NOT EXISTS touched (provider_id uuid PRIMARY KEY) ON COMMIT DROP;
       CREATE TEMPORARY TABLE IF NOT EXISTS staged (source text, key text, natural_key text, match_keys text[], fields jsonb,
         source_url text, source_updated_at date, checked_on date, confidence text, is_stale boolean, content_hash text,
         PRIMARY KEY (source, key)) ON COMMIT DROP`,
    );
    await this.keyOlder(manager);
  }

  async stage(manager: EntityManager, records: readonly SourceRecord[]): Promise<void> {
    await this.stageAll(manager, slicesOf(records));
  }

  /** Like {@link stage}, slice by slice: only one slice is in memory. */
  async stageAll(
    manager: EntityManager,
    slices: AsyncIterable<readonly SourceRecord[]> | Iterable<readonly SourceRecord[]>,
  ): Promise<void> {
    await manager.query('DELETE FROM staged');
    for await (const records of slices) await manager.query(STAGE, [JSON.stringify(records.map(stagedRecord))]);
    await manager.query('ANALYZE staged');
  }

  async stagedCount(manager: EntityManager): Promise<number> {
    const rows: { count: number }[] = await manager.query('SELECT count(*)::int AS count FROM staged');
    return rows[0]?.count ?? 0;
  }

  /** The stored fields of a source's active records with these keys. */
  async fieldsOf(
    manager: EntityManager,
    { source, origin }: Pick<StoredSourceRecord, 'source' | 'origin'>,
    keys: readonly string[],
  ): Promise<Map<string, PlaceFields>> {
    const rows: { key: string; fields: PlaceFields }[] = await manager.query(
      `SELECT source_key AS key, fields FROM guide.provider_sources
        WHERE source = $1 AND origin = $2 AND source_key = ANY($3::text[]) AND is_active`,
      [source, origin, keys],
    );
    return new Map(rows.map(({ key, fields }) => [key, fields]));
  }

  /** How many records each data set of the part had at its last good read. */
  async activeCounts(manager: EntityManager, part: Part): Promise<Map<string, number>> {
    const rows: { source: string; count: number }[] = await manager.query(
      `SELECT source, count(*)::int AS count FROM guide.provider_sources s WHERE ${PART} AND is_active GROUP BY source`,
      valuesOf(part),
    );
    return new Map(rows.map(({ source, count }) => [source, count]));
  }

  /** Writes new and changed records, and those that were ended or marked as stale. @returns their keys */
  async store(
    manager: EntityManager,
    origin: Origin,
    { release, retrievedAt, sourceUpdatedAt }: ReadFacts,
  ): Promise<{ key: string; isNew: boolean }[]> {
    return manager.query(STORE, [origin, release, retrievedAt, sourceUpdatedAt]);
  }

  /** Moves the check dates when the read was on a later day than the last. @returns whether any moved */
  async touch(
    manager: EntityManager,
    origin: Origin,
    { release, retrievedAt, sourceUpdatedAt }: ReadFacts,
  ): Promise<boolean> {
    await manager.query(
      marking(
        `UPDATE guide.provider_sources s
            SET retrieved_at = $2, source_updated_at = coalesce(i.source_updated_at, $3), release = $4,
                checked_on = ${LOCAL_DAY('$2')}
           FROM staged i
          WHERE s.source = i.source AND s.origin = $1 AND s.source_key = i.key AND i.checked_on IS NULL
            AND s.checked_on < ${LOCAL_DAY('$2')}`,
      ),
      [origin, retrievedAt, sourceUpdatedAt, release],
    );
    const rows: unknown[] = await manager.query('SELECT 1 FROM touched LIMIT 1');
    return rows.length > 0;
  }

  /** The provider of each staged record. Invented records about true places, which are not kept, are missing. */
  async owners(manager: EntityManager, origin: Origin): Promise<Map<string, string>> {
    const rows: { id: string; providerId: string }[] = await manager.query(
      `SELECT i.source || ' ' || i.key AS id, s.provider_id AS "providerId"
         FROM staged i JOIN guide.provider_sources s ON s.source = i.source AND s.origin = $1 AND s.source_key = i.key`,
      [origin],
    );
    return new Map(rows.map(({ id, providerId }) => [id, providerId]));
  }

  /** Deactivates records of the part that the read does not contain. */
  async endUnstaged(manager: EntityManager, part: Part): Promise<void> {
    await manager.query(
      marking(
        `UPDATE guide.provider_sources s SET is_active = false
          WHERE ${PART} AND s.is_active
            AND NOT EXISTS (SELECT 1 FROM staged i WHERE i.source = s.source AND i.key = s.source_key)`,
      ),
      valuesOf(part),
    );
  }

  /**
   * A live read takes the place of the shipped records of its part: they become its own, to be compared like those of its
   * last read.
   */
  async takeOverSnapshot(manager: EntityManager, { sources, state }: Part): Promise<void> {
    const snapshot = { sources, origin: 'snapshot', state } as const;
    await manager.query(
      marking(
        `DELETE FROM guide.provider_sources s WHERE ${PART} AND EXISTS (
           SELECT 1 FROM guide.provider_sources o
            WHERE o.source = s.source AND o.origin = 'live' AND o.source_key = s.source_key)`,
      ),
      valuesOf(snapshot),
    );
    await manager.query(
      marking(`UPDATE guide.provider_sources s SET origin = 'live' WHERE ${PART}`),
      valuesOf(snapshot),
    );
  }

  /** The first true records of a source end its invented ones. */
  async deleteSamples(manager: EntityManager, sources: readonly string[]): Promise<void> {
    await manager.query(
      marking(`DELETE FROM guide.provider_sources s WHERE source = ANY($1::text[]) AND origin = 'sample'`),
      [sources],
    );
  }

  /** Adds match keys to records of a version that had none. */
  private async keyOlder(manager: EntityManager): Promise<void> {
    for (;;) {
      const rows: { id: string; naturalKey: string; fields: PlaceFields }[] = await manager.query(
        `SELECT ctid::text AS id, natural_key AS "naturalKey", fields FROM guide.provider_sources
          WHERE match_keys = '{}' LIMIT ${AT_ONCE}`,
      );
      if (rows.length === 0) return;
      const keyed = rows.map(({ id, naturalKey, fields }) => ({ id, keys: matchKeys(naturalKey, fields) }));
      await manager.query(
        `UPDATE guide.provider_sources s SET match_keys = i.keys
           FROM jsonb_to_recordset($1::jsonb) AS i(id tid, keys text[]) WHERE s.ctid = i.id`,
        [JSON.stringify(keyed)],
      );
    }
  }
}

const PART = `s.source = ANY($1::text[]) AND s.origin = $2 AND s.fields ->> 'state' = $3
  AND ($4::text IS NULL OR s.fields ->> 'county' = $4) AND ($5::text IS NULL OR s.fields ->> 'zipCode' = $5)`;
const valuesOf = ({ sources, origin, state, county, zip }: Part): unknown[] => [
  sources,
  origin,
  state,
  county ?? null,
  zip ?? null,
];

function* slicesOf(records: readonly SourceRecord[]): Generator<readonly SourceRecord[]> {
  for (let at = 0; at < records.length; at += AT_ONCE) yield records.slice(at, at + AT_ONCE);
}

/** A change of records that also notes their providers in `touched`. @param change SQL with the alias `s` */
export const marking = (change: string): string => `
  WITH changed AS (${change} RETURNING s.provider_id)
  INSERT INTO touched SELECT DISTINCT provider_id FROM changed ON CONFLICT DO NOTHING`;

/** json, which is taken apart once: as jsonb every row would first be built as a value of its own. */
const STAGE = `
  INSERT INTO staged (source, key, natural_key, match_keys, fields, source_url, source_updated_at, checked_on, confidence,
                      is_stale, content_hash)
  SELECT i.source, i.key, i."naturalKey", i."matchKeys", i.fields, i."sourceUrl", i."sourceUpdatedAt", i."checkedOn",
         i.confidence, i."isStale", i."contentHash"
    FROM json_to_recordset($1::json) AS i(
           source text, key text, "naturalKey" text, "matchKeys" text[], fields jsonb, "sourceUrl" text,
           "sourceUpdatedAt" date, "checkedOn" date, confidence text, "isStale" boolean, "contentHash" text)`;

/** A record of an unknown place gets the id of a new provider, which the merge may replace by an older one. */
const STORE = `
  WITH news AS (
    SELECT i.*, coalesce(o.provider_id, gen_random_uuid()) AS provider_id
      FROM staged i
      LEFT JOIN guide.provider_sources o ON o.source = i.source AND o.origin = $1 AND o.source_key = i.key
     WHERE o.source IS NULL OR o.content_hash <> i.content_hash OR NOT o.is_active OR (o.is_stale AND NOT i.is_stale)
  ), written AS (
    INSERT INTO guide.provider_sources AS s (source, origin, source_key, natural_key, match_keys, provider_id, fields,
      source_url, release, retrieved_at, source_updated_at, checked_on, confidence, is_stale, content_hash)
    SELECT source, $1, key, natural_key, match_keys, provider_id, fields, source_url, $2, $3,
           coalesce(source_updated_at, $4), coalesce(checked_on, ${LOCAL_DAY('$3')}), confidence, is_stale, content_hash
      FROM news ORDER BY source, key
    ON CONFLICT (source, origin, source_key) DO UPDATE SET
      natural_key = excluded.natural_key, match_keys = excluded.match_keys, fields = excluded.fields,
      source_url = excluded.source_url, release = excluded.release, retrieved_at = excluded.retrieved_at,
      source_updated_at = excluded.source_updated_at, checked_on = excluded.checked_on,
      confidence = excluded.confidence, is_stale = excluded.is_stale, content_hash = excluded.content_hash, is_active = true
    RETURNING s.source, s.source_key, s.provider_id, (xmax = 0) AS is_new
  ), marked AS (
    INSERT INTO touched SELECT DISTINCT provider_id FROM written ON CONFLICT DO NOTHING
  )
  SELECT source || ' ' || source_key AS key, is_new AS "isNew" FROM written`;
