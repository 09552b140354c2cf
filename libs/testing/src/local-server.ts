// A stand-in of a server on a free port of this machine.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  /** Without a slash at the end. */
  url: string;
  /** Closes every connection, also those that wait for a response. */
  stop(): Promise<void>;
}

/** @param port one that was free before, to bring a stopped server back; else any free one */
export async function listenLocally(server: Server, port = 0): Promise<LocalServer> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
