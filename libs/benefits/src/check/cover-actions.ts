// What brings coverage: Medi-Cal, the one advice about Part B, and Covered California. Where status is open, no one is advised to enroll.
import type { EligibilityAction } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { waitText } from '../lines/medicare.line';
import { firstOfMonth } from '../days/calendar-day';
import { figureOn } from '../figures/figure';
import { amountWithYear } from '../figures/next-year';
import { dayBefore, ruleDay } from '../figures/rule-dates';
import { hasMediCal, hasMedicare } from '../programs/facts';
import { day, fill, month } from '../programs/later-texts';
import { mediCalPath } from '../programs/medi-cal/path';
import { fifthYear } from '../programs/medicare/fifth-year';
import type { InitialWindow } from '../programs/medicare/initial-window';
import { action, copays, countyPapers, isPossible, lineOf, ofLine } from './action';
import words from './action.words.json';
import { marketDays } from './keep-actions';
import { firstWindow } from './first-window';
import { marketEnds, partBActions } from './part-b-actions';
import { isScopeOpen, isStatusOpen, ruleOf } from './situation';
import type { Situation } from './situation';

const { when } = words;
/** Applications from this day on look back over fewer months (docs/facts/policy.md#medi-cal-coming-changes). */
const FEWER_MONTHS_FROM = ruleDay('mediCalBackCover');
const LAST_DAY_OF_MORE = dayBefore(FEWER_MONTHS_FROM);

/** What waiting costs: said only in the months before the change. */
function backCover({ facts, figures }: Situation): BilingualText | null {
  if (facts.asOf >= FEWER_MONTHS_FROM || facts.asOf.slice(0, 4) !== LAST_DAY_OF_MORE.slice(0, 4)) return null;
  // Which of the two an unknown age loses is unknown too.
  if (!facts.isAgeKnown && !hasMedicare(facts)) return null;
  const isExpansion = facts.isAgeKnown && mediCalPath(facts, figures) === 'magi';
  const id = isExpansion ? 'backCoverMonthsExpansion' : 'backCoverMonths';
  const now = figureOn(figures, id, facts.asOf);
  const later = figureOn(figures, id, FEWER_MONTHS_FROM);
  if (!now || !later || later.isOld || later.value >= now.value) return null;
  const parts = {
    closes: day(LAST_DAY_OF_MORE),
    now: String(now.value),
    later: String(later.value),
    year: FEWER_MONTHS_FROM.slice(0, 4),
  };
  return fill(later.value === 1 ? words.backCoverOne : words.backCover, parts);
}

function decision({ facts, figures }: Situation): BilingualText | null {
  const days = figureOn(figures, 'decisionDays', facts.asOf);
  const longer = figureOn(figures, 'decisionDaysDisability', facts.asOf);
  return days && longer
    ? fill(words.mediCal.decides, { days: String(days.value), longer: String(longer.value) })
    : null;
}

/** The status leaves open what Medi-Cal would cover, or none was given. */
function scopeActions(situation: Situation): EligibilityAction[] {
  const { facts } = situation;
  const { scope, unsaid } = words;
  const isUnsaid = facts.status === 'unsaid';
  return [
    action({
      id: isUnsaid ? 'ask-medi-cal' : 'medi-cal-scope',
      kind: 'cover',
      program: 'medi-cal',
      title: isUnsaid ? unsaid.title : scope.title,
      steps: [isUnsaid ? unsaid.text : scope.text, scope.emergency],
      contacts: isUnsaid ? ['medi-cal', 'hca'] : ['hca', 'medi-cal'],
      papers: countyPapers(situation),
    }),
  ];
}

function mediCalActions(situation: Situation): EligibilityAction[] {
  const { facts, figures, answers } = situation;
  if (hasMediCal(facts)) return [];
  if (isScopeOpen(answers) || isStatusOpen(facts)) return scopeActions(situation);
  const line = lineOf(situation, 'medi-cal');
  const isNear = line?.outcome === 'undecided' && line.yours !== null && facts.isIncomeKnown;
  if (line?.outcome !== 'possible' && !isNear) return [];
  const { mediCal, mediCalClose } = words;
  const premium = amountWithYear(figures, 'partBPremium', facts.asOf);
  const bills = backCover(situation);
  const isHelped = answers.extraHelp && hasMedicare(facts);
  return [
    action({
      id: isNear ? 'borderline-medi-cal' : 'apply-medi-cal',
      kind: 'cover',
      program: 'medi-cal',
      title: isNear ? mediCalClose.title : mediCal.title,
      when: bills ? when.best : when.anyTime,
      steps: [
        isNear && mediCalClose.premiums,
        bills,
        decision(situation),
        !isNear && hasMedicare(facts) && premium && fill(mediCal.partB, { premium }),
        !isNear && isHelped && copays(situation, mediCal.drugs),
      ],
      contacts: ['benefitscal', 'medi-cal'],
      papers: countyPapers(situation),
      parts: { closes: day(LAST_DAY_OF_MORE) },
    }),
  ];
}

