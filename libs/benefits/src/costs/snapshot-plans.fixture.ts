// The plans that ship with the product (libs/content/snapshots), as the catalog gives them to the analysis. For tests.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { costCells, costTexts, monthlyReduction } from '@app/content/plan-costs/plan-costs';
import type { PlanCostTexts } from '@app/contracts/http/plan-costs';
import type { AnalysisPlan } from '../analysis/analyzed-plan';

const FILE = resolve(__dirname, '../../../content/snapshots/medicare-plans-ca-2026.ndjson.gz');

export interface SnapshotPlan extends AnalysisPlan {
  counties: string[];
  isStatewide: boolean;
  texts: PlanCostTexts;
}

type Row = Omit<SnapshotPlan, 'costs' | 'texts' | 'origin' | 'partBReduction'> & {
  costs: PlanCostTexts;
  copays: Parameters<typeof costTexts>[1];
};

function planOf({ costs, copays, ...row }: Row): SnapshotPlan {
  const texts = costTexts(costs, copays);
  return {
    ...row,
    texts,
    costs: costCells(texts),
    partBReduction: monthlyReduction(costs['part-b-reduction'] ?? null),
    origin: 'snapshot',
    isStatewide: row.counties.includes('All Counties'),
  };
}

/** All of them, by id; the first line of the file says where it is from. */
export const SNAPSHOT_PLANS: readonly SnapshotPlan[] = gunzipSync(readFileSync(FILE))
  .toString('utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => planOf(JSON.parse(line) as Row))
  .sort((one, other) => (one.id < other.id ? -1 : 1));

export function snapshotPlan(id: string): SnapshotPlan {
  const plan = SNAPSHOT_PLANS.find((each) => each.id === id);
  if (!plan) throw new Error(`no plan ${id} in the snapshot`);
  return plan;
}

/** Sold in a county, or everywhere. */
export const plansOf = (county: string): SnapshotPlan[] =>
  SNAPSHOT_PLANS.filter(({ counties, isStatewide }) => isStatewide || counties.includes(county));
