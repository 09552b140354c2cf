// What to do next, most useful first; the call's recommendations are these same sentences.
import type { EligibilityAction, EligibilityProgram, EligibilityResponse } from '@app/contracts/http/eligibility';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../figures/figure';
import { windowsOn } from '../figures/windows';
import { day, fill } from '../programs/amount-texts';
import { losesMedicareByStatus, STATUS_LOSS_BEGINS } from '../programs/medicare/status.rule';
import { ACTIONS } from './action.words';
import type { ActionWords } from './action.words';
import { isScopeOpen, ruleOf } from './situation';
import type { Situation } from './situation';

type Parts = Readonly<Record<string, BilingualText | string>>;

const action = (
  id: string,
  program: EligibilityProgram | null,
  words: ActionWords,
  parts: Parts = {},
): EligibilityAction => ({
  id,
  program,
  title: fill(words.title, parts),
  text: fill(words.text, parts),
});

/** What keeps somebody from losing what is there: it comes before every application. */
function keeping({ facts }: Situation): EligibilityAction[] {
  const isOther = facts.status === 'other';
  const isLosing = losesMedicareByStatus(facts) && facts.asOf < STATUS_LOSS_BEGINS;
  return [
    ...(facts.insurance === 'medicaid'
      ? [action('keep-medi-cal', 'medi-cal', isOther ? ACTIONS.keepMediCalOther : ACTIONS.keepMediCal)]
      : []),
    ...(isLosing ? [action('keep-medicare', 'medicare', ACTIONS.keepMedicare, { lost: day(STATUS_LOSS_BEGINS) })] : []),
  ];
}

function mediCalActions(situation: Situation): EligibilityAction[] {
  const { facts, figures, answers } = situation;
  if (facts.insurance === 'medicaid' || isScopeOpen(answers)) return [];
  const days = figureOn(figures, 'decisionDays', facts.asOf);
  const longer = figureOn(figures, 'decisionDaysDisability', facts.asOf);
  const isBorderline = answers.verdicts['medi-cal'].rules.some((rule) => rule.isBorderline && rule.outcome === 'fail');
  if (!answers.mediCal) return isBorderline ? [action('borderline-medi-cal', 'medi-cal', ACTIONS.borderline)] : [];
  if (facts.status === 'other' || !days || !longer) return [];
  const parts = { days: String(days.value), longer: String(longer.value) };
  return [action('apply-medi-cal', 'medi-cal', ACTIONS.applyMediCal, parts)];
}

function signUp(asOf: string): EligibilityAction[] {
  const general = windowsOn(asOf).find(({ family }) => family === 'medicare-general');
  if (!general?.opensOn || !general.closesOn) return [];
  const parts = { opens: day(general.opensOn), closes: day(general.closesOn) };
  return [action('sign-up-medicare', 'medicare', ACTIONS.signUpMedicare, parts)];
}

function medicareActions(situation: Situation): EligibilityAction[] {
  const { facts, answers } = situation;
  const age = ruleOf(situation, 'medicare', 'medicare.age');
  if (!answers.medicare) {
    const isComing = age?.outcome === 'fail' && facts.status !== 'other';
    return isComing ? [action('medicare-later', 'medicare', ACTIONS.medicareLater, { said: age.text })] : [];
  }
  // Somebody outside the two named statuses is told how it works, never to enrol in more.
  if (facts.status === 'other') return [];
  const band = answers.savingsBand && ruleOf(situation, 'medicare-savings', 'medicare-savings.band');
  const buyIn = ruleOf(situation, 'medicare-savings', 'medicare-savings.part-a-buy-in');
  const savings = { band: answers.savingsBand ?? '', said: band ? band.text : '' };
  return [
    ...(facts.insurance === 'medicare' ? [] : signUp(facts.asOf)),
    ...(facts.insurance === 'employer' ? [action('employer-cover', 'medicare', ACTIONS.employer)] : []),
    ...(band ? [action('savings-program', 'medicare-savings', ACTIONS.savingsProgram, savings)] : []),
    ...(buyIn ? [action('part-a-buy-in', 'medicare-savings', ACTIONS.buyIn, { said: buyIn.text })] : []),
  ];
}

function drugActions({ facts, answers }: Situation): EligibilityAction[] {
  const annual = windowsOn(facts.asOf).find(
    ({ family, status }) => family === 'medicare-annual' && status === 'active',
  );
  const closes = answers.medicare && facts.insurance === 'medicare' ? annual?.closesOn : null;
  const extra =
    answers.extraHelp && facts.status !== 'other'
      ? answers.mediCal
        ? [action('extra-help-automatic', 'extra-help', ACTIONS.extraHelpAutomatic)]
        : [action('apply-extra-help', 'extra-help', ACTIONS.applyExtraHelp)]
      : [];
  const parts = closes ? { closes: day(closes), left: String(annual?.daysLeft ?? 0) } : null;
  return [...extra, ...(parts ? [action('annual-window', 'medicare', ACTIONS.annualWindow, parts)] : [])];
}

/** What is left for somebody above Medi-Cal's limit. */
function otherWays({ answers }: Situation): EligibilityAction[] {
  const ways = [
    ['share-of-cost', ACTIONS.shareOfCost],
    ['covered-california', ACTIONS.coveredCalifornia],
    ['working-disabled', ACTIONS.workingDisabled],
  ] as const;
  if (answers.mediCal) return [];
  return ways.flatMap(([program, words]) => {
    const { outcome, rules } = answers.verdicts[program];
    const said = rules[0]?.text;
    return outcome !== 'fail' && said ? [action(program, program, words, { said })] : [];
  });
}

/** Never empty: free counselling closes every list. */
export function actionsOf(situation: Situation): EligibilityAction[] {
  return [
    ...(isScopeOpen(situation.answers) ? [action('medi-cal-scope', 'medi-cal', ACTIONS.scope)] : []),
    ...keeping(situation),
    ...mediCalActions(situation),
    ...medicareActions(situation),
    ...drugActions(situation),
    ...otherWays(situation),
    action('counseling', null, ACTIONS.counseling),
  ];
}

/** The actions as single sentences of one language. */
export const recommendationsIn = ({ actions }: Pick<EligibilityResponse, 'actions'>, language: 'ko' | 'en'): string[] =>
  actions.map(({ title, text }) => `${title[language]} ${text[language]}`);
