import { FIGURES } from '../../figures/figures';
import { factsOf } from '../facts';
import { outcomesOf } from '../scenario.fixture';
import { bandTest, savingsBand } from './band';
import { SAVINGS_SCENARIOS } from './medicare-savings.scenarios';
import { savingsVerdict } from './rule';

type Known = Parameters<typeof factsOf>[0];
const poor = { asOf: '2026-11-21', age: 72, annualIncome: 12_000, status: 'citizen' } as const;
const idsOf = (known: Known) => savingsVerdict(factsOf(known), FIGURES, 'qmb').rules.map(({ id }) => id);
const countable = (known: Known) => bandTest(factsOf(known), FIGURES, 'qmb')?.countable.yearly;

describe('Medicare Savings Programs', () => {
  test.each(SAVINGS_SCENARIOS)('$number: $says', ({ known, program, outcome, band, rules = {} }) => {
    const facts = factsOf(known);
    const verdict = savingsVerdict(facts, FIGURES, program);
    expect(verdict.outcome).toBe(outcome);
    expect(outcomesOf(verdict)).toMatchObject(rules);
    if (facts.age >= 65) expect(savingsBand(facts, FIGURES)).toBe(band);
  });

  test('after the 20 are taken off: 1,330 / 1,596 / 1,796, a couple 1,804 / 2,164 / 2,435', () => {
    const limits = (householdSize: number) =>
      (['qmb', 'slmb', 'qi'] as const).map(
        (program) => bandTest(factsOf({ ...poor, householdSize }), FIGURES, program)?.limit.monthly,
      );
    expect(limits(1)).toEqual([1_330, 1_596, 1_796]);
    expect(limits(2)).toEqual([1_804, 2_164, 2_435]);
  });

  test('children never make the unit larger; a household of two without a spouse is one person', () => {
    const limit = (more: Partial<Known>) => bandTest(factsOf({ ...poor, ...more }), FIGURES, 'qmb')?.limit.monthly;
    expect(limit({ householdSize: 4 })).toBe(1_804);
    expect(limit({ householdSize: 2, hasSpouse: false })).toBe(1_330);
  });

  test('earned income counts less: the first 65 dollars a month and half of the rest stay out', () => {
    expect(countable({ ...poor, annualIncome: 30_000, earnedIncome: 20_000 })).toBe(10_000 - 240 + (20_000 - 780) / 2);
  });

  test('what is not used up by unearned income comes off what is earned', () => {
    expect(countable({ ...poor, annualIncome: 10_000, earnedIncome: 10_000 })).toBe((10_000 - 240 - 780) / 2);
  });

  test('the state pays Part A for QMBs without full credits, since 2025-01-01', () => {
    const buyIn = 'qmb.part-a-buy-in';
    expect(idsOf(poor)).toContain(buyIn);
    expect(idsOf({ ...poor, workCredits: 39 })).toContain(buyIn);
    expect(idsOf({ ...poor, workCredits: 40 })).not.toContain(buyIn);
    expect(idsOf({ ...poor, asOf: '2024-12-31' })).not.toContain(buyIn);
    expect(idsOf({ ...poor, asOf: '2025-01-01' })).toContain(buyIn);
    expect(idsOf({ ...poor, annualIncome: 17_000 })).not.toContain(buyIn);
  });

  test('within 250 dollars over a limit the answer says apply; beyond, it does not', () => {
    const ruleAt = (annualIncome: number) => savingsVerdict(factsOf({ ...poor, annualIncome }), FIGURES, 'qi').rules[0];
    expect(ruleAt(21_792 + 250)).toMatchObject({ outcome: 'fail', isBorderline: true });
    expect(ruleAt(21_792 + 251)).toMatchObject({ outcome: 'fail', isBorderline: false });
  });

  test('savings count from 2026 on, in each of the three', () => {
    const outcome = (more: Partial<Known>) => savingsVerdict(factsOf({ ...poor, ...more }), FIGURES, 'slmb').outcome;
    expect(outcome({})).toBe('unknown');
    expect(outcome({ assetsBand: 'withinLimit' })).toBe('pass');
    expect(outcome({ assetsBand: 'aboveLimit' })).toBe('fail');
    expect(outcome({ assetsBand: 'aboveLimit', asOf: '2025-12-31' })).toBe('pass');
  });
});
