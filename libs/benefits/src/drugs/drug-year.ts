// What a person's medicines cost in one plan, month by month (docs/facts/sources.md#drug-plan-files). Two sums run next to
// each other, one with every unknown price as low and one with it as high as possible; without an unknown they are the same.
import type { DollarRange, DrugPhase, PharmacyKind } from '@app/contracts/http/drug-costs';
import { toCents, toDollars } from '../costs/cost-line';
import { dollarRange, priceOf } from './cents';
import type { DrugPlan, DrugYearRules, TakenDrug } from './drug-plan';
import { type CountedDrug, payFill, type Range, type State } from './fill';
import { type FillTerms, fillTerms } from './fill-terms';

const MONTH_DAYS = 30;
const LAST_MONTH = 12;

/** Where the medicines are filled, the first month that is counted, and the law's amounts. */
export interface YearOptions {
  pharmacy: PharmacyKind;
  startMonth: number;
  rules: DrugYearRules;
}

export interface YearDrug {
  /** null = not on the plan's list. */
  terms: FillTerms | null;
  /** Dollars of one fill; null = not published. */
  price: number | null;
  pays: DollarRange;
}

export interface DrugYear {
  months: { month: number; pays: DollarRange; phase: DrugPhase }[];
  /** In the order given. */
  drugs: YearDrug[];
  total: DollarRange;
  dearestMonth: number | null;
  capMonth: number | null;
}

function countedOf(
  plan: DrugPlan,
  drug: TakenDrug,
  index: number,
  pharmacy: PharmacyKind,
  rules: DrugYearRules,
): CountedDrug | null {
  const { listed } = drug;
  if (!listed) return null;
  const terms = fillTerms(plan, { ...drug, listed }, pharmacy, rules);
  const days = terms.filled?.days ?? drug.daysSupply;
  const every = days / MONTH_DAYS;
  const unitCost = listed.unitCosts[days];
  const price = unitCost === undefined ? null : priceOf(unitCost, drug.unitsPerMonth * every);
  const isExact = price !== null && terms.before.low === terms.before.high && terms.after.low === terms.after.high;
  return { ...terms, index, every, price, isExact, own: { least: 0, most: 0, deductible: 0 } };
}

const startOf = ({ deductible }: DrugPlan, { extraHelp }: DrugYearRules): State => ({
  deductible: extraHelp ? 0 : toCents(deductible),
  paid: 0,
});

/**
 * The months from `startMonth` to December, with the whole deductible and the whole cap before it.
 * @param drugs each is filled in the first month, and again when it is used up; in one month in the order given
 */
export function drugYear(
  plan: DrugPlan,
  drugs: readonly TakenDrug[],
  { pharmacy, startMonth, rules }: YearOptions,
): DrugYear {
  const cap = toCents(rules.cap);
  const all = drugs.map((drug, index) => countedOf(plan, drug, index, pharmacy, rules));
  const counted = all.filter((drug) => drug !== null);
  const states = { low: startOf(plan, rules), high: startOf(plan, rules) };
  const hasDeductible = counted.some(({ isDeductibleApplied }) => isDeductibleApplied);
  const byMonth: (Range & { month: number; phase: DrugPhase })[] = [];
  let capMonth: number | null = null;

  for (let month = startMonth; month <= LAST_MONTH; month += 1) {
    const pays = { min: 0, max: 0 };
    for (const drug of counted.filter(({ every }) => (month - startMonth) % every === 0)) {
      const { min, max } = payFill(drug, states, cap);
      pays.min += min;
      pays.max += max;
    }
    const isCapped = states.low.paid >= cap;
    if (isCapped) capMonth ??= month;
    const phase = isCapped ? 'after-cap' : hasDeductible && states.low.deductible > 0 ? 'deductible' : 'copay';
    byMonth.push({ month, ...pays, phase });
  }

  const [least, most] = [states.low.paid, states.high.paid].sort((a, b) => a - b) as [number, number];
  const months = byMonth.map(({ month, min, max, phase }) => ({
    month,
    pays: dollarRange(min, Math.min(max, most)),
    phase,
  }));
  const dearest = months.reduce((a, b) => (b.pays.max > a.pays.max ? b : a));
  return {
    months,
    drugs: all.map((drug) => ({
      terms: drug,
      price: drug?.price == null ? null : toDollars(drug.price),
      pays: drug
        ? dollarRange(drug.own.least, Math.min(Math.max(drug.own.least, drug.own.most), most))
        : dollarRange(0, 0),
    })),
    total: dollarRange(least, most),
    dearestMonth: dearest.pays.max > 0 ? dearest.month : null,
    capMonth,
  };
}
