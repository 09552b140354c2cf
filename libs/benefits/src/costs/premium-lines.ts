// What is paid whether or not somebody is ill: Part B, the plan's premium, and what the plan gives back of Part B.
import type { CostLine } from '@app/contracts/http/year-costs';
import { figureOn } from '../figures/figure';
import { partBPremiumId } from '../programs/irmaa/rule';
import { counted, notCounted, paid, toCents, toDollars } from './cost-line';
import { partBPayer } from './costed-plan';
import type { CostedPlan, Costing } from './costed-plan';
import { copayOf } from './plan-copay';
import { MONTHS } from './usage';

/** @throws never: a figure that is not loaded is a line without an amount */
export function partBLine({ person, figures, on }: Costing): CostLine {
  const payer = partBPayer(person.help);
  const id = partBPremiumId(person.surchargeStep);
  const extra = { figure: id };
  if (payer) return paid('part-b-premium', MONTHS, payer, extra);
  const found = figureOn(figures, id, on);
  return found
    ? counted('part-b-premium', MONTHS, found.value, extra)
    : notCounted('part-b-premium', MONTHS, 'not-stated', null, extra);
}

/** What a high income adds to Part D, for everybody with drug coverage. */
export function surchargeLine({ hasDrugCoverage }: CostedPlan, { person, figures, on }: Costing): CostLine[] {
  if (person.surchargeStep === 0 || hasDrugCoverage === false) return [];
  const id = `irmaaPartD${person.surchargeStep}` as const;
  const found = figureOn(figures, id, on);
  const extra = { figure: id };
  return [
    found
      ? counted('drug-surcharge', MONTHS, found.value, extra)
      : notCounted('drug-surcharge', MONTHS, 'not-stated', null, extra),
  ];
}

/** Only who pays Part B gets some of it back, and never more than it. */
function reductionLine({ partBReduction }: CostedPlan, costing: Costing): CostLine[] {
  const premium = figureOn(costing.figures, 'partBPremium', costing.on)?.value;
  if (!partBReduction || premium === undefined || partBPayer(costing.person.help)) return [];
  return [counted('part-b-reduction', MONTHS, -Math.min(partBReduction, premium))];
}

/** The part of a plan's premium that is for medicines, dollars a month; Extra Help pays some of it. */
function drugPartOf(plan: CostedPlan): number {
  if (plan.category === 'drug') return plan.monthlyPremium ?? 0;
  return copayOf(plan.costs, 'drug-premium').dollars ?? 0;
}

/** @param code the drug plan beside Original Medicare has a name of its own */
export function planPremiumLines(
  plan: CostedPlan,
  { person }: Costing,
  code: 'plan-premium' | 'drug-plan-premium' = 'plan-premium',
): CostLine[] {
  const { monthlyPremium } = plan;
  if (monthlyPremium === null) return [notCounted(code, MONTHS, 'not-stated', null)];
  const drugPart = person.help.extraHelp ? drugPartOf(plan) : 0;
  if (drugPart === 0) return [counted(code, MONTHS, monthlyPremium)];
  // The regional benchmark, up to which Extra Help pays, is in no source of ours: the whole part is the most it can be.
  const most = toDollars(toCents(drugPart) * MONTHS);
  const careCents = toCents(monthlyPremium) - toCents(drugPart);
  const drugLine = notCounted(plan.category === 'drug' ? code : 'drug-premium', MONTHS, 'subsidy-unknown', most, {
    paidBy: 'extra-help',
  });
  return plan.category === 'drug' ? [drugLine] : [counted(code, MONTHS, toDollars(careCents)), drugLine];
}

export const premiumLines = (plan: CostedPlan, costing: Costing): CostLine[] => [
  partBLine(costing),
  ...reductionLine(plan, costing),
  ...planPremiumLines(plan, costing),
  ...surchargeLine(plan, costing),
];
