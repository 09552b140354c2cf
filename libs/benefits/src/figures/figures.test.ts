import { monthlyLimit, yearlyShare } from '../programs/poverty';
import { figureOn } from './figure';
import type { Figure, FigureRow } from './figure';
import { FIGURES } from './figures';
import type { FigureId } from './figures';
import { SOURCES } from './sources';

const all = Object.entries(FIGURES) as [FigureId, Figure][];
const rows: [string, FigureRow][] = all.flatMap(([id, { rows: own }]) =>
  own.map((row): [string, FigureRow] => [`${id} ${row.effectiveFrom}`, row]),
);
const valueOn = (id: FigureId, on: string) => figureOn(FIGURES, id, on)?.value;
const midYear = (year: number) => `${year}-07-01`;
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const level = (size: (typeof SIZES)[number], year: number) => valueOn(`povertyLevel${size}`, midYear(year))!;

/**
 * What docs/facts/policy.md#federal-poverty-level and #medi-cal-groups print, copied by hand: an independent check of
 * rows and rounding.
 */
const PRINTED_138_YEAR_2026 = [22_025, 29_864, 37_702, 45_540, 53_379, 61_217, 69_056, 76_894];
const PRINTED_138_MONTH_2026 = [1_836, 2_490, 3_143, 3_795, 4_450, 5_102, 5_755, 6_409];
const PRINTED_150_2026 = [23_940, 32_460, 40_980, 49_500, 58_020, 66_540, 75_060, 83_580];
const PRINTED_400_2026 = [63_840, 86_560, 109_280, 132_000, 154_720, 177_440, 200_160, 222_880];

