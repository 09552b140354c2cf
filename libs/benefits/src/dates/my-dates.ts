// A person's own calendar: which periods touch them, from what day to what day. Pure: the day is an argument, nothing is kept.
// Facts: docs/facts/policy.md#medicare-windows-and-penalties and #my-dates.
import { daysBetween } from '../days/calendar-day';
import type { Figures } from '../programs/rule';
import type { DatesAnswers } from './answers';
import { medicareStart, residenceStart } from './medicare-start';
import type { MedicareStart } from './medicare-start';
import { mediCalDates } from './medi-cal-dates';
import { medigapDates } from './medigap-dates';
import { lengthsOn } from './situation';
import type { DateEntry, Lengths, Situation } from './situation';
import { tripDates } from './trip-dates';
import { workDates } from './work-dates';
import { yearlyDates } from './yearly-dates';

/** Past dates are shown for this long. */
const SHOWN_FOR_DAYS = 365;

/** Around the 65th birthday, or the fifth year of residence when that is later: to sign up, when Part B begins, and the first choice of plans. */
function initialDates({ answers, start, opensByResidence }: Situation): DateEntry[] {
  const days = { start: start.startsOn, by: start.opensOn };
  const window = { from: start.opensOn, to: start.closesOn, isYearly: false, days };
  if (answers.medicare === 'none' && opensByResidence)
    return [{ ...window, id: 'fifthYear', sources: ['fifthYearWindow'] }];
  if (answers.medicare !== 'none') return [{ ...window, id: 'initialPlans', sources: ['drugPeriods', 'ageReached'] }];
  return [
    { ...window, id: 'initial', sources: ['initialPeriod', 'ageReached'] },
    {
      id: 'partBStart',
      from: start.startsOn,
      to: start.startsOn,
      isYearly: false,
      days,
      sources: ['partBStart', 'ageReached', 'credit'],
    },
  ];
}

const tripDatesOf = ({ answers: { trip }, lengths }: Situation): DateEntry[] => (trip ? tripDates(trip, lengths) : []);

export interface MyDates {
  start: MedicareStart;
  lengths: Lengths;
  /** Open on the day or still to come, the nearest end first. */
  ahead: DateEntry[];
  /** Over for at most a year, the newest first. */
  past: DateEntry[];
}

/**
 * @param figures every dated figure; a test swaps rows
 * @param asOf ISO date in California
 */
export function myDates(answers: DatesAnswers, figures: Figures, asOf: string): MyDates {
  const lengths = lengthsOn(figures, asOf);
  const rule = {
    medicareAge: lengths.medicareAge,
    monthsBefore: lengths.iepMonthsBefore,
    monthsAfter: lengths.iepMonthsAfter,
    residentYears: lengths.residentYears,
  };
  const atAge = medicareStart(answers.birth, rule);
  const byResidence = answers.residence && residenceStart(answers.residence, rule);
  const opensByResidence = byResidence !== null && byResidence.startsOn > atAge.startsOn;
  const start = opensByResidence ? byResidence : atAge;
  const situation = { answers, start, opensByResidence, lengths, asOf };
  const all = [initialDates, workDates, medigapDates, yearlyDates, mediCalDates, tripDatesOf].flatMap((dates) =>
    dates(situation),
  );
  const isShown = ({ to }: DateEntry): boolean => daysBetween(to, asOf) <= SHOWN_FOR_DAYS;
  return {
    start,
    lengths,
    ahead: all
      .filter(({ to }) => to >= asOf)
      .sort((one, other) => one.to.localeCompare(other.to) || one.from.localeCompare(other.from)),
    past: all
      .filter((entry) => entry.to < asOf && isShown(entry))
      .sort((one, other) => other.to.localeCompare(one.to) || other.from.localeCompare(one.from)),
  };
}
