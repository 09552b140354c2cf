import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { Body, Controller, Get, Module, NotFoundException, Param, Post, Query } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { IsEmail, IsOptional, Matches } from 'class-validator';
import request from 'supertest';
import { FIELD_MESSAGES } from '@app/contracts/http/errors';
import type { ErrorResponse } from '@app/contracts/http/errors';
import { faultOf, malformedRequests, sendRaw } from '@app/testing/malformed-requests';
import { configureApp } from './configure-app';
import { DomainError } from './domain-error';
import { errorMessage } from './error-messages';
import { currentRequestId } from './request-id';

const invalid = { message: FIELD_MESSAGES.invalid };
const SECRET = 'SELECT secret FROM guide.users at /srv/app.js:1:2';

class ThingQuery {
  @IsOptional() @Matches(/^\d{5}$/, invalid) zip?: string;
}
class ThingBody {
  @Matches(/^\d{5}$/, invalid) zip!: string;
  @IsOptional() @IsEmail({}, { message: FIELD_MESSAGES.email }) email?: string;
}

@Controller('/api/things')
class ThingsController {
  @Get() list(@Query() query: ThingQuery): object {
    return { ...query, requestId: currentRequestId() };
  }
  @Post() make(@Body() body: ThingBody): ThingBody {
    return body;
  }
  @Get('/broken') broken(): never {
    throw new Error(SECRET);
  }
  @Get('/gone') gone(): never {
    throw new NotFoundException(SECRET);
  }
  @Get('/busy') busy(): never {
    throw new DomainError(409, { detail: 'run_ended', retryAfterSeconds: 7, cause: new Error(SECRET) });
  }
  @Get('/:id') one(@Param('id') id: string): object {
    return { id };
  }
}
@Module({ controllers: [ThingsController] })
class ThingsModule {}

describe('an application configured by the kit', () => {
  let app: INestApplication;
  let server: Server;

  beforeAll(async () => {
    const module = await Test.createTestingModule({ imports: [ThingsModule] }).compile();
    app = module.createNestApplication({ logger: false });
    configureApp(app, { name: 'catalog' });
    await app.listen(0, '127.0.0.1');
    server = app.getHttpServer() as Server;
  });
  afterAll(() => app.close());

  const things = (): string => '/api/things';
  const bodyOf = (response: { body: unknown }): ErrorResponse => response.body as ErrorResponse;

  it('names a bad parameter and says Invalid input', async () => {
    const response = await request(server).get(`${things()}?zip=abc`).expect(400);
    expect(bodyOf(response)).toEqual({
      code: 'bad_request',
      message: expect.stringContaining('check') as string,
      requestId: response.headers['x-request-id'],
      fields: { zip: 'Invalid input' },
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('ignores unknown parameters, __proto__ among them', async () => {
    const response = await request(server).get(`${things()}?zip=90006&colour=red&__proto__=x`).expect(200);
    expect(Object.keys(response.body as object).sort()).toEqual(['requestId', 'zip']);
  });

  it('says Required for a missing, empty or null field and Invalid email for a bad e-mail', async () => {
    for (const body of [{ email: 'x' }, { zip: '', email: 'x' }, { zip: null, email: 'x' }]) {
      const response = await request(server).post(things()).send(body).expect(400);
      expect(bodyOf(response).fields).toEqual({ zip: 'Required', email: 'Invalid email' });
    }
    const missing = await request(server).post(things()).expect(400);
    expect(bodyOf(missing).fields).toEqual({ zip: 'Required' });
  });

  it('answers broken JSON and a list with 400 for the field body', async () => {
    const send = (body: string) => request(server).post(things()).set('content-type', 'application/json').send(body);
    for (const body of ['{"zip":', '[]', '7'])
      expect(bodyOf(await send(body).expect(400)).fields).toEqual({ body: 'Invalid input' });
  });

  it.each([
    ['an unknown path', 'GET', '/api/nothing', 404, 'not_found'],
    ['an address that cannot be decoded', 'GET', '/api/things/%FF', 400, 'bad_request'],
    ['an address over 8 kB', 'GET', `/api/things?q=${'a'.repeat(8_200)}`, 414, 'uri_too_long'],
    ["a framework's own 404", 'GET', '/api/things/gone', 404, 'not_found'],
    ['an unexpected error', 'GET', '/api/things/broken', 500, 'internal'],
  ])('answers %s in the documented shape and without internals', async (name, method, path, status, code) => {
    const answer = await sendRaw(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { name, method, path });
    const body = JSON.parse(answer.text) as ErrorResponse;
    expect([answer.status, body.code]).toEqual([status, code]);
    expect(body.requestId).toBe(answer.headers['x-request-id']);
    expect(answer.text).not.toMatch(/SELECT|srv|stack|%FF|nothing|aaaa/);
  });

  it('answers a wrong method with 405 and the methods that exist', async () => {
    const response = await request(server).delete(things()).expect(405);
    expect(response.headers['allow']).toBe('GET, HEAD, POST');
    expect(bodyOf(response).code).toBe('method_not_allowed');
  });

  it('answers a form with 415, a body over 64 kB with 413 and headers over 16 kB with 431', async () => {
    await request(server).post(things()).type('form').send('zip=90006').expect(415);
    await request(server)
      .post(things())
      .send({ zip: 'x'.repeat(70_000) })
      .expect(413);
    const chunked = request(server)
      .post(things())
      .set('content-type', 'application/json')
      .set('transfer-encoding', 'chunked');
    chunked.write(JSON.stringify({ zip: 'x'.repeat(70_000) }));
    await chunked.expect(413);
    const cookie = 'c'.repeat(17_000);
    expect(bodyOf(await request(server).get(things()).set('cookie', cookie).expect(431)).code).toBe(
      'headers_too_large',
    );
  });

  it('words the refusal itself when Node cannot parse the request', async () => {
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const huge = { name: 'huge', method: 'GET', path: things(), headers: { cookie: 'c'.repeat(70_000) } };
    const headers = await sendRaw(base, huge);
    expect([headers.status, (JSON.parse(headers.text) as ErrorResponse).code]).toEqual([431, 'headers_too_large']);
    const long = await sendRaw(base, { name: 'long', method: 'GET', path: `${things()}?q=${'a'.repeat(70_000)}` });
    expect(faultOf(long)).toBeNull();
    expect([414, 431]).toContain(long.status);
  });

  it('keeps detail, fields and Retry-After of a DomainError and hides its cause', async () => {
    const response = await request(server).get(`${things()}/busy`).expect(409);
    expect(response.headers['retry-after']).toBe('7');
    expect(bodyOf(response)).toMatchObject({
      code: 'conflict',
      detail: 'run_ended',
      message: errorMessage(409, 'run_ended'),
    });
    expect(response.text).not.toContain('SELECT');
  });

  it('keeps a well-formed request id from the inner network and replaces any other', async () => {
    const kept = await request(server).get(things()).set('x-request-id', 'abcdefgh-1234');
    expect([kept.headers['x-request-id'], (kept.body as { requestId: string }).requestId]).toEqual([
      'abcdefgh-1234',
      'abcdefgh-1234',
    ]);
    const replaced = await request(server).get(things()).set('x-request-id', '<script>');
    expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('hides inner paths from forwarded callers', async () => {
    await request(server).get('/internal/health').set('x-forwarded-for', '203.0.113.9').expect(404);
  });

  it.each(malformedRequests({ list: '/api/things', item: '/api/things', post: '/api/things' }))(
    'never answers 5xx: $name',
    async (malformed) => {
      const answer = await sendRaw(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, malformed);
      expect(faultOf(answer)).toBeNull();
    },
  );
});
