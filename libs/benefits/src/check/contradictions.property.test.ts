// Two thousand invented people: no two lines of one answer contradict each other about Part B, Medi-Cal, Extra Help or the year.
import fc from 'fast-check';
import { FIGURES } from '../figures/figures';
import { dollars } from '../programs/amount-texts';
import { programLinesOf } from '../lines/programs';
import { actionsOf } from './actions';
import { tracedRules } from './answers';
import { contradictionsIn } from './contradictions.fixture';
import type { CheckedAnswer } from './contradictions.fixture';
import { factsOfRequest } from './facts-of-request';
import type { CheckedRequest } from './facts-of-request';
import { knownPerson, openPerson } from './invented-person.fixture';
import { answersOf } from './open-answers';
import { headlineOf } from './reasons';
import { switchesOf } from './switches';

const PEOPLE = 2_000;
/** People who do not know their age or household are answered for everybody they may be, which takes twenty times as long. */
const anybody = fc.oneof({ weight: 19, arbitrary: knownPerson }, { weight: 1, arbitrary: openPerson });

/** Dollars of a yearly row -> the years it holds in. */
function yearsOfAmounts(): Map<string, Set<string>> {
  const years = new Map<string, Set<string>>();
  for (const { rows, unit } of Object.values(FIGURES)) {
    for (const { value, year, effectiveTo } of rows) {
      if (value === null || effectiveTo === null || !unit.startsWith('usd')) continue;
      const text = dollars(value).en;
      years.set(text, (years.get(text) ?? new Set()).add(String(year)));
    }
  }
  return years;
}

function answerTo(request: CheckedRequest): CheckedAnswer {
  const facts = factsOfRequest(request);
  const answers = answersOf(facts, FIGURES);
  const lines = programLinesOf({ facts, figures: FIGURES, answers });
  const situation = { facts, figures: FIGURES, answers, lines };
  const { verdicts, extraHelp } = answers;
  const actions = actionsOf(situation);
  return {
    headline: headlineOf(situation, actions),
    actions,
    programs: lines,
    rules: tracedRules(answers),
    switches: switchesOf(situation),
    extraHelp,
    outcomes: {
      medicare: verdicts.medicare.outcome,
      mediCal: verdicts['medi-cal'].outcome,
      extraHelp: verdicts['extra-help'].outcome,
    },
  };
}

test('no two lines of one answer contradict each other', () => {
  const amounts = yearsOfAmounts();
  fc.assert(
    fc.property(anybody, (request) => {
      const found = contradictionsIn(answerTo(request), amounts);
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns: PEOPLE },
  );
});
