// What people in each situation do first, and the verdict above it.
import { check } from './check.fixture';
import { SITUATED_PEOPLE } from './situations.scenarios';

const named = SITUATED_PEOPLE.map((person) => ({
  person,
  name: `${person[0]}, ${person[1]}, ${person[2]}, ${person[3]}`,
}));

test.each(named)('$name', ({ person }) => {
  const [situation, age, monthlyIncome, citizenshipStatus, rest, first, headline] = person;
  const income = monthlyIncome === null ? { isIncomeUnknown: true as const } : { monthlyIncome };
  const alone = { householdSize: 1, hasSpouse: false };
  const answer = check({ ...alone, situation, age, citizenshipStatus, ...income, ...rest, asOf: '2026-11-28' });
  expect([answer.actions[0]?.id, answer.headline.en]).toEqual([first, headline]);
});
