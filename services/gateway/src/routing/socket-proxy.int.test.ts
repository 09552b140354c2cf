// The gateway's `/ws`, asked by bare sockets and by a WebSocket client.
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { ErrorResponse } from '@app/contracts/http/errors';
import { errorMessage } from '@app/kit/error-messages';
import { bareSocket, bodyOfRaw } from '@app/testing/bare-socket';
import request from 'supertest';
import { type SeenRequest, startFakeInnerService } from '../../testing/fake-inner-service';
import { type RunningGateway, startGateway } from '../../testing/start-gateway';

/** One text frame, as `ws` hands it over. */
const textOf = (data: RawData): string => (data as Buffer).toString();

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
const handshake = (host: string, extra = '', path = '/ws'): string =>
  `GET ${path} HTTP/1.1\nHost: ${host}\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\n` +
  `Sec-WebSocket-Key: ${KEY}\n${extra}\n`;

/** A chat service that repeats what it is told, and remembers with which headers it was asked. */
async function startChat(): Promise<{ url: string; seen: SeenRequest['headers'][]; server: Server; stop: () => void }> {
  const seen: SeenRequest['headers'][] = [];
  const server = createServer();
  const sockets = new WebSocketServer({ server, path: '/ws' });
  const open = new Set<Socket>();
  server.on('connection', (socket) => open.add(socket));
  sockets.on('connection', (socket, incoming) => {
    seen.push(incoming.headers);
    socket.on('message', (text) => {
      if (textOf(text) === 'die') for (const each of open) each.destroy();
      else socket.send(`heard ${textOf(text)}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = (): void => {
    for (const each of open) each.destroy();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, server, stop };
}

function refusalOf(answer: string): { status: number; body: ErrorResponse } {
  expect(answer).toMatch(/frame-ancestors 'none'/);
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
  expect(answer).toMatch(/connection: close/i);
  const body = bodyOfRaw(answer) as ErrorResponse;
  expect(body).toMatchObject({ message: expect.any(String) as string });
  expect(answer).toContain(`x-request-id: ${body.requestId}`);
  return { status: Number(answer.slice(9, 12)), body };
}

describe('WebSockets', () => {
  let chat: Awaited<ReturnType<typeof startChat>>;
  let gateway: RunningGateway;
  let host: string;
  beforeAll(async () => {
    chat = await startChat();
    gateway = await startGateway({ chat: chat.url }, { publicUrl: 'https://guide.example' });
    ({ host } = new URL(gateway.url));
  });
  beforeEach(() => (chat.seen.length = 0));
  afterAll(async () => {
    await gateway.stop();
    chat.stop();
  });

  const talk = (headers: Record<string, string>, origin?: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://${host}/ws`, { headers, ...(origin !== undefined && { origin }) });
      socket.on('open', () => socket.send('안녕하세요'));
      socket.on('message', (text) => {
        resolve(textOf(text));
        socket.close();
      });
      socket.on('error', reject);
    });

  it.each([
    ['its public address', 'https://guide.example'],
    ['its own host', undefined],
  ])('of a page of %s reach the chat service and come back', async (_name, origin) => {
    expect(await talk({ 'sec-fetch-site': 'same-origin' }, origin ?? `http://${host}`)).toBe('heard 안녕하세요');
  });

  it('of a program without an Origin reach it too, with what it may believe and nothing else', async () => {
    const claims = {
      'x-internal-identity': 'forged',
      'x-forwarded-for': '203.0.113.77',
      'x-request-id': 'mine-mine-mine',
    };
    await talk(claims);
    expect(chat.seen[0]).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      upgrade: 'websocket',
    });
    expect(chat.seen[0]?.['x-internal-identity']).toBeUndefined();
  });

  it.each([
    ['another site', 'Origin: https://evil.example\n'],
    ['a null origin', 'Origin: null\n'],
    ['an origin that is none', 'Origin: guide\n'],
    ['our host at another port', 'Origin: http://127.0.0.1:1\n'],
    ['our public address without TLS', 'Origin: http://guide.example\n'],
    ['another site, by what the browser says', 'Sec-Fetch-Site: cross-site\n'],
    [
      'another site that claims our host through a proxy',
      'Origin: https://evil.example\nX-Forwarded-Host: evil.example\n',
    ],
  ])('of %s are refused and never reach it', async (_name, headers) => {
    const { status, body } = refusalOf(await bareSocket(gateway.url, handshake(host, headers)).ended);
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(chat.seen).toEqual([]);
  });

  it.each([
    ['another name than ours', handshake('evil.example', 'Origin: http://evil.example\n'), 403],
    ['another path', handshake('localhost', '', '/api/search'), 404],
    ['a path that begins alike', handshake('localhost', '', '/wsx'), 404],
    ['a path below', handshake('localhost', '', '/ws/inner'), 404],
    ['an inner path', handshake('localhost', '', '/internal/health'), 404],
    ['another protocol', handshake('localhost').replace('websocket', 'h2c'), 400],
    ['a whole address', handshake('localhost', '', 'http://169.254.169.254/ws'), 400],
    ['another method', handshake('localhost').replace('GET', 'POST'), 405],
    ['an address that is too long', handshake('localhost', '', `/ws?${'a'.repeat(9_000)}`), 414],
    ['headers that are too long', handshake('localhost', `Cookie: ${'c'.repeat(17_000)}\n`), 431],
  ])('asked for at %s end with an answer', async (_name, text, expected) => {
    expect(refusalOf(await bareSocket(gateway.url, text).ended).status).toBe(expected);
    expect(chat.seen).toEqual([]);
    await request(gateway.server).get('/').expect(200);
  });

  it('end for the visitor when the chat service ends', async () => {
    const { socket, until, ended } = bareSocket(gateway.url, handshake(host));
    await until(/101 Switching Protocols[^]*\r\n\r\n/);
    // A masked text frame that says "die".
    socket.write(Buffer.from([0x81, 0x83, 0, 0, 0, 0, 0x64, 0x69, 0x65]));
    expect(await ended).toMatch(/^HTTP\/1\.1 101 /);
  });

  it('are ended when the gateway stops, so that they do not hold it up', async () => {
    const other = await startGateway({ chat: chat.url });
    const { until, ended } = bareSocket(other.url, handshake(new URL(other.url).host));
    await until(/101 Switching Protocols/);
    const startedAt = performance.now();
    await other.stop();
    await ended;
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});

describe('WebSockets while the chat service is not as it should be', () => {
  it('get 503 when it is dead', async () => {
    const gateway = await startGateway({});
    const answer = await bareSocket(gateway.url, handshake(new URL(gateway.url).host)).ended;
    const { status, body } = refusalOf(answer);
    expect([status, body.code, body.message]).toEqual([503, 'unavailable', errorMessage(503)]);
    expect(answer).toMatch(/retry-after: 5/i);
    await gateway.stop();
  });

  it('get its refusal, protected, while it speaks no WebSocket', async () => {
    const inner = await startFakeInnerService();
    inner.answer = (_request, response) => {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 'not_found' }));
    };
    const gateway = await startGateway({ chat: inner.url });
    const answer = await bareSocket(gateway.url, handshake(new URL(gateway.url).host)).ended;
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/frame-ancestors 'none'/);
    expect(answer).toContain('not_found');
    await gateway.stop();
    await inner.stop();
  });

  it.each(['nothing', 'half an answer'])('do not hang when it says %s', async (what) => {
    const inner = await startFakeInnerService();
    inner.answer = (_request, response) => {
      if (what === 'nothing') return;
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
    };
    const gateway = await startGateway({ chat: inner.url }, { proxyTimeoutMs: 200 });
    const answer = await bareSocket(gateway.url, handshake(new URL(gateway.url).host)).ended;
    expect(answer).toMatch(what === 'nothing' ? /^HTTP\/1\.1 503 / : /^HTTP\/1\.1 200 [^]*half/);
    await gateway.stop();
    await inner.stop();
  });

  it('leave it alone when the visitor hangs up during the handshake', async () => {
    const inner = await startFakeInnerService();
    const arrived = new Promise<void>((resolve) => (inner.answer = () => resolve()));
    const gateway = await startGateway({ chat: inner.url }, { proxyTimeoutMs: 200 });
    const { socket, ended } = bareSocket(gateway.url, handshake(new URL(gateway.url).host));
    await arrived;
    socket.destroy();
    await ended;
    await request(gateway.server).get('/').expect(200);
    await gateway.stop();
    await inner.stop();
  });
});

