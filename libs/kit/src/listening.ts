import { once } from 'node:events';
import type { Server } from 'node:http';
import type { ListenAddress } from './service-address';

/** Max connections that wait while the process is busy. The system's own limit (net.core.somaxconn, 4096 on Linux) applies, too. */
const MAX_WAITING = 4_096;

/** @throws the system's error, for example EADDRINUSE */
export async function listen(server: Server, { host, port }: ListenAddress): Promise<void> {
  server.listen({ host, port }, MAX_WAITING);
  await once(server, 'listening');
}
