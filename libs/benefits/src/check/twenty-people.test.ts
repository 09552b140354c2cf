// What twenty people are told first, with the verdict and the year.
import { check, textsOf } from './check.fixture';
import { TWENTY_PEOPLE } from './twenty-people.scenarios';

test.each(TWENTY_PEOPLE)('$number: $who', ({ request, headline, firstStep, outcomes, says, never }) => {
  const answer = check({ ...request, asOf: '2026-11-27' });
  const texts = textsOf([answer.headline, answer.actions, answer.programs, answer.rules, answer.switches])
    .map(({ en }) => en)
    .join('\n');
  expect(answer.headline.en).toBe(headline);
  expect(answer.actions[0]?.title.en).toBe(firstStep);
  expect(Object.fromEntries(answer.programs.map(({ program, outcome }) => [program, outcome]))).toMatchObject(outcomes);
  expect(says.filter((words) => !texts.includes(words))).toEqual([]);
  expect(never.filter((words) => texts.includes(words))).toEqual([]);
  expect(answer.figureYear).toBe(2026);
});

test('no flip says that savings stand in the way of Covered California', () => {
  for (const { request } of TWENTY_PEOPLE) {
    const flips = check({ ...request, asOf: '2026-11-27' }).wouldChange;
    expect(flips.filter(({ id }) => id === 'savings.covered-california')).toEqual([]);
  }
});
