// SQL of the import. A page of records and the progress of its run are one transaction: a killed worker loses nothing
// that was counted and counts nothing that was lost.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Cursor, RUN_COLUMNS, type RunRow } from '../run-row';
import type { ProviderRecord } from '../sources/providers/provider-record';
import { contentHash, recordSearchText } from './provider-row';

/** A run as one worker holds it; when `attempts` has moved on, another one does. */
export type RunFence = Pick<RunRow, 'id' | 'attempts'>;

export interface StoredProvider {
  id: string;
  naturalKey: string;
  contentHash: string;
  isActive: boolean;
  isStale: boolean;
  origin: string;
  source: string;
  nameKo: string | null;
  /** false: last looked at on an earlier day. */
  isCheckedToday: boolean;
  /** Several sources speak of it: `contentHash` and `isActive` are those of the registry's statement. */
  isMerged: boolean;
}

export interface PageCounts {
  found: number;
  added: number;
  updated: number;
  unchanged: number;
}

@Injectable()
export class ImportRepository {
  constructor(private readonly database: DataSource) {}

  async hasShipped(type: string): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `SELECT 1 FROM guide.providers WHERE type = $1 AND origin = 'snapshot' AND is_active LIMIT 1`,
      [type],
    );
    return rows.length > 0;
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** The run, locked; null when it is no longer this worker's. */
  async lockRun(manager: EntityManager, { id, attempts }: RunFence): Promise<RunRow | null> {
    const rows: RunRow[] = await manager.query(
      `SELECT ${RUN_COLUMNS} FROM guide.crawl_runs
        WHERE id = $1 AND attempts = $2 AND status = 'running' FOR UPDATE`,
      [id, attempts],
    );
    return rows[0] ?? null;
  }

  /** What is stored under these keys, locked in one order so that two runs never wait for each other. */
  async findStored(manager: EntityManager, type: string, keys: string[], origin: string): Promise<StoredProvider[]> {
    return manager.query(FIND_STORED, [type, keys, origin]);
  }

  /**
   * Writes new and changed records. Only what the source says is overwritten: a starter row keeps its Korean name,
   * languages and details, which the registry does not have.
   * @returns ids by natural key
   */
  async upsert(
    manager: EntityManager,
    records: ProviderRecord[],
    origin: string,
    koreanNames: Map<string, string | null>,
  ): Promise<Map<string, string>> {
    if (records.length === 0) return new Map();
    const incoming = records.map((record) => ({
      ...record,
      contentHash: contentHash(record),
      searchText: recordSearchText(record, koreanNames.get(record.naturalKey) ?? null),
    }));
    const rows: { id: string; naturalKey: string }[] = await manager.query(UPSERT, [JSON.stringify(incoming), origin]);
    return new Map(rows.map(({ id, naturalKey }) => [naturalKey, id]));
  }

  /** The record was looked at and is the same: its check date moves, nothing else. */
  async touch(manager: EntityManager, ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await manager.query(
      `UPDATE guide.providers
          SET retrieved_at = now(), checked_on = (now() AT TIME ZONE 'America/Los_Angeles')::date
        WHERE id = ANY($1::uuid[])`,
      [ids],
    );
  }

  /** @returns ids this run had not seen before */
  async see(manager: EntityManager, runId: string, ids: string[]): Promise<Set<string>> {
    const rows: { id: string }[] = await manager.query(
      `INSERT INTO guide.crawl_run_sightings (run_id, provider_id)
       SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING RETURNING provider_id AS id`,
      [runId, ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async progress(
    manager: EntityManager,
    runId: string,
    counts: PageCounts,
    { cursor, isTruncated }: { cursor: Cursor; isTruncated: boolean },
  ): Promise<void> {
    await manager.query(
      `UPDATE guide.crawl_runs
          SET found = found + $2, added = added + $3, updated = updated + $4, unchanged = unchanged + $5,
              done = $6, resume_at = $7, is_truncated = is_truncated OR $8, phase = 'fetching', heartbeat_at = now()
        WHERE id = $1`,
      [
        runId,
        counts.found,
        counts.added,
        counts.updated,
        counts.unchanged,
        cursor.step,
        JSON.stringify(cursor),
        isTruncated,
      ],
    );
  }
}

/** A merged row that another source leads has that source's check date: a look at the registry does not move it. */
const FIND_STORED = `
  SELECT p.id, p.natural_key AS "naturalKey", p.is_stale AS "isStale", p.origin, p.source, p.name_ko AS "nameKo",
         m.is_merged AS "isMerged",
         CASE WHEN m.is_merged THEN coalesce(s.content_hash, '') ELSE p.content_hash END AS "contentHash",
         CASE WHEN m.is_merged THEN coalesce(s.is_active, false) ELSE p.is_active END AS "isActive",
         (p.checked_on = (now() AT TIME ZONE 'America/Los_Angeles')::date OR (m.is_merged AND p.source <> 'nppes'))
           AS "isCheckedToday"
    FROM guide.providers p
   CROSS JOIN LATERAL (
     SELECT EXISTS (SELECT 1 FROM guide.provider_sources x WHERE x.provider_id = p.id) AS is_merged) m
    LEFT JOIN LATERAL (
      SELECT x.content_hash, x.is_active FROM guide.provider_sources x
       WHERE x.provider_id = p.id AND x.source = 'nppes' AND x.origin = $3
       ORDER BY x.is_active DESC, x.source_key LIMIT 1) s ON true
   WHERE p.type = $1 AND p.natural_key = ANY($2::text[])
   ORDER BY p.natural_key FOR UPDATE OF p`;

const UPSERT = `
  INSERT INTO guide.providers (
    type, natural_key, name, specialty, specialties, taxonomy_codes, address, city, state, zip_code, county, latitude,
    longitude, phone, npi, license_number, search_text, source, source_url, retrieved_at, source_updated_at, checked_on,
    origin, content_hash)
  SELECT i.type, i."naturalKey", i.name, i.specialty, i.specialties, i."taxonomyCodes", i.address, i.city, i.state,
         i."zipCode", c.county, z.latitude, z.longitude, i.phone, i.npi, i."licenseNumber", i."searchText", i.source,
         i."sourceUrl", i."retrievedAt", i."sourceUpdatedAt",
         (i."retrievedAt" AT TIME ZONE 'America/Los_Angeles')::date, $2, i."contentHash"
    FROM jsonb_to_recordset($1::jsonb) AS i(
           type text, "naturalKey" text, name text, specialty text, specialties text[], "taxonomyCodes" text[],
           address text, city text, state text, "zipCode" text, phone text, npi text, "licenseNumber" text,
           "searchText" text, source text, "sourceUrl" text, "retrievedAt" timestamptz, "sourceUpdatedAt" date,
           "contentHash" text)
    LEFT JOIN guide.zip_codes z ON z.zip = i."zipCode"
    LEFT JOIN guide.zip_counties c ON c.zip = i."zipCode" AND c.is_primary
   ORDER BY i."naturalKey"
  ON CONFLICT (type, natural_key) DO UPDATE SET
    name = excluded.name, specialty = excluded.specialty, specialties = excluded.specialties,
    taxonomy_codes = excluded.taxonomy_codes, address = excluded.address, city = excluded.city, state = excluded.state,
    zip_code = excluded.zip_code, county = excluded.county, latitude = excluded.latitude,
    longitude = excluded.longitude, phone = excluded.phone, npi = excluded.npi,
    license_number = excluded.license_number, search_text = excluded.search_text, source = excluded.source,
    source_url = excluded.source_url, retrieved_at = excluded.retrieved_at,
    source_updated_at = excluded.source_updated_at, checked_on = excluded.checked_on, origin = excluded.origin,
    confidence = 'verified', is_stale = false, content_hash = excluded.content_hash, is_active = true,
    updated_at = now()
  RETURNING id, natural_key AS "naturalKey"`;
