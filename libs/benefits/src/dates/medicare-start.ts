// The month Medicare begins at 65 and the seven months around it. Facts: docs/facts/policy.md#medicare-windows-and-penalties.
import type { DatesAnswers } from './answers';
import { dayOf, firstOfMonth, lastOfMonth } from '../days/calendar-day';

export interface MedicareStart {
  /** First day of the month in which Medicare can begin. */
  startsOn: string;
  /** First and last day of the initial enrollment period. */
  opensOn: string;
  closesOn: string;
}

export interface StartRule {
  medicareAge: number;
  monthsBefore: number;
  monthsAfter: number;
}

/**
 * An age is reached on the day before the birthday: whoever is born on the first of a month begins a month earlier.
 * @returns days in ISO
 */
export function medicareStart({ year, month, day }: DatesAnswers['birth'], rule: StartRule): MedicareStart {
  const startsOn = dayOf(year + rule.medicareAge, day === 1 ? month - 1 : month);
  return {
    startsOn,
    opensOn: firstOfMonth(startsOn, -rule.monthsBefore),
    closesOn: lastOfMonth(startsOn, rule.monthsAfter),
  };
}
