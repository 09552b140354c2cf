import { FIGURES } from '../figures/figures';
import type { DrugPlan, ListEntry, ShareTerm, TierShares } from './drug-plan';
import type { YearOptions } from './drug-year';
import { planDrugs, type RequestedDrug } from './plan-drugs';
import { drugYearRules } from './rules';

const dollars = (amount: number): ShareTerm => ({ kind: 'copay', amount, least: null, most: 0 });
const part = (amount: number, most: number | null = null): ShareTerm => ({ kind: 'share', amount, least: null, most });
const shares = (tier: number, term: ShareTerm, given: Partial<TierShares> = {}): TierShares => ({
  level: 1,
  tier,
  days: 30,
  isDeductibleApplied: false,
  terms: { preferred: null, standard: term, 'mail-preferred': null, 'mail-standard': null },
  ...given,
});
const PLAN: DrugPlan = {
  deductible: 200,
  premium: null,
  shares: [shares(1, dollars(4)), shares(3, part(0.25, 40), { isDeductibleApplied: true })],
  insulin: [],
};
const entry = (given: Partial<ListEntry> = {}): ListEntry => ({
  tier: 1,
  isSelected: false,
  unitCosts: { 30: 1 },
  priorAuthorization: false,
  stepTherapy: false,
  quantityLimit: null,
  ...given,
});
const drug = (listed: ListEntry | null, given: Partial<RequestedDrug> = {}): RequestedDrug => ({
  rxcui: '1',
  listed,
  isInsulin: false,
  isBrand: false,
  unitsPerMonth: 30,
  daysSupply: 30,
  equivalents: [],
  ...given,
});
const rules = drugYearRules(FIGURES, 2026, 'none');
if (!rules) throw new Error('no figures of 2026');
const OPTIONS: YearOptions = { pharmacy: 'preferred', startMonth: 1, rules };
const of = (plan: DrugPlan, ...drugs: RequestedDrug[]) => planDrugs(plan, drugs, OPTIONS);

describe('the medicines of one plan', () => {
  it('are counted at standard pharmacies where there is no preferred one, and month by month where 90 days are not offered', () => {
    const year = of(PLAN, drug(entry(), { daysSupply: 90 }));
    expect(year.drugs[0]).toMatchObject({
      status: 'covered',
      filled: { pharmacy: 'standard', days: 30 },
      share: { kind: 'copay', amount: 4 },
      price: 30,
    });
    expect(year).toMatchObject({ drugsTotal: { min: 48, max: 48 }, dearestMonth: 1, capMonth: null, notCovered: 0 });
  });

  it('pay the rest of the deductible and then the share of what is left of one fill, up to its ceiling', () => {
    const year = of(PLAN, drug(entry({ tier: 3, unitCosts: { 30: 10 } })));
    expect(year.months.slice(0, 2)).toEqual([
      { month: 1, pays: { min: 225, max: 225 }, phase: 'copay' },
      { month: 2, pays: { min: 40, max: 40 }, phase: 'copay' },
    ]);
  });

  it('are a range without a price, and exact where a copay needs none', () => {
    const [unknown, exact] = of(
      PLAN,
      drug(entry({ tier: 3, unitCosts: {} })),
      drug(entry({ unitCosts: {} }), { rxcui: '2' }),
    ).drugs;
    expect(unknown).toMatchObject({ status: 'no-price', price: null, pays: { min: 0, max: 680 } });
    expect(exact).toMatchObject({ status: 'covered', price: null, pays: { min: 48, max: 48 } });
  });

  it('pay for insulin the least of its copay, its share, a quarter of a negotiated price and 35 dollars, and no deductible', () => {
    const terms = { preferred: [], standard: [dollars(35), part(0.5)], 'mail-preferred': [], 'mail-standard': [] };
    const plan = { ...PLAN, insulin: [{ tier: null, days: 30 as const, terms }] };
    const paysFor = (listed: Partial<ListEntry>, unitsPerMonth: number) =>
      of(plan, drug(entry({ tier: 3, ...listed }), { isInsulin: true, unitsPerMonth })).months[0]?.pays.min;
    expect(paysFor({ unitCosts: { 30: 20 } }, 15)).toBe(35);
    expect(paysFor({ unitCosts: { 30: 20 } }, 3)).toBe(30);
    expect(paysFor({ unitCosts: { 30: 20 }, isSelected: true }, 3)).toBe(15);
  });

  it('name a cheaper generic on the same list, and for one that is not covered the one that is', () => {
    const generic = { ...drug(entry(), { rxcui: '2' }), isBrand: false };
    const brand = { isBrand: true, equivalents: [generic] };
    const [dear] = of(PLAN, drug(entry({ tier: 3, unitCosts: { 30: 10 } }), brand)).drugs;
    expect(dear?.cheaper).toEqual({ rxcui: '2', tier: 1, pays: { min: 48, max: 48 } });
    const uncovered = of(PLAN, drug(null, brand));
    expect(uncovered).toMatchObject({ notCovered: 1, drugsTotal: { min: 0, max: 0 }, dearestMonth: null });
    expect(uncovered.drugs[0]).toMatchObject({
      status: 'not-covered',
      tier: null,
      filled: null,
      cheaper: { rxcui: '2' },
    });
    const [asCheap] = of(PLAN, drug(entry(), brand)).drugs;
    expect(asCheap?.cheaper).toBeNull();
  });

  it('say where more is taken than the plan pays for', () => {
    const limited = entry({ quantityLimit: { units: 60, days: 30 } });
    const isOver = (unitsPerMonth: number) => of(PLAN, drug(limited, { unitsPerMonth })).drugs[0]?.isOverLimit;
    expect([isOver(60), isOver(60.5)]).toEqual([false, true]);
  });

  it('know the amounts of a year only when the year has them', () => {
    expect(drugYearRules(FIGURES, 2027, 'low')).toEqual({
      cap: 2400,
      insulinMonthlyCap: 35,
      extraHelp: { generic: 1.65, brand: 5 },
    });
    expect(drugYearRules(FIGURES, 2031, 'none')).toBeNull();
  });
});
