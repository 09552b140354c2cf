// What medicines cost in a year in a plan with drug coverage: copays of its tiers, Extra Help's copays, its deductible, and the
// law's yearly maximum (docs/facts/policy.md#medicare-amounts, #extra-help).
import type { PlanServiceId } from '@app/contracts/http/plan-costs';
import type { CostLine, Medication, YearKind } from '@app/contracts/http/year-costs';
import { MEDICATIONS } from '@app/contracts/http/year-costs';
import { figureOn } from '../figures/figure';
import type { FigureId } from '../figures/figures';
import type { PartOfYear } from './care-lines';
import { counted, isCounted, mostOf, notCounted, paid, sumOf, toCents, toDollars } from './cost-line';
import type { CostedPlan, Costing } from './costed-plan';
import { firstCopay } from './plan-copay';
import { BRAND_MEDICINES, MONTHS } from './usage';

/** The row of a usual generic medicine: plans with six tiers, with two, and with a single one for generics. */
export const GENERIC_TIERS = [
  'drug-generic',
  'drug-generic-all',
  'drug-preferred-generic',
] as const satisfies readonly PlanServiceId[];

export const EXTRA_HELP_COPAYS = {
  standard: { generic: 'extraHelpCopayGeneric', brand: 'extraHelpCopayBrand' },
  low: { generic: 'extraHelpCopayGenericLow', brand: 'extraHelpCopayBrandLow' },
} as const satisfies Record<string, Record<string, FigureId>>;

interface Amount {
  id: FigureId;
  dollars: number;
}

function amountOf(id: FigureId, { figures, on }: Costing): Amount | null {
  const found = figureOn(figures, id, on);
  return found && { id, dollars: found.value };
}

const yearlyCap = (costing: Costing): Amount | null => amountOf('partDOutOfPocketCap', costing);

function helpCopay(kind: 'generic' | 'brand', costing: Costing): Amount | null {
  const level = costing.person.help.extraHelp;
  return level && amountOf(EXTRA_HELP_COPAYS[level][kind], costing);
}

/** The plan's copay, or Extra Help's where that is less: nobody with Extra Help pays more than it. */
function medicineLine(plan: CostedPlan, medication: Medication, costing: Costing): CostLine {
  const copay = firstCopay(plan.costs, GENERIC_TIERS);
  const extra = { medication, words: copay.words };
  const help = helpCopay('generic', costing);
  if (help && (copay.dollars === null || copay.dollars > help.dollars)) {
    return counted('medicine', MONTHS, help.dollars, { ...extra, figure: help.id, paidBy: 'extra-help' });
  }
  if (copay.dollars === null) {
    return notCounted('medicine', MONTHS, copay.why, yearlyCap(costing)?.dollars ?? null, extra);
  }
  return counted('medicine', MONTHS, copay.dollars, extra);
}

/** Which medicines it comes before is not in our sources: it may come on top. */
function deductibleLine({ drugDeductible }: CostedPlan, costing: Costing): CostLine[] {
  if (drugDeductible === 0) return [];
  if (costing.person.help.extraHelp) return [paid('drug-deductible', 1, 'extra-help')];
  if (drugDeductible === null) return [notCounted('drug-deductible', 1, 'not-stated', null)];
  return [notCounted('drug-deductible', 1, 'may-apply', drugDeductible)];
}

function limitLine(lines: readonly CostLine[], cap: Amount | null): CostLine[] {
  const over = cap ? toCents(sumOf(lines)) - toCents(cap.dollars) : 0;
  return cap && over > 0 ? [counted('drug-limit', 1, -toDollars(over), { figure: cap.id })] : [];
}

/** Lines up to the yearly maximum. */
function withinCap(fills: CostLine[], costing: Costing): PartOfYear {
  const cap = yearlyCap(costing);
  const lines = [...fills, ...limitLine(fills, cap)];
  if (lines.every(isCounted)) return { lines, atMost: sumOf(lines) };
  const most = mostOf(fills);
  return { lines, atMost: cap && most !== null ? Math.min(most, cap.dollars) : (cap?.dollars ?? most) };
}

const inOrder = ({ medications }: Costing['person']): Medication[] =>
  MEDICATIONS.filter((medication) => medications.includes(medication));

/** Without Extra Help the law's maximum; with it, Extra Help's copays of the own and some brand-name medicines. */
function veryIllYear(plan: CostedPlan, costing: Costing): PartOfYear {
  const brand = helpCopay('brand', costing);
  if (brand) {
    const own = inOrder(costing.person).map((medication) => medicineLine(plan, medication, costing));
    const more = counted('brand-medicine', BRAND_MEDICINES * MONTHS, brand.dollars, {
      figure: brand.id,
      paidBy: 'extra-help',
    });
    return withinCap([...deductibleLine(plan, costing), ...own, more], costing);
  }
  const cap = yearlyCap(costing);
  const line = cap
    ? counted('drug-maximum', 1, cap.dollars, { figure: cap.id })
    : notCounted('drug-maximum', 1, 'not-stated', null);
  return { lines: [line], atMost: cap?.dollars ?? null };
}

/** @returns no lines where no medicine is taken, but for a very ill year */
export function drugsOf(plan: CostedPlan, year: YearKind, costing: Costing): PartOfYear {
  const medications = inOrder(costing.person);
  if (year !== 'very-ill' && medications.length === 0) return { lines: [], atMost: 0 };
  if (plan.hasDrugCoverage === false) {
    const lines =
      year === 'very-ill'
        ? [notCounted('drug-maximum', 1, 'no-drug-coverage', null)]
        : medications.map((medication) => notCounted('medicine', MONTHS, 'no-drug-coverage', null, { medication }));
    return { lines, atMost: null };
  }
  if (year === 'very-ill') return veryIllYear(plan, costing);
  return withinCap(
    [...deductibleLine(plan, costing), ...medications.map((medication) => medicineLine(plan, medication, costing))],
    costing,
  );
}
