// The one thing to do first: what keeps something from being lost, then what brings most. Nobody is told to enroll where
// the status is open.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityFirstStep, EligibilityProgramLine } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../figures/figure';
import type { FigureId } from '../figures/figures';
import { dayBefore, ruleDay } from '../figures/rule-dates';
import { amountWithYear } from '../figures/next-year';
import { ruleDayOfYear } from '../figures/rule-dates';
import { windowsOn } from '../figures/windows';
import { day, fill } from '../programs/later-texts';
import { copayIds } from '../programs/extra-help/rule';
import { coverageYear } from '../programs/covered-california/coverage-year';
import { mediCalPath } from '../programs/medi-cal/path';
import { losesMedicareByStatus, STATUS_LOSS_BEGINS } from '../programs/medicare/status.rule';
import { automaticExtraHelp } from './answers';
import type { ContactId } from './contact-book';
import words from './first-step.words.json';
import { partBAdviceOf } from './part-b';
import { isScopeOpen, isStatusOpen } from './situation';
import type { Situation } from './situation';

/** Applications from this day on look back over fewer months (docs/facts/policy.md#medi-cal-coming-changes). */
const FEWER_MONTHS_FROM = ruleDay('mediCalBackCover');
const LAST_DAY_OF_MORE = dayBefore(FEWER_MONTHS_FROM);

interface Step {
  program: EligibilityProgram | null;
  title: BilingualText;
  steps: readonly (BilingualText | null)[];
  deadline?: BilingualText | null;
  contacts: readonly ContactId[];
}

const step = ({ program, title, steps, deadline = null, contacts }: Step): EligibilityFirstStep => ({
  program,
  title,
  steps: steps.filter((each): each is BilingualText => each !== null),
  deadline,
  contacts: [...contacts],
});

const lineOf = ({ lines }: Situation, program: EligibilityProgram): EligibilityProgramLine | undefined =>
  lines.find((line) => line.program === program);
const isPossible = (situation: Situation, program: EligibilityProgram): boolean =>
  lineOf(situation, program)?.outcome === 'possible';

/** An amount with its year, and next year's where people choose for it. */
const money = ({ facts, figures }: Situation, id: FigureId): BilingualText | null =>
  amountWithYear(figures, id, facts.asOf);

function copays(situation: Situation, text: BilingualText): BilingualText | null {
  const ids = copayIds(situation.facts, situation.figures, automaticExtraHelp(situation));
  const generic = money(situation, ids.generic);
  const brand = money(situation, ids.brand);
  return generic && brand ? fill(text, { generic, brand }) : null;
}

function decision({ facts, figures }: Situation): BilingualText | null {
  const days = figureOn(figures, 'decisionDays', facts.asOf);
  const longer = figureOn(figures, 'decisionDaysDisability', facts.asOf);
  return days && longer ? fill(words.decides, { days: String(days.value), longer: String(longer.value) }) : null;
}

