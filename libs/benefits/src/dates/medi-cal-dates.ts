// The yearly renewal of Medi-Cal, and the days in which a late one can be repaired. Facts: docs/facts/policy.md#my-dates.
import { addDays, dayOf, lastOfMonth, partsOf } from '../days/calendar-day';
import type { DateEntry, Situation } from './situation';

export function mediCalDates({ answers, lengths, asOf }: Situation): DateEntry[] {
  const { hasMediCal, renewalMonth } = answers;
  if (!hasMediCal || renewalMonth === null) return [];
  const { year, month } = partsOf(asOf);
  const next = dayOf(renewalMonth >= month ? year : year + 1, renewalMonth);
  const before = lastOfMonth(dayOf(partsOf(next).year - 1, renewalMonth));
  const repairBy = (ended: string): string => addDays(ended, lengths.renewalRepairDays);
  const renewal: DateEntry = {
    id: 'renewal',
    from: next,
    to: lastOfMonth(next),
    isYearly: true,
    days: { repairBy: repairBy(lastOfMonth(next)) },
    sources: ['renewalRepair', 'S28'],
  };
  if (repairBy(before) < asOf) return [renewal];
  return [
    renewal,
    {
      id: 'repair',
      from: addDays(before, 1),
      to: repairBy(before),
      isYearly: true,
      days: { ended: before },
      sources: ['renewalRepair'],
    },
  ];
}
