// A row of guide.insurance_plans in the shape of the contract.
import type { PlanCostTexts } from '@app/contracts/http/plan-costs';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { costCells, costTexts, monthlyReduction } from '@app/content/plan-costs/plan-costs';
import { PROVENANCE_COLUMNS, type ProvenanceRow, provenanceOf } from '../provenance';
import { planDescription } from './plan-description';

/** County of a plan sold in the whole state, in the words of CMS. */
export const ALL_COUNTIES = 'All Counties';

const COUNTIES = `SELECT sold.county FROM guide.insurance_plan_counties sold
  WHERE sold.insurance_plan_id = r.id AND sold.state = 'CA'`;

/** What a one-line description needs. */
export const DESCRIBED_COLUMNS = `r.plan_year AS "planYear", r.type, r.category, r.plan_type AS "planType",
  r.snp_type AS "snpType", r.has_drug_coverage AS "hasDrugCoverage", r.description,
  ARRAY(${COUNTIES} ORDER BY sold.county) AS counties`;

// PostgreSQL sends numeric as text; these have at most ten digits and are exact as numbers.
export const PLAN_COLUMNS = `r.id, r.contract_id AS "contractId", r.plan_id AS "planId", r.segment_id AS "segmentId",
  r.name, r.carrier, r.parent_organization AS "parentOrganization", r.monthly_premium::float8 AS "monthlyPremium",
  r.deductible::float8 AS deductible, r.drug_deductible::float8 AS "drugDeductible",
  r.max_out_of_pocket::float8 AS "maxOutOfPocket", r.star_rating::float8 AS "starRating", r.copays, r.benefits,
  r.costs->>'part-b-reduction' AS "reductionText",
  r.provider_network AS "providerNetwork", r.website, r.phones, r.details_source_url AS "detailsSourceUrl",
  r.details_checked_on AS "detailsCheckedOn", ${DESCRIBED_COLUMNS}, ${PROVENANCE_COLUMNS}`;

/** Only when the costs are asked for. */
export const COST_COLUMN = 'r.costs AS "costTexts"';

type Told =
  | 'description'
  | 'descriptionKo'
  | 'isStatewide'
  | 'checkedAt'
  | 'provenance'
  | 'costs'
  | 'partBReduction'
  | keyof ProvenanceRow;

export interface DescribedRow extends Pick<
  InsurancePlanResponse,
  'planYear' | 'type' | 'category' | 'planType' | 'snpType' | 'hasDrugCoverage' | 'counties'
> {
  description: string | null;
}

export interface CostColumns {
  reductionText: string | null;
  costTexts?: PlanCostTexts;
}

export type PlanRow = Omit<InsurancePlanResponse, Told> & DescribedRow & ProvenanceRow & CostColumns;

/** Where it is sold, and what it is in one line of each language; the source's own words win when it has some. */
export function descriptionOf(row: DescribedRow) {
  const isStatewide = row.counties.includes(ALL_COUNTIES);
  const counties = isStatewide ? [] : row.counties;
  const made = planDescription({ ...row, counties, isStatewide });
  return { counties, isStatewide, description: row.description ?? made.en, descriptionKo: made.ko };
}

export function planOf(row: PlanRow): InsurancePlanResponse {
  return {
    id: row.id,
    contractId: row.contractId,
    planId: row.planId,
    segmentId: row.segmentId,
    planYear: row.planYear,
    name: row.name,
    type: row.type,
    category: row.category,
    carrier: row.carrier,
    parentOrganization: row.parentOrganization,
    planType: row.planType,
    snpType: row.snpType,
    monthlyPremium: row.monthlyPremium,
    deductible: row.deductible,
    drugDeductible: row.drugDeductible,
    maxOutOfPocket: row.maxOutOfPocket,
    starRating: row.starRating,
    hasDrugCoverage: row.hasDrugCoverage,
    copays: row.copays,
    benefits: row.benefits,
    partBReduction: monthlyReduction(row.reductionText),
    ...(row.costTexts && { costs: costCells(costTexts(row.costTexts, row.copays)) }),
    providerNetwork: row.providerNetwork,
    website: row.website,
    phones: row.phones,
    detailsSourceUrl: row.detailsSourceUrl ?? null,
    detailsCheckedOn: row.detailsCheckedOn ?? null,
    ...descriptionOf(row),
    checkedAt: row.checkedOn,
    source: row.source,
    sourceUrl: row.sourceUrl,
    origin: row.origin,
    provenance: provenanceOf(row),
  };
}
