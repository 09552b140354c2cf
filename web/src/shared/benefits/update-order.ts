import type { PolicyUpdateRecord } from '@app/content/records/policy-updates';
import { daysBetween } from '@app/benefits/days/calendar-day';

export interface DatedUpdate extends PolicyUpdateRecord {
  /** True: its day has not come yet. */
  isComing: boolean;
}

/** Nearest in time first, whether it has just begun or is about to; @param today ISO date in California. */
export function updatesOn(today: string, updates: readonly PolicyUpdateRecord[]): DatedUpdate[] {
  const distance = ({ effectiveOn }: PolicyUpdateRecord) => Math.abs(daysBetween(today, effectiveOn));
  return [...updates]
    .sort((one, other) => distance(one) - distance(other))
    .map((update) => ({ ...update, isComing: update.effectiveOn > today }));
}
