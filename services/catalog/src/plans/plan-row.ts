// A row of guide.insurance_plans in the shape of the contract.
import type { PlanCostTexts } from '@app/contracts/http/plan-costs';
import { ALL_COUNTIES, type InsurancePlanResponse } from '@app/contracts/http/plans';
import { costCells, costTexts, monthlyReduction } from '@app/content/plan-costs/plan-costs';
import { selectList } from '@app/database/select-list';
import type { PlanColumns } from '@app/database/tables/insurance-plans';
import { PROVENANCE, withProvenance } from '../provenance';
import { planDescription } from './plan-description';

const COUNTIES = `SELECT sold.county FROM guide.insurance_plan_counties sold
  WHERE sold.insurance_plan_id = r.id AND sold.state = 'CA'`;

const DESCRIBED = [
  'planYear',
  'type',
  'category',
  'planType',
  'snpType',
  'hasDrugCoverage',
  'description',
] as const satisfies readonly (keyof PlanColumns)[];

/** What a one-line description needs. */
export const DESCRIBED_COLUMNS = `${selectList(DESCRIBED)},
  ARRAY(${COUNTIES} ORDER BY sold.county) AS counties`;
export type DescribedRow = Pick<PlanColumns, (typeof DESCRIBED)[number]> & { counties: string[] };

const COLUMNS = [
  'id',
  'contractId',
  'planId',
  'segmentId',
  'name',
  'carrier',
  'parentOrganization',
  'monthlyPremium',
  'deductible',
  'drugDeductible',
  'maxOutOfPocket',
  'starRating',
  'copays',
  'benefits',
  'providerNetwork',
  'website',
  'phones',
  'detailsSourceUrl',
  'detailsCheckedOn',
  ...PROVENANCE,
] as const;

export const PLAN_COLUMNS = `${selectList(COLUMNS)}, r.costs->>'part-b-reduction' AS "reductionText",
  ${DESCRIBED_COLUMNS}`;

/** Only when the request includes the costs. */
export const COST_COLUMN = 'r.costs AS "costTexts"';

interface CostColumns {
  reductionText: string | null;
  costTexts?: PlanCostTexts;
}

export type PlanRow = Pick<PlanColumns, (typeof COLUMNS)[number]> & DescribedRow & CostColumns;

/** Where the plan is sold, and a one-line description in each language; the source's own description wins when it has one. */
export function descriptionOf(row: DescribedRow) {
  const isStatewide = row.counties.includes(ALL_COUNTIES);
  const counties = isStatewide ? [] : row.counties;
  const made = planDescription({ ...row, counties, isStatewide });
  return { counties, isStatewide, description: row.description ?? made.en, descriptionKo: made.ko };
}

export function planOf({ reductionText, costTexts: texts, ...row }: PlanRow): InsurancePlanResponse {
  const { checkedOn, source, sourceUrl, origin } = row;
  return {
    ...withProvenance(row),
    ...descriptionOf(row),
    partBReduction: monthlyReduction(reductionText),
    ...(texts && { costs: costCells(costTexts(texts, row.copays)) }),
    checkedAt: checkedOn,
    source,
    sourceUrl,
    origin,
  };
}
