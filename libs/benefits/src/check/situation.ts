// One person's answers beside the facts and figures they came from: what every part of an answer is written from.
import type { EligibilityCost, EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityProgramLine, EligibilityRule } from '@app/contracts/http/eligibility-answer';
import type { Facts } from '../programs/facts';
import type { SavingsBandName } from '../programs/medicare-savings/band';
import type { Figures, Verdict } from '../programs/rule';

export type Judged = EligibilityProgram | EligibilityCost;

export interface Answers {
  medicare: boolean;
  mediCal: boolean;
  extraHelp: boolean;
  /** The programs' names are no own properties: `JUDGED` lists them. */
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

/** What a program's line is judged from. */
export type Judging = JudgedPerson;

export interface Situation extends Judging {
  /** Every program's own line. */
  lines: readonly EligibilityProgramLine[];
}

/** Neither citizen nor permanent resident by what was said: nobody is told to enroll. */
export const isStatusOpen = ({ status }: Pick<Facts, 'status'>): boolean => status === 'other' || status === 'unsaid';

/** A rule of a program's trace by its id; undefined when the program did not need it. */
export const ruleOf = ({ answers }: Situation, program: Judged, id: string): EligibilityRule | undefined =>
  answers.verdicts[program].rules.find((rule) => rule.id === id);

/** Whether only the status leaves open what Medi-Cal would cover. */
export const isScopeOpen = ({ mediCal, verdicts, people }: Answers): boolean =>
  people
    ? mediCal && people.some(({ answers }) => isScopeOpen(answers))
    : mediCal &&
      verdicts['medi-cal'].rules.some(({ id, outcome }) => id === 'medi-cal.status' && outcome === 'unknown');

/** Whether savings could decide: Medi-Cal of the aged and disabled, with or without a share of cost, or a savings program. */
export const looksAtSavings = ({ verdicts, savingsBand, people }: Answers): boolean =>
  people?.some(({ answers }) => looksAtSavings(answers)) ||
  savingsBand !== null ||
  (['medi-cal', 'share-of-cost'] as const).some((program) =>
    verdicts[program].rules.some(({ id, limit }) => id.endsWith('.assets') && limit !== null),
  );
