import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { IsOptional, IsString } from 'class-validator';
import request from 'supertest';
import type { ErrorResponse } from '@app/contracts/http/errors';
import { bareSocket, bodyOfRaw } from '@app/testing/bare-socket';
import { configureApp } from './configure-app';

class NoteBody {
  @IsOptional() @IsString() note?: string;
}

@Controller('/api/notes')
class NotesController {
  private static atOnce = 0;
  static most = 0;
  @Get() async read(): Promise<object> {
    NotesController.atOnce += 1;
    NotesController.most = Math.max(NotesController.most, NotesController.atOnce);
    await new Promise((resolve) => setTimeout(resolve, 5));
    NotesController.atOnce -= 1;
    return {};
  }
  @Post() write(@Body() _body: NoteBody): object {
    return {};
  }
}
@Module({ controllers: [NotesController] })
class NotesModule {}

const POST = 'POST /api/notes HTTP/1.1\nHost: x\nContent-Type: application/json\n';

describe('a server with limits', () => {
  let app: INestApplication;
  let server: Server;
  let url: string;

  beforeAll(async () => {
    const module = await Test.createTestingModule({ imports: [NotesModule] }).compile();
    app = module.createNestApplication({ logger: false });
    configureApp(app, { name: 'catalog', rawHeaders: { 'X-Frame-Options': 'DENY' } });
    server = app.getHttpServer() as Server;
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server;
    expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([10_000, 12_000, 65_000]);
    Object.assign(server, { connectionsCheckingInterval: 50 });
    await app.listen(0, '127.0.0.1');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => app.close());

  function expectRefusal(answer: string, status: number, code: string): void {
    expect(answer.split('\r\n')[0]).toMatch(`HTTP/1.1 ${status} `);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(answer).toMatch(/x-frame-options: DENY/i);
    const body = bodyOfRaw(answer) as ErrorResponse;
    expect(body).toEqual({
      code,
      message: expect.stringMatching(/\w/) as string,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(answer).toContain(`x-request-id: ${body.requestId}`);
  }

  /** So that the tests of slow senders need not wait for half a minute; all others would meet these limits on a busy machine. */
  function shortenLimits(): void {
    jest.replaceProperty(server, 'headersTimeout', 300);
    jest.replaceProperty(server, 'requestTimeout', 600);
  }
  afterEach(() => jest.restoreAllMocks());

  it('ends a sender who drips headers, with 408, and serves others meanwhile (slowloris)', async () => {
    shortenLimits();
    const slow = Array.from({ length: 50 }, () => bareSocket(url, 'GET /api/notes HTTP/1.1\nHost: x\n'));
    const drip = setInterval(() => slow.forEach(({ socket }) => socket.writable && socket.write('X-A: b\r\n')), 40);
    await request(server).get('/api/notes').expect(200);
    const answers = await Promise.all(slow.map(({ ended }) => ended));
    clearInterval(drip);
    expectRefusal(answers[0] ?? '', 408, 'request_timeout');
    expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 408'))).toHaveLength(50);
  });

  it('ends a sender who drips the body', async () => {
    shortenLimits();
    const { socket, ended } = bareSocket(url, `${POST}Content-Length: 1000\n\n{`);
    const drip = setInterval(() => socket.writable && socket.write(' '), 40);
    expectRefusal(await ended, 408, 'request_timeout');
    clearInterval(drip);
  });

  it.each([
    ['no HTTP at all', 'hello\n\n', 400, 'bad_request'],
    ['an unknown protocol version', 'GET / HTTP/9.9\nHost: x\n\n', 400, 'bad_request'],
    ['a header without a name', 'GET /api/notes HTTP/1.1\nHost: x\n: y\n\n', 400, 'bad_request'],
    ['two lengths', `${POST}Content-Length: 2\nContent-Length: 3\n\n{}`, 400, 'bad_request'],
    ['a length and chunks', `${POST}Content-Length: 2\nTransfer-Encoding: chunked\n\n0\n\n`, 400, 'bad_request'],
    [
      'headers over 64 kB',
      `GET /api/notes HTTP/1.1\nHost: x\nCookie: ${'c'.repeat(70_000)}\n\n`,
      431,
      'headers_too_large',
    ],
  ])('words the refusal of %s itself', async (_name, text, status, code) => {
    expectRefusal(await bareSocket(url, text).ended, status, code);
  });

  it.each([
    ['lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['objects', `${'{"note":'.repeat(7_000)}1${'}'.repeat(7_000)}`],
    ['objects in a field', `{"note":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}}`],
    ['lists in a field', `{"note":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('answers 400 to %s that stand too deep in each other', async (_name, json) => {
    const { body } = await request(server).post('/api/notes').type('json').send(json).expect(400);
    expect(body).toMatchObject({ code: 'bad_request', fields: { body: 'Invalid input' } });
  });

  it('works on one request of a connection at a time, answers them in turn, and takes no endless line of them', async () => {
    const line = 'GET /api/notes HTTP/1.1\nHost: x\n\n';
    const last = 'GET /api/notes/none HTTP/1.1\nHost: x\nConnection: close\n\n';
    const before = NotesController.most;
    const answer = await bareSocket(url, line.repeat(5) + last).ended;
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual([...Array<string>(5).fill('HTTP/1.1 200'), 'HTTP/1.1 404']);
    expect([before, NotesController.most]).toEqual([1, 1]);
    expect((await bareSocket(url, line.repeat(500)).ended).match(/HTTP\/1\.1/g) ?? []).not.toHaveLength(500);
  });

  it('does not mind a wish that it does not know', async () => {
    const text = 'GET /api/notes HTTP/1.1\nHost: x\nExpect: miracles\nConnection: close\n\n';
    expect(await bareSocket(url, text).ended).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('takes JSON as deep as anybody needs', () =>
    request(server)
      .post('/api/notes')
      .send({ note: 'x', unknown: { a: [{ b: [1] }] } })
      .expect(201));
});
