// The one thing to do first: what keeps something from being lost, then what brings most. Nobody is told to enroll where
// the status is open.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityFirstStep, EligibilityProgramLine } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../figures/figure';
import type { FigureId } from '../figures/figures';
import { dayBefore, ruleDay } from '../figures/rule-dates';
import { windowsOn } from '../figures/windows';
import { day, dollars, fill } from '../programs/later-texts';
import { coverageYear } from '../programs/covered-california/coverage-year';
import { mediCalPath } from '../programs/medi-cal/path';
import { losesMedicareByStatus, STATUS_LOSS_BEGINS } from '../programs/medicare/status.rule';
import type { ContactId } from './contact-book';
import words from './first-step.words.json';
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

const money = ({ facts, figures }: Situation, id: FigureId): BilingualText | null => {
  const found = figureOn(figures, id, facts.asOf);
  return found && dollars(found.value);
};

function copays(situation: Situation, text: BilingualText): BilingualText | null {
  const generic = money(situation, 'extraHelpCopayGeneric');
  const brand = money(situation, 'extraHelpCopayBrand');
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
  return step({
    program: 'medi-cal',
    title: words.mediCal,
    steps: [
      decision(situation),
      hasMedicare && premium ? fill(words.partB, { premium }) : answers.medicare ? words.medicareToo : null,
      isDrugHelp ? copays(situation, words.drugs) : null,
    ],
    deadline: backCover(situation),
    contacts: ['benefitscal', 'medi-cal'],
  });
}

function medicareStep({ facts }: Situation): EligibilityFirstStep {
  const general = windowsOn(facts.asOf).find(({ family }) => family === 'medicare-general');
  const parts =
    general?.opensOn && general.closesOn ? { opens: day(general.opensOn), closes: day(general.closesOn) } : null;
  return step({
    program: 'medicare',
    title: words.medicare,
    steps: [parts && fill(words.medicareLate, parts), words.medicareJob],
    contacts: ['ssa', 'hicap'],
  });
}

function marketStep(situation: Situation): EligibilityFirstStep {
  const { facts, figures } = situation;
  const window = windowsOn(facts.asOf).find(
    ({ family, status }) => family === 'covered-california' && status === 'active',
  );
  const year = String(coverageYear(facts, figures).year);
  return step({
    program: 'covered-california',
    title: words.market,
    steps: [lineOf(situation, 'covered-california')?.text ?? null, words.marketWhy],
    deadline: window?.closesOn ? fill(words.marketWindow, { year, closes: day(window.closesOn) }) : null,
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
    const steps = [words.renewWhy, words.renewLate];
    return step({ program: 'medi-cal', title: words.renew, steps, contacts: ['medi-cal', 'benefitscal'] });
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