/** A first period that opens later than this says nothing about now. */
const SOON_MONTHS = 12;

/** Whether the first period may be open, or opens within a year. */
function opensSoon({ opensFrom }: InitialWindow, asOf: string): boolean {
  return opensFrom <= firstOfMonth(asOf, SOON_MONTHS).slice(0, 7);
}

/** The months in which the first period opens, for somebody younger than 65. */
export function ageActions(situation: Situation, isSoon: boolean): EligibilityAction[] {
  const age = ruleOf(situation, 'medicare', 'medicare.age');
  const opening = firstWindow(situation);
  if (age?.outcome !== 'fail' || !opening || opensSoon(opening, situation.facts.asOf) !== isSoon) return [];
  return [
    action({
      id: 'medicare-later',
      kind: isSoon ? 'cover' : 'help',
      program: 'medicare',
      title: opening.mayBeOpen ? words.later.now : words.later.title,
      when: when.opens,
      steps: [age.text, words.later.dates, marketEnds(situation)],
      contacts: ['ssa', 'hicap'],
      papers: ['identity', 'status', 'work'],
      parts: { from: month(opening.opensFrom), to: month(opening.opensTo) },
    }),
  ];
}

/** When Medicare opens for a resident before the fifth year. */
function fifthYearActions(situation: Situation): EligibilityAction[] {
  const { facts, figures, answers } = situation;
  const fifth = answers.medicare ? null : fifthYear(facts, figures);
  const text = fifth && waitText(situation);
  if (!fifth || !text || firstWindow(situation)) return [];
  return [
    action({
      id: 'medicare-wait',
      kind: 'cover',
      program: 'medicare',
      title: words.wait.title,
      when: when.opens,
      steps: [text, words.wait.until],
      contacts: ['ssa', 'hca'],
      papers: ['identity', 'status', 'work'],
      parts: { from: month(fifth.opensFrom), to: month(fifth.opensTo) },
    }),
  ];
}

function marketActions(situation: Situation): EligibilityAction[] {
  const { facts, answers } = situation;
  const line = lineOf(situation, 'covered-california');
  const isOpen =
    line?.outcome === 'undecided' &&
    !isStatusOpen(facts) &&
    facts.isAgeKnown &&
    facts.isIncomeKnown &&
    facts.insurance !== 'employer';
  // Who has it already keeps it (keep-actions.ts); who may have Medicare is not sent there.
  if (!line || facts.situation === 'covered-california' || answers.medicare) return [];
  if (line.outcome !== 'possible' && !isOpen) return [];
  const income = ruleOf(situation, 'covered-california', 'covered-california.income');
  const days = marketDays(situation);
  return [
    action({
      id: 'covered-california',
      kind: 'cover',
      program: 'covered-california',
      title: isOpen ? words.market.ask : words.market.title,
      when: days?.january ? when.january : days ? when.by : when.lifeChange,
      steps: [isOpen ? line.text : (income?.text ?? line.text), words.market.korean, days && words.market.dates],
      contacts: ['covered-ca-ko', 'covered-ca'],
      papers: ['identity', 'status', 'income', 'address'],
      parts: days ? { closes: days.closes, ...(days.january && { january: days.january }) } : {},
    }),
  ];
}

/** The 250% program, and a share of cost where nothing else covers anything: alone it helps only in a month of large bills. */
function lastWays(situation: Situation, hasOther: boolean): EligibilityAction[] {
  const { facts, answers } = situation;
  if (answers.mediCal || isStatusOpen(facts)) return [];
  const said = { kind: 'cover', papers: countyPapers(situation) } as const;
  const { workingDisabled, shareOfCost } = words;
  if (isPossible(situation, 'working-disabled'))
    return [ofLine(situation, 'working-disabled', { ...said, id: 'working-disabled', title: workingDisabled.title })];
  return isPossible(situation, 'share-of-cost') && !answers.medicare && !hasOther
    ? [ofLine(situation, 'share-of-cost', { ...said, id: 'share-of-cost', title: shareOfCost.title })]
    : [];
}

/** A period that may be open now comes before a plan that it would end. */
export function coverActions(situation: Situation): EligibilityAction[] {
  const later = [...ageActions(situation, true), ...fifthYearActions(situation)];
  const market = marketActions(situation);
  const isMarketSure = isPossible(situation, 'covered-california') && !firstWindow(situation)?.mayBeOpen;
  const found = [
    ...mediCalActions(situation),
    ...partBActions(situation),
    ...(isMarketSure ? [...market, ...later] : [...later, ...market]),
  ];
  return [...found, ...lastWays(situation, found.length > 0)];
}
