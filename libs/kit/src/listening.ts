// A service opens its door: at an address of its own, or on a socket that whoever started it has bound and keeps.
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { ListenAddress } from './service-address';

/**
 * So many connections wait while the process is busy or replaced: 300 a second for some ten seconds. The system's own limit
 * (net.core.somaxconn, 4096 on Linux) holds besides.
 */
const WAITING_CONNECTIONS = 4_096;

/** @param address `fd`, when it is set, is used in place of host and port @throws the system's error, for example EADDRINUSE */
export async function listen(server: Server, { host, port, fd }: ListenAddress & { fd?: number | undefined }) {
  server.listen(fd === undefined ? { host, port } : { fd }, WAITING_CONNECTIONS);
  await once(server, 'listening');
}
