// What our own people say of places that other sources speak of too: the row is then the merge's (merge.ts), and a change of
// a curated text reaches it by the curated statement. Called by the starter import at every start.
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { fieldsOf } from './merge.repository';
import { MergeService } from './merge.service';

/** Rows as guide.providers has them; `content_hash` tells whether anything was changed. */
export type CuratedRow = { type: string; natural_key: string; content_hash: string };

export interface CuratedCounts {
  updated: number;
  deactivated: number;
}

/** A registry says none of these: where they stand in its statement, they are left from the curated row it took over. */
const NEVER_OF_A_REGISTRY = [
  ...['nameKo', 'nameKoSource', 'website', 'languages', 'languageSource', 'acceptingNewPatients', 'housingType'],
  ...['services', 'details', 'ccn'],
];

@Injectable()
export class CuratedPlacesService {
  constructor(private readonly merge: MergeService) {}

  /** Before any row is written: imports that match places go one after the other. */
  lock(manager: EntityManager): Promise<void> {
    return this.merge.lock(manager);
  }

  /**
   * Brings the curated statements of shared and of taken-over rows up to these rows, and merges the rows anew. Rows that
   * only the starter import speaks of are its own business.
   */
  async restate(manager: EntityManager, rows: readonly CuratedRow[]): Promise<CuratedCounts> {
    const told = JSON.stringify(rows);
    const stale: { key: string; providerId: string }[] = await manager.query(STALE, [told]);
    await this.merge.seed(
      manager,
      stale.map(({ providerId }) => providerId),
    );
    await manager.query(RESTATE, [told, JSON.stringify(stale)]);
    await manager.query(STRIP, [stale.map(({ providerId }) => providerId), NEVER_OF_A_REGISTRY]);
    const gone: { providerId: string }[] = await manager.query(END_DROPPED, [told]);
    const shared: { id: string }[] = await manager.query(SHARED, [
      [...stale, ...gone].map(({ providerId }) => providerId),
    ]);
    const { changed, hidden } = await this.merge.remerge(
      manager,
      shared.map(({ id }) => id),
    );
    return { updated: changed.size - hidden.size, deactivated: hidden.size };
  }
}

const KEY = `i.type || ' ' || i.natural_key`;

/** Curated places whose statement is old, or whose row was taken over before it had one. */
const STALE = `
  SELECT ${KEY} AS key, coalesce(s.provider_id, p.id) AS "providerId"
    FROM jsonb_populate_recordset(NULL::guide.providers, $1::jsonb) i
    LEFT JOIN guide.provider_sources s ON s.source = 'starter' AND s.origin = 'starter' AND s.source_key = ${KEY}
    LEFT JOIN guide.providers p ON p.type = i.type AND p.natural_key = i.natural_key
   WHERE CASE WHEN s.provider_id IS NULL THEN p.origin <> 'starter'
              ELSE s.content_hash <> i.content_hash OR NOT s.is_active END
   ORDER BY 1`;

const RESTATE = `
  INSERT INTO guide.provider_sources AS old (source, origin, source_key, provider_id, fields, source_url, retrieved_at,
                                             source_updated_at, content_hash)
  SELECT 'starter', 'starter', o.key, o."providerId", ${fieldsOf('i')}, i.source_url, now(), i.source_updated_at,
         i.content_hash
    FROM jsonb_to_recordset($2::jsonb) AS o(key text, "providerId" uuid)
    JOIN jsonb_populate_recordset(NULL::guide.providers, $1::jsonb) i ON ${KEY} = o.key
  ON CONFLICT (source, origin, source_key) DO UPDATE SET
    fields = excluded.fields, source_url = excluded.source_url, retrieved_at = excluded.retrieved_at,
    source_updated_at = excluded.source_updated_at, content_hash = excluded.content_hash, is_active = true`;

const STRIP = `
  UPDATE guide.provider_sources SET fields = fields - $2::text[]
   WHERE provider_id = ANY($1::uuid[]) AND source = 'nppes' AND fields ?| $2::text[]`;

/** Curated no more: our word about the place ends. */
const END_DROPPED = `
  WITH gone AS (
    UPDATE guide.provider_sources s SET is_active = false
     WHERE s.source = 'starter' AND s.origin = 'starter' AND s.is_active
       AND NOT EXISTS (SELECT 1 FROM jsonb_populate_recordset(NULL::guide.providers, $1::jsonb) i
                        WHERE ${KEY} = s.source_key)
    RETURNING s.provider_id)
  SELECT DISTINCT provider_id AS "providerId" FROM gone`;

/** Of these rows, those of which somebody else speaks truly. */
const SHARED = `
  SELECT DISTINCT provider_id AS id FROM guide.provider_sources
   WHERE provider_id = ANY($1::uuid[]) AND source <> 'starter' AND origin <> 'sample'`;
