import { Injectable } from '@nestjs/common';
import type { PlanHit } from '@app/contracts/http/catalog';
import type { ParsedQuery } from '@app/content/matching/query';
import { DataSource } from 'typeorm';
import { SqlParameters } from '../sql-parameters';
import { bestFirst, holdsToken } from '../text-match';

@Injectable()
export class PlansRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Plans of the plan year in force (or the newest loaded before it) whose text holds every word.
   * @param zip one to five digits: only plans sold in a county that has such a ZIP
   */
  async search(
    query: ParsedQuery,
    zip: string | undefined,
    limit: number,
  ): Promise<{ hits: PlanHit[]; total: number }> {
    const parameters = new SqlParameters();
    const conditions = query.tokens
      .filter(({ role }) => role !== 'language')
      .map((token) => holdsToken('r.search_text', token, parameters));
    if (zip) {
      const [first, last] = [parameters.add(zip.padEnd(5, '0')), parameters.add(zip.padEnd(5, '9'))];
      conditions.push(`r.id IN (
        SELECT sold.insurance_plan_id FROM guide.insurance_plan_counties sold
         WHERE sold.state = 'CA'
           AND sold.county IN (SELECT county FROM guide.zip_counties WHERE zip BETWEEN ${first} AND ${last}))`);
    }
    const rows: (PlanHit & { total: string })[] = await this.database.query(
      `SELECT r.id, r.name, coalesce(r.category, r.type) AS category, coalesce(r.description, '') AS description,
              count(*) OVER () AS total
         FROM guide.insurance_plans r
        WHERE ${['r.is_active', IN_FORCE, ...conditions].join(' AND ')}
        ORDER BY ${bestFirst('r.search_text', query, 'r.name, r.id', parameters)}
        LIMIT ${parameters.add(limit)}`,
      parameters.values,
    );
    return { hits: rows.map(({ total: _, ...hit }) => hit), total: Number(rows[0]?.total ?? 0) };
  }
}

const IN_FORCE = `r.plan_year = (
  SELECT max(plan_year) FROM guide.insurance_plans
   WHERE is_active AND plan_year <= extract(year FROM now() AT TIME ZONE 'America/Los_Angeles'))`;
