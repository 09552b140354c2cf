import { FIGURES } from '../../figures/figures';
import { factsOf } from '../facts';
import { outcomesOf } from '../scenario.fixture';
import { CASH_AND_FOOD_SCENARIOS } from './cash-and-food.scenarios';
import { capiRule, ssiRule } from './cash.rule';
import { calFreshRule, careRule, feraRule } from './household.rule';

type Known = Parameters<typeof factsOf>[0];
const facts = (more: Partial<Known>) =>
  factsOf({ asOf: '2026-11-20', age: 72, status: 'citizen', annualIncome: 12_000, ...more });

const CALFRESH = [2_660, 3_608, 4_554, 5_500, 6_448, 7_394, 8_340, 9_288];
const CARE = [43_280, 43_280, 54_640, 66_000, 77_360, 88_720, 100_080, 111_440];

describe('cash, food and energy', () => {
  test.each(CASH_AND_FOOD_SCENARIOS)('$number: $says', ({ known, rules = {} }) => {
    const person = factsOf(known);
    const all = [ssiRule, capiRule, calFreshRule, careRule, feraRule].map((rule) => rule(person, FIGURES));
    expect(outcomesOf({ outcome: 'unknown', rules: all })).toMatchObject(rules);
  });

  test.each(CALFRESH.map((limit, at) => [at + 1, limit]))(
    'CalFresh, household of %i: in at %i a month',
    (householdSize, limit) => {
      const outcome = (annualIncome: number) =>
        calFreshRule(facts({ age: 50, householdSize, annualIncome }), FIGURES).outcome;
      expect([outcome(limit * 12), outcome(limit * 12 + 1)]).toEqual(['pass', 'fail']);
    },
  );

  test.each(CARE.map((limit, at) => [at + 1, limit]))(
    'CARE, household of %i: in at %i a year',
    (householdSize, limit) => {
      const outcome = (annualIncome: number) => careRule(facts({ householdSize, annualIncome }), FIGURES).outcome;
      expect([outcome(limit), outcome(limit + 1)]).toEqual(['pass', 'fail']);
    },
  );

  test.each([
    ['2025-05-01', 1, 1_206.94],
    ['2025-05-01', 2, 2_057.83],
    ['2026-11-20', 1, 1_233.94],
    ['2026-11-20', 2, 2_098.83],
  ])('SSI on %s, household of %i: below %d a month', (asOf, householdSize, limit) => {
    const outcome = (annualIncome: number) => ssiRule(facts({ asOf, householdSize, annualIncome }), FIGURES).outcome;
    const most = Math.ceil(limit * 12) + 240;
    expect([outcome(most - 1), outcome(most)]).toEqual(['unknown', 'fail']);
  });

  test('CAPI is not for citizens; before 65 a disability that was not asked leaves it open, and none shuts it', () => {
    const outcome = (more: Partial<Known>) => capiRule(facts(more), FIGURES).outcome;
    expect(outcome({})).toBe('fail');
    expect(outcome({ status: 'resident', age: 64 })).toBe('unknown');
    expect(outcome({ status: 'resident', age: 64, isDisabled: false })).toBe('fail');
    expect(outcome({ status: 'resident' })).toBe('unknown');
  });

  test('the food rule on status began in April 2026', () => {
    const texts = (asOf: string) => calFreshRule(facts({ asOf, status: 'other' }), FIGURES);
    expect(texts('2026-11-20').text.en).toContain('Since April 1, 2026');
    expect(texts('2026-11-20').outcome).toBe('unknown');
  });
});
