// Ids of which each is larger than those made a moment before (UUID version 7): half a million rows made one after the other then go to
// the end of their indexes, not to half a million places in them.
import { randomUUID } from 'node:crypto';

const TIME_DIGITS = 12;
/** Behind the time and the version: 74 bits by lot, the variant among them. */
const RANDOM_FROM = 15;

let [last, head] = [-1, ''];

/** @param now milliseconds since 1970 */
export function orderedId(now = Date.now()): string {
  if (now !== last) {
    const time = now.toString(16).padStart(TIME_DIGITS, '0');
    [last, head] = [now, `${time.slice(0, 8)}-${time.slice(8)}-7`];
  }
  return head + randomUUID().slice(RANDOM_FROM);
}
