// Forty years worked by hand from docs/facts before the code, by somebody who had not seen it: equal to the cent.
import type { DaysSupply, DollarRange, ExtraHelpLevel, PharmacyKind } from '@app/contracts/http/drug-costs';
import { DAYS_SUPPLIES, PHARMACY_KINDS } from '@app/contracts/http/drug-costs';
import { FIGURES } from '../figures/figures';
import type { DrugPlan, ShareTerm } from './drug-plan';
import { cases } from './hand-worked.years.json';
import { planDrugs, type RequestedDrug } from './plan-drugs';
import { drugYearRules } from './rules';

interface WrittenShare {
  tier: number;
  level: 0 | 1;
  days?: DaysSupply;
  pharmacy: PharmacyKind;
  kind: 'copay' | 'share' | 'not-offered';
  amount: number;
  min?: number | null;
  max?: number | null;
  deductibleApplies?: boolean;
}

interface WrittenInsulin {
  tier?: number;
  days?: DaysSupply;
  pharmacy: PharmacyKind;
  copay?: number;
  share?: number;
}

interface WrittenDrug {
  id: string;
  tier: number | null;
  brand?: boolean | null;
  selected?: boolean;
  insulin?: boolean;
  unitPrices?: Partial<Record<DaysSupply, number>> | null;
  unitsPerMonth: number;
  daysSupply?: DaysSupply;
}

type Amount = number | number[];

interface WrittenCase {
  title: string;
  year: number;
  startMonth: number;
  extraHelp: ExtraHelpLevel;
  pharmacy: PharmacyKind;
  plan: { deductible: number; premium?: number; shares: WrittenShare[]; insulin?: WrittenInsulin[] };
  drugs: WrittenDrug[];
  expect: {
    months?: Amount[];
    drugs: Record<string, Amount>;
    total: Amount;
    capMonth?: number | null;
    dearestMonth?: number | null;
    notCovered: number;
    premiumTotal?: number;
    totalWithPremium?: Amount;
  };
}

/** A row for each tier, level and days, with the terms of its pharmacies. */
function rowsOf<Row extends { pharmacy: PharmacyKind; days?: DaysSupply; tier?: number; level?: 0 | 1 }, Term>(
  written: readonly Row[],
  termsOf: (row: Row | undefined) => Term,
) {
  const keyOf = ({ tier, level, days }: Row): string => [tier, level, days].join();
  return [...new Set(written.map(keyOf))].map((key) => {
    const rows = written.filter((row) => keyOf(row) === key);
    const terms = Object.fromEntries(
      PHARMACY_KINDS.map((kind) => [kind, termsOf(rows.find(({ pharmacy }) => pharmacy === kind))]),
    ) as Record<PharmacyKind, Term>;
    return { row: rows[0] as Row, terms };
  });
}

const termOf = (row: WrittenShare | undefined): ShareTerm | null =>
  row && row.kind !== 'not-offered'
    ? { kind: row.kind, amount: row.amount, least: row.min ?? null, most: row.max ?? null }
    : null;

const bare = (kind: 'copay' | 'share', amount: number | undefined): ShareTerm[] =>
  amount === undefined ? [] : [{ kind, amount, least: null, most: null }];

const planOf = ({ deductible, premium, shares, insulin = [] }: WrittenCase['plan']): DrugPlan => ({
  deductible,
  premium: premium ?? null,
  shares: rowsOf(shares, termOf).map(({ row: { tier, level, days = 30, deductibleApplies = false }, terms }) => ({
    tier,
    level,
    days,
    isDeductibleApplied: deductibleApplies,
    terms,
  })),
  insulin: rowsOf(insulin, (row) => [...bare('copay', row?.copay), ...bare('share', row?.share)]).map(
    ({ row: { tier, days = 30 }, terms }) => ({ tier: tier ?? null, days, terms }),
  ),
});

function drugOf({ tier, brand = false, selected = false, insulin = false, ...written }: WrittenDrug): RequestedDrug {
  const { unitPrices, unitsPerMonth, daysSupply = 30 } = written;
  const prices = DAYS_SUPPLIES.flatMap((days) => {
    const price = unitPrices?.[days];
    return price == null ? [] : [[days, price]];
  });
  const unitCosts = Object.fromEntries(prices) as Partial<Record<DaysSupply, number>>;
  const terms = { priorAuthorization: false, stepTherapy: false, quantityLimit: null };
  const listed = tier === null ? null : { tier, isSelected: selected, unitCosts, ...terms };
  return { rxcui: written.id, equivalents: [], listed, isInsulin: insulin, isBrand: brand, unitsPerMonth, daysSupply };
}

const rangeOf = (amount: Amount): DollarRange => {
  const [min = 0, max = min] = [amount].flat();
  return { min, max };
};

describe('forty years worked by hand', () => {
  it('are forty', () => expect(cases).toHaveLength(40));

  it.each(cases as unknown as WrittenCase[])('$title', ({ plan, drugs, expect: expected, ...how }) => {
    const rules = drugYearRules(FIGURES, how.year, how.extraHelp);
    if (!rules) throw new Error(`no figures of ${how.year}`);
    const {
      months,
      drugsTotal,
      drugs: paid,
      total,
      ...year
    } = planDrugs(planOf(plan), drugs.map(drugOf), { ...how, rules });
    const found = {
      ...year,
      months: months.map(({ pays }) => pays),
      total: drugsTotal,
      drugs: Object.fromEntries(paid.map(({ rxcui, pays }) => [rxcui, pays])),
      ...(total && { totalWithPremium: total }),
    };
    const { months: inMonths, totalWithPremium, ...rest } = expected;
    expect(found).toMatchObject({
      ...rest,
      total: rangeOf(expected.total),
      drugs: Object.fromEntries(Object.entries(expected.drugs).map(([id, amount]) => [id, rangeOf(amount)])),
      ...(inMonths && { months: inMonths.map(rangeOf) }),
      ...(totalWithPremium !== undefined && { totalWithPremium: rangeOf(totalWithPremium) }),
    });
  });
});
