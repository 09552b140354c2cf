// Chosen plans side by side: one row a figure, in the reader's words. Pure.
import { planService } from '@app/content/plan-costs/services';
import { shortCost } from '@app/content/plan-costs/cost-words';
import { costCells, costTexts } from '@app/content/plan-costs/plan-costs';
import type { PlanServiceId } from '@app/contracts/http/plan-costs';
import type { InsurancePlanResponse, PlanBenefit } from '@app/contracts/http/plans';
import { formatDollarsInText } from '@web/base/formats/numbers';
import type { UiLanguage } from '@web/base/i18n/language';
import { benefitState } from '@web/shared/plans/plan-facts';
import { FIRST_SERVICES } from './cost-groups';

type Plan = InsurancePlanResponse;

export interface CompareRow {
  id: string;
  /** Key below `plans`, or the service's own label. */
  label: { key: string } | { text: string };
  /** One a plan; null = its source does not say. */
  cells: (string | null)[];
}

const SERVICES: readonly PlanServiceId[] = [...FIRST_SERVICES, 'drug-generic', 'drug-preferred-brand'];
const BENEFITS = ['dental', 'vision', 'hearing', 'overTheCounter', 'transportation', 'wellness'] as const;

function figureRows(plans: readonly Plan[], language: UiLanguage, words: BenefitWords): CompareRow[] {
  const money = (amount: number | null | undefined) => (amount == null ? null : formatDollarsInText(amount, language));
  const row = (id: string, key: string, told: (plan: Plan) => string | null): CompareRow => ({
    id,
    label: { key },
    cells: plans.map(told),
  });
  return [
    row('premium', 'fields.monthlyPremium', (plan) => money(plan.monthlyPremium)),
    row('partB', 'fields.partBReduction', (plan) => {
      const cell = plan.costs?.find(({ service }) => service === 'part-b-reduction');
      return cell?.cost?.state === 'not-covered' ? words['not-covered'] : money(plan.partBReduction);
    }),
    row('maximum', 'fields.maxOutOfPocket', (plan) => money(plan.maxOutOfPocket)),
    row('deductible', 'fields.deductible', (plan) => money(plan.deductible)),
    row('drugDeductible', 'fields.drugDeductible', (plan) => money(plan.drugDeductible)),
    row('stars', 'row.stars', (plan) => plan.starRating?.toFixed(1) ?? null),
    row('planType', 'fields.planType', (plan) => plan.planType),
  ];
}

function serviceRow(plans: readonly Plan[], service: PlanServiceId, language: UiLanguage): CompareRow {
  return {
    id: service,
    label: { text: planService(service).label[language] },
    cells: plans.map((plan) => {
      const cells = plan.costs ?? costCells(costTexts({}, plan.copays));
      const cost = cells.find((cell) => cell.service === service)?.cost;
      return cost ? shortCost(cost, language) : null;
    }),
  };
}

const benefitRow = (plans: readonly Plan[], benefit: PlanBenefit, words: BenefitWords): CompareRow => ({
  id: benefit,
  label: { key: `benefits.${benefit}` },
  cells: plans.map((plan) => {
    const state = benefitState(plan, benefit);
    return state === 'unknown' ? null : words[state];
  }),
});

/** "있음" and "없음" of the page's language. */
export type BenefitWords = Record<'covered' | 'not-covered', string>;

/** Rows of which at least one plan's source says something. */
export function compareRows(plans: readonly Plan[], language: UiLanguage, words: BenefitWords): CompareRow[] {
  return [
    ...figureRows(plans, language, words),
    ...SERVICES.map((service) => serviceRow(plans, service, language)),
    ...BENEFITS.map((benefit) => benefitRow(plans, benefit, words)),
  ].filter(({ cells }) => cells.some((cell) => cell !== null));
}

export const isDifferent = ({ cells }: CompareRow): boolean => new Set(cells).size > 1;
