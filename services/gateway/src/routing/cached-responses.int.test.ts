// Which requests reach the catalog, and what a visitor gets when one does not.
import request from 'supertest';
import { startFakeInnerService } from '../../testing/fake-inner-service';
import type { FakeInnerService } from '../../testing/fake-inner-service';
import { startGateway } from '../../testing/start-gateway';
import type { RunningGateway } from '../../testing/start-gateway';

const ROWS = Array.from({ length: 60 }, (_, index) => ({ name: `예시 약국 ${index}` }));
const PUBLIC = 'public, max-age=60';
const ETAG = 'W/"rows"';

describe('responses that the gateway caches', () => {
  let catalog: FakeInnerService;
  let others: FakeInnerService;
  let gateway: RunningGateway;
  let count = 0;

  beforeAll(async () => {
    catalog = await startFakeInnerService();
    others = await startFakeInnerService();
    const { url } = others;
    others.answer = (_asked, response) => response.setHeader('cache-control', PUBLIC).end('{}');
    gateway = await startGateway({ catalog: catalog.url, crawler: url, eligibility: url });
    catalog.answer = (_asked, response) => {
      const body = JSON.stringify(ROWS);
      const length = Buffer.byteLength(body);
      response.writeHead(200, {
        'content-type': 'application/json',
        'cache-control': PUBLIC,
        'content-length': length,
        'x-total-count': '60',
        etag: ETAG,
      });
      response.end(body);
    };
  });
  beforeEach(() => {
    catalog.seen.length = 0;
    others.seen.length = 0;
  });
  afterAll(async () => {
    await gateway.stop();
    await catalog.stop();
    await others.stop();
  });

  const newPath = (): string => `/api/providers?zip=90006&offset=${(count += 1)}`;
  const get = (path: string, headers: Record<string, string> = {}) =>
    request(gateway.server)
      .get(path)
      .set({ 'accept-encoding': 'identity', ...headers });

  it('are read from the service once and are the same to the byte, with security headers and a request id of their own', async () => {
    const path = newPath();
    const first = await get(path).expect(200);
    const second = await get(path).expect(200);
    expect(catalog.seen).toHaveLength(1);
    expect(second.text).toBe(first.text);
    for (const name of ['etag', 'x-total-count', 'cache-control', 'content-type', 'vary', 'content-security-policy']) {
      expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
    }
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    const head = await request(gateway.server).head(path).set('accept-encoding', 'identity').expect(200);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(first.text)));
  });

  it('are compressed, and a browser that has them is answered 304', async () => {
    const path = newPath();
    for (let time = 0; time < 2; time += 1) {
      const { headers, body } = await get(path, { 'accept-encoding': 'gzip' }).expect(200);
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers['vary']).toMatch(/accept-encoding/i);
      expect(body).toHaveLength(60);
    }
    const { text, headers } = await get(path, { 'if-none-match': ETAG }).expect(304);
    expect(text).toBe('');
    expect(headers).toMatchObject({ etag: ETAG, 'x-total-count': '60' });
    await get(path, { 'if-none-match': '"another"' }).expect(200);
    expect(catalog.seen).toHaveLength(1);
  });

  it('are read whole, also for a browser that has an old one', async () => {
    await get(newPath(), { 'if-none-match': 'W/"old"', range: 'bytes=0-3' }).expect(200);
    expect(catalog.seen[0]?.headers).not.toHaveProperty('if-none-match');
    expect(catalog.seen[0]?.headers).not.toHaveProperty('range');
  });

  it.each(['no-cache', 'max-age=0'])('are read again for a page that wants no cached one: %s', async (wanted) => {
    const path = newPath();
    await get(path).expect(200);
    await get(path, { 'cache-control': wanted }).expect(200);
    expect(catalog.seen).toHaveLength(2);
  });

  it('never hold searches, crawls or anything of a person', async () => {
    for (let time = 0; time < 2; time += 1) {
      await get('/api/search?q=%EC%8B%AC%EC%9E%A5').expect(200);
      await get('/api/crawl/runs').expect(200);
      for (const path of ['/api/eligibility-check', '/api/ai-analysis', '/api/chat']) {
        await request(gateway.server).post(path).send({ age: 70 }).expect(200);
      }
    }
    expect(catalog.seen).toHaveLength(2);
    expect(others.seen).toHaveLength(8);
  });
});

it('cached responses count toward the rate limits like every other', async () => {
  const catalog = await startFakeInnerService();
  catalog.answer = (_asked, response) => response.setHeader('cache-control', PUBLIC).end('[]');
  const gateway = await startGateway({ catalog: catalog.url }, { rateLimitScale: 0.05 });
  try {
    const statuses: number[] = [];
    for (let turn = 0; turn < 14; turn += 1) statuses.push((await request(gateway.server).get('/api/offices')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await gateway.stop();
    await catalog.stop();
  }
});
