import { FIGURES } from '../../figures/figures';
import { factsOf } from '../facts';
import { outcomesOf } from '../scenario.fixture';
import { EXTRA_HELP_SCENARIOS } from './extra-help.scenarios';
import { extraHelpVerdict } from './rule';

const one = { age: 72, status: 'citizen', annualIncome: 15_000 } as const;

describe('Extra Help', () => {
  test.each(EXTRA_HELP_SCENARIOS)('$number: $says', ({ known, hasMediCal, outcome, rules = {} }) => {
    const verdict = extraHelpVerdict(factsOf(known), FIGURES, hasMediCal ? 'medi-cal' : null);
    expect(verdict.outcome).toBe(outcome);
    expect(outcomesOf(verdict)).toMatchObject(rules);
  });

  test('an automatic yes stands without a failed income test beside it', () => {
    const { rules } = extraHelpVerdict(
      factsOf({ ...one, asOf: '2026-11-21', annualIncome: 40_000 }),
      FIGURES,
      'medi-cal',
    );
    expect(rules.every(({ outcome }) => outcome === 'pass')).toBe(true);
  });

  test.each([
    ['2024-06-01', '$4.50', '$11.20'],
    ['2025-06-01', '$4.90', '$12.15'],
    ['2026-06-01', '$5.10', '$12.65'],
  ])('the copays of %s', (asOf, generic, brand) => {
    const [rule] = extraHelpVerdict(factsOf({ ...one, asOf }), FIGURES, null).rules;
    expect(rule?.text.en).toContain(
      `${generic} in ${asOf.slice(0, 4)} for a generic and ${brand} in ${asOf.slice(0, 4)} for a brand-name drug`,
    );
    expect(rule?.isFigureOld).toBe(false);
  });

  test('with Medi-Cal up to the poverty level the low copays are said, next year’s beside them', () => {
    const said = (annualIncome: number) =>
      extraHelpVerdict(factsOf({ ...one, asOf: '2026-11-27', annualIncome }), FIGURES, 'medi-cal').rules.at(-1)?.text
        .en;
    expect(said(14_400)).toContain('$1.60 in 2026 ($1.65 in 2027) for a generic and $4.90 in 2026 ($5 in 2027)');
    expect(said(18_000)).toContain('$5.10 in 2026 ($5.80 in 2027) for a generic and $12.65 in 2026 ($14.40 in 2027)');
  });

  test('savings decide an own application: open and named while nobody asked, no within Medi-Cal’s limit', () => {
    const verdict = (assetsBand: 'withinLimit' | 'withinExtraHelp' | 'aboveLimit' | null) =>
      extraHelpVerdict(factsOf({ ...one, asOf: '2026-11-27', annualIncome: 22_300, assetsBand }), FIGURES, null);
    expect(verdict(null).outcome).toBe('unknown');
    expect(verdict('withinLimit').outcome).toBe('unknown');
    expect(verdict('withinLimit').rules[1]?.text.ko).toContain('16,590달러(장례비를 따로 두면 18,090달러)');
    expect(verdict('withinExtraHelp').outcome).toBe('pass');
    expect(verdict('aboveLimit').outcome).toBe('fail');
  });

  test('in 2027 the figures of 2026 are used and marked old', () => {
    const [rule] = extraHelpVerdict(factsOf({ ...one, asOf: '2027-02-01' }), FIGURES, null).rules;
    expect(rule).toMatchObject({ figureYear: 2026, isFigureOld: true, limit: { value: 23_940 } });
  });
});
