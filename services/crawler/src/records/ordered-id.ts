// Ids of which each is larger than those made a moment before (UUID version 7): half a million rows made one after the other then go to
// the end of their indexes, not to half a million places in them.
import { randomUUID } from 'node:crypto';

const TIME_DIGITS = 12;
/** Behind the time and the version: 74 bits by lot, the variant among them. */
const RANDOM_FROM = 15;

/** @param now milliseconds since 1970 */
export function orderedId(now = Date.now()): string {
  const time = now.toString(16).padStart(TIME_DIGITS, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(RANDOM_FROM)}`;
}
