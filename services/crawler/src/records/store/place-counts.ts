import type { SwapCounts } from '../../swap/whole-swap';
import type { Merged } from '../merge/merge.service';

/** Counts of a read in places, not in records: a place on three lists counts once. @param seen ids of the places */
export function placeCounts({ added, changed, hidden, silent }: Merged, seen: ReadonlySet<string>): SwapCounts {
  const found = seen.size + silent;
  const updated = [...changed].filter((id) => seen.has(id)).length;
  const deactivated = [...hidden].filter((id) => !seen.has(id)).length;
  return { found, added: added.size, updated, unchanged: found - added.size - updated, deactivated };
}
