import type { SwapCounts } from '../swap/whole-swap';
import type { Merged } from './records.service';

/** What a read brought, in places and not in statements: one of which three lists speak counts once. @param seen their ids */
export function placeCounts({ added, changed, hidden, silent }: Merged, seen: ReadonlySet<string>): SwapCounts {
  const found = seen.size + silent;
  const updated = [...changed].filter((id) => seen.has(id)).length;
  const deactivated = [...hidden].filter((id) => !seen.has(id)).length;
  return { found, added: added.size, updated, unchanged: found - added.size - updated, deactivated };
}
