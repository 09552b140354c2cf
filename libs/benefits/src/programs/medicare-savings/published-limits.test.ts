// The published gross limits of 2026, rounded as the federal tables are: California's own rounding is a dollar higher for a couple
// (docs/facts/policy.md#medicare-savings-programs). Through the whole check, at the edge.
import { check } from '../../check/check.fixture';
import type { CheckedRequest } from '../../check/facts-of-request';

const ALONE = { householdSize: 1, hasSpouse: false } as const;
const COUPLE = { householdSize: 2, hasSpouse: true } as const;

/** Gross dollars a month; QMB holds at its limit, the two others only below theirs. */
const LIMITS = [
  ['qmb', 'one person', ALONE, 1_350, 'at-most'],
  ['slmb', 'one person', ALONE, 1_616, 'below'],
  ['qi', 'one person', ALONE, 1_816, 'below'],
  ['qmb', 'a couple', COUPLE, 1_824, 'at-most'],
  ['slmb', 'a couple', COUPLE, 2_184, 'below'],
  ['qi', 'a couple', COUPLE, 2_455, 'below'],
] as const;

function lineAt(program: string, household: Partial<CheckedRequest>, monthlyIncome: number) {
  const answer = check({ ...household, monthlyIncome, currentInsurance: 'medicare' });
  return answer.programs.find((line) => line.program === program)!;
}

describe.each(LIMITS)('%s of %s', (program, _who, household, gross, comparison) => {
  const [last, first] = comparison === 'at-most' ? [gross, gross + 1] : [gross - 1, gross];

  test(`fits up to ${last} a month before the 20 are taken off, and no more at ${first}`, () => {
    // Free Medi-Cal makes QI needless; neither is a refusal by its own limit.
    expect(lineAt(program, household, last).outcome).not.toBe('not-possible');
    expect(lineAt(program, household, first)).toMatchObject({
      outcome: expect.stringMatching(/^(?:not-possible|undecided)$/) as string,
      yours: { value: first },
      limit: { value: gross, unit: 'usd-per-month' },
      comparison,
    });
  });
});

test('the arithmetic stands beside the amounts', () => {
  expect(lineAt('qmb', ALONE, 1_400)).toMatchObject({
    yours: { value: 1_400, note: { en: '$1,380 after we subtract $20' } },
    limit: { value: 1_350, note: { ko: '기준 1,330달러에 20달러를 더한 금액' } },
  });
});
