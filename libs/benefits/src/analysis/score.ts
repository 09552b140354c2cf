// The score of a plan among those compared: four parts of 0 to 100 points, by their weights. Nothing else decides the order.
import type { AnalysisPriority, AnalysisScorePart, AnalysisWeight } from '@app/contracts/http/analysis';
import { PLAN_BENEFITS } from '@app/contracts/http/plans';
import type { PlanBenefit } from '@app/contracts/http/plans';
import type { AnalysisPlan, ComparedPlan } from './analyzed-plan';

const MOST = 100;

/** Medicines are in every plan compared. */
const EXTRA_BENEFITS: readonly PlanBenefit[] = PLAN_BENEFITS.filter((benefit) => benefit !== 'prescription');

export const coveredBenefits = ({ benefits }: Pick<AnalysisPlan, 'benefits'>): PlanBenefit[] =>
  EXTRA_BENEFITS.filter((benefit) => benefits[benefit]?.isCovered === true);

/** How free the choice of doctors is, by the kind of plan; how large a network is, no source of ours states. */
function networkPoints(planType: string | null): number {
  if (planType?.includes('PPO')) return MOST;
  return planType?.includes('POS') ? MOST / 2 : 0;
}

interface Range {
  least: number;
  most: number;
}

/** Of the plans that could be counted: a limit far above them would push all of them together. */
function rangeOf(all: readonly ComparedPlan[], year: 'normal' | 'ill'): Range {
  const costs = all.flatMap((each) => (each[year].isFull ? (each[year].cost ?? []) : []));
  return { least: Math.min(...costs), most: Math.max(...costs) };
}

/** 100 for the least, 0 for the most, above it and for what is not known; 100 where all cost the same. */
function costPoints(cost: number | null, { least, most }: Range): number {
  if (cost === null || cost > most) return 0;
  if (cost <= least) return MOST;
  return Math.round((MOST * (most - cost)) / (most - least));
}

export interface ScoredPlan extends ComparedPlan {
  score: number;
  scoreParts: AnalysisScorePart[];
}

/** @param all at least one */
export function scored(all: readonly ComparedPlan[], weights: readonly AnalysisWeight[]): ScoredPlan[] {
  const normal = rangeOf(all, 'normal');
  const ill = rangeOf(all, 'ill');
  const points: Record<AnalysisPriority, (each: ComparedPlan) => number> = {
    cost: (each) => costPoints(each.normal.cost, normal),
    coverage: (each) => costPoints(each.ill.cost, ill),
    network: ({ plan }) => networkPoints(plan.planType),
    benefits: ({ plan }) => Math.round((MOST * coveredBenefits(plan).length) / EXTRA_BENEFITS.length),
  };
  return all.map((each) => {
    const scoreParts = weights.map(({ priority, percent }) => ({ priority, percent, points: points[priority](each) }));
    const score = Math.round(scoreParts.reduce((sum, part) => sum + part.points * part.percent, 0) / MOST);
    return { ...each, score, scoreParts };
  });
}

const last = Number.POSITIVE_INFINITY;

/** Best first. Equal scores: a special-needs plan that fits, then the lower cost, the better stars, the id. */
export function ranked(plans: readonly ScoredPlan[]): ScoredPlan[] {
  const isSpecial = ({ plan }: ScoredPlan): number => (plan.snpType ? 0 : 1);
  const cost = (each: ScoredPlan): number => each.normal.cost ?? last;
  const stars = ({ plan }: ScoredPlan): number => plan.starRating ?? 0;
  return [...plans].sort(
    (one, other) =>
      other.score - one.score ||
      isSpecial(one) - isSpecial(other) ||
      // Two unknown costs are equal; their difference would be no number.
      (cost(one) === cost(other) ? 0 : cost(one) - cost(other)) ||
      stars(other) - stars(one) ||
      (one.plan.id < other.plan.id ? -1 : 1),
  );
}
