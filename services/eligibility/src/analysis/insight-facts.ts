// The insights as sentences for a language model: codes, their figures and the names and years of plans, nothing of the person. The
// pages have words of their own for them (analysis:notes); these are richer, as the model may say a plan's figure beside its name.
import type { AnalysisRecommendation, AnalysisResponse } from '@app/contracts/http/analysis';
import type { AnalysisNote, AnalysisNoteCode } from '@app/contracts/http/analysis-notes';
import type { YearKind } from '@app/contracts/http/year-costs';

const dollars = (amount: unknown): string =>
  Number(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' }).replace(/\.00$/, '');

type Say = (params: AnalysisNote['params'], nameOf: (planId: unknown, year: YearKind) => string) => string;

/** What names a place stays out: it was typed. */
const SENTENCES: Partial<Record<AnalysisNoteCode, Say>> = {
  'healthy-or-ill': ({ healthyPlanId, illPlanId }, named) =>
    `Of the plans shown, ${named(healthyPlanId, 'healthy')} costs least in a healthy year and ${named(illPlanId, 'very-ill')} costs least in a very ill year.`,
  'best-in-both': ({ planId }, named) =>
    `Of the plans shown, ${named(planId, 'healthy')} costs least in a healthy year and also in a very ill year.`,
  'same-cost': ({ count }) => `All ${count} plans shown cost the same in each kind of year that was counted.`,
  'next-year-missing': ({ year }) => `The plans of ${year} and the Part B premium of ${year} are not known here yet.`,
  'next-year-plans': ({ year }) => `The plans of ${year} are not known here yet.`,
  'next-year-drugs': ({ year, deductibleDollars, capDollars }) =>
    `In ${year} a drug plan may have a deductible of at most ${dollars(deductibleDollars)}, and a person pays at most ${dollars(capDollars)} for covered drugs in the year.`,
  'help-saves': ({ dollars: saved }) =>
    `With the help that looks possible, the first plan shown costs ${dollars(saved)} a year less.`,
  'part-b-paid': ({ dollars: premium }) =>
    `If the state pays the Part B premium, that saves ${dollars(premium)} a year.`,
  'zero-premium-plans': ({ count, of }) => `${count} of the ${of} plans compared have no plan premium.`,
  'original-no-maximum': () => 'Original Medicare has no yearly limit on the share of the bills that a person pays.',
  'not-priced': ({ count }) => `${count} plans were left out because no source states their premium.`,
  'no-drug-plans': ({ count }) => `${count} plans without drug coverage were left out of the order.`,
  'institution-plans': ({ count }) => `${count} plans that are only for people in a care facility were left out.`,
  'chronic-plans-to-ask': ({ count }) =>
    `${count} plans for a chronic illness that their name does not say were left out; ask those plans.`,
  'higher-part-b': ({ dollars: premium }) =>
    `Because the income is high, a Part B premium of ${dollars(premium)} a month is counted.`,
  'plans-of-year': ({ year }) => `These are amounts of the year ${year}; they end on December 31.`,
  'older-figures': ({ year }) =>
    `Where an amount of this year is not announced yet, the amount of the year ${year} is used.`,
};

/** A plan's name with what a year of that kind costs in it, where that is known. */
function namedIn(shown: readonly AnalysisRecommendation[], planId: unknown, kind: YearKind): string {
  const plan = shown.find((each) => each.planId === planId);
  const year = plan?.years.find((each) => each.year === kind);
  const cost = year?.isComplete && year.annual !== null ? ` (${dollars(year.annual)} in that year)` : '';
  return `${plan?.name ?? String(planId)}${cost}`;
}

/** One for each insight, in their order; null: a language model is not told of it. */
export function insightFacts({ insights, recommendations }: AnalysisResponse): (string | null)[] {
  return insights.map(({ code, params }) => {
    const say = new Map(Object.entries(SENTENCES)).get(code);
    return say?.(params, (planId, year) => namedIn(recommendations, planId, year)) ?? null;
  });
}
