import { FIGURES } from '../../figures/figures';
import { factsOf } from '../facts';
import { outcomesOf } from '../scenario.fixture';
import { savingsBand } from './band';
import { SAVINGS_SCENARIOS } from './medicare-savings.scenarios';
import { medicareSavingsVerdict } from './rule';

const poor = { asOf: '2026-11-21', age: 72, annualIncome: 12_000, status: 'citizen' } as const;
const idsOf = (known: Parameters<typeof factsOf>[0]) =>
  medicareSavingsVerdict(factsOf(known), FIGURES).rules.map(({ id }) => id);

describe('Medicare Savings Programs', () => {
  test.each(SAVINGS_SCENARIOS)('$number: $says', ({ known, outcome, band, rules = {} }) => {
    const facts = factsOf(known);
    const verdict = medicareSavingsVerdict(facts, FIGURES);
    expect(verdict.outcome).toBe(outcome);
    expect(outcomesOf(verdict)).toMatchObject(rules);
    if (facts.age >= 65) expect(savingsBand(facts, FIGURES)?.name).toBe(band);
  });

  test('earned income counts less: the first 65 dollars a month and half of the rest stay out', () => {
    const facts = factsOf({ ...poor, annualIncome: 30_000, earnedIncome: 20_000 });
    expect(savingsBand(facts, FIGURES)?.countable.yearly).toBe(10_000 - 240 + (20_000 - 780) / 2);
  });

  test('what is not used up by unearned income comes off what is earned', () => {
    const facts = factsOf({ ...poor, annualIncome: 10_000, earnedIncome: 10_000 });
    expect(savingsBand(facts, FIGURES)?.countable.yearly).toBe((10_000 - 240 - 780) / 2);
  });

  test('the state pays Part A for QMBs without full credits, since 2025-01-01', () => {
    const buyIn = 'medicare-savings.part-a-buy-in';
    expect(idsOf(poor)).toContain(buyIn);
    expect(idsOf({ ...poor, workCredits: 39 })).toContain(buyIn);
    expect(idsOf({ ...poor, workCredits: 40 })).not.toContain(buyIn);
    expect(idsOf({ ...poor, asOf: '2024-12-31' })).not.toContain(buyIn);
    expect(idsOf({ ...poor, asOf: '2025-01-01' })).toContain(buyIn);
    expect(idsOf({ ...poor, annualIncome: 17_000 })).not.toContain(buyIn);
  });

  test('within 250 dollars over the highest limit the answer says apply; beyond, it does not', () => {
    const ruleAt = (annualIncome: number) =>
      medicareSavingsVerdict(factsOf({ ...poor, annualIncome }), FIGURES).rules[0];
    expect(ruleAt(21_786 + 250)).toMatchObject({ outcome: 'fail', isBorderline: true });
    expect(ruleAt(21_786 + 251)).toMatchObject({ outcome: 'fail', isBorderline: false });
  });

  test('savings may be counted from 2026 on, and California gives Medi-Cal in the upper bands', () => {
    const textOf = (known: Parameters<typeof factsOf>[0]) =>
      medicareSavingsVerdict(factsOf(known), FIGURES).rules[0]?.text.en;
    expect(textOf(poor)).toContain('Your savings count too.');
    expect(textOf({ ...poor, asOf: '2025-12-31' })).not.toContain('Savings');
    expect(textOf({ ...poor, annualIncome: 19_000 })).toContain('get Medi-Cal, and the state pays the Part B premium');
  });
});
