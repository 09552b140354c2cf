// Six people worked out by hand (the couple is two of them), each program against the check.
import { ELIGIBILITY_PROGRAMS } from '@app/contracts/http/eligibility';
import { check } from './check.fixture';
import { SIX_PEOPLE } from './six-people.scenarios';

describe.each(SIX_PEOPLE)('$who', ({ request, lines }) => {
  const answer = check(request);

  test('has every program once, with the outcome and the figures worked out by hand', () => {
    const outcomes = Object.fromEntries(
      answer.programs.map(({ program, outcome, yours, limit }) => [
        program,
        { outcome, ...(yours && { yours: yours.value }), ...(limit && { limit: limit.value }) },
      ]),
    );
    expect(answer.programs.map(({ program }) => program)).toEqual([...ELIGIBILITY_PROGRAMS]);
    expect(outcomes).toEqual(lines);
  });

  test('the three booleans agree with their lines', () => {
    const isYes = (program: string) => ['have', 'possible'].includes(lines[program as 'medicare'].outcome);
    expect([answer.medicare, answer.mediCal, answer.extraHelp]).toEqual(
      ['medicare', 'medi-cal', 'extra-help'].map(isYes),
    );
  });
});
