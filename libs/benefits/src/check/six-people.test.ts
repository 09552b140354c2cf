// The six people of issue 9 (the couple is two of them), each program against the hand-check. PRINT=1 prints the answers
// as the table that docs/eligibility-six-people.md holds.
import { ELIGIBILITY_PROGRAMS } from '@app/contracts/http/eligibility';
import { check } from './check.fixture';
import { SIX_PEOPLE } from './six-people.scenarios';

describe.each(SIX_PEOPLE)('$who', ({ who, request, lines }) => {
  const answer = check(request);

  test('has every program once, with the outcome and the figures of the hand-check', () => {
    const told = Object.fromEntries(
      answer.programs.map(({ program, outcome, yours, limit }) => [
        program,
        { outcome, ...(yours && { yours: yours.value }), ...(limit && { limit: limit.value }) },
      ]),
    );
    expect(answer.programs.map(({ program }) => program)).toEqual([...ELIGIBILITY_PROGRAMS]);
    expect(told).toEqual(lines);
    if (process.env.PRINT) {
      const rows = answer.programs.map(
        ({ program, outcome, yours, limit, text, sources }) =>
          `| ${program} | ${outcome} | ${yours?.value ?? ''} | ${limit?.value ?? ''} | ${text.ko} / ${text.en} | ${new URL(sources[0]!.url).host} |`,
      );
      process.stdout.write(
        `\n## ${who}\n${answer.headline.ko} / ${answer.headline.en}\n${answer.firstStep.title.ko}: ${answer.firstStep.steps.map(({ ko }) => ko).join(' ')} [${answer.firstStep.deadline?.ko ?? ''}]\n${rows.join('\n')}\n${answer.wouldChange.map(({ text }) => `- ${text.ko} / ${text.en}`).join('\n')}\n${answer.card.say.en}\n`,
      );
    }
  });

  test('the three booleans agree with their lines', () => {
    const isYes = (program: string) => ['have', 'possible'].includes(lines[program as 'medicare'].outcome);
    expect([answer.medicare, answer.mediCal, answer.extraHelp]).toEqual(
      ['medicare', 'medi-cal', 'extra-help'].map(isYes),
    );
  });
});
