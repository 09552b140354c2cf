// Chosen plans side by side: one row a figure, in the reader's words, and which plan does best in it. Pure.
import { planService } from '@app/content/plan-costs/services';
import { shortCost } from '@app/content/plan-costs/cost-words';
import { costOf } from '@app/content/plan-costs/plan-costs';
import { isInNetwork } from '@app/contracts/http/plan-costs';
import type { PlanCost, PlanServiceId } from '@app/contracts/http/plan-costs';
import type { InsurancePlanResponse, PlanBenefit } from '@app/contracts/http/plans';
import { formatDollarsInText } from '@web/base/formats/numbers';
import type { UiLanguage } from '@web/base/i18n/language';
import { benefitState } from '@web/shared/plans/plan-facts';
import { FIRST_SERVICES } from './cost-groups';

type Plan = InsurancePlanResponse;

export const COMPARE_GROUPS = ['monthly', 'visits', 'drugs', 'extras'] as const;
export type CompareGroup = (typeof COMPARE_GROUPS)[number];

export interface CompareRow {
  id: string;
  group: CompareGroup;
  /** Key below `plans`, or the service's own label. */
  label: { key: string; count?: number } | { text: string };
  /** One a plan; null = its source does not say. */
  cells: (string | null)[];
  /** Whether the plan does best; no one does where all are alike or one is not known. */
  best: boolean[];
}

/** "있음" and "없음" of the page's language. */
export type BenefitWords = Record<'covered' | 'not-covered', string>;

export interface CompareOptions {
  language: UiLanguage;
  words: BenefitWords;
  /** Dollars a month with Part B, one a plan; left out where the years are not counted. */
  monthly?: readonly (number | null)[];
  /** With the medicines that were entered in this tab; left out where none were. */
  own?: OwnFigures;
}

/** One plan's cell: its words, and the value that is compared; null = not known, or not to be compared. */
export type Figure = { words: string | null; value: number | null };

export interface OwnFigures {
  /** How many medicines were entered. */
  count: number;
  medicines: readonly Figure[];
  /** Part B, premium, usual care and those medicines. */
  whole: readonly Figure[];
}

/** @param wish whether less or more is better */
function bestOf(figures: readonly Figure[], wish: 'less' | 'more'): boolean[] {
  const values = figures.map(({ value }) => value);
  const known = values.filter((value) => value !== null);
  if (known.length < values.length || new Set(known).size < 2) return values.map(() => false);
  const best = wish === 'less' ? Math.min(...known) : Math.max(...known);
  return values.map((value) => value === best);
}

function row(
  id: string,
  group: CompareGroup,
  label: CompareRow['label'],
  figures: readonly Figure[],
  wish: 'less' | 'more' = 'less',
): CompareRow {
  return { id, group, label, cells: figures.map(({ words }) => words), best: bestOf(figures, wish) };
}

/** One amount in dollars that every visit costs; null where it is a range, a share or a list of days. */
function simpleDollars(cost: PlanCost): number | null {
  if (cost.state !== 'costs') return null;
  const inside = cost.parts.filter(isInNetwork);
  const [first] = inside;
  if (!first || inside.some(({ kind, low, high }) => kind !== 'dollars' || low !== high)) return null;
  return inside.every(({ low }) => low === first.low) ? first.low : null;
}

/** A row of what a service costs in each plan. */
export function serviceRow(
  plans: readonly Plan[],
  service: PlanServiceId,
  group: CompareGroup,
  language: UiLanguage,
): CompareRow {
  const figures = plans.map((plan): Figure => {
    const cost = costOf(plan, service);
    return cost ? { words: shortCost(cost, language), value: simpleDollars(cost) } : { words: null, value: null };
  });
  return row(service, group, { text: planService(service).label[language] }, figures);
}

function benefitRow(plans: readonly Plan[], benefit: PlanBenefit, words: BenefitWords): CompareRow {
  const figures = plans.map((plan): Figure => {
    const state = benefitState(plan, benefit);
    return state === 'unknown'
      ? { words: null, value: null }
      : { words: words[state], value: state === 'covered' ? 1 : 0 };
  });
  return row(benefit, 'extras', { key: `benefits.${benefit}` }, figures, 'more');
}

const DRUGS: readonly PlanServiceId[] = ['drug-generic', 'drug-preferred-brand'];
/** The extra benefits that a comparison speaks of. */
export const EXTRAS = ['dental', 'vision', 'hearing', 'overTheCounter', 'transportation', 'wellness'] as const;

function moneyRow(plans: readonly Plan[], language: UiLanguage) {
  return (
    id: string,
    group: CompareGroup,
    key: string,
    valueOf: (plan: Plan, index: number) => number | null | undefined,
    wish: 'less' | 'more' = 'less',
  ): CompareRow =>
    row(
      id,
      group,
      { key },
      plans.map((plan, index) => {
        const value = valueOf(plan, index) ?? null;
        return { words: value === null ? null : formatDollarsInText(value, language), value };
      }),
      wish,
    );
}

export const drugDeductibleRow = (plans: readonly Plan[], language: UiLanguage): CompareRow =>
  moneyRow(plans, language)('drugDeductible', 'drugs', 'fields.drugDeductible', (plan) => plan.drugDeductible);

/** A plan that takes nothing off says so; one whose source is silent is not known. */
function reductionOf(plan: Plan): number | null {
  const cell = plan.costs?.find(({ service }) => service === 'part-b-reduction');
  return plan.partBReduction ?? (cell?.cost?.state === 'not-covered' ? 0 : null);
}

/** Rows of which at least one plan's source says something, group by group. */
export function compareRows(plans: readonly Plan[], options: CompareOptions): CompareRow[] {
  const { language, words, monthly, own } = options;
  const money = moneyRow(plans, language);
  const plain = (value: number | null): Figure => ({ words: value?.toFixed(1) ?? null, value });
  return [
    money('premium', 'monthly', 'fields.monthlyPremium', (plan) => plan.monthlyPremium),
    money('partB', 'monthly', 'fields.partBReduction', reductionOf, 'more'),
    ...(monthly ? [money('monthly', 'monthly', 'fields.monthlyTotal', (_, index) => monthly[index])] : []),
    money('deductible', 'visits', 'fields.deductible', (plan) => plan.deductible),
    ...FIRST_SERVICES.map((service) => serviceRow(plans, service, 'visits', language)),
    money('maximum', 'visits', 'fields.maxOutOfPocket', (plan) => plan.maxOutOfPocket),
    drugDeductibleRow(plans, language),
    ...DRUGS.map((service) => serviceRow(plans, service, 'drugs', language)),
    ...(own
      ? [
          row('ownMedicines', 'drugs', { key: 'compare.ownMedicines', count: own.count }, own.medicines),
          row('ownYear', 'drugs', { key: 'compare.ownYear' }, own.whole),
        ]
      : []),
    ...EXTRAS.map((benefit) => benefitRow(plans, benefit, words)),
    serviceRow(plans, 'acupuncture', 'extras', language),
    row(
      'stars',
      'extras',
      { key: 'row.stars' },
      plans.map(({ starRating }) => plain(starRating)),
      'more',
    ),
    row(
      'planType',
      'extras',
      { key: 'fields.planType' },
      plans.map(({ planType }) => ({ words: planType, value: null })),
    ),
  ].filter(({ cells }) => cells.some((cell) => cell !== null));
}

export const isDifferent = ({ cells }: CompareRow): boolean => new Set(cells).size > 1;
