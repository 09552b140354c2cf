// California rounds the month of the poverty level up before its share is taken (ACWDL 26-01), so a couple's gross limits of
// 2026 are 2,185 and 2,456; the federal table prints 2,184 and 2,455 (docs/facts/policy.md#medicare-savings-programs). Through
// the whole check, at the edge.
import { check } from '../../check/check.fixture';
import type { CheckedRequest } from '../../check/facts-of-request';

/** What is taken off an income before it is compared. */
const TAKEN_OFF = 20;

const ALONE = { householdSize: 1, hasSpouse: false } as const;
const COUPLE = { householdSize: 2, hasSpouse: true } as const;

/** Gross dollars a month; QMB holds at its limit, the two others only below theirs. */
const LIMITS = [
  ['qmb', 'one person', ALONE, 1_350, 'at-most'],
  ['slmb', 'one person', ALONE, 1_616, 'below'],
  ['qi', 'one person', ALONE, 1_816, 'below'],
  ['qmb', 'a couple', COUPLE, 1_824, 'at-most'],
  ['slmb', 'a couple', COUPLE, 2_185, 'below'],
  ['qi', 'a couple', COUPLE, 2_456, 'below'],
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
      yours: { value: first - TAKEN_OFF },
      limit: { value: gross - TAKEN_OFF, unit: 'usd-per-month' },
      comparison,
    });
  });
});

test('the federal limits of a couple are inside California’s: at 2,184 SLMB is possible, at 2,455 QI is not above', () => {
  expect(lineAt('slmb', COUPLE, 2_184)).toMatchObject({ outcome: 'possible', limit: { value: 2_165 } });
  expect(lineAt('qi', COUPLE, 2_455).outcome).not.toBe('not-possible');
});
