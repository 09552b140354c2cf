// Real sockets: what undici does with an unread body cannot be seen with a mocked agent.
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Agent } from 'undici';
import { exchange, readText } from './http-exchange';

const LONG = Buffer.from(Array.from({ length: 30_000_000 }, (_, at) => at % 251));
const PACKED = gzipSync(Array.from({ length: 20_000 }, (_, at) => `${at} `).join(''));

const ANSWERS: Record<string, RequestListener> = {
  '/unchanged': (_, response) => response.writeHead(304, { etag: '"1"' }).end(),
  '/large': (_, response) => response.writeHead(200, { 'content-length': '1000000' }).write('x'.repeat(64_000)),
  '/early': (_, response) => {
    response.writeEarlyHints({ link: '</a.css>; rel=preload' });
    setTimeout(() => response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'] }).end('late'), 20);
  },
  '/long': (_, response) => response.writeHead(200).end(LONG),
  '/packed-cut': (_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).write(PACKED.subarray(0, PACKED.length / 2));
    setTimeout(() => response.destroy(), 20);
  },
};

describe('one HTTP exchange over a real socket', () => {
  let server: Server;
  let dispatcher: Agent;
  let last: ServerResponse;
  let connections = 0;

  beforeAll(async () => {
    server = createServer((request, response) => {
      last = response;
      ANSWERS[request.url ?? '']?.(request, response);
    });
    server.on('connection', () => (connections += 1));
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
  it('survives a 304 whose body is not read', async () => {
    const answer = await exchange(ask('/unchanged'), async () => 'not read');
    await sleep(50);
    expect(answer).toMatchObject({ status: 304, body: 'not read' });
  });

  it('survives a body that is refused for its announced size', async () => {
    await expect(exchange(ask('/large'), readText)).rejects.toMatchObject({ failureClass: 'too_large' });
    await sleep(50);
  });

  it('waits for the answer behind "early hints", and joins headers that come twice', async () => {
    const answer = await exchange(ask('/early'), readText);
    expect(answer).toMatchObject({ status: 200, body: 'late', headers: { 'set-cookie': 'a=1, b=2' } });
  });

  it('makes a source wait that is faster than its reader, and loses nothing', async () => {
    const pieces: Buffer[] = [];
    let unsent = 0;
    await exchange({ ...ask('/long'), maxBytes: 50_000_000 }, async (body) => {
      for await (const piece of body) {
        if (pieces.length === 0) await sleep(200);
        if (pieces.length === 0) unsent = last.writableLength;
        pieces.push(piece);
      }
    });
    expect(unsent).toBeGreaterThan(10_000_000);
    expect(Buffer.concat(pieces).equals(LONG)).toBe(true);
  });

  it('never takes a packed body for whole that broke off', async () => {
    await expect(exchange({ ...ask('/packed-cut'), maxBytes: 1_000_000 }, readText)).rejects.toMatchObject({
      failureClass: 'truncated_body',
    });
  });

  it('uses a connection again after a whole answer, and cuts it when the rest is not read', async () => {
    await exchange(ask('/unchanged'), readText);
    const before = connections;
    await exchange(ask('/unchanged'), readText);
    expect(connections).toBe(before);
    await exchange({ ...ask('/large'), maxBytes: 2_000_000 }, async () => null);
    await exchange(ask('/unchanged'), readText);
    expect(connections).toBe(before + 1);
  });

  it.each(['its time is over', 'its asker goes'])('ends at once while no connection is there and %s', async (why) => {
    const silent = new Agent({ connect: () => undefined });
    const asker = new AbortController();
    const isLate = why === 'its time is over';
    const request = { ...ask('/'), dispatcher: silent, timeoutMs: isLate ? 30 : 60_000, signal: asker.signal };
    setTimeout(() => asker.abort(new Error('gone')), isLate ? 60_000 : 30).unref();
    await expect(exchange(request, readText)).rejects.toMatchObject(
      isLate ? { failureClass: 'timeout' } : { message: 'gone' },
    );
    await silent.destroy();
  });
});
