// The month Medicare begins at 65 and the seven months around it. Facts: docs/facts/policy.md#medicare-windows-and-penalties.
import type { DatesAnswers, Residence } from './answers';
import { dayOf, firstOfMonth, lastOfMonth, partsOf } from '../days/calendar-day';

const MONTHS_IN_A_YEAR = 12;

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
  residentYears: number;
}

const around = (startsOn: string, rule: StartRule): MedicareStart => ({
  startsOn,
  opensOn: firstOfMonth(startsOn, -rule.monthsBefore),
  closesOn: lastOfMonth(startsOn, rule.monthsAfter),
});

/**
 * An age is reached on the day before the birthday: whoever is born on the first of a month begins a month earlier.
 * @returns days in ISO
 */
export function medicareStart({ year, month, day }: DatesAnswers['birth'], rule: StartRule): MedicareStart {
  return around(dayOf(year + rule.medicareAge, day === 1 ? month - 1 : month), rule);
}

/**
 * When the years of residence are complete: the month after that many full months, or the month of a green card that came later, with
 * seven months around it as at 65 (POMS HI 00805.020). A month counts as full when the life in the US began by its first day.
 */
export function residenceStart({ since, cardMonth }: Residence, rule: StartRule): MedicareStart {
  const firstFull = partsOf(since).day === 1 ? since : firstOfMonth(since, 1);
  const complete = firstOfMonth(firstFull, rule.residentYears * MONTHS_IN_A_YEAR);
  return around(cardMonth !== null && cardMonth > complete ? cardMonth : complete, rule);
}
