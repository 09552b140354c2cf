import { request as httpRequest, ServerResponse } from 'node:http';
import request from 'supertest';
import type { ErrorResponse } from '@app/contracts/http/errors';
import { errorMessage } from '@app/kit/error-messages';
import { visitorTraces } from '@app/kit/visitor-trace';
import { bareSocket } from '@app/testing/bare-socket';
import { sendRaw } from '@app/testing/malformed-requests';
import { startFakeInnerService } from '../../testing/fake-inner-service';
import type { FakeInnerService } from '../../testing/fake-inner-service';
import { startGateway } from '../../testing/start-gateway';
import type { RunningGateway } from '../../testing/start-gateway';

const SECRET = 'a secret of at least 32 characters';

describe('passing calls on to the inner services', () => {
  let catalog: FakeInnerService;
  let crawler: FakeInnerService;
  let gateway: RunningGateway;
  let echo: FakeInnerService['answer'];

  beforeAll(async () => {
    catalog = await startFakeInnerService();
    crawler = await startFakeInnerService();
    echo = catalog.answer;
    gateway = await startGateway({ catalog: catalog.url, crawler: crawler.url }, { identitySecret: SECRET });
  });
  afterEach(() => {
    catalog.seen.length = 0;
    crawler.seen.length = 0;
    catalog.answer = echo;
  });
  afterAll(async () => {
    await gateway.stop();
    await catalog.stop();
    await crawler.stop();
  });

  it.each([
    ['/api/providers?zip=90006&type=pharmacy', 'catalog'],
    ['/api/providers/00000000-0000-4000-8000-000000000000', 'catalog'],
    ['/api/search?q=%EC%95%BD%EA%B5%AD', 'catalog'],
    ['/api/assistance-programs', 'catalog'],
    ['/api/zips/90006', 'catalog'],
    ['/api/insurance-plans?zip=90006&benefits=dental,vision', 'catalog'],
    ['/api/insurance-plans/type/medicare', 'catalog'],
    ['/api/offices?zip=90006', 'catalog'],
    ['/api/crawl/runs?limit=5', 'crawler'],
  ])('sends %s to the %s unchanged', async (path, service) => {
    const response = await request(gateway.server).get(path).expect(200);
    expect((response.body as { url: string }).url).toBe(path);
    expect([catalog.seen.length, crawler.seen.length]).toEqual(service === 'catalog' ? [1, 0] : [0, 1]);
  });

  it('does not pass on a path that only begins like one of the table', async () => {
    for (const path of [
      '/api/crawler',
      '/api/providersX',
      '/API/providers',
      '/api/insurance-plansX',
      '/internal/live/x',
    ]) {
      await request(gateway.server).get(path).expect(404);
    }
    expect(catalog.seen.length + crawler.seen.length).toBe(0);
  });

  it('streams the body while it is still being sent', async () => {
    const arrived = new Promise<string>((resolve) => {
      const outgoing = httpRequest(`${gateway.url}/api/crawl/providers`, { method: 'POST' }, (incoming) => {
        let text = '';
        incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
        incoming.on('end', () => resolve(text));
      });
      outgoing.setHeader('content-type', 'application/json');
      outgoing.write('{"zip":');
      setTimeout(() => outgoing.end('"90006"}'), 100);
    });
    expect(JSON.parse(await arrived)).toMatchObject({ method: 'POST', body: '{"zip":"90006"}' });
  });

  it('makes the request id itself and gives the same one to the inner service and to the visitor', async () => {
    const response = await request(gateway.server).get('/api/zips/90006').set('x-request-id', 'mine-mine-mine');
    const id = response.headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(catalog.seen[0]?.headers['x-request-id']).toBe(id);
  });

  it('drops internal and hop headers and says who asked', async () => {
    await request(gateway.server)
      .get('/api/zips/90006')
      .set({
        'x-internal-user': 'admin',
        'x-internal-visitor': 'somebodyelse',
        te: 'trailers',
        'proxy-authorization': 'x',
        connection: 'close, x-secret-hop',
      })
      .set('x-secret-hop', '1');
    const headers = catalog.seen[0]?.headers ?? {};
    for (const name of ['x-internal-user', 'te', 'proxy-authorization', 'x-secret-hop'])
      expect(headers[name]).toBeUndefined();
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    // One visitor, the same at every gateway of this secret.
    expect(headers['x-internal-visitor']).toBe(visitorTraces(SECRET)('127.0.0.1'));
  });

  const claims = {
    forwarded: 'for=198.51.100.7',
    'x-forwarded-for': '203.0.113.77, 198.51.100.7',
    'x-forwarded-host': 'guide.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-prefix': '/evil',
    'x-real-ip': '203.0.113.77',
  };

  it('tells the inner service the address of the connection when no proxy is trusted', async () => {
    await request(gateway.server).get('/api/zips/90006').set(claims).expect(200);
    const headers = catalog.seen[0]?.headers ?? {};
    const said = Object.fromEntries(Object.entries(headers).filter(([name]) => /^(x-)?(forwarded|real)/.test(name)));
    expect(said).toEqual({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(gateway.url).host,
    });
  });

  it('tells it the one address that a trusted proxy names', async () => {
    const behind = await startGateway(
      { catalog: catalog.url },
      { trustProxy: ['loopback'], allowedHosts: ['guide.example'] },
    );
    await request(behind.server).get('/api/zips/90006').set(claims).expect(200);
    expect(catalog.seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'guide.example',
    });
    expect(catalog.seen[0]?.headers['forwarded']).toBeUndefined();
    await behind.stop();
  });

  it('keeps status and headers of the inner service and adds its own protection', async () => {
    catalog.answer = (_request, response) => {
      response.writeHead(400, {
        'content-type': 'application/json',
        'x-total-count': '7',
        'cache-control': 'no-store',
      });
      response.end('{"code":"bad_request"}');
    };
    const response = await request(gateway.server).get('/api/providers').expect(400);
    expect(response.headers).toMatchObject({
      'x-total-count': '7',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('compresses JSON answers', async () => {
    catalog.answer = (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(Array.from({ length: 200 }, () => ({ name: '예시 약국' }))));
    };
    const response = await request(gateway.server).get('/api/providers').set('accept-encoding', 'gzip').expect(200);
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(response.body).toHaveLength(200);
    expect(catalog.seen[0]?.headers['accept-encoding']).toBe('identity');
  });

  it('answers 503 with Retry-After while a service is dead, and keeps serving the others', async () => {
    const alone = await startGateway({ crawler: crawler.url });
    const response = await request(alone.server).get('/api/providers?zip=90006').expect(503);
    const body = response.body as ErrorResponse;
    expect(response.headers['retry-after']).toBe('5');
    expect(body).toEqual({
      code: 'unavailable',
      message: errorMessage(503),
      requestId: response.headers['x-request-id'],
    });
    await request(alone.server).get('/api/crawl/runs').expect(200);
    await alone.stop();
  });

  it('speaks of its own connection only, and ends it when the visitor asks for that', async () => {
    for (const method of ['GET', 'HEAD']) {
      const ask = `${method} /api/providers HTTP/1.1\nHost: localhost\nConnection: close\n\n`;
      const answer = await bareSocket(gateway.url, ask).ended;
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toMatch(/^connection: close\r$/im);
      expect(answer).not.toMatch(/^keep-alive:/im);
    }
    const kept = bareSocket(gateway.url, 'GET /api/providers HTTP/1.1\nHost: localhost\n\n');
    expect(await kept.until(/\r\n\r\n/)).toMatch(/^connection: keep-alive\r$/im);
    kept.socket.destroy();
  });

  it('keeps the keys of a session to itself', async () => {
    await request(gateway.server).get('/api/providers').set({ cookie: 'a=b', authorization: 'Bearer x' }).expect(200);
    expect(catalog.seen[0]?.headers).not.toHaveProperty('cookie');
    expect(catalog.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it('sends a long response whole, in chunks of at most 64 kB', async () => {
    const list = JSON.stringify(Array.from({ length: 60_000 }, (_, index) => index));
    catalog.answer = (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(list);
    };
    const write = jest.spyOn(ServerResponse.prototype, 'write');
    const { text } = await request(gateway.server).get('/api/providers').set('accept-encoding', 'identity').expect(200);
    expect(text).toBe(list);
    const chunks = write.mock.calls.map(([chunk]) => (chunk as Buffer).length);
    write.mockRestore();
    expect(Math.max(...chunks)).toBeLessThanOrEqual(64 * 1024);
  });

  it('answers 503 when a service stays silent', async () => {
    catalog.answer = () => undefined;
    const hasty = await startGateway({ catalog: catalog.url }, { proxyTimeoutMs: 300 });
    await request(hasty.server).get('/api/search?q=kaiser').expect(503);
    await hasty.stop();
  });

  it('repeats a read once when the service closes the connection at that moment, and a change never', async () => {
    const closing = { left: 1 };
    catalog.answer = (incoming, response, body) => {
      if (closing.left-- > 0) incoming.socket.destroy();
      else echo(incoming, response, body);
    };
    await request(gateway.server).get('/api/search?q=closed').expect(200);
    expect(catalog.seen).toHaveLength(2);
    closing.left = 2;
    await request(gateway.server).get('/api/search?q=closed-twice').expect(503);
    closing.left = 1;
    catalog.seen.length = 0;
    await request(gateway.server).post('/api/providers').send({}).expect(503);
    expect(catalog.seen).toHaveLength(1);
  });

  it('turns a response that breaks off into a 503, and cuts off one that is too large to be read whole', async () => {
    const half = 'x'.repeat(2 * 1024 * 1024);
    catalog.answer = (incoming, response) => {
      const isLarge = incoming.url?.includes('large');
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': isLarge ? 9_000_000 : 1_000 });
      response.write(isLarge ? half : '[{"half":');
      setTimeout(() => response.destroy(), 50);
    };
    await request(gateway.server).get('/api/search?q=half').expect(503).expect('retry-after', '5');
    const large = sendRaw(gateway.url, { name: 'large', method: 'GET', path: '/api/search?q=large' });
    await expect(large).rejects.toThrow(/aborted|hang up/);
    catalog.answer = echo;
    await request(gateway.server).get('/api/providers').expect(200);
  });

  it('aborts the request to the service when the visitor disconnects', async () => {
    const aborted = new Promise((resolve) => {
      catalog.answer = (_asked, response) => void response.once('close', () => resolve(response.writableFinished));
    });
    const { socket } = bareSocket(gateway.url, 'GET /api/providers?zip=90008 HTTP/1.1\nHost: localhost\n\n');
    setTimeout(() => socket.destroy(), 100);
    expect(await aborted).toBe(false);
  });

  it('answers again as soon as the service is back', async () => {
    await request(gateway.server).get('/api/search?q=kaiser').expect(200);
    await catalog.stop();
    await request(gateway.server).get('/api/search?q=kaiser').expect(503);
    catalog = await startFakeInnerService(Number(new URL(catalog.url).port));
    await request(gateway.server).get('/api/providers').expect(200);
  });
});
