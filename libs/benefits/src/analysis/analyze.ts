// The AI plan analysis: one person, one day, the plans of one county -> the whole answer. Rules and arithmetic, no model: the same
// input gives the same answer. Pure; called by the eligibility service. docs/plan-costs.md works examples out by hand.
import { ANALYSIS_LIMITS } from '@app/contracts/http/analysis';
import type {
  AnalysisCounty,
  AnalysisPathway,
  AnalysisPriority,
  AnalysisResponse,
  OriginalMedicareCosts,
} from '@app/contracts/http/analysis';
import type { EligibilityResult } from '@app/contracts/http/eligibility-answer';
import type { HealthCondition, Medication } from '@app/contracts/http/year-costs';
import { figuresOf, payersOf } from '../costs/cost-figures';
import { mostOf } from '../costs/cost-line';
import { dayOfPlanYear } from '../costs/costed-plan';
import type { CostedPerson, Costing } from '../costs/costed-plan';
import { originalYears } from '../costs/original-medicare';
import { usageRows } from '../costs/usage';
import { yearAmong } from '../costs/year-cost';
import { figureOn } from '../figures/figure';
import { unitSize } from '../programs/facts';
import type { Facts } from '../programs/facts';
import { irmaaStep } from '../programs/irmaa/rule';
import type { Figures } from '../programs/rule';
import { comparedPlan, comparedYear } from './analyzed-plan';
import type { AnalysisPlan } from './analyzed-plan';
import { assumptionsOf } from './assumptions';
import { fitOf, PLAN_FITS } from './candidates';
import type { PlanFit } from './candidates';
import { checksOf, helpOf } from './help';
import { insightsOf } from './insights';
import { nextStepsOf } from './next-steps';
import { comparisonOf } from './plan-notes';
import { recommendationOf } from './recommendation';
import { ranked, scored } from './score';
import type { ScoredPlan } from './score';
import { weightsOf } from './weights';

/** Years of age from which Medicare is for everybody: the pathway's name, the check's own rule decides. */
const MEDICARE_AGE = 65;

export interface AnalysisInput {
  facts: Facts;
  /** The eligibility check of the same facts. */
  check: EligibilityResult;
  conditions: readonly HealthCondition[];
  medications: readonly Medication[];
  priorities: readonly AnalysisPriority[];
  county: string;
  counties: readonly AnalysisCounty[];
  /** Of the county and the year in force, drug plans too. */
  plans: readonly AnalysisPlan[];
}

function pathwayOf({ facts, check }: AnalysisInput): AnalysisPathway {
  if (check.medicare) return 'medicare';
  return facts.age < MEDICARE_AGE ? 'under-65' : 'no-medicare';
}

function personOf({ facts, check, conditions, medications }: AnalysisInput, figures: Figures): CostedPerson {
  return { help: helpOf(check), conditions, medications, surchargeStep: irmaaStep(facts, figures)?.step ?? 0 };
}

/** A normal year's cost with a drug plan, its 20% left aside: that is open with every one of them alike. */
function costWith(plan: AnalysisPlan, costing: Costing): number {
  const year = yearAmong(originalYears(plan, costing), 'normal');
  const lines = year.lines.filter(({ code }) => code !== 'part-b-coinsurance');
  return comparedYear({ ...year, lines, atMost: mostOf(lines) }).cost ?? Number.MAX_VALUE;
}

/** With the drug plan that makes a normal year least dear; of equal ones the first by id. */
function originalOf(drugPlans: readonly AnalysisPlan[], costing: Costing): OriginalMedicareCosts {
  const [best] = drugPlans
    .filter(({ monthlyPremium }) => monthlyPremium !== null)
    .map((plan) => ({ plan, cost: costWith(plan, costing) }))
    .sort((one, other) => one.cost - other.cost || (one.plan.id < other.plan.id ? -1 : 1));
  const years = originalYears(best?.plan ?? null, costing);
  return { drugPlanId: best?.plan.id ?? null, drugPlanName: best?.plan.name ?? null, years };
}

