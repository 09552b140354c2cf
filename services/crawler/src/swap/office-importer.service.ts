// Stores a whole read of field offices in guide.offices: within its source, origin and state.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { hashOf } from '@app/kit/content-hash';
import type { OfficeRecord } from '../sources/facility-record';
import { TableSwapService, type Written } from './table-swap';
import type { SwapTarget } from './whole-swap';
import type { WholeRead } from '../sources/whole-source';

const ONE_PART = 'offices';

@Injectable()
export class OfficeImporterService extends TableSwapService<OfficeRecord> {
  readonly kind = 'offices';

  constructor(private readonly database: DataSource) {
    super();
  }

  protected override transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      await manager.query('LOCK TABLE guide.offices IN SHARE ROW EXCLUSIVE MODE');
      return work(manager);
    });
  }

  protected override keyOf = ({ id }: OfficeRecord): string => id;

  protected override partOf = (): string => ONE_PART;

  protected override async activeByPart(manager: EntityManager, { source, origin, state }: SwapTarget) {
    const rows: { count: number }[] = await manager.query(
      `SELECT count(*)::int AS count FROM guide.offices WHERE source = $1 AND origin = $2 AND state = $3 AND is_active`,
      [source, origin, state],
    );
    return new Map([[ONE_PART, rows[0]?.count ?? 0]]);
  }

  protected override async endSamples(manager: EntityManager, { source }: SwapTarget): Promise<void> {
    await manager.query(`DELETE FROM guide.offices WHERE source = $1 AND origin = 'sample'`, [source]);
  }

  protected override async stage(manager: EntityManager, _target: SwapTarget, offices: readonly OfficeRecord[]) {
    const rows = offices.map((office) => ({ ...office, contentHash: hashOf(office) }));
    await manager.query(STAGE, [JSON.stringify(rows)]);
  }

  protected override upsert(
    manager: EntityManager,
    { source, origin }: SwapTarget,
    { retrievedAt, sourceUpdatedAt }: WholeRead<OfficeRecord>,
  ): Promise<Written[]> {
    return manager.query(UPSERT, [source, origin, retrievedAt, sourceUpdatedAt]);
  }

  protected override async touch(
    manager: EntityManager,
    { source, origin }: SwapTarget,
    { retrievedAt, sourceUpdatedAt }: WholeRead<OfficeRecord>,
  ): Promise<void> {
    await manager.query(TOUCH, [source, origin, retrievedAt, sourceUpdatedAt]);
  }

  protected override async endUnseen(manager: EntityManager, { source, origin, state }: SwapTarget): Promise<number> {
    const [, deactivated] = await manager.query<[unknown, number]>(
      `UPDATE guide.offices o SET is_active = false, updated_at = now()
        WHERE source = $1 AND origin = $2 AND state = $3 AND is_active
          AND NOT EXISTS (SELECT 1 FROM pg_temp.staged_offices s WHERE s.id = o.id)`,
      [source, origin, state],
    );
    return deactivated;
  }
}

const STAGE = `
  CREATE TEMPORARY TABLE staged_offices ON COMMIT DROP AS SELECT * FROM jsonb_to_recordset($1::jsonb) AS i(
    id text, name text, address text, city text, state text, "zipCode" text, phone text, hours jsonb, latitude float8,
    longitude float8, "sourceUrl" text, "contentHash" text)`;

/** An office without a point of its own gets its ZIP's. An invented office never replaces a true one. */
const UPSERT = `
  INSERT INTO guide.offices AS old (id, name, address, city, state, zip_code, phone, hours, latitude, longitude, source,
    source_url, retrieved_at, source_updated_at, checked_on, origin, content_hash)
  SELECT i.id, i.name, i.address, i.city, i.state, i."zipCode", i.phone, i.hours, coalesce(i.latitude, z.latitude),
         coalesce(i.longitude, z.longitude), $1, i."sourceUrl", $3, $4,
         ($3::timestamptz AT TIME ZONE 'America/Los_Angeles')::date, $2, i."contentHash"
    FROM pg_temp.staged_offices i
    LEFT JOIN guide.zip_codes z ON z.zip = i."zipCode"
   ORDER BY i.id
  ON CONFLICT (id) DO UPDATE SET
    name = excluded.name, address = excluded.address, city = excluded.city, state = excluded.state,
    zip_code = excluded.zip_code, phone = excluded.phone, hours = excluded.hours, latitude = excluded.latitude,
    longitude = excluded.longitude, source = excluded.source, source_url = excluded.source_url,
    retrieved_at = excluded.retrieved_at, source_updated_at = excluded.source_updated_at,
    checked_on = excluded.checked_on, origin = excluded.origin, confidence = 'verified', is_stale = false,
    content_hash = excluded.content_hash, is_active = true, updated_at = now()
  WHERE (excluded.origin = 'live' OR old.origin = 'sample')
    AND (old.content_hash <> excluded.content_hash OR old.origin <> excluded.origin OR NOT old.is_active
         OR old.is_stale)
  RETURNING (xmax = 0) AS "isNew"`;

/** Read again on a later day: only the check date moves. */
const TOUCH = `
  UPDATE guide.offices o SET retrieved_at = $3, source_updated_at = $4,
         checked_on = ($3::timestamptz AT TIME ZONE 'America/Los_Angeles')::date
    FROM pg_temp.staged_offices s
   WHERE o.id = s.id AND o.source = $1 AND o.origin = $2
     AND o.checked_on < ($3::timestamptz AT TIME ZONE 'America/Los_Angeles')::date`;
