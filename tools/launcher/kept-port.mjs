// @ts-check
// The public port is bound here and handed to each gateway in turn, so that it outlives them: whoever comes while one is replaced waits
// in the system's queue for the next instead of being refused. The launcher itself never listens, so it never takes a connection away.
import { lookup } from 'node:dns/promises';
import net from 'node:net';

/** Where a child finds the socket among its descriptors: after input, output, errors and the channel to the launcher. */
export const INHERITED_FD = 4;

/** @typedef {{ fd: number, close: () => void, getsockname: (out: object) => number }} BoundSocket */
/** @typedef {(address: string, port: number, family: number) => BoundSocket | number} Bind as Node's own cluster uses it */

/**
 * Node has no public way to bind without taking connections; where its own one is missing (or Windows knows no descriptors), or the
 * address cannot be bound, the gateway listens by itself, says itself what is wrong, and visitors are refused while it is replaced.
 * @param {{ host: string, port: number }} door @param {Bind | null} [bind] for tests
 * @returns {Promise<BoundSocket | null>} null = it could not be kept
 */
export async function keepPort({ host, port }, bind = /** @type {any} */ (net)._createServerHandle) {
  if (typeof bind !== 'function') return null;
  const { address, family } = await lookup(host).catch(() => ({ address: host, family: 4 }));
  const socket = bind(address, port, family);
  if (typeof socket === 'number') return null;
  // A port that is taken is not told before somebody asks; listening would then go on at a port of chance.
  if (socket.fd >= 0 && socket.getsockname({}) === 0) return socket;
  socket.close();
  return null;
}
