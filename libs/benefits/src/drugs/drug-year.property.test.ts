// Invented plans and medicines: what holds of every year, whatever the plan.
import fc from 'fast-check';
import type { DollarRange } from '@app/contracts/http/drug-costs';
import { DAYS_SUPPLIES, EXTRA_HELP_LEVELS, PHARMACY_KINDS } from '@app/contracts/http/drug-costs';
import { FIGURES } from '../figures/figures';
import type { DrugPlan, ShareTerm, TakenDrug, TierShares } from './drug-plan';
import { drugYear, type YearDrug, type YearOptions } from './drug-year';
import { drugYearRules } from './rules';

const RUNS = { numRuns: 2_000, seed: 38 };
const TIERS = [1, 2, 3, 4, 5];

const money = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
const copay = money(300).map((amount): ShareTerm => ({ kind: 'copay', amount, least: null, most: 0 }));
const share = fc
  .record({
    amount: fc.integer({ min: 0, max: 50 }).map((percent) => percent / 100),
    least: fc.option(money(20)),
    most: fc.option(money(400)),
  })
  .map((part): ShareTerm => ({ kind: 'share', ...part }));
const term = fc.oneof(copay, share);
const terms = fc.record(
  Object.fromEntries(PHARMACY_KINDS.map((kind) => [kind, fc.option(term, { freq: 4 })])),
) as fc.Arbitrary<TierShares['terms']>;
// A tier has the same shares before and after the deductible: one that asks less after it would make a second medicine pay off.
const tierShares = fc
  .tuple(fc.constantFrom(...TIERS), fc.constantFrom(...DAYS_SUPPLIES), fc.boolean(), terms)
  .map(([tier, days, isDeductibleApplied, each]): TierShares[] =>
    (isDeductibleApplied ? ([1] as const) : ([0, 1] as const)).map((level) => ({
      level,
      tier,
      days,
      isDeductibleApplied,
      terms: each,
    })),
  );
const insulinTerms = fc.record(
  Object.fromEntries(PHARMACY_KINDS.map((kind) => [kind, fc.array(term, { maxLength: 2 })])),
) as fc.Arbitrary<DrugPlan['insulin'][number]['terms']>;
const plan: fc.Arbitrary<DrugPlan> = fc.record({
  deductible: fc.constantFrom(0, 50, 250.5, 615),
  premium: fc.constant(null),
  shares: fc
    .uniqueArray(tierShares, { minLength: 4, maxLength: 15, selector: ([row]) => `${row?.tier}-${row?.days}` })
    .map((all) => all.flat()),
  insulin: fc.array(
    fc.record({
      tier: fc.option(fc.constantFrom(...TIERS)),
      days: fc.constantFrom(...DAYS_SUPPLIES),
      terms: insulinTerms,
    }),
    { maxLength: 4 },
  ),
});
const unitCost = fc.oneof(
  fc.integer({ min: 1, max: 999_999 }).map((parts) => parts / 100_000),
  fc.integer({ min: 1, max: 90_000 }).map((cents) => cents / 100),
);
const drugOf = (
  unitCosts: fc.Arbitrary<NonNullable<TakenDrug['listed']>['unitCosts']>,
  isBrand: fc.Arbitrary<boolean | null>,
) =>
  fc.record({
    listed: fc.option(fc.record({ tier: fc.constantFrom(...TIERS), isSelected: fc.boolean(), unitCosts }), { freq: 9 }),
    isInsulin: fc.boolean(),
    isBrand,
    unitsPerMonth: fc.constantFrom(0.5, 3, 15, 30, 60, 90, 37.25),
    daysSupply: fc.constantFrom(...DAYS_SUPPLIES),
  });
const priced = fc.record({ 30: unitCost, 60: unitCost, 90: unitCost });
const known = drugOf(priced, fc.boolean());
const any = drugOf(fc.oneof(priced, fc.constant({})), fc.option(fc.boolean()));

const rulesOf = (level: (typeof EXTRA_HELP_LEVELS)[number]) => {
  const rules = drugYearRules(FIGURES, 2026, level);
  if (!rules) throw new Error('no figures of 2026');
  return rules;
};
const options: fc.Arbitrary<YearOptions> = fc.record({
  pharmacy: fc.constantFrom(...PHARMACY_KINDS),
  startMonth: fc.integer({ min: 1, max: 12 }),
  rules: fc.constantFrom(...EXTRA_HELP_LEVELS).map(rulesOf),
});
const NOWHERE = { standard: null, 'mail-preferred': null, 'mail-standard': null };
const FREE: ShareTerm = { kind: 'copay', amount: 0, least: null, most: null };
/** A tier without any row is unknown: only those that have one. */
const covered = (taken: readonly TakenDrug[], shares: readonly TierShares[]): TakenDrug[] =>
  taken.filter(({ listed }) => !listed || shares.some(({ tier, days }) => tier === listed.tier && days === 30));
const drugs = (one: fc.Arbitrary<TakenDrug>) => fc.array(one, { minLength: 1, maxLength: 6 });

const cents = (dollars: number): number => Math.round(dollars * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + cents(each), 0);
const paysOf = (each: { pays: DollarRange }): DollarRange => each.pays;
/** Each row has a preferred share. @param isAlone whether the others are taken away */
const withPreferred = (shares: readonly TierShares[], isAlone: boolean): TierShares[] =>
  shares.map((row) => ({
    ...row,
    terms: { ...(isAlone ? NOWHERE : row.terms), preferred: row.terms.preferred ?? FREE },
  }));
