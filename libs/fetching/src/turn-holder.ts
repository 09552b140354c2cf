// Who holds the turn at a host. A process that was killed comes back on the same port of the same machine, and no other can be
// there meanwhile: it goes on with its own turns at once, in place of waiting until they run out.
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * The same for every process that ever listens on this port of this running machine (or container), and for no other.
 * @returns a UUID; null where the system does not tell machines apart (no Linux)
 */
export function turnHolder(port: number): string | null {
  try {
    const machine = [readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'), readlinkSync('/proc/self/ns/net')];
    const hex = createHash('sha256').update(`${machine.join()},${port}`).digest('hex');
    return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  } catch {
    return null;
  }
}
