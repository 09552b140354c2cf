import { FIGURES } from '../../figures/figures';
import type { Figures } from '../rule';
import { factsOf } from '../facts';
import { outcomesOf } from '../scenario.fixture';
import { incomeRule } from './income.rule';
import { MEDI_CAL_SCENARIOS } from './medi-cal.scenarios';
import { assetLimit } from '../assets';
import { afterPregnancy } from './path';
import { isMediCalPossible, mediCalVerdict } from './rule';

type Known = Parameters<typeof factsOf>[0];

const LEVELS: Record<number, readonly number[]> = {
  2024: [15_060, 20_440, 25_820, 31_200, 36_580, 41_960, 47_340, 52_720, 58_100],
  2025: [15_650, 21_150, 26_650, 32_150, 37_650, 43_150, 48_650, 54_150, 59_650],
  2026: [15_960, 21_640, 27_320, 33_000, 38_680, 44_360, 50_040, 55_720, 61_400],
};
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Twelve times the monthly limit of the DHCS letters, worked out here from levels copied by hand. */
const limit = (year: number, size: number, percent: number): number =>
  12 * Math.ceil((Math.ceil(LEVELS[year]![size - 1]! / 12) * percent) / 100);

const everySize = Object.keys(LEVELS).flatMap((year) => SIZES.map((size) => [Number(year), size] as const));
const verdictOf = (known: Known, figures: Figures = FIGURES) => mediCalVerdict(factsOf(known), figures);
const statusText = (known: Known) => verdictOf(known).rules.find(({ id }) => id === 'medi-cal.status')!.text.en;

describe('Medi-Cal', () => {
  test.each(MEDI_CAL_SCENARIOS)('$number: $says', ({ known, outcome, rules = {} }) => {
    const verdict = verdictOf(known);
    expect(outcomesOf(verdict)).toMatchObject(rules);
    expect(verdict.outcome).toBe(outcome);
  });

  test('the limits worked out here are those the letters print', () => {
    expect([2024, 2025, 2026].map((year) => limit(year, 1, 138) / 12)).toEqual([1_732, 1_801, 1_836]);
    expect(SIZES.map((size) => limit(2026, size, 138) / 12)).toEqual([
      1_836, 2_490, 3_143, 3_795, 4_450, 5_102, 5_755, 6_409,
    ]);
  });

  const groups = [
    {
      group: 'aged',
      known: { age: 70, assetsBand: 'upToOne' },
      percent: 138,
      rule: 'medi-cal.aged-income',
      off: 240,
      more: 0,
    },
    { group: 'adult', known: { age: 40 }, percent: 138, rule: 'medi-cal.adult-income', off: 0, more: 0 },
    { group: 'child', known: { age: 10 }, percent: 266, rule: 'medi-cal.child-income', off: 0, more: 0 },
    {
      group: 'pregnant',
      known: { age: 30, isPregnant: true },
      percent: 213,
      rule: 'medi-cal.pregnancy-income',
      off: 0,
      more: 1,
    },
  ] as const;

  describe.each(groups)('income of the group $group', ({ group, known, percent, rule, off, more }) => {
    test.each(everySize)('%i, household of %i: in at the limit, out one dollar over', (year, householdSize) => {
      // As SSI counts only the person and the spouse make the unit, however many live at home.
      const size = group === 'aged' ? Math.min(householdSize, 2) : householdSize + more;
      const most = limit(year, size, percent);
      const at = (annualIncome: number) =>
        verdictOf({ ...known, asOf: `${year}-05-01`, status: 'citizen', householdSize, annualIncome });
      expect(at(most + off).outcome).toBe('pass');
      expect(outcomesOf(at(most + off))[rule]).toEqual({ outcome: 'pass', limit: most, margin: 0 });
      expect(at(most + off + 1).outcome).toBe('fail');
    });
  });

  test.each(everySize)('MCAP in %i, household of %i: in at the limit, out one dollar over', (year, householdSize) => {
    const most = limit(year, householdSize + 1, 322);
    const mcap = (annualIncome: number) =>
      outcomesOf(
        verdictOf({ asOf: `${year}-05-01`, age: 30, status: 'citizen', householdSize, annualIncome, isPregnant: true }),
      )['medi-cal.mcap'];
    expect(mcap(most)).toEqual({ outcome: 'pass', limit: most, margin: 0 });
    expect(mcap(most + 1)).toMatchObject({ outcome: 'fail', margin: -1 });
  });

  test.each(everySize)(
    'caretakers in %i, household of %i: in at the limit, out one dollar over',
    (year, householdSize) => {
      const most = limit(year, householdSize, 114);
      const outcome = (annualIncome: number) =>
        incomeRule(
          'caretaker',
          factsOf({ asOf: `${year}-05-01`, age: 70, status: 'citizen', householdSize, annualIncome }),
          FIGURES,
        ).outcome;
      expect([outcome(most), outcome(most + 1)]).toEqual(['pass', 'fail']);
    },
  );

  test('earned income: 20 and 65 a month are taken off, then half', () => {
    const known = { asOf: '2026-11-20', age: 70, status: 'citizen', assetsBand: 'upToOne' } as const;
    const most = 2 * 22_032 + 12 * 85;
    expect(verdictOf({ ...known, annualIncome: most, earnedIncome: most }).outcome).toBe('pass');
    expect(verdictOf({ ...known, annualIncome: most + 2, earnedIncome: most + 2 }).outcome).toBe('fail');
  });
});

