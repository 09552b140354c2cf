// When a company must sell Medigap to everyone. Facts: docs/facts/policy.md#my-dates (Insurance Code 10192.11).
import { addDays, dayOf, daysIn, firstOfMonth, lastOfMonth, partsOf } from '../days/calendar-day';
import type { DateEntry, Situation } from './situation';

/** Part B at 65: not while work or its cover goes on past that day, nor once the initial period is over. */
function beginsAtAge({ answers, start, asOf }: Situation): boolean {
  const endsBefore = answers.work === 'ends' && answers.workEnds !== null && answers.workEnds < start.startsOn;
  return asOf <= start.closesOn && (answers.work === 'none' || endsBefore);
}

/** The six months begin when one is 65 and has Part B; without Part B yet, when it would begin at 65. */
function sixMonths(situation: Situation): DateEntry[] {
  const { answers, start, lengths } = situation;
  if (answers.medicare === 'advantage') return [];
  const atAge = beginsAtAge(situation) ? start.startsOn : null;
  const partB = answers.medicare === 'none' ? atAge : answers.partBFrom;
  if (partB === null) return [];
  const from = firstOfMonth(partB > start.startsOn ? partB : start.startsOn);
  const to = lastOfMonth(from, lengths.medigapMonths - 1);
  return [{ id: 'medigap', from, to, isYearly: false, days: { start: from }, sources: ['medigapPeriods'] }];
}

/**
 * The period around one birthday. On February 29 in a common year the law names no day: the days that both readings share,
 * from March 1 to the end counted from February 28.
 */
function birthdayIn(year: number, month: number, day: number, length: number): { from: string; to: string } {
  if (day <= daysIn(year, month)) {
    const from = dayOf(year, month, day);
    return { from, to: addDays(from, length - 1) };
  }
  return { from: dayOf(year, month + 1), to: addDays(dayOf(year, month, daysIn(year, month)), length - 1) };
}

/** Every year for those who have Medigap; the one that is open, or the next. */
function birthday({ answers, lengths, asOf }: Situation): DateEntry[] {
  const { month, day } = answers.birth;
  if (answers.medicare !== 'original' || !answers.hasMedigap || day === null) return [];
  const { year } = partsOf(asOf);
  const next = [year - 1, year, year + 1]
    .map((each) => birthdayIn(each, month, day, lengths.birthdayRuleDays))
    .find(({ to }) => to >= asOf);
  return next ? [{ ...next, id: 'birthday', isYearly: true, days: {}, sources: ['medigapPeriods'] }] : [];
}

export const medigapDates = (situation: Situation): DateEntry[] => [...sixMonths(situation), ...birthday(situation)];