/** The best; the best special-needs plan that fits takes the last place where none is among them. */
function recommendedOf(best: readonly ScoredPlan[]): ScoredPlan[] {
  const most = ANALYSIS_LIMITS.recommendations;
  const first = best.slice(0, most);
  const special = best.find(({ plan }) => plan.snpType !== null);
  if (!special || first.includes(special)) return first;
  return [...first.slice(0, most - 1), special];
}

const countFits = (fits: readonly PlanFit[]): Record<PlanFit, number> =>
  Object.fromEntries(PLAN_FITS.map((fit) => [fit, fits.filter((each) => each === fit).length])) as Record<
    PlanFit,
    number
  >;

/** What every answer says, and all of one without Medicare. */
function baseOf(input: AnalysisInput, person: CostedPerson) {
  const { facts, check, county, counties, priorities } = input;
  return {
    asOf: facts.asOf,
    pathway: pathwayOf(input),
    planYear: null,
    county,
    counties: [...counties],
    eligibilityChecks: checksOf(check, person.help),
    help: person.help,
    weights: weightsOf(priorities),
    recommendations: [],
    compared: 0,
    originalMedicare: null,
    chronicPlansToAsk: [],
    insights: [],
    modelInsights: null,
    assumptions: [],
    usage: [],
    payers: [],
    figures: [],
  } satisfies Omit<AnalysisResponse, 'nextSteps'>;
}

/** null for an adult, and where the age is not loaded. */
function adultFromOf({ facts }: AnalysisInput, figures: Figures): number | null {
  const adult = figureOn(figures, 'mediCalAdultAge', facts.asOf);
  return adult && facts.age < adult.value ? adult.value : null;
}

const stepsOf = (input: AnalysisInput, person: CostedPerson, figures: Figures, hasPlans: boolean) =>
  nextStepsOf({
    pathway: pathwayOf(input),
    help: person.help,
    insurance: input.facts.insurance,
    mediCal: input.check.mediCal,
    mayApplyExtraHelp: input.check.medicare && input.check.outcomes.extraHelp !== 'fail',
    hasPlans,
    hasMedications: person.medications.length > 0,
    adultFrom: adultFromOf(input, figures),
    today: input.facts.asOf,
  });

/** @param figures as of any day: the plan year's own are taken */
export function analyze(input: AnalysisInput, figures: Figures): AnalysisResponse {
  const person = personOf(input, figures);
  const base = baseOf(input, person);
  if (base.pathway !== 'medicare') return { ...base, nextSteps: stepsOf(input, person, figures, false) };
  const planYear = input.plans[0]?.planYear ?? null;
  const { asOf } = input.facts;
  const costing: Costing = { person, figures, on: planYear === null ? asOf : dayOfPlanYear(planYear, asOf) };
  const fitting = input.plans.map((plan) => ({ plan, fit: fitOf(plan, person) }));
  const ofFit = (fit: PlanFit): AnalysisPlan[] => fitting.flatMap((each) => (each.fit === fit ? [each.plan] : []));
  const compared = ofFit('compared').flatMap((plan) => comparedPlan(plan, costing) ?? []);
  const original = originalOf(ofFit('drug-plan'), costing);
  const comparison = comparisonOf(compared);
  const recommendations = recommendedOf(ranked(scored(compared, base.weights))).map((each) =>
    recommendationOf(each, {
      costing,
      comparison,
      original: original.years,
      isCouple: unitSize(input.facts) === 2,
    }),
  );
  const shown = [...recommendations.flatMap(({ years }) => years), ...original.years];
  const used = figuresOf(shown, figures, costing.on);
  return {
    ...base,
    planYear,
    recommendations,
    compared: compared.length,
    originalMedicare: original,
    chronicPlansToAsk: ofFit('chronic-to-ask').map(({ id, name }) => ({ planId: id, name })),
    insights: insightsOf({
      county: input.county,
      others: input.counties.flatMap(({ name }) => (name === input.county ? [] : name)),
      planYear,
      compared,
      fits: countFits(fitting.map(({ fit }) => fit)),
      recommendations,
      figures: used,
      costing,
      asOf,
    }),
    nextSteps: stepsOf(input, person, figures, recommendations.length > 0),
    assumptions: assumptionsOf(person),
    usage: usageRows(person.conditions),
    payers: payersOf(shown),
    figures: used,
  };
}
