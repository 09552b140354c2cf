import { FIGURES } from '../../figures/figures';
import { factsOf } from '../facts';
import { outcomesOf } from '../scenario.fixture';
import { workingDisabledVerdict, workingIncomeRule } from './rule';
import { WORKING_DISABLED_SCENARIOS } from './working-disabled.scenarios';

const LEVELS: Record<number, readonly number[]> = {
  2024: [15_060, 20_440],
  2025: [15_650, 21_150],
  2026: [15_960, 21_640],
};
/** One person or a couple: SSI counting knows no larger unit. */
const everySize = Object.entries(LEVELS).flatMap(([year, levels]) =>
  levels.map((level, at) => [Number(year), at + 1, 12 * Math.ceil(2.5 * Math.ceil(level / 12))] as const),
);

describe('the 250% program', () => {
  test.each(WORKING_DISABLED_SCENARIOS)('$number: $says', ({ known, outcome, rules = {} }) => {
    const verdict = workingDisabledVerdict(factsOf(known), FIGURES);
    expect(outcomesOf(verdict)).toMatchObject(rules);
    expect(verdict.outcome).toBe(outcome);
  });

  test.each(everySize)('%i, household of %i: countable income has to be below %i', (year, householdSize, limit) => {
    const outcome = (annualIncome: number) =>
      workingIncomeRule(
        factsOf({ asOf: `${year}-05-01`, age: 50, status: 'citizen', householdSize, annualIncome }),
        FIGURES,
      ).outcome;
    expect([outcome(limit + 239), outcome(limit + 240)]).toEqual(['pass', 'fail']);
  });
});