describe('the tables of figures', () => {
  test.each(all)('%s has its rows in order, none over another, and a name in both languages', (_id, figure) => {
    expect(figure.rows.length).toBeGreaterThan(0);
    expect([figure.label.ko, figure.label.en].every(Boolean)).toBe(true);
    figure.rows.slice(1).forEach((row, at) => {
      const before = figure.rows[at]!;
      expect(before.effectiveTo).not.toBeNull();
      expect(row.effectiveFrom > before.effectiveTo!).toBe(true);
    });
  });

  test.each(rows)('%s has valid dates, known sources and a value unless it is missing', (_id, row) => {
    const dates = [row.effectiveFrom, row.effectiveTo, row.checkedOn].filter((date) => date !== null);
    for (const date of dates) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    if (row.effectiveTo !== null) expect(row.effectiveTo >= row.effectiveFrom).toBe(true);
    expect(row.year).toBe(Number(row.effectiveFrom.slice(0, 4)));
    expect(row.sources.length).toBeGreaterThan(0);
    for (const source of row.sources) expect(SOURCES).toHaveProperty(source);
    expect(row.value === null).toBe(row.evidence === 'missing');
    expect(row.rule !== null).toBe(row.evidence === 'computed');
  });

  test.each(Object.entries(SOURCES))(
    'source %s has an address, a name in both languages and a true date',
    (_id, source) => {
      expect(new URL(source.url).protocol).toMatch(/^https?:$/);
      expect([source.citation.ko, source.citation.en].every(Boolean)).toBe(true);
      if (source.sourceDate !== null) expect(source.sourceDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    },
  );

  test('every yearly amount that ends with 2026 has a row that says 2027 is not known yet', () => {
    const ending = all.filter(([, { rows: own }]) => own.some(({ effectiveTo }) => effectiveTo === '2026-12-31'));
    const silent = ending.filter(([, { rows: own }]) => !own.some(({ year }) => year === 2027)).map(([id]) => id);
    expect(silent).toEqual([]);
  });

  test('a row from memory or a missing one is never given out', () => {
    expect(figureOn(FIGURES, 'partDDeductibleMax', '2024-05-01')).toBeNull();
    expect(figureOn(FIGURES, 'extraHelpResourcesOne', '2025-05-01')).toBeNull();
    expect(figureOn(FIGURES, 'extraHelpResourcesOne', '2027-05-01')).toMatchObject({ value: 16_590, isOld: true });
    expect(figureOn(FIGURES, 'extraHelpCopayBrandLow', '2025-05-01')).toMatchObject({ value: 4.6, isOld: true });
  });

  test('what was announced for 2027 is given out, what was not stays missing', () => {
    const on = '2027-05-01';
    expect(
      (['partDDeductibleMax', 'partDOutOfPocketCap', 'partDBasePremium', 'employerOfferShare'] as const).map(
        (id) => figureOn(FIGURES, id, on)?.value,
      ),
    ).toEqual([700, 2_400, 41.33, 10.22]);
    expect(
      (
        ['extraHelpCopayGeneric', 'extraHelpCopayBrand', 'extraHelpCopayGenericLow', 'extraHelpCopayBrandLow'] as const
      ).map((id) => figureOn(FIGURES, id, on)?.value),
    ).toEqual([5.8, 14.4, 1.65, 5]);
    // docs/facts/policy.md#not-announced: nobody has announced these, so no row of 2027 may hold a value.
    const unannounced =
      /^(partA|partB(Premium|Deductible)|irmaa|ssi(One|Couple)|capi|povertyLevel|extraHelpResources|mspFederalAssets)/;
    const early = rows.filter(([id, row]) => unannounced.test(id) && row.year >= 2027 && row.value !== null);
    expect(early.filter(([id]) => !id.startsWith('partAPenalty'))).toEqual([]);
    expect(all.filter(([id]) => unannounced.test(id)).length).toBeGreaterThan(40);
  });

  test('the amount changes on New Year’s Day, and an unloaded year answers with the last one, marked old', () => {
    expect(figureOn(FIGURES, 'partBPremium', '2025-12-31')).toMatchObject({ value: 185, isOld: false });
    expect(figureOn(FIGURES, 'partBPremium', '2026-01-01')).toMatchObject({ value: 202.9, isOld: false });
    expect(figureOn(FIGURES, 'partBPremium', '2027-01-01')).toMatchObject({ value: 202.9, isOld: true });
    expect(figureOn(FIGURES, 'partBPremium', '2023-12-31')).toBeNull();
  });
});

describe('amounts worked out from others', () => {
  test.each([2024, 2025, 2026])('the daily amounts of Part A in %s are a quarter, a half and an eighth', (year) => {
    const deductible = valueOn('partADeductible', midYear(year))!;
    expect(valueOn('partAHospitalDay61', midYear(year))).toBe(deductible / 4);
    expect(valueOn('partALifetimeDay', midYear(year))).toBe(deductible / 2);
    expect(valueOn('partASnfDay', midYear(year))).toBe(deductible / 8);
  });

  test.each([2024, 2025, 2026])('the steps of the surcharge in %s rise from the standard premium', (year) => {
    const on = midYear(year);
    const rising = (ids: FigureId[]) => ids.map((id) => valueOn(id, on)!);
    for (const family of ['irmaaSingle', 'irmaaJoint'] as const) {
      const edges = rising([1, 2, 3, 4, 5].map((step) => `${family}${step}` as FigureId));
      expect(edges).toEqual([...edges].sort((a, b) => a - b));
    }
    for (const [lowest, family] of [
      ['partBPremium', 'irmaaPartB'],
      ['irmaaPartD0', 'irmaaPartD'],
    ] as const) {
      const totals = rising([lowest, ...[1, 2, 3, 4, 5].map((step) => `${family}${step}` as FigureId)]);
      expect(totals).toEqual([...totals].sort((a, b) => a - b));
    }
    for (const step of [1, 2, 3, 4] as const) {
      expect(valueOn(`irmaaJoint${step}`, on)).toBe(valueOn(`irmaaSingle${step}`, on)! * 2);
    }
  });

  test('the edge for couples who file apart is the top edge less the first', () => {
    const on = midYear(2026);
    expect(valueOn('irmaaSeparateTop', on)).toBe(valueOn('irmaaSingle5', on)! - valueOn('irmaaSingle1', on)!);
  });

  test.each([2024, 2025, 2026])('each further person of %s adds the same to the poverty level', (year) => {
    const more = valueOn('povertyLevelMore', midYear(year))!;
    SIZES.slice(1).forEach((size) => expect(level(size, year) - level((size - 1) as 1, year)).toBe(more));
  });

  test.each(SIZES)('the 2026 limits of a household of %s are those printed', (size) => {
    const of2026 = level(size, 2026);
    expect(yearlyShare(of2026, 138)).toBe(PRINTED_138_YEAR_2026[size - 1]);
    expect(monthlyLimit(of2026, 138)).toBe(PRINTED_138_MONTH_2026[size - 1]);
    expect(yearlyShare(of2026, 150)).toBe(PRINTED_150_2026[size - 1]);
    expect(yearlyShare(of2026, 400)).toBe(PRINTED_400_2026[size - 1]);
  });

  test('the Medi-Cal limits of the years are those the county and the agencies print', () => {
    expect([2024, 2025, 2026].map((year) => monthlyLimit(level(1, year), 138))).toEqual([1_732, 1_801, 1_836]);
    expect([2024, 2025, 2026].map((year) => monthlyLimit(level(2, year), 138))).toEqual([2_352, 2_433, 2_490]);
    expect([2025, 2026].map((year) => yearlyShare(level(2, year), 213))).toEqual([45_050, 46_094]);
    // The 2024 page rounds down.
    expect(Math.floor(level(2, 2024) * 2.13)).toBe(43_537);
    expect([2025, 2026].map((year) => yearlyShare(level(2, year), 322))).toEqual([68_103, 69_681]);
    expect([yearlyShare(level(1, 2025), 138), yearlyShare(level(4, 2025), 138)]).toEqual([21_597, 44_367]);
  });

  test('the income lines of the savings programs and Extra Help are those printed', () => {
    const gross = (size: 1 | 2, share: number, year: number) => Math.ceil((level(size, year) * share) / 1200) + 20;
    const lines = (year: number) =>
      [100, 120, 135].map((share) => ([1, 2] as const).map((size) => gross(size, share, year)));
    expect(lines(2026)).toEqual([
      [1_350, 1_824],
      [1_616, 2_184],
      [1_816, 2_455],
    ]);
    expect(
      [2024, 2025, 2026].map((year) => [yearlyShare(level(1, year), 150), yearlyShare(level(2, year), 150)]),
    ).toEqual([
      [22_590, 30_660],
      [23_475, 31_725],
      [23_940, 32_460],
    ]);
  });

  test('the credit ends where it is printed to end', () => {
    expect([yearlyShare(level(1, 2025), 400), yearlyShare(level(4, 2025), 400)]).toEqual([62_600, 128_600]);
  });

  test.each(SIZES)('CalFresh and CARE of a household of %s are 200 percent, rounded as each rounds', (size) => {
    const on = '2026-11-20';
    expect(valueOn(`calFreshGross${size}`, on)).toBe(2 * Math.ceil(level(size, 2026) / 12));
    expect(valueOn(`careIncome${size}`, on)).toBe(2 * level(Math.max(2, size) as 2, 2026));
    expect(valueOn('careIncomeMore', on)).toBe(2 * valueOn('povertyLevelMore', on)!);
  });

  test('SSI of a couple and CAPI follow their rules', () => {
    const on = midYear(2026);
    expect(valueOn('ssiCouple', on)).toBeCloseTo(1_491 + 607.83, 2);
    expect(valueOn('capiOne', on)).toBeCloseTo(valueOn('ssiOne', on)! - 10, 2);
    expect(valueOn('capiCouple', on)).toBeCloseTo(valueOn('ssiCouple', on)! - 20, 2);
  });
});
