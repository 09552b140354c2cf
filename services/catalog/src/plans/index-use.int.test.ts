// On a table of a size where a scan would hurt: the planner itself chooses the intended index, nothing is switched off.
import { parseQuery } from '@app/content/matching/query';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import type { PlanFilters } from './plan-filters';
import { PlansRepository } from './plans.repository';

/** Seven years of plans of twenty states, invented by the database: one in a hundred belongs to `kaiser`. */
const FILL = `
  INSERT INTO guide.insurance_plans (id, contract_id, plan_id, segment_id, plan_year, name, type, category, carrier, state,
    monthly_premium, search_text, source, source_url, retrieved_at, checked_on, origin, content_hash)
  SELECT n::text, 'H' || n, '001', '0', 2020 + n % 7, 'Plan ' || n, 'medicare-advantage', 'health-and-drug', carrier,
         state, n % 200, ' plan ' || n || ' ' || carrier || ' | hmo ', 'insurance', 'https://www.cms.gov/', now(),
         '2026-11-20', 'sample', 'x'
    FROM (SELECT n, CASE WHEN n % 100 = 0 THEN 'kaiser' ELSE 'carrier ' || md5(n::text) END AS carrier,
                 CASE WHEN n % 20 = 0 THEN 'CA' ELSE 'S' || n % 20 END AS state
            FROM generate_series(1, 30000) AS n) AS invented`;
const FILL_COUNTIES = `
  INSERT INTO guide.insurance_plan_counties (insurance_plan_id, state, county)
  SELECT p.id, p.state, 'County ' || (p.id::int / 20 + place) % 58
    FROM guide.insurance_plans p CROSS JOIN generate_series(0, 3) AS place`;

describe('the indexes of guide.insurance_plans', () => {
  let database: TestDatabase;
  let reader: Client;
  let repository: PlansRepository;
  let plan = '';

  beforeAll(async () => {
    database = await createTestDatabase();
    await withClient(database.adminUrl, async (client) => {
      for (const sql of ['TRUNCATE guide.insurance_plans CASCADE', FILL, FILL_COUNTIES]) await client.query(sql);
      await client.query('VACUUM ANALYZE guide.insurance_plans, guide.insurance_plan_counties');
    });
    reader = new Client({ connectionString: database.readerUrl });
    await reader.connect();
    // The repository's own statements, explained instead of run.
    const query = async (sql: string, values?: unknown[]): Promise<unknown[]> => {
      const { rows } = await reader.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, values);
      plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      return [];
    };
    repository = new PlansRepository({ query } as unknown as DataSource);
  });
  afterAll(async () => {
    await reader?.end();
    await database?.drop();
  });

  const page = { limit: 1000, offset: 0, sort: 'premium', hasCosts: false } as const;

  it.each<[string, PlanFilters, RegExp]>([
    ['a county', { year: 2026, counties: ['County 7'] }, /insurance_plan_counties_(by_county|pkey)/],
    ['a year and a kind', { year: 2026, types: ['medicare-advantage'] }, /insurance_plans_(by_year|pkey)/],
    ['the plans requested by id', { year: null, ids: ['100', '200'] }, /insurance_plans_pkey/],
    ['words', { year: 2026, text: parseQuery('kaiser') }, /insurance_plans_(by_text|by_year|pkey)/],
  ])('%s is looked up, never by reading the whole table', async (_name, filters, index) => {
    await repository.list(filters, page);
    expect(plan).toMatch(index);
    expect(plan).not.toContain('Seq Scan on insurance_plans');
  });
});
