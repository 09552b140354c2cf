import request from 'supertest';
import type { ErrorResponse } from '@app/contracts/http/errors';
import { bareSocket } from '@app/testing/bare-socket';
import { faultOf, malformedRequests, sendRaw } from '@app/testing/malformed-requests';
import { startFakeInnerService } from '../testing/fake-inner-service';
import type { FakeInnerService } from '../testing/fake-inner-service';
import { PAGE, SCRIPT, startGateway } from '../testing/start-gateway';
import type { RunningGateway } from '../testing/start-gateway';

/** Of calls. */
const POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

describe('the public door', () => {
  let inner: FakeInnerService;
  let gateway: RunningGateway;
  beforeAll(async () => {
    inner = await startFakeInnerService();
    gateway = await startGateway({ catalog: inner.url, crawler: inner.url });
  });
  afterAll(async () => {
    await gateway.stop();
    await inner.stop();
  });
  const code = (response: { body: unknown }): string => (response.body as ErrorResponse).code;

  it('counts calls by address: 429 in the documented shape, protected like every answer', async () => {
    const strict = await startGateway({ crawler: inner.url }, { rateLimitScale: 1 });
    const starts = await Promise.all(
      Array.from({ length: 31 }, () => request(strict.server).post('/api/crawl/insurance').send({})),
    );
    expect(starts.map(({ status }) => status).sort()).toEqual([...Array<number>(30).fill(200), 429]);
    const refused = starts.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.headers).toMatchObject({ 'content-security-policy': POLICY, 'cache-control': 'no-store' });
    expect(code(refused ?? { body: {} })).toBe('too_many_requests');
    await strict.stop();
  });

  it('answers a person who opens an address too often with a page, and never counts the health (defect 16)', async () => {
    const strict = await startGateway({}, { rateLimitScale: 0.02 });
    const open = () => request(strict.server).get('/api/login').set('accept', 'text/html,*/*;q=0.8');
    await open();
    await open();
    const refused = await open()
      .expect(429)
      .expect('content-type', /text\/html/);
    expect(refused.text).toContain(`${refused.headers['retry-after']}초 뒤에 다시 열어 주세요`);
    expect(refused.headers).toMatchObject({ 'content-security-policy': POLICY, 'cache-control': 'no-store' });
    await request(strict.server)
      .get('/api/login')
      .expect(429)
      .expect('content-type', /application\/json/);
    for (let turn = 0; turn < 30; turn += 1) {
      expect((await request(strict.server).get('/api/health')).status).not.toBe(429);
    }
    await strict.stop();
  });

  it('says when to try again while nobody can sign in (defect 16)', async () => {
    await request(gateway.server).get('/api/login').expect(503).expect('retry-after', '30');
  });

  it('gives no compressed copy as a file of its own (defect 16)', async () => {
    await request(gateway.server).get('/assets/index-abc123.js.br').expect(404);
    await request(gateway.server)
      .get('/assets/index-abc123.js')
      .set('accept-encoding', 'br')
      .expect('content-encoding', 'br');
  });

  it('says that nobody is signed in with a 401, and to our own pages with a null, that nobody keeps', async () => {
    const response = await request(gateway.server).get('/api/auth/user').expect(401);
    expect([code(response), response.headers['cache-control']]).toEqual(['not_signed_in', 'no-store']);
    const own = await request(gateway.server).get('/api/auth/user').set('x-requested-with', 'fetch').expect(200);
    expect([own.body, own.headers['cache-control']]).toEqual([null, 'no-store']);
    expect(own.headers['vary']).toMatch(/x-requested-with/i);
  });

  it('gives the page for every address a person opens, never from a stale copy', async () => {
    for (const path of ['/', '/doctors', '/search-results?zip=90027', '/no/such/page']) {
      const response = await request(gateway.server).get(path).set('accept', 'text/html,*/*;q=0.8').expect(200);
      expect([response.text, response.headers['cache-control']]).toEqual([PAGE, 'no-cache']);
      expect(response.headers['content-type']).toMatch(/^text\/html/);
    }
  });

  it('serves hashed files compressed and for good', async () => {
    const response = await request(gateway.server)
      .get('/assets/index-abc123.js')
      .set('accept-encoding', 'br, gzip')
      .buffer(true)
      .expect(200);
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript',
    });
    const plain = await sendRaw(gateway.url, { name: 'plain', method: 'GET', path: '/assets/index-abc123.js' });
    expect(plain.text).toBe(SCRIPT);
  });

  it('confirms an unchanged file with 304 and ignores ranges', async () => {
    const first = await request(gateway.server).get('/favicon.svg').expect(200);
    await request(gateway.server)
      .get('/favicon.svg')
      .set('if-none-match', first.headers['etag'] ?? '')
      .expect(304);
    await request(gateway.server).get('/favicon.svg').set('range', 'bytes=9-2').expect(200);
  });

  it.each([
    ['a missing asset', '/assets/missing.js', {}],
    ['a missing file', '/robots.php', {}],
    ['a script that asks for a page', '/doctors', { 'sec-fetch-dest': 'empty' }],
    ['an unknown call', '/api/nothing', { accept: 'text/html' }],
    ['a file outside of the website', '/..%2f..%2fpackage.json', {}],
    ['metrics asked for through a proxy', '/metrics', { 'x-forwarded-for': '203.0.113.9' }],
  ])('answers %s with 404 in the documented shape', async (_name, path, headers) => {
    const response = await request(gateway.server).get(path).set(headers).expect(404);
    expect(code(response)).toBe('not_found');
  });

  it('refuses state-changing calls from other sites and takes those of its own pages', async () => {
    inner.seen.length = 0;
    const post = (headers: Record<string, string>) =>
      request(gateway.server).post('/api/crawl/providers').set(headers).send({ zip: '90006', type: 'pharmacy' });
    const own = new URL(gateway.url).host;
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    ];
    for (const headers of foreign) {
      expect(code(await post(headers).expect(403))).toBe('forbidden');
    }
    expect(inner.seen.filter(({ method }) => method === 'POST')).toEqual([]);
    await post({ 'sec-fetch-site': 'same-origin', origin: `http://${own}`, host: own }).expect(200);
    await post({}).expect(200);
    // Where no proxy is trusted, nobody can claim another host.
    await post({ 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }).expect(403);
  });

  it('answers no page and no call under a name that is not its own, whoever asks (defect 8)', async () => {
    inner.seen.length = 0;
    const named = { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' };
    for (const path of ['/', '/api/providers', '/api/crawl/runs', '/api/health', '/assets/index-abc123.js']) {
      const { body } = await request(gateway.server).get(path).set(named).expect(403);
      expect(body).toMatchObject({ code: 'forbidden', detail: 'unknown_host' });
    }
    await request(gateway.server).post('/api/crawl/providers').set(named).send({ zip: '90006' }).expect(403);
    const twice = `GET / HTTP/1.1\nHost: ${new URL(gateway.url).host}\nHost: evil.example\nConnection: close\n\n`;
    expect(await bareSocket(gateway.url, twice).ended).toMatch(/^HTTP\/1\.1 400 /);
    expect(inner.seen).toEqual([]);
  });

  it('takes calls of its public address, and of the host that a trusted proxy names', async () => {
    const behind = await startGateway(
      { crawler: inner.url },
      { publicUrl: 'https://guide.example', allowedHosts: ['www.guide.example'], trustProxy: ['loopback'] },
    );
    const post = (headers: Record<string, string>) =>
      request(behind.server).post('/api/crawl/providers').set(headers).send({ zip: '90006', type: 'pharmacy' });
    await post({ origin: 'https://guide.example' }).expect(200);
    const proxied = { 'x-forwarded-host': 'www.guide.example', 'x-forwarded-proto': 'https' };
    await post({ ...proxied, origin: 'https://www.guide.example' }).expect(200);
    // Our host without TLS may be anybody on the line.
    await post({ ...proxied, origin: 'http://www.guide.example' }).expect(403);
    await post({ origin: 'http://guide.example' }).expect(403);
    await behind.stop();
  });

  it('holds its limits: 413, 414 and 431 in the documented shape', async () => {
    const large = request(gateway.server)
      .post('/api/crawl/providers')
      .send({ zip: 'x'.repeat(70_000) });
    expect(code(await large.expect(413))).toBe('too_large');
    expect(
      code(
        await request(gateway.server)
          .get(`/api/search?q=${'a'.repeat(8_200)}`)
          .expect(414),
      ),
    ).toBe('uri_too_long');
    expect(code(await request(gateway.server).get('/').set('cookie', 'c'.repeat(17_000)).expect(431))).toBe(
      'headers_too_large',
    );
  });

  it.each(['hello\n\n', `GET / HTTP/1.1\nHost: x\nCookie: ${'c'.repeat(70_000)}\n\n`])(
    'protects what Node itself refuses too: %.20s',
    async (text) => {
      const answer = await bareSocket(gateway.url, text).ended;
      for (const line of [
        "content-security-policy: default-src 'none'",
        'x-frame-options: DENY',
        'x-content-type-options',
      ]) {
        expect(answer.toLowerCase()).toContain(line.toLowerCase());
      }
      expect(answer).toMatch(/referrer-policy: same-origin[^]*"code":"(bad_request|headers_too_large)"/i);
    },
  );

  it('answers a wrong method on its own calls with 405', async () => {
    const response = await request(gateway.server).post('/api/health').expect(405);
    expect(response.headers['allow']).toBe('GET, HEAD');
  });

  it('refuses requests meant for a proxy', async () => {
    const answer = await sendRaw(gateway.url, {
      name: 'absolute',
      method: 'GET',
      path: 'http://169.254.169.254/api/providers',
    });
    expect([answer.status, faultOf(answer)]).toEqual([400, null]);
  });

  it.each(malformedRequests({ list: '/api/health', item: '/doctors', post: '/api/auth/user' }))(
    'never answers 5xx of its own: $name',
    async (malformed) => {
      const answer = await sendRaw(gateway.url, malformed);
      // Three dead services make readiness a 503 by design.
      if (malformed.path.startsWith('/api/health') && answer.status === 503) return;
      expect(faultOf(answer)).toBeNull();
    },
  );
});