describe('savings by date', () => {
  const known = { age: 70, annualIncome: 12_000, status: 'citizen' } as const;
  const assets = (more: Partial<Known> & Pick<Known, 'asOf'>) =>
    outcomesOf(verdictOf({ ...known, ...more }))['medi-cal.assets'];

  test.each([
    ['2024-01-01', { outcome: 'pass' }],
    ['2025-12-31', { outcome: 'pass' }],
    ['2026-01-01', { outcome: 'fail', limit: 130_000 }],
    ['2028-12-31', { outcome: 'fail', limit: 130_000 }],
  ])('one person above the limit of one on %s', (asOf, expected) => {
    expect(assets({ asOf, assetsBand: 'upToCouple' })).toEqual(expected);
  });

  test('the limit of 2022 and 2023 ended with 2023', () => {
    expect(assetLimit(FIGURES, 2, '2022-07-01')?.value).toBe(195_000);
    expect(assetLimit(FIGURES, 2, '2023-12-31')?.value).toBe(195_000);
    expect(assetLimit(FIGURES, 2, '2024-01-01')).toBeNull();
  });

  test.each([
    [1, 130_000],
    [2, 195_000],
    [3, 260_000],
    [8, 585_000],
    [10, 715_000],
    [11, 715_000],
  ])('the limit of %i is %i', (householdSize, expected) => {
    expect(assets({ asOf: '2026-11-20', householdSize })).toEqual({ outcome: 'unknown', limit: expected });
  });

  test('above a couple’s savings a household of three stays open, as the band does not say how much', () => {
    expect(assets({ asOf: '2026-11-20', householdSize: 3, assetsBand: 'aboveCouple' })).toMatchObject({
      outcome: 'unknown',
    });
  });
});

describe('cover after a pregnancy', () => {
  const ended = (pregnancyEndedOn: string, asOf: string) =>
    afterPregnancy(factsOf({ asOf, age: 30, annualIncome: 0, status: 'citizen', pregnancyEndedOn }), FIGURES)?.until ??
    null;

  test.each([
    ['2025-11-15', '2026-11-30', '2026-11-30'],
    ['2025-11-15', '2026-12-01', null],
    ['2024-02-01', '2025-01-31', '2025-01-31'],
    ['2026-11-21', '2026-11-20', null],
  ])('ended on %s and asked on %s: until %s', (endedOn, asOf, until) => {
    expect(ended(endedOn, asOf)).toBe(until);
  });

  test('the rule of 60 days ended with March 2022', () => {
    expect(ended('2022-01-10', '2022-03-31')).toBe('2022-03-31');
    expect(ended('2022-01-10', '2022-04-01')).toBe('2023-01-31');
  });
});

