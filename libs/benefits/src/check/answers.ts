// All programs judged for one person: verdicts inside, the call's three booleans outside (policy.md section 8).
import type { EligibilityProgram, EligibilityRule } from '@app/contracts/http/eligibility';
import { cashAndFoodVerdict } from '../programs/cash-and-food/rule';
import { coveredCaliforniaVerdict } from '../programs/covered-california/rule';
import { extraHelpVerdict } from '../programs/extra-help/rule';
import type { Facts } from '../programs/facts';
import { irmaaVerdict } from '../programs/irmaa/rule';
import { lateEnrollmentVerdict } from '../programs/late-enrollment/rule';
import { isMediCalPossible, mediCalVerdict } from '../programs/medi-cal/rule';
import { savingsBand } from '../programs/medicare-savings/band';
import type { SavingsBandName } from '../programs/medicare-savings/band';
import { medicareSavingsVerdict } from '../programs/medicare-savings/rule';
import { isMedicarePossible, medicareVerdict } from '../programs/medicare/rule';
import type { Figures, Verdict } from '../programs/rule';
import { shareOfCostVerdict } from '../programs/share-of-cost/rule';
import { workingDisabledVerdict } from '../programs/working-disabled/rule';

export interface Answers {
  medicare: boolean;
  mediCal: boolean;
  extraHelp: boolean;
  verdicts: Readonly<Record<EligibilityProgram, Verdict>>;
  /** null without Medicare, or above the bands. */
  savingsBand: SavingsBandName | null;
}

/** Each property is worked out when first read: a re-run for one program need not judge the nine others. */
function lazily<T extends object>(makers: { [Key in keyof T]: () => T[Key] }): T {
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

/** Judges every program at most once. Never throws; a figure that is not loaded gives unknown. */
export function answersOf(facts: Facts, figures: Figures): Answers {
  const verdicts: Answers['verdicts'] = lazily<Record<EligibilityProgram, Verdict>>({
    medicare: () => medicareVerdict(facts, figures),
    'medi-cal': () => mediCalVerdict(facts, figures),
    'extra-help': () => extraHelpVerdict(facts, figures, answers.mediCal),
    'medicare-savings': () => medicareSavingsVerdict(facts, figures),
    'share-of-cost': () => shareOfCostVerdict(facts, figures),
    'working-disabled': () => workingDisabledVerdict(facts, figures),
    'covered-california': () => coveredCaliforniaVerdict(facts, figures),
    irmaa: () => irmaaVerdict(facts, figures),
    'late-enrollment': () =>
      lateEnrollmentVerdict(facts, figures, { isQmb: answers.savingsBand === 'QMB', hasExtraHelp: answers.extraHelp }),
    'cash-and-food': () => cashAndFoodVerdict(facts, figures),
  });
  const answers: Answers = lazily<Answers>({
    medicare: () => isMedicarePossible(verdicts.medicare),
    mediCal: () => isMediCalPossible(verdicts['medi-cal']),
    extraHelp: () => verdicts['extra-help'].outcome === 'pass',
    savingsBand: () => (answers.medicare ? (savingsBand(facts, figures)?.name ?? null) : null),
    verdicts: () => verdicts,
  });
  return answers;
}

/** The programs a trace shows for this person: what concerns nobody without Medicare, or nobody with Medi-Cal, stays out. */
export function shownPrograms({ medicare, mediCal }: Answers): EligibilityProgram[] {
  return [
    'medicare',
    'medi-cal',
    'extra-help',
    ...(medicare ? (['medicare-savings'] as const) : []),
    ...(mediCal ? [] : (['share-of-cost', 'working-disabled'] as const)),
    ...(medicare ? [] : (['covered-california'] as const)),
    ...(medicare ? (['irmaa', 'late-enrollment'] as const) : []),
    'cash-and-food',
  ];
}

/** The trace, in the order a person should read it. */
export const tracedRules = (answers: Answers): EligibilityRule[] =>
  shownPrograms(answers).flatMap((program) => [...answers.verdicts[program].rules]);

export type Ternary = 'possible' | 'not-possible' | 'undecided';

/** What a program comes to in three words; the three of the call follow their booleans. */
export function ternary(answers: Answers, program: EligibilityProgram): Ternary {
  const { outcome } = answers.verdicts[program];
  const said = { medicare: answers.medicare, 'medi-cal': answers.mediCal, 'extra-help': answers.extraHelp };
  const isYes = program in said ? said[program as keyof typeof said] : outcome !== 'fail';
  if (!isYes) return 'not-possible';
  return outcome === 'pass' ? 'possible' : 'undecided';
}
