import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PlanSort } from '@app/contracts/http/plans';
import { SqlParameters } from '../sql-parameters';
import { bestFirst } from '../text-match';
import type { Carrier } from './carrier-match';
import { planFiguresColumns, type PlanFiguresRow } from './plan-figures';
import { planConditions, type PlanFilters } from './plan-filters';
import { COST_COLUMN, DESCRIBED_COLUMNS, type DescribedRow, PLAN_COLUMNS, type PlanRow } from './plan-row';

export interface Page {
  limit: number;
  offset: number;
  sort: PlanSort;
  hasCosts: boolean;
}

/** Unknown figures last. Many plans have a premium of nothing: what comes first among equals is the other figure, then the name. */
const ORDERS: Readonly<Record<PlanSort, string>> = {
  premium: 'r.monthly_premium NULLS LAST, r.max_out_of_pocket NULLS LAST',
  maximum: 'r.max_out_of_pocket NULLS LAST, r.monthly_premium NULLS LAST',
  stars: 'r.star_rating DESC NULLS LAST, r.monthly_premium NULLS LAST, r.max_out_of_pocket NULLS LAST',
};

export interface PlanHitRow extends DescribedRow {
  id: string;
  name: string;
}

@Injectable()
export class PlansRepository {
  constructor(private readonly database: DataSource) {}

  /** A page in a fixed order. Its plans are chosen first: to sort by a row's texts would read those of every plan there is. */
  async list(filters: PlanFilters, { limit, offset, sort, hasCosts }: Page): Promise<PlanRow[]> {
    const parameters = new SqlParameters();
    const order = `ORDER BY ${ORDERS[sort]}, r.name, r.id`;
    return this.database.query(
      `WITH page AS (
         SELECT r.id ${filtered(filters, parameters)} ${order}
          LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)})
       SELECT ${PLAN_COLUMNS}${hasCosts ? `, ${COST_COLUMN}` : ''}
         FROM guide.insurance_plans r WHERE r.id = ANY(ARRAY(SELECT id FROM page)) ${order}`,
      parameters.values,
    );
  }

  /** What the analysis counts with, by id. */
  async figures(filters: PlanFilters): Promise<PlanFiguresRow[]> {
    const parameters = new SqlParameters();
    return this.database.query(
      `SELECT ${planFiguresColumns(parameters)} ${filtered(filters, parameters)} ORDER BY r.id`,
      parameters.values,
    );
  }

  async count(filters: PlanFilters): Promise<number> {
    const parameters = new SqlParameters();
    const rows: { count: string }[] = await this.database.query(
      `SELECT count(*) ${filtered(filters, parameters)}`,
      parameters.values,
    );
    return Number(rows[0]?.count ?? 0);
  }

  /** Best matches first: names before other fields, the words as typed before their other names. */
  async search(filters: PlanFilters, limit: number): Promise<{ rows: PlanHitRow[]; total: number }> {
    const parameters = new SqlParameters();
    const rows: (PlanHitRow & { total: number })[] = await this.database.query(
      `SELECT r.id, r.name, ${DESCRIBED_COLUMNS}, count(*) OVER ()::int AS total ${filtered(filters, parameters)}
        ORDER BY ${bestFirst('r.search_text', filters.text, 'r.name, r.id', parameters)}
        LIMIT ${parameters.add(limit)}`,
      parameters.values,
    );
    return { rows, total: rows[0]?.total ?? 0 };
  }

  /** Every insurer with an active plan. */
  async carriers(): Promise<Carrier[]> {
    return this.database.query(
      `SELECT DISTINCT carrier, parent_organization AS "parentOrganization", contract_name AS "contractName"
         FROM guide.insurance_plans WHERE is_active`,
    );
  }
}

const filtered = (filters: PlanFilters, parameters: SqlParameters): string =>
  `FROM guide.insurance_plans r WHERE ${planConditions(filters, parameters).join(' AND ')}`;
