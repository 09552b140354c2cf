// What to do next, most useful first; the call's recommendations are these same sentences.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type {
  EligibilityAction,
  EligibilityProgramLine,
  EligibilityResponse,
} from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../figures/figure';
import { windowsOn } from '../figures/windows';
import { day, fill } from '../programs/later-texts';
import { buyInRule } from '../programs/medicare-savings/rule';
import { losesMedicareByStatus, STATUS_LOSS_BEGINS } from '../programs/medicare/status.rule';
import words from './action.words.json';
import { isScopeOpen, isStatusOpen, ruleOf } from './situation';
import type { Situation } from './situation';

/** The narrower help comes after the wider. */
const SAVINGS: readonly EligibilityProgram[] = ['qmb', 'slmb', 'qi'];

type Parts = Readonly<Record<string, BilingualText | string>>;

const action = (
  id: string,
  program: EligibilityProgram | null,
  said: Pick<EligibilityAction, 'title' | 'text'>,
  parts: Parts = {},
): EligibilityAction => ({
  id,
  program,
  title: fill(said.title, parts),
  text: fill(said.text, parts),
});

/** What keeps somebody from losing what is there: it comes before every application. */
function keeping({ facts }: Situation): EligibilityAction[] {
  const isOther = facts.status === 'other';
  const isLosing = losesMedicareByStatus(facts) && facts.asOf < STATUS_LOSS_BEGINS;
  return [
    ...(facts.insurance === 'medicaid'
      ? [action('keep-medi-cal', 'medi-cal', isOther ? words.keepMediCalOther : words.keepMediCal)]
      : []),
    ...(isLosing ? [action('keep-medicare', 'medicare', words.keepMedicare, { lost: day(STATUS_LOSS_BEGINS) })] : []),
  ];
}

function mediCalActions(situation: Situation): EligibilityAction[] {
  const { facts, figures, answers } = situation;
  if (facts.insurance === 'medicaid' || isScopeOpen(answers)) return [];
  const days = figureOn(figures, 'decisionDays', facts.asOf);
  const longer = figureOn(figures, 'decisionDaysDisability', facts.asOf);
  const isBorderline = answers.verdicts['medi-cal'].rules.some((rule) => rule.isBorderline && rule.outcome === 'fail');
  if (!answers.mediCal) return isBorderline ? [action('borderline-medi-cal', 'medi-cal', words.borderline)] : [];
  if (isStatusOpen(facts) || !days || !longer) return [];
  const parts = { days: String(days.value), longer: String(longer.value) };
  return [action('apply-medi-cal', 'medi-cal', words.applyMediCal, parts)];
}

function signUp(asOf: string): EligibilityAction[] {
  const general = windowsOn(asOf).find(({ family }) => family === 'medicare-general');
  if (!general?.opensOn || !general.closesOn) return [];
  const parts = { opens: day(general.opensOn), closes: day(general.closesOn) };
  return [action('sign-up-medicare', 'medicare', words.signUpMedicare, parts)];
}

function medicareActions(situation: Situation): EligibilityAction[] {
  const { facts, answers } = situation;
  const age = ruleOf(situation, 'medicare', 'medicare.age');
  if (!answers.medicare) {
    const isComing = age?.outcome === 'fail' && !isStatusOpen(facts);
    return isComing ? [action('medicare-later', 'medicare', words.medicareLater, { said: age.text })] : [];
  }
  // Somebody outside the two named statuses is told how it works, never to enroll in more.
  if (isStatusOpen(facts)) return [];
  return [
    ...(facts.insurance === 'medicare' ? [] : signUp(facts.asOf)),
    ...(facts.insurance === 'employer' ? [action('employer-cover', 'medicare', words.employer)] : []),
    ...savingsActions(situation),
  ];
}

/** The savings program whose own line says that it is possible, and what the widest does about Part A. */
function savingsActions({ facts, figures, lines }: Situation): EligibilityAction[] {
  const line = lines.find(({ program, outcome }) => SAVINGS.includes(program) && outcome === 'possible');
  if (!line) return [];
  const parts = { band: line.program.toUpperCase(), said: line.text };
  const buyIn = line.program === 'qmb' ? buyInRule(facts, figures) : null;
  return [
    action('savings-program', line.program, words.savingsProgram, parts),
    ...(buyIn ? [action('part-a-buy-in', line.program, words.buyIn, { said: buyIn.text })] : []),
  ];
}

function drugActions({ facts, answers }: Situation): EligibilityAction[] {
  const annual = windowsOn(facts.asOf).find(
    ({ family, status }) => family === 'medicare-annual' && status === 'active',
  );
  const closes = answers.medicare && facts.insurance === 'medicare' ? annual?.closesOn : null;
  const extra =
    answers.extraHelp && !isStatusOpen(facts)
      ? answers.mediCal
        ? [action('extra-help-automatic', 'extra-help', words.extraHelpAutomatic)]
        : [action('apply-extra-help', 'extra-help', words.applyExtraHelp)]
      : [];
  const parts = closes ? { closes: day(closes), left: String(annual?.daysLeft ?? 0) } : null;
  return [...extra, ...(parts ? [action('annual-window', 'medicare', words.annualWindow, parts)] : [])];
}

/** What is left for somebody without free Medi-Cal; each says what its own line says. */
function otherWays({ answers, lines }: Situation): EligibilityAction[] {
  const ways = [
    ['share-of-cost', words.shareOfCost],
    ['covered-california', words.coveredCalifornia],
    ['working-disabled', words.workingDisabled],
  ] as const;
  const isWay = ({ outcome }: EligibilityProgramLine): boolean => outcome === 'possible' || outcome === 'undecided';
  if (answers.mediCal) return [];
  return ways.flatMap(([program, said]) => {
    const line = lines.find((one) => one.program === program);
    return line && isWay(line) ? [action(program, program, said, { said: line.text })] : [];
  });
}

/** Never empty: free counselling closes every list. */
export function actionsOf(situation: Situation): EligibilityAction[] {
  return [
    ...(isScopeOpen(situation.answers) ? [action('medi-cal-scope', 'medi-cal', words.scope)] : []),
    ...keeping(situation),
    ...mediCalActions(situation),
    ...medicareActions(situation),
    ...drugActions(situation),
    ...otherWays(situation),
    action('counseling', null, words.counseling),
  ];
}

/** The actions as single sentences of one language. */
export const recommendationsIn = ({ actions }: Pick<EligibilityResponse, 'actions'>, language: 'ko' | 'en'): string[] =>
  actions.map(({ title, text }) => `${title[language]} ${text[language]}`);
