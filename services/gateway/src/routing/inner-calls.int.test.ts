// Against a server of this test's own: what is read whole, what goes by, and what a visitor who has gone leaves behind.
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { InnerCalls } from './inner-calls';

const PIECE = 'x'.repeat(300_000);

let answer: (response: ServerResponse) => void = (response) => void response.end('[]');
let server: Server;
let calls: InnerCalls;

beforeAll(async () => {
  server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const services = { catalog: origin, chat: origin, crawler: origin, eligibility: origin, news: origin };
  calls = new InnerCalls(services, 5_000);
});
afterAll(async () => {
  calls.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const read = (signal = new AbortController().signal) => calls.read('catalog', { method: 'GET', url: '/' }, {}, signal);

it('a usual answer comes whole, with its status and headers', async () => {
  answer = (response) => void response.writeHead(404, { 'content-type': 'application/json' }).end('{"a":1}');
  const { status, headers, body, rest } = await read();
  expect([status, headers['content-type'], body.toString(), rest]).toEqual([404, 'application/json', '{"a":1}', null]);
});

it('of one that is too large the beginning comes first, then the rest, and nothing is lost', async () => {
  answer = (response) => {
    for (let piece = 0; piece < 20; piece += 1) response.write(PIECE);
    response.end('end');
  };
  const { body, rest } = await read();
  expect(body.length).toBeLessThan(20 * PIECE.length);
  const more = rest ? await buffer(rest) : Buffer.alloc(0);
  expect(body.length + more.length).toBe(20 * PIECE.length + 3);
  expect(more.subarray(-3).toString()).toBe('end');
});

it('a question that nobody waits for any more is hung up on', async () => {
  const hungUp = new Promise((resolve) => {
    answer = (response) => void response.once('close', () => resolve(response.writableFinished));
  });
  const ending = new AbortController();
  const asked = read(ending.signal);
  const refused = expect(asked).rejects.toThrow('nobody waits');
  setTimeout(() => ending.abort(), 50);
  await refused;
  expect(await hungUp).toBe(false);
  await expect(read(ending.signal)).rejects.toThrow();
});

it('so is the rest of an answer whose reader has gone', async () => {
  const hungUp = new Promise((resolve) => {
    answer = (response) => {
      response.once('close', () => resolve(response.writableFinished));
      for (let piece = 0; piece < 40; piece += 1) response.write(PIECE);
    };
  });
  const { rest } = await read();
  rest?.destroy();
  expect(await hungUp).toBe(false);
});
