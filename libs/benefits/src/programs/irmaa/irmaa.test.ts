import { FIGURES } from '../../figures/figures';
import { factsOf } from '../facts';
import { IRMAA_SCENARIOS } from './irmaa.scenarios';
import { irmaaStep, irmaaVerdict } from './rule';

const rich = { asOf: '2026-11-21', age: 72, status: 'citizen' } as const;

describe('the high-income surcharge', () => {
  test.each(IRMAA_SCENARIOS)('$number: $says', ({ known, outcome, step, partB, partD }) => {
    const facts = factsOf(known);
    const { outcome: found, rules } = irmaaVerdict(facts, FIGURES);
    expect(found).toBe(outcome);
    expect(irmaaStep(facts, FIGURES)?.step).toBe(step);
    expect(rules[0]?.text.en).toContain(partB);
    if (partD) expect(rules[0]?.text.en).toContain(partD);
  });

  test('says which tax year the premium follows', () => {
    const [rule] = irmaaVerdict(factsOf({ ...rich, annualIncome: 50_000 }), FIGURES).rules;
    expect(rule?.text.en).toContain('Your 2026 premium is based on your 2024 tax return.');
    expect(rule?.text.ko).toContain('2024년 세금 보고 소득');
  });
});
