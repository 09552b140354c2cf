// Five thousand invented people, some of whom do not know their age, household or income: every program has exactly one line, its
// sentence never denies its outcome, and its outcome agrees with the limit and the person's own figure. The whole answer takes longer, so
// a thousand people check its booleans, and three hundred its flips.
import fc from 'fast-check';
import type { EligibilityProgramLine, EligibilityResult } from '@app/contracts/http/eligibility-answer';
import { FIGURES } from '../figures/figures';
import { programLinesOf } from '../lines/programs';
import { firstOf } from './actions';
import { checkEligibility } from './check';
import { BOOK } from './check.fixture';
import { factsOfRequest } from './facts-of-request';
import type { CheckedRequest } from './facts-of-request';
import { inventedPerson } from './invented-person.fixture';
import { lineChecker } from './line-faults.fixture';
import { answersOf } from './open-answers';

const PEOPLE = 5_000;
const answerTo = (request: CheckedRequest): EligibilityResult =>
  checkEligibility(factsOfRequest(request), FIGURES, BOOK);

/** The lines alone: what-ifs and the other parts of an answer are no part of this property, and cost ten times as much. */
function linesOf(request: CheckedRequest): EligibilityProgramLine[] {
  const facts = factsOfRequest(request);
  return programLinesOf({ facts, figures: FIGURES, answers: answersOf(facts, FIGURES) });
}

test('every program is one line, and no line contradicts itself', () => {
  const faultsOf = lineChecker();
  fc.assert(
    fc.property(inventedPerson, (request) => {
      const found = faultsOf(linesOf(request));
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns: PEOPLE },
  );
});

test('the booleans of the call agree with their lines, and no rule without a figure is close to its limit', () => {
  const keys = [
    ['medicare', 'medicare'],
    ['medi-cal', 'mediCal'],
    ['extra-help', 'extraHelp'],
  ] as const;
  fc.assert(
    fc.property(inventedPerson, (request) => {
      const answer = answerTo(request);
      for (const [program, key] of keys) {
        const outcome = answer.programs.find((line) => line.program === program)!.outcome;
        const isFit = answer[key]
          ? !['not-possible', 'not-needed'].includes(outcome)
          : !['have', 'possible'].includes(outcome);
        if (!isFit) throw new Error(`${key} is ${answer[key]}, but its line is ${outcome}`);
      }
      const ids = answer.apply.map(({ id }) => id);
      const wanted = [...firstOf(answer.actions), ...answer.programs.map(({ nextStep }) => nextStep)].flatMap(
        ({ contacts }) => contacts,
      );
      if (!wanted.every((id) => ids.includes(id))) throw new Error(`a contact is missing: ${wanted.join()}`);
      const withoutFigure = answer.rules.filter(({ isBorderline, yours }) => isBorderline && yours === null);
      if (withoutFigure.length > 0) throw new Error(`${withoutFigure[0]!.id} is close to a limit without a figure`);
    }),
    { numRuns: 1_000 },
  );
});

test('every flip is true: the changed request has that outcome, and the request itself does not', () => {
  fc.assert(
    fc.property(inventedPerson, (request) => {
      const before = answerTo(request);
      for (const { change, program, becomes, text } of before.wouldChange) {
        const { annualIncome, monthlyIncome, isIncomeUnknown, ...rest } = request;
        const money = change.annualIncome === undefined ? { annualIncome, monthlyIncome, isIncomeUnknown } : {};
        const known = Object.fromEntries(Object.entries(money).filter(([, value]) => value !== undefined));
        const after = answerTo({ ...rest, ...known, ...change, asOf: request.asOf } as CheckedRequest);
        const outcomeIn = ({ programs }: EligibilityResult) =>
          programs.find((line) => line.program === program)?.outcome;
        if (outcomeIn(after) !== becomes || outcomeIn(before) === becomes) {
          throw new Error(`${outcomeIn(before)} -> ${outcomeIn(after)}, not ${becomes}: ${text.en}`);
        }
      }
    }),
    { numRuns: 300 },
  );
});
