// Identity of the process that holds a lease of a host. A process that was killed restarts on the same port of the same machine, where no
// other can run meanwhile: it continues with its own leases at once instead of waiting until they expire.
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * The same for every process that ever listens on this port of this running machine (or container), and for no other.
 * @returns a UUID; null where the system does not tell machines apart (no Linux)
 */
export function leaseHolder(port: number): string | null {
  try {
    const machine = [readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'), readlinkSync('/proc/self/ns/net')];
    const hex = createHash('sha256').update(`${machine.join()},${port}`).digest('hex');
    return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  } catch {
    return null;
  }
}