describe('a visitor who hangs up in the middle of the refusal of a WebSocket', () => {
  it('ends nobody but himself', async () => {
    const inner = await startFakeInnerService();
    inner.answer = (_request, response) => {
      response.writeHead(404);
      const pieces = [1, 2, 3, 4].map((piece) => setTimeout(() => response.write('x'), piece * 30));
      response.once('close', () => pieces.forEach(clearTimeout));
      setTimeout(() => response.end(), 200);
    };
    const gateway = await startGateway({ chat: inner.url });
    for (let turn = 0; turn < 5; turn += 1) {
      const { socket, until, ended } = bareSocket(gateway.url, handshake(new URL(gateway.url).host));
      await until(/404/);
      socket.destroy();
      await ended;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await request(gateway.server).get('/').expect(200);
    await gateway.stop();
    await inner.stop();
  });
});

describe('WebSockets of one address', () => {
  it('are limited in how often they are opened', async () => {
    const chat = await startChat();
    const gateway = await startGateway({ chat: chat.url }, { rateLimitScale: 1 });
    const { host } = new URL(gateway.url);
    const ask = async (): Promise<string> => {
      const { socket, until } = bareSocket(gateway.url, handshake(host));
      const answer = await until(/\r\n\r\n/);
      socket.destroy();
      return answer;
    };
    const answers: string[] = [];
    for (let count = 0; count < 61; count += 1) answers.push(await ask());
    expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 101'))).toHaveLength(60);
    expect(answers.at(-1)).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: \d+/i);
    await gateway.stop();
    chat.stop();
  });
});
