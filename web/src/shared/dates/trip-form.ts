import type { Trip, TripHolding } from '@app/benefits/dates/answers';
import { isoOf, NO_DAY } from './day-parts';
import type { DayParts } from './day-parts';

export interface TripForm {
  leaves: DayParts;
  returns: DayParts;
  has: readonly TripHolding[];
}

export const NO_TRIP: TripForm = { leaves: NO_DAY, returns: NO_DAY, has: [] };

/** Without its day, a trip begins on the first of the month and ends on the last: never shorter than the visitor's. */
const daysOfTrip = ({ leaves, returns }: TripForm) => ({
  leaves: isoOf(leaves, 'first'),
  returns: isoOf(returns, 'last'),
});

export function endsBeforeItBegins(form: TripForm): boolean {
  const { leaves, returns } = daysOfTrip(form);
  return leaves !== null && returns !== null && returns < leaves;
}

/** null until the month of the flight out is picked, and while the return is before it. */
export function tripOf(form: TripForm): Trip | null {
  const { leaves, returns } = daysOfTrip(form);
  return leaves === null || endsBeforeItBegins(form) ? null : { leaves, returns, has: form.has };
}
