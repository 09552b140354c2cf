import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from './listening';

const HOST = '127.0.0.1';

// On a socket that the launcher keeps: tools/launcher/kept-port.int.test.ts and failures.int.test.ts.
it('listens where it is told, and says when another program has the port', async () => {
  const first = createServer();
  await listen(first, { host: HOST, port: 0 });
  const { address, port } = first.address() as AddressInfo;
  expect(address).toBe(HOST);
  await expect(listen(createServer(), { host: HOST, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  first.close();
  await once(first, 'close');
});
