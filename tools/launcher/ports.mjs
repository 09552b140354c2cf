// @ts-check
// Checks the ports before anything starts, so that a port in use is one sentence and not six crash loops.
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartFailure } from './terminal.mjs';

/** @param {number} port @param {string} host @returns {Promise<string | null>} the error code; null when it is free */
const probe = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => resolve(code ?? 'EUNKNOWN'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });

/** @param {{ port: number, host: string }} settings @param {Record<string, number>} offsets of PORT by name @param {number} [patienceMs] @throws {StartFailure} naming the first port in use */
export async function requireFreePorts({ port: base, host }, offsets, patienceMs = 0) {
  const end = Date.now() + patienceMs;
  for (const [name, offset] of Object.entries(offsets)) {
    const port = base + offset;
    const address = offset === 0 ? host : '127.0.0.1';
    let code = await probe(port, address);
    for (; code === 'EADDRINUSE' && Date.now() < end; code = await probe(port, address)) await wait(200);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartFailure(`HOST=${address} is not an address of this machine.`);
    if (code) {
      const which = offset === 0 ? `Port ${port}` : `Port ${port} (PORT+${offset}, for ${name})`;
      const remedy = `Set PORT to another number, for example: PORT=${base + 100} make start`;
      throw new StartFailure(`${which} is used by another program. ${remedy}`);
    }
  }
}
