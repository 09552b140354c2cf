// The statements of the plan import. A source may be silent on a field (PlanRecord.silentOn): then the stored value of
// the same plan and year stays, and details_source_url says where it came from. Invented values are never kept so.
// A plan sold in two states is one row: the state read first stays on it, each state has its own counties.

/** Field -> column definition of the stage; the names are those of PlanRecord. */
const STAGED = `
  id text, "contractId" text, "planId" text, "segmentId" text, "planYear" smallint, name text, type text,
  category text, carrier text, "parentOrganization" text, "contractName" text, "planType" text, "snpType" text,
  state text, "monthlyPremium" numeric(10,2), deductible numeric(10,2), "drugDeductible" numeric(10,2),
  "maxOutOfPocket" numeric(10,2), "starRating" numeric(2,1), "hasDrugCoverage" boolean, copays jsonb, benefits jsonb,
  costs jsonb, website text, phones jsonb, counties text[], "silentOn" text[], "detailsSourceUrl" text, "sourceUrl" text, release text,
  "contentHash" text, "searchText" text`;

export const CREATE_STAGED = `CREATE TEMPORARY TABLE staged_plans (${STAGED}, PRIMARY KEY (id)) ON COMMIT DROP`;

/** $1: JSON array of StagedPlan. */
export const FILL_STAGED = `
  INSERT INTO pg_temp.staged_plans SELECT * FROM jsonb_to_recordset($1::jsonb) AS i(${STAGED})`;

const kept = (field: string, column: string): string =>
  `CASE WHEN '${field}' = ANY(s."silentOn") THEN coalesce(s."${field}", old.${column}) ELSE s."${field}" END`;

/** Where the stored details of a plan come from. */
const OLD_DETAILS_URL = `coalesce(old.details_source_url, CASE
  WHEN old.deductible IS NOT NULL OR old.website IS NOT NULL OR old.copays <> '{}' THEN old.source_url END)`;
/** Plan Compare words a cost in full; the benefits file gives its in-network amount alone and does not replace it. */
const IS_OLD_FULLER = `coalesce(${OLD_DETAILS_URL} LIKE '%/plan-compare/%', false)`;
const IS_SILENT = `'copays' = ANY(s."silentOn")`;
const DAY = `($2::timestamptz AT TIME ZONE 'America/Los_Angeles')::date`;

const MERGED = `
  s.id, s."contractId", s."planId", s."segmentId", s."planYear", s.name, s.type, s.category, s.carrier,
  s."parentOrganization", s."contractName", s."planType", s."snpType",
  CASE WHEN old.is_active THEN old.state ELSE s.state END,
  ${kept('monthlyPremium', 'monthly_premium')}, ${kept('deductible', 'deductible')},
  ${kept('drugDeductible', 'drug_deductible')}, s."maxOutOfPocket", ${kept('starRating', 'star_rating')},
  ${kept('hasDrugCoverage', 'has_drug_coverage')},
  CASE WHEN NOT ${IS_SILENT} THEN s.copays
       WHEN ${IS_OLD_FULLER} THEN s.copays || old.copays
       ELSE coalesce(old.copays, '{}') || s.copays END,
  CASE WHEN 'benefits' = ANY(s."silentOn") THEN s.benefits || coalesce(old.benefits, '{}') ELSE s.benefits END,
  CASE WHEN 'costs' = ANY(s."silentOn") THEN coalesce(old.costs, '{}') || s.costs ELSE s.costs END,
  ${kept('website', 'website')},
  CASE WHEN 'phones' = ANY(s."silentOn") THEN coalesce(old.phones, '{}') || s.phones ELSE s.phones END,
  CASE WHEN NOT ${IS_SILENT} THEN s."detailsSourceUrl"
       WHEN ${IS_OLD_FULLER} THEN ${OLD_DETAILS_URL}
       ELSE coalesce(s."detailsSourceUrl", ${OLD_DETAILS_URL}) END,
  CASE WHEN s."detailsSourceUrl" IS NOT NULL AND NOT (${IS_SILENT} AND ${IS_OLD_FULLER}) THEN ${DAY}
       WHEN ${IS_SILENT} AND ${OLD_DETAILS_URL} IS NOT NULL THEN coalesce(old.details_checked_on, old.checked_on) END,
  s.release, s."searchText", 'insurance', s."sourceUrl", $2::timestamptz, $3::date, ${DAY}, $1::text, s."contentHash"`;

const COLUMNS = [
  'id',
  'contract_id',
  'plan_id',
  'segment_id',
  'plan_year',
  'name',
  'type',
  'category',
  'carrier',
  'parent_organization',
  'contract_name',
  'plan_type',
  'snp_type',
  'state',
  'monthly_premium',
  'deductible',
  'drug_deductible',
  'max_out_of_pocket',
  'star_rating',
  'has_drug_coverage',
  'copays',
  'benefits',
  'costs',
  'website',
  'phones',
  'details_source_url',
  'details_checked_on',
  'release',
  'search_text',
  'source',
  'source_url',
  'retrieved_at',
  'source_updated_at',
  'checked_on',
  'origin',
  'content_hash',
];

/** $1 origin, $2 retrieved at, $3 date of the data. Returns the written ids. */
export const UPSERT = `
  INSERT INTO guide.insurance_plans AS p (${COLUMNS.join(', ')})
  SELECT ${MERGED}
    FROM pg_temp.staged_plans s
    LEFT JOIN guide.insurance_plans old ON old.id = s.id AND (old.origin <> 'sample' OR $1 = 'sample')
   WHERE NOT EXISTS (
     SELECT 1 FROM guide.insurance_plans same
      WHERE same.id = s.id AND same.content_hash = s."contentHash" AND same.origin = $1
        AND same.source = 'insurance' AND same.is_active AND NOT same.is_stale)
   ORDER BY s.id
  ON CONFLICT (id) DO UPDATE SET
    ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')},
    description = NULL, provider_network = NULL, confidence = 'verified', is_stale = false, is_active = true,
    updated_at = now()
  RETURNING id, (xmax = 0) AS "isNew"`;

/** $1: ids of written plans. */
export const COUNTIES_GONE = `
  DELETE FROM guide.insurance_plan_counties c
   USING pg_temp.staged_plans s
   WHERE s.id = ANY($1::text[]) AND c.insurance_plan_id = s.id AND c.state = s.state
     AND NOT (c.county = ANY(s.counties))`;
export const COUNTIES_NEW = `
  INSERT INTO guide.insurance_plan_counties (insurance_plan_id, state, county)
  SELECT s.id, s.state, county FROM pg_temp.staged_plans s, unnest(s.counties) AS county
   WHERE s.id = ANY($1::text[])
  ON CONFLICT DO NOTHING`;

/** Parameters as UPSERT's. Only rows of another release: a second identical import writes nothing. */
export const TOUCH = `
  UPDATE guide.insurance_plans p
     SET release = s.release, source_url = s."sourceUrl", retrieved_at = $2, source_updated_at = $3::date,
         checked_on = ${DAY}
    FROM pg_temp.staged_plans s
   WHERE p.id = s.id AND p.origin = $1 AND p.content_hash = s."contentHash"
     AND p.release IS DISTINCT FROM s.release`;
