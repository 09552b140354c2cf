// What a person should see in the whole of the comparison, and what was left out of it.
import type { AnalysisNote } from '@app/contracts/http/analysis-notes';
import type { AnalysisRecommendation } from '@app/contracts/http/analysis';
import type { CostFigure } from '@app/contracts/http/year-costs';
import { figureOn } from '../figures/figure';
import type { FigureId } from '../figures/figures';
import { windowsOn } from '../figures/windows';
import { carePayer, partBPayer } from '../costs/costed-plan';
import type { Costing } from '../costs/costed-plan';
import { MONTHS } from '../costs/usage';
import { yearAmong } from '../costs/year-cost';
import { comparedYear } from './analyzed-plan';
import type { ComparedPlan } from './analyzed-plan';
import type { PlanFit } from './candidates';
import { note, noteIf } from './notes';

export interface Overview {
  county: string;
  /** The other counties of the ZIP. */
  others: readonly string[];
  planYear: number | null;
  compared: readonly ComparedPlan[];
  /** How many plans of the county are of each fit. */
  fits: Readonly<Record<PlanFit, number>>;
  recommendations: readonly AnalysisRecommendation[];
  figures: readonly CostFigure[];
  costing: Costing;
  /** ISO date in California. */
  asOf: string;
}

/** The plan that alone has the least compared cost in a kind of year; undefined where another costs as little. */
function cheapest(shown: readonly AnalysisRecommendation[], year: 'healthy' | 'very-ill'): string | undefined {
  const known = shown.flatMap(({ planId, years }) => {
    const { cost } = comparedYear(yearAmong(years, year));
    return cost === null ? [] : [{ id: planId, cost }];
  });
  const least = Math.min(...known.map(({ cost }) => cost));
  const [only, ...others] = known.filter(({ cost }) => cost === least);
  return others.length === 0 ? only?.id : undefined;
}

/** Whether the plans shown cost the same, to the cent, in every kind of year. */
function isAllTheSame(shown: readonly AnalysisRecommendation[]): boolean {
  const sums = shown.map(({ years }) => JSON.stringify(years.map((year) => comparedYear(year))));
  return new Set(sums).size === 1 && !sums[0]?.includes('null');
}

/** Speaks of the recommended plans alone: those are the ones on the page. */
function healthyOrIll({ recommendations }: Overview): AnalysisNote[] {
  const healthyPlanId = cheapest(recommendations, 'healthy');
  const illPlanId = cheapest(recommendations, 'very-ill');
  if (recommendations.length > 1 && isAllTheSame(recommendations)) {
    return [note('same-cost', { count: recommendations.length })];
  }
  if (recommendations.length < 2 || !healthyPlanId || !illPlanId) return [];
  return healthyPlanId === illPlanId
    ? [note('best-in-both', { planId: illPlanId })]
    : [note('healthy-or-ill', { healthyPlanId, illPlanId })];
}

function helpNotes({ recommendations, costing }: Overview): AnalysisNote[] {
  const [first] = recommendations;
  const without = first?.costAnalysis.annualWithoutHelp ?? null;
  const saves = first && without !== null ? Math.round((without - first.costAnalysis.annualTotal) * 100) / 100 : 0;
  const premium = figureOn(costing.figures, 'partBPremium', costing.on)?.value;
  const isPaid = partBPayer(costing.person.help) !== null && premium !== undefined;
  return [
    ...noteIf(isPaid, () => note('part-b-paid', { dollars: Math.round((premium ?? 0) * MONTHS * 100) / 100 })),
    ...noteIf(saves > 0, () => note('help-saves', { dollars: saves })),
  ];
}

function surchargeNotes({ costing: { person, figures, on } }: Overview): AnalysisNote[] {
  if (person.surchargeStep === 0 || partBPayer(person.help)) return [];
  const premium = figureOn(figures, `irmaaPartB${person.surchargeStep}`, on);
  return premium ? [note('higher-part-b', { dollars: premium.value })] : [];
}

/** While next year's plans are chosen: what is known of that year here, and what is not. */
function nextYearNotes({ planYear, compared, costing, asOf }: Overview): AnalysisNote[] {
  const fall = windowsOn(asOf).find(({ family }) => family === 'medicare-annual');
  const year = fall?.status === 'active' ? fall.coverageYear : null;
  if (year === null || planYear === null || planYear >= year || compared.length === 0) return [];
  const ofNext = (id: FigureId) => figureOn<FigureId>(costing.figures, id, `${year}-01-01`);
  const [partB, deductible, cap] = [
    ofNext('partBPremium'),
    ofNext('partDDeductibleMax'),
    ofNext('partDOutOfPocketCap'),
  ];
  const drugs =
    deductible && cap && !deductible.isOld && !cap.isOld
      ? [note('next-year-drugs', { year, deductibleDollars: deductible.value, capDollars: cap.value })]
      : [];
  return [note(partB && !partB.isOld ? 'next-year-plans' : 'next-year-missing', { year }), ...drugs];
}

function leftOut({ fits }: Overview): AnalysisNote[] {
  return [
    ...noteIf(fits['not-priced'] > 0, () => note('not-priced', { count: fits['not-priced'] })),
    ...noteIf(fits['no-drugs'] > 0, () => note('no-drug-plans', { count: fits['no-drugs'] })),
    ...noteIf(fits.institution > 0, () => note('institution-plans', { count: fits.institution })),
    ...noteIf(fits['chronic-to-ask'] > 0, () => note('chronic-plans-to-ask', { count: fits['chronic-to-ask'] })),
  ];
}

export function insightsOf(overview: Overview): AnalysisNote[] {
  const { county, others, planYear, compared, figures } = overview;
  const free = compared.filter(({ plan }) => plan.monthlyPremium === 0).length;
  const old = figures.filter(({ isOld }) => isOld).map(({ year }) => year);
  return [
    ...others.map((other) => note('two-counties', { county, other })),
    ...(compared.length === 0 ? [note('no-plans', { county })] : []),
    ...healthyOrIll(overview),
    ...nextYearNotes(overview),
    ...helpNotes(overview),
    ...surchargeNotes(overview),
    ...noteIf(free > 0, () => note('zero-premium-plans', { count: free, of: compared.length })),
    ...noteIf(carePayer(overview.costing.person.help) === null, () => note('original-no-maximum')),
    ...leftOut(overview),
    ...(planYear === null ? [] : [note('plans-of-year', { year: planYear })]),
    ...noteIf(old.length > 0, () => note('older-figures', { year: Math.min(...old) })),
  ];
}