/** What waiting costs: said only in the months before the change. */
function backCover({ facts, figures }: Situation): BilingualText | null {
  if (facts.asOf >= FEWER_MONTHS_FROM || facts.asOf.slice(0, 4) !== LAST_DAY_OF_MORE.slice(0, 4)) return null;
  // With an age that is not known nobody can say which of the two it loses.
  if (!facts.isAgeKnown && facts.insurance !== 'medicare') return null;
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

function mediCalStep(situation: Situation): EligibilityFirstStep {
  const { facts, answers } = situation;
  const premium = money(situation, 'partBPremium');
  const hasMedicare = facts.insurance === 'medicare';
  const isDrugHelp = answers.extraHelp && hasMedicare;
  const isAnyTime = partBAdviceOf(situation) === 'any-time';
  return step({
    program: 'medi-cal',
    title: words.mediCal,
    steps: [
      decision(situation),
      hasMedicare && premium ? fill(words.partB, { premium }) : isAnyTime ? words.medicareAnyTime : null,
      isDrugHelp ? copays(situation, words.drugs) : null,
    ],
    deadline: backCover(situation),
    contacts: ['benefitscal', 'medi-cal'],
  });
}

/** The one advice about Part B, as the first thing to do. */
function medicareStep(situation: Situation): EligibilityFirstStep {
  const { facts, figures } = situation;
  const partBStep = (title: BilingualText, steps: Step['steps']) =>
    step({ program: 'medicare', title, steps, contacts: ['ssa', 'hicap'] });
  switch (partBAdviceOf(situation)) {
    case 'any-time':
      return partBStep(words.medicare, [words.medicareAnyTime]);
    case 'work': {
      const months = figureOn(figures, 'specialEnrollmentMonths', facts.asOf);
      const size = figureOn(figures, 'medicareSecondSize', facts.asOf);
      const parts = { months: String(months?.value ?? ''), size: String(size?.value ?? '') };
      return partBStep(words.medicareWork, [
        fill(words.medicareWorkWhen, parts),
        fill(words.medicareWorkSize, parts),
        words.medicareWorkNot,
      ]);
    }
    default: {
      const general = windowsOn(facts.asOf).find(({ family }) => family === 'medicare-general');
      const parts =
        general?.opensOn && general.closesOn ? { opens: day(general.opensOn), closes: day(general.closesOn) } : null;
      return partBStep(words.medicare, [parts ? fill(words.medicareLate, parts) : words.counselingWhy]);
    }
  }
}

/** The last day, and the earlier one for who wants to be covered from January. */
function marketWindow(asOf: string, year: number, closesOn: string): BilingualText {
  const january = ruleDayOfYear('coveredCaliforniaJanuaryBy', year);
  const parts = { year: String(year), closes: day(closesOn) };
  if (!january || asOf > january) return fill(words.marketWindow, parts);
  return fill(words.marketWindowJanuary, { ...parts, january: day(january) });
}

function marketStep(situation: Situation): EligibilityFirstStep {
  const { facts, figures, answers } = situation;
  const window = windowsOn(facts.asOf).find(
    ({ family, status }) => family === 'covered-california' && status === 'active',
  );
  const { year } = coverageYear(facts, figures);
  const income = answers.verdicts['covered-california'].rules.find(({ id }) => id === 'covered-california.income');
  return step({
    program: 'covered-california',
    title: words.market,
    steps: [income?.text ?? lineOf(situation, 'covered-california')?.text ?? null, words.marketWhy],
    deadline: window?.closesOn ? marketWindow(facts.asOf, year, window.closesOn) : null,
    contacts: ['covered-ca-ko', 'covered-ca'],
  });
}

/** What must not be lost, or must be asked before anything is signed. */
function careful(situation: Situation): EligibilityFirstStep | null {
  const { facts, answers } = situation;
  if (losesMedicareByStatus(facts) && facts.asOf < STATUS_LOSS_BEGINS) {
    const title = fill(words.keepMedicare, { lost: day(STATUS_LOSS_BEGINS) });
    return step({ program: 'medicare', title, steps: [words.keepMedicareWhy], contacts: ['hca', 'hicap'] });
  }
  if (facts.insurance === 'medicaid') {
    const steps = [words.renewWhy, words.renewLate, ...(isStatusOpen(facts) ? [words.renewOther] : [])];
    return step({ program: 'medi-cal', title: words.renew, steps, contacts: ['medi-cal', 'benefitscal'] });
  }
  if (facts.status === 'unsaid') {
    const steps = [words.unsaidWhy, words.scopeEmergency];
    return step({ program: 'medi-cal', title: words.unsaid, steps, contacts: ['medi-cal', 'hca'] });
  }
  if (isScopeOpen(answers) || isStatusOpen(facts)) {
    const steps = [words.scopeWhy, words.scopeEmergency];
    return step({ program: 'medi-cal', title: words.scope, steps, contacts: ['hca', 'medi-cal'] });
  }
  return null;
}

/** One program's own line as a step. */
function plain(situation: Situation, program: EligibilityProgram, title: BilingualText): EligibilityFirstStep {
  const line = lineOf(situation, program);
  const contacts = (line?.nextStep.contacts ?? []) as ContactId[];
  return step({ program, title, steps: [line?.text ?? null, line?.nextStep.text ?? null], contacts });
}

/** Never empty: who finds nothing else is asked to call. */
export function firstStepOf(situation: Situation): EligibilityFirstStep {
  const { facts } = situation;
  const first = careful(situation);
  if (first) return first;
  if (isPossible(situation, 'medi-cal')) return mediCalStep(situation);
  const mediCal = lineOf(situation, 'medi-cal');
  const isClose = mediCal?.outcome === 'undecided' && facts.isIncomeKnown && mediCal.yours !== null;
  if (isClose) {
    const steps = [words.premiums, decision(situation)];
    return step({
      program: 'medi-cal',
      title: words.mediCalClose,
      steps,
      deadline: backCover(situation),
      contacts: ['benefitscal', 'medi-cal'],
    });
  }
  if (isPossible(situation, 'medicare')) return medicareStep(situation);
  if (isPossible(situation, 'extra-help')) {
    const steps = [words.extraHelpWhy, copays(situation, words.copays)];
    return step({ program: 'extra-help', title: words.extraHelp, steps, contacts: ['ssa'] });
  }
  if (isPossible(situation, 'covered-california')) return marketStep(situation);
  if (isPossible(situation, 'share-of-cost')) return plain(situation, 'share-of-cost', words.shareOfCost);
  if (isPossible(situation, 'calfresh')) return plain(situation, 'calfresh', words.cash);
  const discount = (['care', 'fera'] as const).find((program) => isPossible(situation, program));
  if (discount && facts.isIncomeKnown) return plain(situation, discount, words.discount);
  if (!facts.isAgeKnown)
    return step({ program: null, title: words.findAge, steps: [words.findAgeWhy], contacts: ['hicap'] });
  if (!facts.isHouseholdKnown)
    return step({ program: null, title: words.countHousehold, steps: [words.countHouseholdHow], contacts: ['hicap'] });
  return step({ program: null, title: words.counseling, steps: [words.counselingWhy], contacts: ['hicap'] });
}
