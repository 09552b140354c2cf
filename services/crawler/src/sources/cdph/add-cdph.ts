import type { FacilityTally } from '../named-rows/facility-tally';
import type { NamedRow } from '../named-rows/named-row';
import { cdphRecord, isOfKind, isOpen } from './parser';

/** Adds the open facilities of one kind of CDPH's list. @param page about the list, for people */
export function addCdph(
  rows: readonly NamedRow[],
  kind: Parameters<typeof isOfKind>[1],
  page: string,
  tally: FacilityTally,
): void {
  for (const row of rows) {
    if (!isOfKind(row, kind)) tally.skip('other_kind');
    else if (!isOpen(row)) tally.skip('closed');
    else tally.add(cdphRecord(row, kind, 'CA', page));
  }
}
