// What keeps somebody from losing what is there: it comes before everything that could be added.
import type { EligibilityAction } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '../figures/figure';
import { ruleDayOfYear } from '../figures/rule-dates';
import { windowsOn } from '../figures/windows';
import { coverageYear } from '../programs/covered-california/coverage-year';
import { hasMediCal } from '../programs/facts';
import { day } from '../programs/later-texts';
import { losesMedicareByStatus, STATUS_LOSS_BEGINS } from '../programs/medicare/status.rule';
import { action, lineOf } from './action';
import words from './action.words.json';
import { partBAdviceOf } from './part-b';
import { isStatusOpen } from './situation';
import type { Situation } from './situation';

const { when } = words;

function keepMedicare({ facts }: Situation): EligibilityAction[] {
  if (!losesMedicareByStatus(facts) || facts.asOf >= STATUS_LOSS_BEGINS) return [];
  const { title, text } = words.keepMedicare;
  return [
    action({
      id: 'keep-medicare',
      kind: 'keep',
      program: 'medicare',
      title,
      when: when.before,
      steps: [text],
      contacts: ['hca', 'hicap'],
      papers: ['identity', 'insurance'],
      parts: { lost: day(STATUS_LOSS_BEGINS) },
    }),
  ];
}

function keepMediCal({ facts }: Situation): EligibilityAction[] {
  if (!hasMediCal(facts)) return [];
  const { title, text, other } = words.keepMediCal;
  return [
    action({
      id: 'keep-medi-cal',
      kind: 'keep',
      program: 'medi-cal',
      title,
      when: when.letter,
      steps: [text, isStatusOpen(facts) && other],
      contacts: ['medi-cal', 'benefitscal'],
      papers: ['renewal', 'income'],
    }),
  ];
}

/** The plan of a current job, which also decides when Part B begins. */
function keepJobPlan(situation: Situation): EligibilityAction[] {
  const { facts, figures } = situation;
  if (partBAdviceOf(situation) !== 'work') return [];
  const months = figureOn(figures, 'specialEnrollmentMonths', facts.asOf);
  const size = figureOn(figures, 'medicareSecondSize', facts.asOf);
  if (!months || !size) return [];
  const { work } = words;
  return [
    action({
      id: 'employer-cover',
      kind: 'keep',
      program: 'medicare',
      title: work.title,
      when: when.afterWork,
      steps: [work.text, work.size, work.not],
      contacts: ['ssa', 'hicap'],
      papers: ['identity', 'insurance', 'employment'],
      parts: { months: String(months.value), size: String(size.value) },
    }),
  ];
}

/** The last day for January while people sign up; after it the closing day. */
export function marketDays({ facts, figures }: Situation) {
  const window = windowsOn(facts.asOf).find(
    ({ family, status }) => family === 'covered-california' && status === 'active',
  );
  const { year } = coverageYear(facts, figures);
  if (!window?.closesOn) return null;
  const january = ruleDayOfYear('coveredCaliforniaJanuaryBy', year);
  const isBefore = january !== undefined && facts.asOf <= january;
  return { year: String(year), january: isBefore ? day(january) : null, closes: day(window.closesOn) };
}

/** Only where Medi-Cal, Medicare or the income does not end it. */
function keepMarketPlan(situation: Situation): EligibilityAction[] {
  const outcome = lineOf(situation, 'covered-california')?.outcome;
  if (situation.facts.situation !== 'covered-california' || (outcome !== 'possible' && outcome !== 'undecided'))
    return [];
  if (situation.answers.medicare) return [];
  const days = marketDays(situation);
  const said = days ? words.keepMarket : words.keepMarketAlways;
  return [
    action({
      id: 'keep-covered-california',
      kind: 'keep',
      program: 'covered-california',
      title: said.title,
      when: days ? when.by : when.now,
      steps: [said.text],
      contacts: ['covered-ca-ko', 'covered-ca'],
      papers: ['income', 'insurance'],
      parts: days ? { year: days.year, closes: days.january ?? days.closes } : {},
    }),
  ];
}

export const keepActions = (situation: Situation): EligibilityAction[] =>
  [keepMedicare, keepMediCal, keepJobPlan, keepMarketPlan].flatMap((actionsFor) => actionsFor(situation));
