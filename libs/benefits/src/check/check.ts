// The eligibility check: one person, one day, one set of dated figures -> the whole answer. Pure; called by the
// eligibility service and, for the questions the call has no field for, by library tests. Law:
// docs/facts/policy.md#decision-logic and #words-every-result-must-carry.
import type { EligibilityResult } from '@app/contracts/http/eligibility-answer';
import type { Facts } from '../programs/facts';
import type { Figures } from '../programs/rule';
import { programLinesOf } from '../lines/programs';
import { actionsOf, recommendationsIn } from './actions';
import { tracedRules } from './answers';
import { contactsOf, noticesOf } from './apply';
import { assumptionsOf, figureYearOf } from './assumptions';
import { cardOf } from './card';
import type { ContactBook } from './contact-book';
import { wouldChangeOf } from './flips';
import { answersOf } from './open-answers';
import { nextQuestionsOf } from './questions';
import { headlineOf, reasonsOf } from './reasons';
import type { Situation } from './situation';
import { switchesOf } from './switches';

/**
 * Never throws and never promises: "possible" at most. `recommendations` are in `language`, all else in both.
 * @param contacts the lines an answer may name (libs/content): this library holds no telephone number
 */
export function checkEligibility(
  facts: Facts,
  figures: Figures,
  contacts: ContactBook,
  language: 'ko' | 'en' = 'ko',
): EligibilityResult {
  const answers = answersOf(facts, figures);
  const { medicare, mediCal, extraHelp, verdicts } = answers;
  const lines = programLinesOf({ facts, figures, answers });
  const situation: Situation = { facts, figures, answers, lines };
  const actions = actionsOf(situation);
  const wouldChange = wouldChangeOf(situation);
  return {
    medicare,
    mediCal,
    extraHelp,
    recommendations: recommendationsIn({ actions }, language),
    asOf: facts.asOf,
    figureYear: figureYearOf(facts, figures),
    outcomes: {
      medicare: verdicts.medicare.outcome,
      mediCal: verdicts['medi-cal'].outcome,
      extraHelp: verdicts['extra-help'].outcome,
    },
    reasons: reasonsOf(lines),
    headline: headlineOf(situation, actions),
    actions,
    assumptions: assumptionsOf(situation, wouldChange),
    rules: tracedRules(answers),
    programs: lines,
    wouldChange,
    nextQuestions: nextQuestionsOf(situation),
    switches: switchesOf(situation),
    apply: contactsOf(situation, contacts, actions),
    notices: noticesOf(situation),
    card: cardOf(situation, actions),
  };
}
