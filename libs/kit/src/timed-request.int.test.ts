import { getEventListeners, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startDeadline } from './deadline';
import { timedRequest } from './timed-request';

let server: Server;
let url: string;
let closed: Promise<unknown>;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/silent') return;
    if (request.url === '/moved') return void response.writeHead(302, { location: '/whole' }).end();
    if (request.url === '/whole') return void response.end('{"a":1}');
    closed = once(response, 'close');
    response.writeHead(200, { 'content-length': '100' }).write('{');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = (path: string, timeoutMs: number, signal?: AbortSignal): Promise<unknown> =>
  timedRequest({ url: url + path, timeoutMs, signal }, async ({ statusCode, body }) =>
    statusCode === 200 ? body.json() : statusCode,
  );

it('gives what the reader makes of the response, and follows no redirect', async () => {
  expect(await read('/whole', 5_000)).toEqual({ a: 1 });
  expect(await read('/moved', 5_000)).toBe(302);
});

it.each(['/silent', '/half'])('ends %s in time, also when the garbage collector runs meanwhile', async (path) => {
  setFlagsFromString('--expose-gc');
  const collecting = setInterval(runInNewContext('gc') as () => void, 10);
  try {
    await expect(read(path, 300)).rejects.toMatchObject({ name: 'TimeoutError' });
  } finally {
    clearInterval(collecting);
  }
});

it('ends with the reason of the signal, which may be aborted before', async () => {
  const controller = new AbortController();
  const half = read('/half', 5_000, controller.signal);
  controller.abort(new Error('the visitor has left'));
  await expect(half).rejects.toThrow('the visitor has left');
  await expect(read('/whole', 5_000, controller.signal)).rejects.toThrow('the visitor has left');
});

it('closes the connection of a body that is not read', async () => {
  expect(await timedRequest({ url: `${url}/half`, timeoutMs: 5_000 }, () => Promise.resolve('unread'))).toBe('unread');
  await closed;
});

it('a deadline that has ended fires no more and leaves no listener', () => {
  const controller = new AbortController();
  const deadline = startDeadline(60_000, controller.signal);
  deadline.end();
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  const { reason } = deadline.signal as { reason: unknown };
  controller.abort(new Error('later'));
  expect(deadline.signal.reason).toBe(reason);
});
