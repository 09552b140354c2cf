// SQL of the names of medicines. guide.drug_names is what was read and the cache at once; guide.unnamed_drugs says what needs no second
// question. The shipped names, which have Korean ones, are never written here.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Fence } from '../ledger/held-rows.service';
import type { NamedDrug } from '../sources/drug-names/name-store';

/** RxNorm changes names rarely: a row is asked for again after so many days. */
const FRESH_DAYS = 180;

export type NameOrigin = 'live' | 'sample';

interface Written {
  added: number;
  updated: number;
}

@Injectable()
export class DrugNamesRepository {
  constructor(private readonly database: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** What the releases of this origin list and was not looked up lately. @param isForced all but the shipped names */
  async missing(origin: NameOrigin, now: Date, isForced: boolean): Promise<number[]> {
    const rows: { rxcui: number }[] = await this.database.query(MISSING, [origin, now, isForced]);
    return rows.map(({ rxcui }) => rxcui);
  }

  /** How many medicines on those lists have a name. */
  async named(origin: NameOrigin): Promise<number> {
    const [row]: { count: number }[] = await this.database.query(
      `SELECT count(*)::int AS count FROM (${LISTED}) listed JOIN guide.drug_names USING (rxcui)`,
      [origin],
    );
    return row?.count ?? 0;
  }

  async writeNames(manager: EntityManager, drugs: readonly NamedDrug[], origin: NameOrigin, now: Date) {
    const [written]: [Written] = await manager.query(WRITE_NAMES, [JSON.stringify(drugs), now, origin]);
    return written;
  }

  async writeUnnamed(manager: EntityManager, rxcuis: readonly number[], now: Date): Promise<void> {
    await manager.query(
      `INSERT INTO guide.unnamed_drugs (rxcui, checked_on)
       SELECT rxcui, ${TODAY} FROM unnest($1::integer[]) AS given (rxcui)
       ON CONFLICT (rxcui) DO UPDATE SET checked_on = excluded.checked_on`,
      [rxcuis, now],
    );
  }

  async count(manager: EntityManager, { id }: Fence, { added, updated }: Written): Promise<void> {
    await manager.query(`UPDATE guide.crawl_runs SET added = added + $2, updated = updated + $3 WHERE id = $1`, [
      id,
      added,
      updated,
    ]);
  }

  /** Invented names end with the first true read. */
  async endSamples(): Promise<void> {
    await this.database.query(`DELETE FROM guide.drug_names WHERE origin = 'sample'`);
  }
}

const TODAY = `($2::timestamptz AT TIME ZONE 'America/Los_Angeles')::date`;

const LISTED = `
  SELECT DISTINCT f.rxcui FROM guide.formulary_drugs f JOIN guide.drug_releases r ON r.id = f.release_id
   WHERE (r.origin = 'sample') = ($1 = 'sample')`;

const IS_FRESH = (table: string): string => `${table}.checked_on > ${TODAY} - ${FRESH_DAYS} AND NOT $3`;

/** An invented name is none for a true list, and takes the place of no true one. */
const MISSING = `
  SELECT listed.rxcui FROM (${LISTED}) listed
    LEFT JOIN guide.drug_names n USING (rxcui) LEFT JOIN guide.unnamed_drugs u USING (rxcui)
   WHERE (n.origin = 'starter' OR n.origin = $1 AND ${IS_FRESH('n')} OR n.origin <> 'sample' AND $1 = 'sample') IS NOT TRUE
     AND (${IS_FRESH('u')}) IS NOT TRUE
   ORDER BY n.rxcui IS NOT NULL, listed.rxcui`;

const WRITE_NAMES = `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($1) AS g (rxcui integer, name text, ingredient text, brand text, "sourceUrl" text)),
  written AS (
    INSERT INTO guide.drug_names AS old (rxcui, name, ingredient, brand, checked_on, source_url, origin)
    SELECT rxcui, name, ingredient, brand, ${TODAY}, "sourceUrl", $3 FROM given
    ON CONFLICT (rxcui) DO UPDATE SET name = excluded.name, ingredient = excluded.ingredient, brand = excluded.brand,
      checked_on = excluded.checked_on, source_url = excluded.source_url, origin = excluded.origin
    WHERE old.origin <> 'starter' AND (excluded.origin <> 'sample' OR old.origin = 'sample')
    RETURNING rxcui),
  known AS (DELETE FROM guide.unnamed_drugs WHERE rxcui IN (SELECT rxcui FROM given))
  SELECT count(*) FILTER (WHERE n.rxcui IS NULL)::int AS added,
         count(*) FILTER (WHERE n.rxcui IS NOT NULL
           AND (n.name, n.ingredient, n.brand) IS DISTINCT FROM (g.name, g.ingredient, g.brand))::int AS updated
    FROM written JOIN given g USING (rxcui) LEFT JOIN guide.drug_names n USING (rxcui)`;
