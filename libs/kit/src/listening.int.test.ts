import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from './listening';

const HOST = '127.0.0.1';

it('listens at the given address, and rejects when another program has the port', async () => {
  const first = createServer();
  await listen(first, { host: HOST, port: 0 });
  const { address, port } = first.address() as AddressInfo;
  expect(address).toBe(HOST);
  await expect(listen(createServer(), { host: HOST, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  first.close();
  await once(first, 'close');
});
