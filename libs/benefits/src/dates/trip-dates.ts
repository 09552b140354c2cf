// What a stay outside the US changes, and when. Facts: docs/facts/policy.md#korea.
import { addDays, dayOf, daysBetween, daysIn, lastOfMonth, partsOf } from '../days/calendar-day';
import type { DateId, Trip, TripHolding } from './answers';
import type { DateEntry, Lengths } from './situation';

const on = (id: DateId, day: string, sources: DateEntry['sources'], days: DateEntry['days'] = {}): DateEntry => ({
  id,
  from: day,
  to: day,
  isYearly: false,
  days,
  sources,
});

/** The same day some months later, or the last of a shorter month. */
function monthsLater(day: string, months: number): string {
  const parts = partsOf(day);
  const first = partsOf(dayOf(parts.year, parts.month + months));
  return dayOf(first.year, first.month, Math.min(parts.day, daysIn(first.year, first.month)));
}

/**
 * SSI stops after so many days in a row, or a whole calendar month, outside the US; neither the day out nor the day back is outside.
 * After that many days it begins again only when as many have been spent in the US (POMS SI 00501.410).
 */
function ssiDates({ leaves, returns }: Trip, { ssiAbsenceDays }: Lengths): DateEntry[] {
  const byDays = addDays(leaves, ssiAbsenceDays);
  const byMonth = lastOfMonth(leaves, 1);
  const last = byDays < byMonth ? byDays : byMonth;
  const stay = on('tripSsi', last, ['ssiAbroad']);
  if (returns === null || returns <= last) return [stay];
  const outside = daysBetween(leaves, returns) - 1;
  return [
    stay,
    on('tripSsiBack', outside < ssiAbsenceDays ? returns : addDays(returns, ssiAbsenceDays), ['ssiAbroad'], {
      returns,
    }),
  ];
}

/** @returns the nearest first */
export function tripDates(trip: Trip, lengths: Lengths): DateEntry[] {
  const { leaves, returns } = trip;
  const has = (...holdings: TripHolding[]): boolean => holdings.some((holding) => trip.has.includes(holding));
  const isAwayOn = (day: string): boolean => returns === null || returns > day;
  const county = addDays(leaves, lengths.mediCalAbsenceDays);
  // The day out is the first of the trip.
  const medigap = addDays(leaves, lengths.medigapAbroadDays - 1);
  const partC = monthsLater(leaves, lengths.planAbsenceMonths);
  const greenCard = addDays(leaves, lengths.greenCardAbsenceDays);
  const entries: (DateEntry | false)[] = [
    has('ssi', 'mediCal', 'calFresh', 'ihss') && on('tripReport', leaves, ['mediCalAbsence', 'ssiAbroad']),
    has('partB', 'partC', 'medigap') && on('tripPartB', leaves, ['careAbroad', 'S15']),
    ...(has('ssi') ? ssiDates(trip, lengths) : []),
    has('mediCal', 'ihss') && isAwayOn(county) && on('tripCounty', county, ['mediCalAbsence']),
    has('medigap') && isAwayOn(medigap) && on('tripMedigap', medigap, ['careAbroad']),
    has('partC') && isAwayOn(partC) && on('tripPartC', partC, ['planAbsence']),
    has('greenCard') && isAwayOn(greenCard) && on('tripGreenCard', greenCard, ['returnAfterAbsence']),
  ];
  return entries.filter((entry) => entry !== false).sort((one, other) => one.to.localeCompare(other.to));
}
