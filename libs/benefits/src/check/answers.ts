// All programs judged for one person: verdicts inside, the call's three booleans outside
// (docs/facts/policy.md#decision-logic).
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { ihssRule, paceRule } from '../programs/care/rule';
import type { MediCalStanding } from '../programs/care/rule';
import { capiRule, ssiRule } from '../programs/cash-and-food/cash.rule';
import { calFreshRule, careRule, feraRule } from '../programs/cash-and-food/household.rule';
import { coveredCaliforniaVerdict } from '../programs/covered-california/rule';
import { extraHelpVerdict } from '../programs/extra-help/rule';
import type { Automatic } from '../programs/extra-help/rule';
import { hasMediCal } from '../programs/facts';
import type { Facts } from '../programs/facts';
import { irmaaVerdict } from '../programs/irmaa/rule';
import { lateEnrollmentVerdict } from '../programs/late-enrollment/rule';
import { isMediCalPossible, mediCalVerdict } from '../programs/medi-cal/rule';
import { savingsBand } from '../programs/medicare-savings/band';
import type { SavingsBandName } from '../programs/medicare-savings/band';
import { savingsVerdict } from '../programs/medicare-savings/rule';
import { medicareStanding, medicareVerdict } from '../programs/medicare/rule';
import type { Figures, Verdict } from '../programs/rule';
import { shareOfCostVerdict } from '../programs/share-of-cost/rule';
import { withoutIncome } from '../programs/unknown-income';
import { workingDisabledVerdict } from '../programs/working-disabled/rule';
import { doesStatePay, hasLikelyMediCal, hasLikelySavings } from './part-b';
import type { Answers, Judged, JudgedPerson } from './situation';

const alone = (rule: EligibilityRule): Verdict => ({ outcome: rule.outcome, rules: [rule] });

/** Medi-Cal that is there, or possible, free or with a share of cost: what care at home waits for. */
export function mediCalStanding(facts: Facts, { mediCal, verdicts }: Answers): MediCalStanding {
  if (hasMediCal(facts)) return 'have';
  const isOpen = [...verdicts['medi-cal'].rules, ...verdicts['share-of-cost'].rules].some(
    ({ id, outcome }) => id.endsWith('.status') && outcome === 'unknown',
  );
  const share = verdicts['share-of-cost'];
  const hasShare =
    share.outcome !== 'fail' &&
    share.rules.some(({ id, outcome }) => id === 'share-of-cost.income' && outcome === 'pass');
  if (mediCal || hasShare) return isOpen ? 'undecided' : 'possible';
  return verdicts['medi-cal'].outcome === 'unknown' || share.outcome === 'unknown' ? 'undecided' : 'not-possible';
}

type OfOne = Pick<JudgedPerson, 'facts' | 'figures' | 'answers'>;

/** What brings Extra Help by itself, by what was said of this person. */
export const automaticExtraHelp = (one: Pick<JudgedPerson, 'facts' | 'answers'>): Automatic =>
  one.facts.situation === 'dual' || hasLikelyMediCal(one) ? 'medi-cal' : hasLikelySavings(one) ? 'savings' : null;

/** Every program's rules, in the order a person should read them. */
const JUDGES: Readonly<Record<Judged, (one: OfOne) => Verdict>> = {
  medicare: ({ facts, figures }) => medicareVerdict(facts, figures),
  'medi-cal': ({ facts, figures }) => mediCalVerdict(facts, figures),
  'extra-help': (one) => extraHelpVerdict(one.facts, one.figures, automaticExtraHelp(one)),
  qmb: ({ facts, figures }) => savingsVerdict(facts, figures, 'qmb'),
  slmb: ({ facts, figures }) => savingsVerdict(facts, figures, 'slmb'),
  qi: ({ facts, figures }) => savingsVerdict(facts, figures, 'qi'),
  'share-of-cost': ({ facts, figures }) => shareOfCostVerdict(facts, figures),
  'working-disabled': ({ facts, figures }) => workingDisabledVerdict(facts, figures),
  'covered-california': ({ facts, figures }) => coveredCaliforniaVerdict(facts, figures),
  ssi: ({ facts, figures }) => alone(ssiRule(facts, figures)),
  capi: ({ facts, figures }) => alone(capiRule(facts, figures)),
  calfresh: ({ facts, figures }) => alone(calFreshRule(facts, figures)),
  care: ({ facts, figures }) => alone(careRule(facts, figures)),
  fera: ({ facts, figures }) => alone(feraRule(facts, figures)),
  ihss: ({ facts, figures, answers }) => alone(ihssRule(facts, figures, mediCalStanding(facts, answers))),
  pace: ({ facts, figures }) => alone(paceRule(facts, figures)),
  irmaa: ({ facts, figures }) => irmaaVerdict(facts, figures),
  'late-enrollment': ({ facts, figures, answers }) =>
    lateEnrollmentVerdict(facts, figures, {
      isQmb: answers.savingsBand === 'QMB' && hasLikelySavings({ answers }),
      doesStatePay: doesStatePay({ facts, answers }),
      hasExtraHelp: answers.extraHelp,
    }),
};

export const JUDGED = Object.keys(JUDGES) as readonly Judged[];

/** Of what is asked only: a re-run for one program need not judge the others. */
export abstract class Verdicts {
  abstract of(program: Judged): Verdict;
}

// Once for all people; an answer is of a hundred of them.
for (const program of JUDGED) {
  Object.defineProperty(Verdicts.prototype, program, {
    get(this: Verdicts) {
      return this.of(program);
    },
  });
}

export const byProgram = (verdicts: Verdicts): Answers['verdicts'] => verdicts as Verdicts & Answers['verdicts'];

function judge(program: Judged, one: OfOne): Verdict {
  const verdict = JUDGES[program](one);
  // Care at home says itself what an unknown income leaves open.
  return program === 'ihss' ? verdict : withoutIncome(one.facts, verdict);
}

/** Judges every program at most once. */
class VerdictsOfOne extends Verdicts {
  private readonly known = new Map<Judged, Verdict>();

  constructor(private readonly one: OfOne) {
    super();
  }

  of(program: Judged): Verdict {
    const verdict = this.known.get(program) ?? judge(program, this.one);
    this.known.set(program, verdict);
    return verdict;
  }
}

class AnswersOfOne implements Answers, OfOne {
  readonly people = null;
  readonly verdicts = byProgram(new VerdictsOfOne(this));

  constructor(
    readonly facts: Facts,
    readonly figures: Figures,
  ) {}

  get answers(): Answers {
    return this;
  }

  get medicare(): boolean {
    return medicareStanding(this.facts, this.figures).isPossible;
  }

  get mediCal(): boolean {
    return this.facts.isIncomeKnown && isMediCalPossible(this.verdicts['medi-cal']);
  }

  get extraHelp(): boolean {
    return this.facts.isIncomeKnown && this.verdicts['extra-help'].outcome === 'pass';
  }

  get savingsBand(): SavingsBandName | null {
    if (!this.medicare || !this.facts.isIncomeKnown) return null;
    return savingsBand(this.facts, this.figures);
  }
}

/** Never throws; a figure that is not loaded gives unknown. */
export const answersOfOne = (person: Facts, figures: Figures): Answers => new AnswersOfOne(person, figures);

/** The trace, in the order a person should read it: every program, and what Medicare costs those who may have it. */
export function tracedRules({ medicare, verdicts }: Answers): EligibilityRule[] {
  const costs: readonly Judged[] = ['irmaa', 'late-enrollment'];
  return JUDGED.filter((id) => medicare || !costs.includes(id)).flatMap((id) => [...verdicts[id].rules]);
}