/** Whether no stated copay or floor of an unknown price is above what the price turned out to be: the sum takes that for granted. */
const isAsAssumed = ({ price, terms }: YearDrug): boolean =>
  price === null ||
  [...(terms?.before.high ?? []), ...(terms?.after.high ?? [])].every(
    ({ kind, amount, least }) => (kind === 'copay' ? amount : (least ?? 0)) <= price,
  );

describe('the year of any medicines in any plan', () => {
  it('is one sum by months, by medicines and in all, and no range where everything is known', () => {
    const holds = (each: DrugPlan, taken: TakenDrug[], how: YearOptions): boolean => {
      const shares = withPreferred(each.shares, false);
      const { total, months, drugs: paid } = drugYear({ ...each, shares }, covered(taken, shares), how);
      return [months, paid].every((parts) =>
        (['min', 'max'] as const).every(
          (end) => sum(parts.map((part) => part.pays[end])) === cents(total.min) && total.max === total.min,
        ),
      );
    };
    fc.assert(fc.property(plan, drugs(known), options, holds), RUNS);
  });

  it('stays within the cap, pays nothing after it, and each range has its lower end first', () => {
    const holds = (each: DrugPlan, taken: TakenDrug[], how: YearOptions): boolean => {
      const { total, months, drugs: paid, capMonth } = drugYear(each, taken, how);
      return (
        total.max <= how.rules.cap &&
        [total, ...months.map(paysOf), ...paid.map(paysOf)].every(
          ({ min, max }) => min >= 0 && max >= min && max <= total.max,
        ) &&
        months.every(({ month, pays }) => capMonth === null || month <= capMonth || pays.max === 0) &&
        [months, paid].every(
          (parts) =>
            sum(parts.map(({ pays }) => pays.min)) <= cents(total.min) &&
            sum(parts.map(({ pays }) => pays.max)) >= cents(total.max),
        )
      );
    };
    fc.assert(fc.property(plan, drugs(any), options, holds), RUNS);
  });

  it('costs no less with one more medicine', () => {
    const holds = (each: DrugPlan, taken: TakenDrug[], more: TakenDrug, at: number, how: YearOptions): boolean => {
      const less = drugYear(each, taken, how).total;
      const { total } = drugYear(each, taken.toSpliced(at, 0, more), how);
      return total.min >= less.min && total.max >= less.max;
    };
    fc.assert(fc.property(plan, drugs(any), any, fc.nat(5), options, holds), RUNS);
  });

  it('is never dearer with Extra Help: the usual one, the one with Medi-Cal, and nothing in an institution', () => {
    const holds = (each: DrugPlan, taken: TakenDrug[], how: YearOptions): boolean => {
      const years = EXTRA_HELP_LEVELS.map((level) => drugYear(each, taken, { ...how, rules: rulesOf(level) }).total);
      // Of an unknown price the least is nothing under a deductible, which Extra Help takes away, and a copay after it.
      const isKnown = taken.every(({ listed }) => !listed || listed.unitCosts[30] !== undefined);
      return (isKnown ? (['min', 'max'] as const) : (['max'] as const)).every((end) => {
        const [none = 0, standard = 0, low = 0, institution] = years.map((total) => total[end]);
        return none >= standard && standard >= low && institution === 0;
      });
    };
    fc.assert(fc.property(plan, drugs(any), options, holds), RUNS);
  });

  it('rests at preferred pharmacies on their shares alone', () => {
    const holds = (each: DrugPlan, taken: TakenDrug[], how: YearOptions): void => {
      const tablets = taken.map((drug) => ({ ...drug, isInsulin: false }));
      const [all, alone] = [false, true].map(
        (isAlone) =>
          drugYear({ ...each, shares: withPreferred(each.shares, isAlone) }, tablets, { ...how, pharmacy: 'preferred' })
            .total,
      );
      expect(all).toEqual(alone);
    };
    fc.assert(fc.property(plan, drugs(any), options, holds), RUNS);
  });

  it('does not leave the range of an unknown price, whatever the price turns out to be', () => {
    const holds = (each: DrugPlan, taken: TakenDrug[], how: YearOptions, costs: number[]): boolean => {
      const wide = drugYear(each, taken, how);
      const turnedOut = taken.map((drug, index): TakenDrug => {
        const cost = costs[index] ?? 0;
        const unitCosts = { 30: cost, 60: cost, 90: cost, ...drug.listed?.unitCosts };
        const listed = drug.listed && { ...drug.listed, unitCosts };
        return { ...drug, isBrand: drug.isBrand ?? index % 2 === 0, listed };
      });
      const exact = drugYear(each, turnedOut, how);
      fc.pre(exact.drugs.every((drug, index) => wide.drugs[index]?.price !== null || isAsAssumed(drug)));
      const within = (one: DollarRange, range: DollarRange | undefined): boolean =>
        range !== undefined && range.min <= one.min && one.max <= range.max;
      return (
        within(exact.total, wide.total) &&
        exact.drugs.every(({ pays }, index) => within(pays, wide.drugs[index]?.pays)) &&
        exact.months.every(({ pays }, index) => within(pays, wide.months[index]?.pays))
      );
    };
    fc.assert(fc.property(plan, drugs(any), options, fc.array(unitCost, { minLength: 6, maxLength: 6 }), holds), RUNS);
  });
});
