import { Injectable } from '@nestjs/common';
import { DRUG_COST_LIMITS, type DrugName } from '@app/contracts/http/drug-costs';
import { ALL_COUNTIES } from '@app/contracts/http/plans';
import { selectList } from '@app/database/select-list';
import { isSoldInCalifornia } from '@app/database/shown-plans';
import type { DrugPlanColumns, DrugReleaseColumns } from '@app/database/tables/drug-plans';
import type { PlanColumns } from '@app/database/tables/insurance-plans';
import { DataSource } from 'typeorm';
import { milesSql } from '../geography';
import { PROVENANCE, type ProvenanceRow } from '../provenance';
import type { DrugFiguresRow } from './drug-rows';

export type ReleaseRow = Pick<DrugReleaseColumns, 'id' | 'name' | 'planYear'> & ProvenanceRow;

const PLAN_COLUMNS = ['id', 'contractId', 'planId', 'segmentId', 'name', 'carrier', 'category', 'snpType'] as const;

/** A plan that is sold, with what the release says of it. */
export type DrugPlanRow = Pick<PlanColumns, (typeof PLAN_COLUMNS)[number]> &
  Pick<DrugPlanColumns, 'premium' | 'deductible' | 'isSuppressed'> & { drugPlanId: number };

export interface EquivalentRow extends DrugName {
  /** The requested medicine: itself, or another name of its ingredient, form and strength. */
  requested: string;
}

/** "lisinopril 10 MG Oral Tablet [Zestril]" without the brand, and without "Oral", which only RxNorm's own names have. */
const bareName = (table: string): string =>
  `regexp_replace(lower(${table}.name), '\\s*\\[[^\\]]*\\]$|\\moral ', '', 'g')`;
const NAME = `n.rxcui::text AS rxcui, n.name, n.ingredient, n.brand`;

@Injectable()
export class DrugsRepository {
  constructor(private readonly database: DataSource) {}

  /** The release of a year; a real one before an invented one. @param isExact false: or of the newest year before it */
  async release(year: number, isExact: boolean): Promise<ReleaseRow | null> {
    const rows: ReleaseRow[] = await this.database.query(
      `SELECT ${selectList(['id', 'name', 'planYear', ...PROVENANCE])} FROM guide.drug_releases r
        WHERE r.plan_year ${isExact ? '=' : '<='} $1
        ORDER BY r.plan_year DESC, r.origin = 'sample', r.source_updated_at DESC NULLS LAST LIMIT 1`,
      [year],
    );
    return rows[0] ?? null;
  }

  /** Years with a release, the newest first. */
  async planYears(): Promise<number[]> {
    const rows: { year: number }[] = await this.database.query(
      `SELECT DISTINCT plan_year AS year FROM guide.drug_releases ORDER BY year DESC`,
    );
    return rows.map(({ year }) => year);
  }

  /** Names of the medicines on the lists of a release. */
  async names(releaseId: number): Promise<DrugName[]> {
    return this.database.query(
      `SELECT ${NAME} FROM guide.drug_names n
        WHERE n.rxcui IN (SELECT f.rxcui FROM guide.formulary_drugs f WHERE f.release_id = $1)
        ORDER BY n.ingredient, n.name, n.rxcui`,
      [releaseId],
    );
  }

  /** The requested medicines whose names are known, and their equivalents. */
  async equivalents(rxcuis: readonly number[]): Promise<EquivalentRow[]> {
    return this.database.query(
      `SELECT wanted.rxcui::text AS requested, ${NAME}
         FROM guide.drug_names wanted
         JOIN guide.drug_names n ON n.ingredient = wanted.ingredient AND ${bareName('n')} = ${bareName('wanted')}
        WHERE wanted.rxcui = ANY ($1::int[]) ORDER BY n.rxcui`,
      [rxcuis],
    );
  }

  /** Plans sold in these counties that the release knows. An invented release says nothing of real plans. */
  async plans({ id, planYear }: ReleaseRow, counties: readonly string[]): Promise<DrugPlanRow[]> {
    return this.database.query(
      `SELECT ${selectList(PLAN_COLUMNS)}, d.id AS "drugPlanId", coalesce(r.monthly_premium, d.premium) AS premium,
              coalesce(d.deductible, r.drug_deductible) AS deductible, d.is_suppressed AS "isSuppressed"
         FROM guide.insurance_plans r
         JOIN guide.drug_plans d ON d.contract_id = r.contract_id AND d.plan_id = r.plan_id AND d.segment_id = r.segment_id
         JOIN guide.drug_releases release ON release.id = d.release_id
        WHERE release.id = $1 AND (release.origin = 'sample') = (r.origin = 'sample') AND r.is_active AND r.plan_year = $2
          AND ${isSoldInCalifornia('r', 'sold.county = ANY ($3::text[])')}
        ORDER BY r.name, r.id`,
      [id, planYear, [...counties, ALL_COUNTIES]],
    );
  }

  /**
   * What each of these plans states of these medicines, and its pharmacies around a ZIP code. One statement for all.
   * @param days the longest fill
   */
  async figures(
    drugPlanIds: readonly number[],
    rxcuis: readonly number[],
    zip: string,
    days: number,
  ): Promise<DrugFiguresRow[]> {
    const from = { latitude: 'own.latitude', longitude: 'own.longitude' };
    return this.database.query(
      `WITH near AS MATERIALIZED (
         SELECT z.zip FROM guide.zip_codes own, guide.zip_codes z
          WHERE own.zip = $3 AND (z.zip = own.zip OR ${milesSql(from, 'z.latitude', 'z.longitude')} <= $4)),
       listed AS MATERIALIZED (
         SELECT d.id, array_agg(DISTINCT f.tier) AS tiers,
                jsonb_agg(to_jsonb(f) || coalesce(to_jsonb(c), '{}')) AS entries
           FROM guide.drug_plans d
           JOIN guide.formulary_drugs f
             ON f.release_id = d.release_id AND f.formulary_id = d.formulary_id AND f.rxcui = ANY ($2::int[])
           LEFT JOIN guide.drug_prices c ON c.drug_plan_id = d.id AND c.rxcui = f.rxcui
          WHERE d.id = ANY ($1::int[]) GROUP BY d.id),
       shared AS MATERIALIZED (
         SELECT s.drug_plan_id AS id, jsonb_agg(to_jsonb(s)) AS shares
           FROM listed l JOIN guide.drug_shares s ON s.drug_plan_id = l.id AND s.tier = ANY (l.tiers) AND s.level IN (0, 1) AND s.days <= $5
          GROUP BY s.drug_plan_id)
       SELECT d.id AS "drugPlanId", coalesce(l.entries, '[]') AS listed, coalesce(s.shares, '[]') AS shares,
         (SELECT coalesce(jsonb_agg(to_jsonb(i)), '[]') FROM guide.insulin_shares i WHERE i.drug_plan_id = d.id AND i.days <= $5) AS insulin,
         CASE WHEN EXISTS (SELECT FROM guide.drug_pharmacies p WHERE p.drug_plan_id = d.id) THEN
           (SELECT jsonb_build_object('preferred', coalesce(sum(cardinality(p.preferred)), 0),
                                      'standard', coalesce(sum(cardinality(p.standard)), 0))
              FROM near JOIN guide.drug_pharmacies p ON p.drug_plan_id = d.id AND p.zip = near.zip) END AS pharmacies
         FROM unnest($1::int[]) AS d (id) LEFT JOIN listed l USING (id) LEFT JOIN shared s USING (id)`,
      [drugPlanIds, rxcuis, zip, DRUG_COST_LIMITS.pharmacyMiles, days],
    );
  }
}
