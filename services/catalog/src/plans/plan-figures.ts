// The columns of a plan that the analysis counts with: of a plan's hundred cost rows only those its sums read.
import { COSTED_SERVICES } from '@app/benefits/costs/costed-services';
import { costTexts, monthlyReduction } from '@app/content/plan-costs/plan-costs';
import type { PlanCostTexts, PlanServiceId } from '@app/contracts/http/plan-costs';
import type { PlanFigures } from '@app/contracts/http/plan-figures';
import { selectList } from '@app/database/select-list';
import type { PlanColumns } from '@app/database/tables/insurance-plans';
import type { SqlParameters } from '../sql-parameters';

const COLUMNS = [
  'id',
  'planYear',
  'name',
  'carrier',
  'category',
  'planType',
  'snpType',
  'monthlyPremium',
  'deductible',
  'drugDeductible',
  'maxOutOfPocket',
  'starRating',
  'hasDrugCoverage',
  'benefits',
  'copays',
  'origin',
] as const;

export type PlanFiguresRow = Pick<PlanColumns, (typeof COLUMNS)[number]> & {
  reductionText: string | null;
  costTexts: PlanCostTexts;
};

/** The columns of a {@link PlanFiguresRow}. @param parameters of the same statement */
export const planFiguresColumns = (
  parameters: SqlParameters,
): string => `${selectList(COLUMNS)}, r.costs->>'part-b-reduction' AS "reductionText",
  (SELECT coalesce(jsonb_object_agg(cost.key, cost.value), '{}') FROM jsonb_each(r.costs) cost
    WHERE cost.key = ANY (${parameters.add(COSTED_SERVICES)}::text[])) AS "costTexts"`;

export function planFiguresOf({ reductionText, copays, costTexts: texts, ...row }: PlanFiguresRow): PlanFigures {
  const all = Object.entries(costTexts(texts, copays));
  const read = all.filter(([service]) => COSTED_SERVICES.includes(service as PlanServiceId));
  return { ...row, costTexts: Object.fromEntries(read), partBReduction: monthlyReduction(reductionText) };
}
