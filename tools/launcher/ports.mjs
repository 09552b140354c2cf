// @ts-check
// Are our ports free? Asked before anything starts, so that a busy one is one sentence and not six crash loops.
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartFailure } from './failure.mjs';

/** @typedef {{ name: string, port: number, host: string }} Door */

/** @param {Door} door @returns {Promise<string | null>} the error code, or null when free */
export function probe({ port, host }) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? 'EUNKNOWN'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** @param {Door} door @param {number} base PORT @param {string} code */
export function portSentence({ name, port, host }, base, code) {
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} is not an address of this machine.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to 1024 or more.`;
  const which = port === base ? `Port ${port}` : `Port ${port} (PORT+${port - base}, for ${name})`;
  return `${which} is used by another program. Set PORT to another number, for example: PORT=${base + 100} make start`;
}

/** Throws a sentence for the first door that stays busy. @param {Door[]} doors @param {number} base PORT @param {number} patienceMs */
export async function requireFreePorts(doors, base, patienceMs) {
  const end = Date.now() + patienceMs;
  for (const door of doors) {
    let code = await probe(door);
    while (code === 'EADDRINUSE' && Date.now() < end) {
      await wait(200);
      code = await probe(door);
    }
    if (code) throw new StartFailure(portSentence(door, base, code));
  }
}
