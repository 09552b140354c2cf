import { FIGURES } from '../../figures/figures';
import type { FigureId } from '../../figures/figures';
import { factsOf } from '../facts';
import { outcomesOf } from '../scenario.fixture';
import { contributionOf } from './contribution';
import { COVERED_CALIFORNIA_SCENARIOS } from './covered-california.scenarios';
import { coverageYear } from './coverage-year';
import { creditRule, silverLevel } from './income.rule';
import { coveredCaliforniaVerdict } from './rule';

type Known = Parameters<typeof factsOf>[0];

const LEVELS: Record<number, readonly number[]> = {
  2024: [15_060, 20_440, 25_820, 31_200, 36_580, 41_960, 47_340, 52_720],
  2025: [15_650, 21_150, 26_650, 32_150, 37_650, 43_150, 48_650, 54_150],
  2026: [15_960, 21_640, 27_320, 33_000, 38_680, 44_360, 50_040, 55_720],
};
const buyer = { asOf: '2026-11-20', age: 60, status: 'citizen', annualIncome: 40_000 } as const;
const facts = (more: Partial<Known>) => factsOf({ ...buyer, ...more });
const sized = (year: number) => LEVELS[year]!.map((level, at) => [at + 1, level] as const);

describe('the premium tax credit', () => {
  test.each(COVERED_CALIFORNIA_SCENARIOS)('$number: $says', ({ known, outcome, rules = {} }) => {
    const verdict = coveredCaliforniaVerdict(factsOf(known), FIGURES);
    expect(outcomesOf(verdict)).toMatchObject(rules);
    expect(verdict.outcome).toBe(outcome);
  });

  describe.each([
    ['2026-05-01', 2026],
    ['2026-11-20', 2027],
  ])('bought on %s for %i', (asOf, year) => {
    test.each(sized(year - 1))('household of %i: in at 400 percent, out one dollar over', (householdSize, level) => {
      const outcome = (annualIncome: number) =>
        creditRule(facts({ asOf, householdSize, annualIncome }), FIGURES).outcome;
      expect([outcome(level * 4), outcome(level * 4 + 1)]).toEqual(['pass', 'fail']);
      expect([outcome(level), outcome(level - 1)]).toEqual(['pass', 'fail']);
    });
  });

  describe.each([
    ['2025-05-01', 2025],
    ['2026-05-01', 2026],
    ['2026-11-20', 2027],
  ])('silver plans bought on %s for %i', (asOf, year) => {
    test.each(sized(year - 1))('household of %i: each level up to its limit', (householdSize, level) => {
      const silver = (annualIncome: number) =>
        silverLevel(facts({ asOf, householdSize, annualIncome }), FIGURES)?.level ?? null;
      expect([1.5, 2, 2.5].map((times) => silver(Math.floor(level * times)))).toEqual(['94', '87', '73']);
      expect([1.5, 2, 2.5].map((times) => silver(Math.floor(level * times) + 1))).toEqual(['87', '73', null]);
    });
  });

  test.each([
    ['2025-01-31', 2025, 2024],
    ['2025-11-01', 2026, 2025],
    ['2026-10-31', 2026, 2025],
    ['2026-11-01', 2027, 2026],
    ['2027-01-01', 2027, 2026],
  ])('on %s the cover is that of %i, by the level of %i', (asOf, year, levelYear) => {
    const cover = coverageYear(facts({ asOf }), FIGURES);
    expect([cover.year, cover.level?.row.year]).toEqual([year, levelYear]);
  });

  test('for a year whose level is not loaded nothing is decided', () => {
    expect(creditRule(facts({ asOf: '2024-05-01' }), FIGURES).outcome).toBe('unknown');
    expect(creditRule(facts({ asOf: '2028-05-01' }), FIGURES).outcome).toBe('unknown');
  });

  test('up to 2025 lawfully present immigrants had the credit below the poverty level', () => {
    const outcome = (asOf: string, status: 'citizen' | 'resident') =>
      creditRule(facts({ asOf, status, annualIncome: 9_000 }), FIGURES).outcome;
    expect([outcome('2025-05-01', 'resident'), outcome('2025-05-01', 'citizen')]).toEqual(['pass', 'fail']);
    expect(outcome('2026-05-01', 'resident')).toBe('fail');
  });

  test('the employer line is that of the coverage year and says it', () => {
    const text = coveredCaliforniaVerdict(facts({ insurance: 'employer' }), FIGURES).rules.at(-1)!.text;
    expect(text.en).toContain('more than 10.22% of your income (2027 rule)');
    expect(text.ko).toContain('소득의 10.22%(2027년 기준)');
  });

  test('within 250 dollars above the top it says so', () => {
    expect(creditRule(facts({ annualIncome: 64_090 }), FIGURES)).toMatchObject({ outcome: 'fail', isBorderline: true });
    expect(creditRule(facts({ annualIncome: 64_091 }), FIGURES)).toMatchObject({
      outcome: 'fail',
      isBorderline: false,
    });
  });
});

describe('the expected contribution', () => {
  const percent = (year: number, share: number) => contributionOf(FIGURES, share, `${year}-01-01`)?.percent ?? null;

  test.each([
    [2025, 100, 0],
    [2025, 150, 0],
    [2025, 175, 1],
    [2025, 200, 2],
    [2025, 300, 6],
    [2025, 400, 8.5],
    [2025, 900, 8.5],
    [2026, 150, 0],
    [2026, 165, 3.91],
    [2026, 165.01, 4.91],
    [2026, 200, 6.6],
    [2026, 250, 8.44],
    [2026, 300, 9.96],
    [2026, 400, 9.96],
    [2026, 401, null],
    [2027, 150, 0],
    [2027, 157.5, 3.05],
    [2027, 165, 3.41],
    [2027, 182.5, 4.25],
    [2027, 199.99, 5.1],
    [2027, 200, 6.78],
    [2027, 250, 8.66],
    [2027, 300, 10.22],
    [2027, 400, 10.22],
    [2027, 401, null],
  ])('in %i at %d percent of the poverty level: %s', (year, share, expected) => {
    const found = percent(year, share);
    if (expected === null) expect(found).toBeNull();
    else expect(Math.abs(found! - expected)).toBeLessThan(0.0101);
  });

  test('a table that is not loaded is said so, with its year', () => {
    const bands = Object.keys(FIGURES).filter((id) => id.startsWith('contributionBandStart')) as FigureId[];
    const without = Object.fromEntries(
      bands.map((id) => [id, { ...FIGURES[id], rows: FIGURES[id].rows.filter(({ year }) => year !== 2027) }]),
    );
    const text = creditRule(facts({ annualIncome: 40_000 }), { ...FIGURES, ...without }).text;
    expect(text.ko).toContain('2027년에 본인이 낼 보험료 기준은 아직 확인하지 못했습니다');
    expect(text.en).toContain('We don’t have the 2027 amounts for your share of the premium yet');
  });

  test('a loaded one is said in percent and dollars a month', () => {
    const text = creditRule(facts({ asOf: '2026-05-01', annualIncome: 46_950 }), FIGURES).text;
    expect(text.en).toContain('about 9.96% of your income ($390 a month)');
  });
});
