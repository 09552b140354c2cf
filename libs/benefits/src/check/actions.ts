// What to do next, most useful first; the call's recommendations are these same sentences.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type {
  EligibilityAction,
  EligibilityProgramLine,
  EligibilityResult,
} from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { waitText } from '../lines/medicare.line';
import { figureOn } from '../figures/figure';
import { amountWithYear } from '../figures/next-year';
import { ruleDay } from '../figures/rule-dates';
import { windowsOn } from '../figures/windows';
import { day, fill } from '../programs/later-texts';
import { buyInRule } from '../programs/medicare-savings/rule';
import { losesMedicareByStatus, STATUS_LOSS_BEGINS } from '../programs/medicare/status.rule';
import words from './action.words.json';
import { automaticExtraHelp } from './answers';
import { partBAdviceOf } from './part-b';
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

/** The one advice about Part B, as an action. */
function partBActions({ facts, figures, answers }: Situation): EligibilityAction[] {
  switch (partBAdviceOf({ facts, answers })) {
    case 'any-time':
      return [action('part-b-any-time', 'medicare', facts.insurance === 'medicaid' ? words.anyTimeNow : words.anyTime)];
    case 'work': {
      const months = figureOn(figures, 'specialEnrollmentMonths', facts.asOf);
      const size = figureOn(figures, 'medicareSecondSize', facts.asOf);
      const parts = { months: String(months?.value ?? ''), size: String(size?.value ?? '') };
      return months && size ? [action('employer-cover', 'medicare', words.employer, parts)] : [];
    }
    case 'window': {
      const general = windowsOn(facts.asOf).find(({ family }) => family === 'medicare-general');
      if (!general?.opensOn || !general.closesOn) return [];
      const parts = { opens: day(general.opensOn), closes: day(general.closesOn) };
      return [action('sign-up-medicare', 'medicare', words.signUpMedicare, parts)];
    }
    case 'none':
      return [];
  }
}

/** The surcharge of a high income, which is decided by an older tax return. */
function surchargeActions({ answers }: Situation): EligibilityAction[] {
  const rule = answers.verdicts.irmaa.rules[0];
  return rule?.outcome === 'fail' ? [action('irmaa', 'medicare', words.irmaa, { said: rule.text })] : [];
}

function laterActions(situation: Situation): EligibilityAction[] {
  const age = ruleOf(situation, 'medicare', 'medicare.age');
  if (age?.outcome === 'fail' && !isStatusOpen(situation.facts)) {
    return [action('medicare-later', 'medicare', words.medicareLater, { said: age.text })];
  }
  const wait = waitText(situation);
  return wait ? [action('medicare-wait', 'medicare', words.medicareWait, { said: wait })] : [];
}

function medicareActions(situation: Situation): EligibilityAction[] {
  const { facts, answers } = situation;
  if (!answers.medicare) return laterActions(situation);
  // Somebody outside the two named statuses is told how it works, never to enroll in more.
  if (isStatusOpen(facts)) return [];
  return [...partBActions(situation), ...surchargeActions(situation), ...savingsActions(situation)];
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

function extraHelpActions(situation: Situation): EligibilityAction[] {
  const { facts, answers, lines } = situation;
  if (isStatusOpen(facts)) return [];
  const automatic = automaticExtraHelp(situation);
  if (answers.extraHelp && automatic) {
    return [
      action(
        'extra-help-automatic',
        'extra-help',
        automatic === 'savings' ? words.extraHelpBySavings : words.extraHelpAutomatic,
      ),
    ];
  }
  if (answers.extraHelp) return [action('apply-extra-help', 'extra-help', words.applyExtraHelp)];
  const line = lines.find(({ program }) => program === 'extra-help');
  const isBySavings = answers.medicare && ruleOf(situation, 'extra-help', 'extra-help.assets')?.outcome === 'unknown';
  return line && isBySavings && line.outcome === 'undecided'
    ? [action('extra-help-savings', 'extra-help', words.extraHelpSavings, { said: line.text })]
    : [];
}

function drugActions(situation: Situation): EligibilityAction[] {
  const { facts, figures, answers } = situation;
  const annual = windowsOn(facts.asOf).find(
    ({ family, status }) => family === 'medicare-annual' && status === 'active',
  );
  const closes = answers.medicare && facts.insurance === 'medicare' ? annual?.closesOn : null;
  const deductible = amountWithYear(figures, 'partDDeductibleMax', facts.asOf);
  const cap = amountWithYear(figures, 'partDOutOfPocketCap', facts.asOf);
  const extra = extraHelpActions(situation);
  if (!closes || !deductible || !cap) return extra;
  const parts = { closes: day(closes), left: String(annual?.daysLeft ?? 0), deductible, cap };
  return [...extra, action('annual-window', 'medicare', words.annualWindow, parts)];
}

/** What is left for somebody without free Medi-Cal; each says what its own line says. */
function otherWays({ answers, lines }: Situation): EligibilityAction[] {
  const ways = [
    ['share-of-cost', words.shareOfCost],
    ['covered-california', words.coveredCalifornia],
    ['working-disabled', words.workingDisabled],
  ] as const;
  const isWay = ({ program, outcome }: EligibilityProgramLine): boolean =>
    outcome === 'possible' || (outcome === 'undecided' && program === 'covered-california');
  if (answers.mediCal) return [];
  return ways.flatMap(([program, said]) => {
    const line = lines.find((one) => one.program === program);
    return line && isWay(line) ? [action(program, program, said, { said: line.text })] : [];
  });
}

/** The rule of who may become a permanent resident, for everybody whom it may concern. */
function publicChargeActions({ facts }: Situation): EligibilityAction[] {
  const begins = ruleDay('publicCharge');
  if (facts.status === 'citizen' || facts.asOf < begins) return [];
  const said = facts.status === 'resident' ? words.publicChargeResident : words.publicCharge;
  return [action('public-charge', null, said, { begins: day(begins) })];
}

/** Medicare counselors cannot help where Medicare is not open. */
const isForLegalAid = ({ facts, answers }: Situation): boolean =>
  !answers.medicare && (facts.status === 'other' || (facts.status === 'resident' && facts.yearsAsResident !== null));

/** Never empty: free counselling closes every list. */
export function actionsOf(situation: Situation): EligibilityAction[] {
  return [
    ...(isScopeOpen(situation.answers) ? [action('medi-cal-scope', 'medi-cal', words.scope)] : []),
    ...keeping(situation),
    ...mediCalActions(situation),
    ...medicareActions(situation),
    ...drugActions(situation),
    ...otherWays(situation),
    ...publicChargeActions(situation),
    action('counseling', null, isForLegalAid(situation) ? words.counselingLegal : words.counseling),
  ];
}

/** The actions as single sentences of one language. */
export const recommendationsIn = ({ actions }: Pick<EligibilityResult, 'actions'>, language: 'ko' | 'en'): string[] =>
  actions.map(({ title, text }) => `${title[language]} ${text[language]}`);
