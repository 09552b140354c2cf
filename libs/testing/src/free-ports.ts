// Ports for processes that want fixed ones: another run, or a server that a killed run left, must not be in the way.
import { existsSync, readFileSync } from 'node:fs';

const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];
const LISTENS = '0A';
const STEP = 1_000;
/** From here on the system gives ports away itself. */
const END = 32_000;

/** Ports somebody listens on, of the kernel's own list; empty where there is none (not Linux). */
function takenPorts(): Set<number> {
  const lines = TABLES.filter(existsSync).flatMap((table) => readFileSync(table, 'utf8').split('\n').slice(1));
  const sockets = lines.map((line) => line.trim().split(/\s+/)).filter(([, , , state]) => state === LISTENS);
  return new Set(sockets.map(([, local]) => Number.parseInt(local?.split(':')[1] ?? '', 16)));
}

/**
 * @param base the first of the ports that are tried first
 * @param count how many free ports in a row
 * @returns the first of them: `base`, or one whole thousands above it
 * @throws Error when there are none
 */
export function freePorts(base: number, count = 10): number {
  const taken = takenPorts();
  for (let first = base; first + count < END; first += STEP) {
    if (!Array.from({ length: count }, (_, at) => first + at).some((port) => taken.has(port))) return first;
  }
  throw new Error(`No ${count} free ports at ${base} or whole thousands above it`);
}
