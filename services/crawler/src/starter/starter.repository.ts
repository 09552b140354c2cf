// SQL of the starter import, but for places (records/): one statement a table, whatever the number of rows.
import { Injectable } from '@nestjs/common';
import type { ZipRecord } from '@app/content/zips/zip-table';
import { DataSource, type EntityManager } from 'typeorm';
import { writtenCounts, type Written } from '../swap/table-swap';
import type { DrugNameRow } from './drug-name-rows';
import type { ProgramRow } from './program-rows';

export interface ImportCounts {
  added: number;
  updated: number;
  deactivated: number;
}

/** 'GSTR' as a number: two crawlers that start together import one after the other. */
const STARTER_LOCK = 0x47535452;

@Injectable()
export class StarterRepository {
  constructor(private readonly database: DataSource) {}

  /** All or nothing, one process at a time. */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [STARTER_LOCK]);
      return work(manager);
    });
  }

  /** ZIP codes and their counties; a county that left the table is deleted. @returns rows written or deleted */
  async importZips(manager: EntityManager, zips: readonly ZipRecord[]): Promise<number> {
    const rows: { written: number }[] = await manager.query(IMPORT_ZIPS, [JSON.stringify(zips)]);
    return rows[0]?.written ?? 0;
  }

  /** A name that RxNorm itself has given stays. @returns rows written */
  async importDrugNames(manager: EntityManager, rows: readonly DrugNameRow[]): Promise<number> {
    const written: unknown[] = await manager.query(
      `INSERT INTO guide.drug_names AS old (rxcui, name, ingredient, brand, checked_on, source_url, origin)
       SELECT rxcui, name, ingredient, brand, checked_on, source_url, 'starter'
         FROM jsonb_populate_recordset(NULL::guide.drug_names, $1::jsonb)
       ON CONFLICT (rxcui) DO UPDATE SET
         name = excluded.name, ingredient = excluded.ingredient, brand = excluded.brand,
         checked_on = excluded.checked_on, source_url = excluded.source_url
       WHERE old.origin = 'starter' AND (old.name, old.ingredient, old.brand, old.checked_on, old.source_url)
         IS DISTINCT FROM (excluded.name, excluded.ingredient, excluded.brand, excluded.checked_on, excluded.source_url)
       RETURNING 1`,
      [JSON.stringify(rows)],
    );
    return written.length;
  }

  async importPrograms(manager: EntityManager, rows: readonly ProgramRow[]): Promise<ImportCounts> {
    const names = Object.keys(rows[0] ?? {});
    const list = names.join(', ');
    const written: Written[] = await manager.query(
      `INSERT INTO guide.assistance_programs AS old (${list}, origin, retrieved_at)
       SELECT ${list}, 'starter', now() FROM jsonb_populate_recordset(NULL::guide.assistance_programs, $1::jsonb)
       ON CONFLICT (id) DO UPDATE SET
         ${names.map((name) => `${name} = excluded.${name}`).join(', ')},
         retrieved_at = excluded.retrieved_at, is_active = true, updated_at = now()
       WHERE old.origin = 'starter' AND (old.content_hash <> excluded.content_hash OR NOT old.is_active)
       RETURNING (xmax = 0) AS "isNew"`,
      [JSON.stringify(rows)],
    );
    const [, deactivated] = await manager.query<[unknown, number]>(
      `UPDATE guide.assistance_programs SET is_active = false, updated_at = now()
        WHERE origin = 'starter' AND is_active AND NOT (id = ANY($1::text[]))`,
      [rows.map(({ id }) => id)],
    );
    return { ...writtenCounts(written), deactivated };
  }
}

/** A foreign key is checked when the statement ends, so both tables may be written by one. */
const IMPORT_ZIPS = `
  WITH zip AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb)
      AS z(zip text, place text, latitude float8, longitude float8, source text, counties jsonb)
  ), county AS (
    SELECT zip.zip, c.county, c.ratio, c."isPrimary" AS is_primary
      FROM zip, jsonb_to_recordset(zip.counties) AS c(county text, ratio float8, "isPrimary" boolean)
  ), zips AS (
    INSERT INTO guide.zip_codes AS old (zip, place, latitude, longitude, source)
    SELECT zip, place, latitude, longitude, source FROM zip
    ON CONFLICT (zip) DO UPDATE SET
      place = excluded.place, latitude = excluded.latitude, longitude = excluded.longitude, source = excluded.source
    WHERE (old.place, old.latitude, old.longitude, old.source)
      IS DISTINCT FROM (excluded.place, excluded.latitude, excluded.longitude, excluded.source)
    RETURNING 1
  ), counties AS (
    INSERT INTO guide.zip_counties AS old (zip, county, ratio, is_primary)
    SELECT zip, county, ratio, is_primary FROM county
    ON CONFLICT (zip, county) DO UPDATE SET ratio = excluded.ratio, is_primary = excluded.is_primary
    WHERE (old.ratio, old.is_primary) IS DISTINCT FROM (excluded.ratio, excluded.is_primary)
    RETURNING 1
  ), gone AS (
    DELETE FROM guide.zip_counties old
     WHERE EXISTS (SELECT 1 FROM zip WHERE zip.zip = old.zip)
       AND NOT EXISTS (SELECT 1 FROM county WHERE county.zip = old.zip AND county.county = old.county)
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM zips)::int + (SELECT count(*) FROM counties)::int + (SELECT count(*) FROM gone)::int
      AS written`;
