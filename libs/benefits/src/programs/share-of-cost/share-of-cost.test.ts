import { FIGURES } from '../../figures/figures';
import { factsOf } from '../facts';
import { outcomesOf } from '../scenario.fixture';
import { shareOfCost, shareOfCostVerdict } from './rule';
import { SHARE_OF_COST_SCENARIOS } from './share-of-cost.scenarios';

type Known = Parameters<typeof factsOf>[0];
const known: Known = { asOf: '2026-11-20', age: 72, annualIncome: 30_240, status: 'citizen' };

describe('share of cost', () => {
  test.each(SHARE_OF_COST_SCENARIOS)('$number: $says', ({ known: person, outcome, rules = {} }) => {
    const verdict = shareOfCostVerdict(factsOf(person), FIGURES);
    expect(outcomesOf(verdict)).toMatchObject(rules);
    expect(verdict.outcome).toBe(outcome);
  });

  test.each([
    [22_273, 1, 1_236],
    [30_240, 1, 1_900],
    [40_240, 2, 2_399],
  ])('%i a year, household of %i: %i a month', (annualIncome, householdSize, share) => {
    expect(shareOfCost(factsOf({ ...known, annualIncome, householdSize }), FIGURES)?.share).toBe(share);
  });

  test('the sentence says the amount in both languages', () => {
    const [rule] = shareOfCostVerdict(factsOf(known), FIGURES).rules;
    expect(rule!.text.ko).toContain('한 달 병원비(냈거나 청구된 금액)가 약 1,900달러가 되면');
    expect(rule!.text.en).toContain('Once your medical bills in a month reach about $1,900');
  });

  test('without the maintenance need nothing is decided', () => {
    const figures = { ...FIGURES, maintenanceNeedOne: { ...FIGURES.maintenanceNeedOne, rows: [] } };
    expect(shareOfCostVerdict(factsOf(known), figures).outcome).toBe('unknown');
  });
});
