// What every period is worked out from, and what comes out: one entry of a person's calendar.
import { figureOn } from '../figures/figure';
import type { SourceId } from '../figures/sources';
import type { Figures } from '../programs/rule';
import type { DateId, DatesAnswers } from './answers';
import type { MedicareStart } from './medicare-start';

export interface DateEntry {
  id: DateId;
  /** First and last day, ISO, both included; the same for a single day. */
  from: string;
  to: string;
  /** True = comes every year: its calendar entry carries the year. */
  isYearly: boolean;
  /** Further days the words name, ISO, by name. */
  days: Readonly<Record<string, string>>;
  sources: readonly [SourceId, ...SourceId[]];
}

/** Lengths the periods have on the day, from the dated figures. */
export interface Lengths {
  medicareAge: number;
  iepMonthsBefore: number;
  iepMonthsAfter: number;
  specialEnrollmentMonths: number;
  partDPenaltyGraceDays: number;
  medigapMonths: number;
  birthdayRuleDays: number;
  renewalRepairDays: number;
  residentYears: number;
  ssiAbsenceDays: number;
  mediCalAbsenceDays: number;
  medigapAbroadDays: number;
  planAbsenceMonths: number;
  greenCardAbsenceDays: number;
}

export interface Situation {
  answers: DatesAnswers;
  start: MedicareStart;
  /** Medicare begins by the years of residence, after 65. */
  opensByResidence: boolean;
  lengths: Lengths;
  /** ISO date in California. */
  asOf: string;
}

/** @throws Error when a figure has no row: a table was broken, not an answer */
export function lengthsOn(figures: Figures, asOf: string): Lengths {
  const value = (id: keyof Lengths): number => {
    const found = figureOn(figures, id, asOf);
    if (!found) throw new Error(`no row of ${id} on ${asOf}`);
    return found.value;
  };
  return {
    medicareAge: value('medicareAge'),
    iepMonthsBefore: value('iepMonthsBefore'),
    iepMonthsAfter: value('iepMonthsAfter'),
    specialEnrollmentMonths: value('specialEnrollmentMonths'),
    partDPenaltyGraceDays: value('partDPenaltyGraceDays'),
    medigapMonths: value('medigapMonths'),
    birthdayRuleDays: value('birthdayRuleDays'),
    renewalRepairDays: value('renewalRepairDays'),
    residentYears: value('residentYears'),
    ssiAbsenceDays: value('ssiAbsenceDays'),
    mediCalAbsenceDays: value('mediCalAbsenceDays'),
    medigapAbroadDays: value('medigapAbroadDays'),
    planAbsenceMonths: value('planAbsenceMonths'),
    greenCardAbsenceDays: value('greenCardAbsenceDays'),
  };
}