describe('status by date, in words', () => {
  const other = { age: 55, annualIncome: 12_000, status: 'other' } as const;
  const enrolled = { ...other, insurance: 'medicaid' } as const;

  test('dental coverage is spoken of from its day on', () => {
    expect(statusText({ ...enrolled, asOf: '2027-06-30' })).not.toContain('dental');
    expect(statusText({ ...enrolled, asOf: '2027-07-01' })).toContain('no routine dental coverage');
  });

  test('the monthly premium is spoken of from its day on, up to 59', () => {
    expect(statusText({ ...enrolled, asOf: '2027-06-30' })).not.toContain('$30');
    expect(statusText({ ...enrolled, age: 59, asOf: '2027-07-01' })).toContain('adults 19-59 may pay $30 a month');
    expect(statusText({ ...enrolled, age: 60, asOf: '2027-07-01' })).not.toContain('$30');
    expect(statusText({ ...enrolled, status: 'citizen', asOf: '2027-07-01' })).not.toContain('$30');
  });

  test('a permanent resident of fewer than five years hears about dental coverage, one of five does not', () => {
    const resident = { ...other, status: 'resident', asOf: '2027-07-01' } as const;
    expect(statusText({ ...resident, yearsAsResident: 4 })).toContain('a green card for less than 5 years');
    expect(statusText({ ...resident, yearsAsResident: 5 })).not.toContain('a green card for less than 5 years');
  });

  test('another status gets no advice to enrol, and a place to ask', () => {
    const text = statusText({ ...other, asOf: '2026-11-20' });
    expect(text).toContain('legal aid');
    expect(text).toContain('do not have to give their immigration status');
    expect(text).not.toMatch(/\bapply\b|enroll/i);
  });
});

describe('what the call says', () => {
  const possible = (known: Known) => isMediCalPossible(verdictOf(known));
  const asOf = '2026-11-20';

  test('savings, status and hours the county asks about leave it possible', () => {
    expect(possible({ asOf, age: 72, annualIncome: 15_000, status: 'citizen' })).toBe(true);
    expect(possible({ asOf, age: 40, annualIncome: 15_000, status: 'other' })).toBe(true);
    expect(possible({ asOf: '2027-01-01', age: 40, annualIncome: 15_000, status: 'citizen' })).toBe(true);
  });

  test('a failed rule makes it impossible, whatever else is open', () => {
    expect(possible({ asOf, age: 72, annualIncome: 22_273, status: 'other' })).toBe(false);
  });

  test('without the year’s figures nothing is decided', () => {
    const { povertyLevel1 } = FIGURES;
    const figures = { ...FIGURES, povertyLevel1: { ...povertyLevel1, rows: [] } };
    const verdict = verdictOf({ asOf, age: 72, annualIncome: 15_000, status: 'citizen' }, figures);
    expect(verdict.outcome).toBe('unknown');
    expect(isMediCalPossible(verdict)).toBe(false);
  });

  test('from April 2027 the limit of 2026 goes on being used, and the answer says so', () => {
    const [income] = verdictOf({ asOf: '2027-04-01', age: 72, annualIncome: 15_000, status: 'citizen' }).rules;
    expect(income).toMatchObject({ figureYear: 2026, isFigureOld: true });
  });

  test('within 250 dollars above the limit it says: apply, the county decides', () => {
    const income = (annualIncome: number) => verdictOf({ asOf, age: 72, annualIncome, status: 'citizen' }).rules[0]!;
    expect(income(22_272 + 250)).toMatchObject({ outcome: 'fail', isBorderline: true });
    expect(income(22_272 + 250).text.en).toContain('The county decides');
    expect(income(22_272 + 251)).toMatchObject({ outcome: 'fail', isBorderline: false });
  });

  test('one person a couple’s limit would let in hears of it, unless the size was given', () => {
    const text = (more: Partial<Known>) =>
      verdictOf({ asOf, age: 72, annualIncome: 28_000, status: 'citizen', ...more }).rules[0]!.text;
    expect(text({}).en).toContain(
      'If you live with a spouse, the limit for both incomes together is $2,510 a month before deductions',
    );
    expect(text({}).ko).toContain('공제 전 한 달 2,510달러입니다');
    expect(text({ householdSize: 1 }).en).not.toContain('spouse');
    expect(text({ annualIncome: 40_000 }).en).not.toContain('spouse');
  });
});
