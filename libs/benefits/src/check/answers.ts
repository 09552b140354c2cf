// All programs judged for one person: verdicts inside, the call's three booleans outside
// (docs/facts/policy.md#decision-logic).
import type { EligibilityCost, EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { ihssRule, paceRule } from '../programs/care/rule';
import type { MediCalStanding } from '../programs/care/rule';
import { capiRule, ssiRule } from '../programs/cash-and-food/cash.rule';
import { calFreshRule, careRule, feraRule } from '../programs/cash-and-food/household.rule';
import { coveredCaliforniaVerdict } from '../programs/covered-california/rule';
import { extraHelpVerdict } from '../programs/extra-help/rule';
import type { Facts } from '../programs/facts';
import { irmaaVerdict } from '../programs/irmaa/rule';
import { lateEnrollmentVerdict } from '../programs/late-enrollment/rule';
import { isMediCalPossible, mediCalVerdict } from '../programs/medi-cal/rule';
import { savingsBand } from '../programs/medicare-savings/band';
import type { SavingsBandName } from '../programs/medicare-savings/band';
import { savingsVerdict } from '../programs/medicare-savings/rule';
import { isMedicarePossible, medicareVerdict } from '../programs/medicare/rule';
import type { Figures, Verdict } from '../programs/rule';
import { shareOfCostVerdict } from '../programs/share-of-cost/rule';
import { withoutIncome } from '../programs/unknown-income';
import { workingDisabledVerdict } from '../programs/working-disabled/rule';

export type Judged = EligibilityProgram | EligibilityCost;

export interface Answers {
  medicare: boolean;
  mediCal: boolean;
  extraHelp: boolean;
  verdicts: Readonly<Record<Judged, Verdict>>;
  /** By income alone; null without Medicare, above the bands, or when income is not known. */
  savingsBand: SavingsBandName | null;
  /** Everybody an unknown age or household leaves possible; null where both are known. */
  people: readonly JudgedPerson[] | null;
}

/** One person, whose age and household are known, beside their answers. */
export interface JudgedPerson {
  facts: Facts;
  figures: Figures;
  answers: Answers;
}

/** Each property is worked out when first read: a re-run for one program need not judge the others. */
export function lazily<T extends object>(makers: { [Key in keyof T]: () => T[Key] }): T {
  const lazy = {} as T;
  for (const key of Object.keys(makers) as (keyof T)[]) {
    Object.defineProperty(lazy, key, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = makers[key]();
        Object.defineProperty(lazy, key, { enumerable: true, value });
        return value;
      },
    });
  }
  return lazy;
}

const alone = (rule: EligibilityRule): Verdict => ({ outcome: rule.outcome, rules: [rule] });

/** Medi-Cal that is there, or possible, free or with a share of cost: what care at home waits for. */
export function mediCalStanding({ insurance }: Facts, { mediCal, verdicts }: Answers): MediCalStanding {
  if (insurance === 'medicaid') return 'have';
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

/** Judges every program at most once. Never throws; a figure that is not loaded gives unknown. */
export function answersOfOne(facts: Facts, figures: Figures): Answers {
  const judge = (make: () => Verdict) => () => withoutIncome(facts, make());
  const verdicts: Answers['verdicts'] = lazily<Record<Judged, Verdict>>({
    medicare: judge(() => medicareVerdict(facts, figures)),
    'medi-cal': judge(() => mediCalVerdict(facts, figures)),
    'extra-help': judge(() => extraHelpVerdict(facts, figures, answers.mediCal)),
    qmb: judge(() => savingsVerdict(facts, figures, 'qmb')),
    slmb: judge(() => savingsVerdict(facts, figures, 'slmb')),
    qi: judge(() => savingsVerdict(facts, figures, 'qi')),
    'share-of-cost': judge(() => shareOfCostVerdict(facts, figures)),
    'working-disabled': judge(() => workingDisabledVerdict(facts, figures)),
    'covered-california': judge(() => coveredCaliforniaVerdict(facts, figures)),
    ssi: judge(() => alone(ssiRule(facts, figures))),
    capi: judge(() => alone(capiRule(facts, figures))),
    calfresh: judge(() => alone(calFreshRule(facts, figures))),
    care: judge(() => alone(careRule(facts, figures))),
    fera: judge(() => alone(feraRule(facts, figures))),
    ihss: () => alone(ihssRule(facts, figures, mediCalStanding(facts, answers))),
    pace: judge(() => alone(paceRule(facts, figures))),
    irmaa: judge(() => irmaaVerdict(facts, figures)),
    'late-enrollment': judge(() =>
      lateEnrollmentVerdict(facts, figures, { isQmb: answers.savingsBand === 'QMB', hasExtraHelp: answers.extraHelp }),
    ),
  });
  const answers: Answers = lazily<Answers>({
    medicare: () => isMedicarePossible(verdicts.medicare),
    mediCal: () => facts.isIncomeKnown && isMediCalPossible(verdicts['medi-cal']),
    extraHelp: () => facts.isIncomeKnown && verdicts['extra-help'].outcome === 'pass',
    savingsBand: () => (answers.medicare && facts.isIncomeKnown ? savingsBand(facts, figures) : null),
    verdicts: () => verdicts,
    people: () => null,
  });
  return answers;
}

/** The trace, in the order a person should read it: every program, and what Medicare costs those who may have it. */
export function tracedRules({ medicare, verdicts }: Answers): EligibilityRule[] {
  const costs: readonly Judged[] = ['irmaa', 'late-enrollment'];
  return (Object.keys(verdicts) as Judged[])
    .filter((id) => medicare || !costs.includes(id))
    .flatMap((id) => [...verdicts[id].rules]);
}
