import type { ConflictResponse } from '@app/contracts/http/conflicts';
import { sourceNameOf } from '@app/content/records/source-names';
import type { ConflictRow } from './conflicts.repository';

/** Street, town and ZIP come from one source, which is listed under the street. */
const WINNER_UNDER: ReadonlyMap<string, string> = new Map([['zipCode', 'address']]);

/** What visitors see first, then by source. */
export function conflictOf({ conflicts, fieldSources, ...place }: ConflictRow): ConflictResponse {
  const winners = new Map(Object.entries(fieldSources));
  const fields = Object.entries(conflicts).map(([field, said]) => {
    const winner = winners.get(WINNER_UNDER.get(field) ?? field);
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
