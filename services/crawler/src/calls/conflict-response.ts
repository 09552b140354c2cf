import type { ConflictResponse } from '@app/contracts/http/conflicts';
import { sourceNameOf } from '@app/content/records/source-names';
import type { ConflictRow } from './conflicts.repository';

/** Street, town and ZIP come from one source, which stands under the street. */
const WINNER_UNDER: Readonly<Record<string, string>> = { zipCode: 'address' };

/** What visitors see first, then by source. */
export function conflictOf({ conflicts, fieldSources, ...place }: ConflictRow): ConflictResponse {
  const fields = Object.entries(conflicts).map(([field, said]) => {
    const winner = fieldSources[WINNER_UNDER[field] ?? field];
    const words = Object.entries(said).map(([source, value]) => ({
      source: { source, name: sourceNameOf(source) },
      value: String(value),
      isShown: source === winner,
    }));
    words.sort(
      (one, other) => Number(other.isShown) - Number(one.isShown) || (one.source.source < other.source.source ? -1 : 1),
    );
    return { field, words };
  });
  return { ...place, fields };
}
