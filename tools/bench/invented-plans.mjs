// Plans for measuring: the shipped ones over and over under ids of their own, in the counties where they are sold, until there are
// as many as asked. Nothing here is shown to anybody.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const SNAPSHOT = path.resolve(import.meta.dirname, '../../libs/content/snapshots/medicare-plans-ca-2026.ndjson.gz');

const COLUMNS = `id, contract_id, plan_id, segment_id, plan_year, name, type, category, carrier, plan_type, snp_type, state,
  monthly_premium, deductible, drug_deductible, max_out_of_pocket, star_rating, has_drug_coverage, copays, benefits, costs, search_text`;

const INSERT = `
  INSERT INTO guide.insurance_plans (${COLUMNS}, source, source_url, retrieved_at, checked_on, origin, content_hash)
  SELECT ${COLUMNS}, 'insurance', 'https://www.medicare.gov/', now(), current_date, 'sample', 'bench'
    FROM jsonb_to_recordset($1::jsonb) AS r(id text, contract_id text, plan_id text, segment_id text, plan_year int, name text,
      type text, category text, carrier text, plan_type text, snp_type text, state text, monthly_premium numeric,
      deductible numeric, drug_deductible numeric, max_out_of_pocket numeric, star_rating numeric, has_drug_coverage boolean,
      copays jsonb, benefits jsonb, costs jsonb, search_text text)`;
const INSERT_COUNTIES = `
  INSERT INTO guide.insurance_plan_counties (insurance_plan_id, state, county)
  SELECT id, 'CA', county FROM jsonb_to_recordset($1::jsonb) AS r(id text, county text)`;

const rowOf = (plan, copy, searchText) => {
  const segmentId = String(Number(plan.segmentId) + copy * 10);
  return {
    id: `2026-${plan.contractId}-${plan.planId}-${segmentId}`,
    contract_id: plan.contractId,
    plan_id: plan.planId,
    segment_id: segmentId,
    plan_year: 2026,
    name: plan.name,
    type: plan.type,
    category: plan.category,
    carrier: plan.carrier,
    plan_type: plan.planType,
    snp_type: plan.snpType,
    state: 'CA',
    monthly_premium: plan.monthlyPremium,
    deductible: plan.deductible,
    drug_deductible: plan.drugDeductible,
    max_out_of_pocket: plan.maxOutOfPocket,
    star_rating: plan.starRating,
    has_drug_coverage: plan.hasDrugCoverage,
    copays: plan.copays,
    benefits: plan.benefits,
    costs: plan.costs,
    search_text: searchText(plan),
    counties: plan.counties,
  };
};

/**
 * Fills guide.insurance_plans and their counties; the ZIP codes stand there (fillProviders).
 * @param {{ query(sql: string, values?: unknown[]): Promise<unknown> }} client of a role that may write
 * @param {(plan: object) => string} planSearchText of libs/content
 * @param {number} [count] as many as are shipped when left out
 */
export async function fillPlans(client, planSearchText, count) {
  const [, ...lines] = gunzipSync(readFileSync(SNAPSHOT)).toString('utf8').trim().split('\n');
  const shipped = lines.map((line) => JSON.parse(line));
  const rows = Array.from({ length: count ?? shipped.length }, (_, index) =>
    rowOf(shipped[index % shipped.length], Math.floor(index / shipped.length), planSearchText),
  );
  for (let start = 0; start < rows.length; start += 500) {
    const page = rows.slice(start, start + 500);
    await client.query(INSERT, [JSON.stringify(page)]);
    const sold = page.flatMap(({ id, counties }) => counties.map((county) => ({ id, county })));
    await client.query(INSERT_COUNTIES, [JSON.stringify(sold)]);
  }
  await client.query('VACUUM ANALYZE guide.insurance_plans, guide.insurance_plan_counties');
}
