import { FIGURES } from '../../figures/figures';
import { factsOf } from '../facts';
import { outcomesOf } from '../scenario.fixture';
import { EXTRA_HELP_SCENARIOS } from './extra-help.scenarios';
import { extraHelpVerdict } from './rule';

const one = { age: 72, status: 'citizen', annualIncome: 15_000 } as const;

describe('Extra Help', () => {
  test.each(EXTRA_HELP_SCENARIOS)('$number: $says', ({ known, hasMediCal, outcome, rules = {} }) => {
    const verdict = extraHelpVerdict(factsOf(known), FIGURES, hasMediCal);
    expect(verdict.outcome).toBe(outcome);
    expect(outcomesOf(verdict)).toMatchObject(rules);
  });

  test('an automatic yes stands without a failed income test beside it', () => {
    const { rules } = extraHelpVerdict(factsOf({ ...one, asOf: '2026-11-21', annualIncome: 40_000 }), FIGURES, true);
    expect(rules.every(({ outcome }) => outcome === 'pass')).toBe(true);
  });

  test.each([
    ['2024-06-01', '$4.50', '$11.20'],
    ['2025-06-01', '$4.90', '$12.15'],
    ['2026-06-01', '$5.10', '$12.65'],
  ])('the copays of %s', (asOf, generic, brand) => {
    const [rule] = extraHelpVerdict(factsOf({ ...one, asOf }), FIGURES, false).rules;
    expect(rule?.text.en).toContain(`${generic} for a generic and ${brand} for a brand-name drug`);
    expect(rule?.isFigureOld).toBe(false);
  });

  test('in 2027 the figures of 2026 are used and marked old', () => {
    const [rule] = extraHelpVerdict(factsOf({ ...one, asOf: '2027-02-01' }), FIGURES, false).rules;
    expect(rule).toMatchObject({ figureYear: 2026, isFigureOld: true, limit: { value: 23_940 } });
  });
});
