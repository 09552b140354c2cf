// Real sockets: what undici does with a body that nobody reads cannot be seen with a mocked agent.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { exchange, readText } from './http-exchange';

describe('one HTTP exchange over a real socket', () => {
  let server: Server;
  let dispatcher: Agent;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/unchanged') response.writeHead(304, { etag: '"1"' }).end();
      else response.writeHead(200, { 'content-length': '1000000' }).write('x'.repeat(64_000));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    dispatcher = new Agent();
  });

  afterAll(async () => {
    await dispatcher.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const ask = (path: string) => ({
    url: new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    dispatcher,
    headers: {},
    timeoutMs: 5_000,
    maxBytes: 1_000,
  });

  // An error event without a listener would end the process; Jest fails the test that is running then.
  it('survives a 304 whose body nobody reads', async () => {
    const answer = await exchange(ask('/unchanged'), async () => 'not read');
    await sleep(50);
    expect(answer).toMatchObject({ status: 304, body: 'not read' });
  });

  it('survives a body that is refused for its announced size', async () => {
    await expect(exchange(ask('/large'), readText)).rejects.toMatchObject({ failureClass: 'too_large' });
    await sleep(50);
  });
});
