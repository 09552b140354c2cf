// After work or its cover ends. Facts: docs/facts/policy.md#my-dates (42 CFR 406.24, 407.20, 423.46).
import { addDays, firstOfMonth, lastOfMonth } from '../days/calendar-day';
import type { DateEntry, Situation } from './situation';

/**
 * A drug plan begins on the first of the month after one joins: the last day to join so that fewer days than those of the
 * penalty pass without cover.
 */
function lastDayToJoin(workEnds: string, graceDays: number): string {
  const mustStartBy = addDays(workEnds, graceDays);
  return addDays(firstOfMonth(mustStartBy), -1);
}

/** The day work or its cover ends; null where it does not, or before Medicare can begin: the initial period comes first. */
const workEndOf = ({ answers: { work, workEnds }, start }: Situation): string | null =>
  work !== 'ends' || workEnds === null || workEnds < start.startsOn ? null : workEnds;

/** The last day one may still sign up because of work; null = work goes on or there was none. */
export function signUpUntil(situation: Situation): string | null {
  const end = workEndOf(situation);
  return end === null ? null : lastOfMonth(end, situation.lengths.specialEnrollmentMonths);
}

export function workDates(situation: Situation): DateEntry[] {
  const { answers, start, lengths } = situation;
  const [workEnds, signUpBy] = [workEndOf(situation), signUpUntil(situation)];
  if (workEnds === null || signUpBy === null) return [];
  const joinBy = lastDayToJoin(workEnds, lengths.partDPenaltyGraceDays);
  // Days before the initial period ends count for no penalty.
  const drugsBy = workEnds < start.closesOn && joinBy < start.closesOn ? start.closesOn : joinBy;
  const from = addDays(workEnds, 1);
  const signUp: DateEntry = {
    id: 'workEnd',
    from,
    to: signUpBy,
    isYearly: false,
    days: { end: workEnds },
    sources: ['workEnds'],
  };
  const drugs: DateEntry = {
    id: 'drugs',
    from,
    to: drugsBy,
    isYearly: false,
    days: { end: workEnds, start: addDays(drugsBy, 1) },
    sources: ['drugGap', 'drugPeriods'],
  };
  return answers.medicare === 'none' ? [signUp, drugs] : [drugs];
}
