// What makes people pay less once coverage is there or on its way, and discounts on bills, which come last.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityAction } from '@app/contracts/http/eligibility-answer';
import { amountWithYear } from '../figures/next-year';
import { windowsOn } from '../figures/windows';
import { hasMediCal, hasMedicare } from '../programs/facts';
import { day } from '../programs/later-texts';
import { buyInRule } from '../programs/medicare-savings/rule';
import { action, copays, countyPapers, isPossible, lineOf, ofLine } from './action';
import words from './action.words.json';
import { automaticExtraHelp } from './answers';
import { isStatusOpen, ruleOf } from './situation';
import type { Situation } from './situation';

/** The narrower help comes after the wider. */
const SAVINGS: readonly EligibilityProgram[] = ['qmb', 'slmb', 'qi'];

const ofExtraHelp = { kind: 'pay-less', program: 'extra-help', contacts: ['ssa'] } as const;

/** An own application at Social Security: income and savings decide. */
function applyExtraHelp(situation: Situation): EligibilityAction[] {
  const { facts, answers } = situation;
  if (isStatusOpen(facts) || automaticExtraHelp(situation)) return [];
  const { extraHelp, extraHelpSavings } = words;
  const said = { ...ofExtraHelp, papers: ['identity', 'income', 'savings'] } as const;
  if (answers.extraHelp) {
    const steps = [extraHelp.text, copays(situation, extraHelp.copays)];
    return [action({ ...said, id: 'apply-extra-help', title: extraHelp.title, steps })];
  }
  const isBySavings = answers.medicare && ruleOf(situation, 'extra-help', 'extra-help.assets')?.outcome === 'unknown';
  const line = lineOf(situation, 'extra-help');
  return facts.isIncomeKnown && isBySavings && line?.outcome === 'undecided'
    ? [action({ ...said, id: 'extra-help-savings', title: extraHelpSavings.title, steps: [line.text] })]
    : [];
}

/** What Medi-Cal or a savings program brings by itself; a drug plan is still needed. */
function automaticDrugHelp(situation: Situation): EligibilityAction[] {
  const automatic = automaticExtraHelp(situation);
  if (isStatusOpen(situation.facts) || !situation.answers.extraHelp || !automatic) return [];
  const { title, savings, text } = words.extraHelpAutomatic;
  return [
    action({
      ...ofExtraHelp,
      id: 'extra-help-automatic',
      title: automatic === 'savings' ? savings : title,
      steps: [text],
      contacts: ['hicap', 'ssa'],
      papers: ['drugs', 'insurance'],
    }),
  ];
}

/** The savings program whose own line says that it is possible, and what the widest does about Part A. */
function savingsActions(situation: Situation): EligibilityAction[] {
  const { facts, figures, answers } = situation;
  const program = SAVINGS.find((each) => isPossible(situation, each));
  if (!program || !answers.medicare || isStatusOpen(facts)) return [];
  const said = { kind: 'pay-less', papers: countyPapers(situation) } as const;
  const buyIn = program === 'qmb' ? buyInRule(facts, figures) : null;
  return [
    ofLine(situation, program, {
      ...said,
      id: 'savings-program',
      title: words.savingsProgram.title,
      parts: { band: program.toUpperCase() },
    }),
    ...(buyIn
      ? [ofLine(situation, program, { ...said, id: 'part-a-buy-in', title: words.buyIn.title, steps: [buyIn.text] })]
      : []),
  ];
}

/** The fall window, for everybody who has Medicare: a plan goes on at next year's prices by itself. */
function annualWindow(situation: Situation): EligibilityAction[] {
  const { facts, figures, answers } = situation;
  const annual = windowsOn(facts.asOf).find(
    ({ family, status }) => family === 'medicare-annual' && status === 'active',
  );
  const deductible = amountWithYear(figures, 'partDDeductibleMax', facts.asOf);
  const cap = amountWithYear(figures, 'partDOutOfPocketCap', facts.asOf);
  if (!annual?.closesOn || !hasMedicare(facts) || isStatusOpen(facts) || !deductible || !cap) return [];
  const { title, text, drugs, monthly } = words.annual;
  return [
    action({
      id: 'annual-window',
      kind: 'pay-less',
      program: 'medicare',
      title,
      when: words.when.byLeft,
      steps: [text, drugs, (hasMediCal(facts) || answers.extraHelp) && monthly],
      contacts: ['hicap', 'medicare'],
      papers: ['insurance', 'drugs'],
      parts: { closes: day(annual.closesOn), left: String(annual.daysLeft ?? 0), deductible, cap },
    }),
  ];
}

/** The surcharge of a high income, which is decided by an older tax return. */
function surcharge({ facts, answers }: Situation): EligibilityAction[] {
  const rule = answers.verdicts.irmaa.rules[0];
  if (rule?.outcome !== 'fail' || !answers.medicare || isStatusOpen(facts)) return [];
  return [
    action({
      id: 'irmaa',
      kind: 'pay-less',
      program: 'medicare',
      title: words.irmaa.title,
      when: hasMedicare(facts) ? words.when.now : words.when.premium,
      steps: [rule.text],
      contacts: ['ssa'],
      papers: ['income'],
    }),
  ];
}

function food(situation: Situation): EligibilityAction[] {
  if (!isPossible(situation, 'calfresh') || !situation.facts.isIncomeKnown) return [];
  const papers = ['identity', 'income', 'address'] as const;
  const contacts = ['benefitscal', 'calfresh'] as const;
  const said = { id: 'calfresh', kind: 'pay-less', title: words.food.title, contacts, papers } as const;
  return [ofLine(situation, 'calfresh', said)];
}

export const payActions = (situation: Situation): EligibilityAction[] =>
  [applyExtraHelp, annualWindow, savingsActions, automaticDrugHelp, surcharge, food].flatMap((actionsFor) =>
    actionsFor(situation),
  );

export function discountActions(situation: Situation): EligibilityAction[] {
  const program = (['care', 'fera'] as const).find((each) => isPossible(situation, each));
  if (!program || !situation.facts.isIncomeKnown) return [];
  const { title } = words.discount;
  const place = words.place.utility;
  return [ofLine(situation, program, { id: program, kind: 'discount', title, place, papers: ['bill', 'income'] })];
}
