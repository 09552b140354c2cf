// What is answered without asking the catalog again, and what never is (issue 17, item 3).
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import request from 'supertest';
import { request as rawRequest } from 'undici';
import { startFakeInnerService } from '../../testing/fake-inner-service';
import type { FakeInnerService } from '../../testing/fake-inner-service';
import { startGateway } from '../../testing/start-gateway';
import type { RunningGateway } from '../../testing/start-gateway';

const ROWS = Array.from({ length: 60 }, (_, index) => ({ name: `예시 약국 ${index}` }));
const SHARED = 'public, max-age=60';

describe('while the records are the same', () => {
  let catalog: FakeInnerService;
  let others: FakeInnerService;
  let gateway: RunningGateway;
  let rows: unknown[] = ROWS;
  let cacheControl = SHARED;
  let count = 0;

  beforeAll(async () => {
    catalog = await startFakeInnerService();
    others = await startFakeInnerService();
    const { url } = others;
    others.answer = (_asked, response) => {
      response.setHeader('cache-control', SHARED);
      response.end('{}');
    };
    gateway = await startGateway({ catalog: catalog.url, crawler: url, news: url, eligibility: url });
    catalog.answer = (_asked, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'cache-control': cacheControl,
        'x-total-count': '60',
      });
      response.end(JSON.stringify(rows));
    };
    await becomes('one');
  });
  beforeEach(() => {
    rows = ROWS;
    cacheControl = SHARED;
    catalog.seen.length = 0;
    others.seen.length = 0;
  });
  afterAll(async () => {
    await gateway.stop();
    await catalog.stop();
    await others.stop();
  });

  const newPath = (): string => `/api/providers?zip=90006&offset=${(count += 1)}`;
  const get = (path: string, encoding = 'identity') =>
    request(gateway.server).get(path).set('accept-encoding', encoding).expect(200);
  const asked = (path: string): number => catalog.seen.filter(({ url }) => url === path).length;

  /** The catalog tells of a change, and the gateway has heard it. */
  async function becomes(version: string): Promise<void> {
    catalog.version = version;
    while (catalog.heard !== version) await wait(10);
  }

  it('asks once, whatever the order of the parameters, and says the same to the letter', async () => {
    const first = await get('/api/providers?zip=90006&type=pharmacy');
    const second = await get('/api/providers?type=pharmacy&zip=90006');
    expect(catalog.seen).toHaveLength(1);
    expect(second.text).toBe(first.text);
    for (const name of ['etag', 'x-total-count', 'cache-control', 'content-type', 'vary', 'content-security-policy']) {
      expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
    }
    expect(second.headers).toMatchObject({ 'cache-control': SHARED, 'x-total-count': '60' });
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    const head = await request(gateway.server).head('/api/providers?type=pharmacy&zip=90006').expect(200);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(first.text)));
  });

  it('a change of the records is seen by the next who asks: after a crawl nobody gets the rows of before', async () => {
    const path = newPath();
    await get(path);
    rows = [...ROWS, { name: '새 약국' }];
    expect((await get(path)).body).toHaveLength(60);
    await becomes('two');
    expect((await get(path)).body).toHaveLength(61);
  });

  it('an answer that was on its way when the records changed is not kept', async () => {
    const path = newPath();
    const usual = catalog.answer;
    let answerNow = (): void => undefined;
    catalog.answer = (asked, response, body) => {
      if (asked.url === path) answerNow = () => usual(asked, response, body);
      else usual(asked, response, body);
    };
    const late = get(path).then(({ status }) => status);
    while (asked(path) === 0) await wait(10);
    await becomes('three');
    answerNow();
    expect(await late).toBe(200);
    catalog.answer = usual;
    await get(path);
    expect(asked(path)).toBe(2);
  });

  it('while it is not known whether they changed, everybody asks', async () => {
    const path = newPath();
    await get(path);
    catalog.version = null;
    for (let turn = 0; turn < 200 && asked(path) < 3; turn += 1) {
      await get(path);
      await wait(50);
    }
    expect(asked(path)).toBeGreaterThanOrEqual(3);
    await becomes('four');
  });

  it('each form has a strong tag of its own, is made once, and a browser that has one is told so', async () => {
    const path = newPath();
    const plain = await get(path);
    const tags = new Set([plain.headers['etag']]);
    for (const [encoding, open] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const answer = await rawRequest(`${gateway.url}${path}`, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['vary']).toMatch(/accept-encoding/i);
      expect(open(Buffer.from(await answer.body.arrayBuffer())).toString()).toBe(plain.text);
      const tag = String(answer.headers['etag']);
      expect(tag).toMatch(/^"[\w-]+"$/);
      tags.add(tag);
      const again = await request(gateway.server).get(path).set({ 'accept-encoding': encoding, 'if-none-match': tag });
      expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', tag]);
      expect(again.headers['x-total-count']).toBe('60');
    }
    expect(tags.size).toBe(3);
    expect(asked(path)).toBe(1);
    await request(gateway.server).get(path).set('if-none-match', '"another"').expect(200);
  });

  it('asks the catalog for the whole answer also for a browser that has an old one', async () => {
    const path = newPath();
    await request(gateway.server).get(path).set({ 'if-none-match': 'W/"old"', range: 'bytes=0-3' }).expect(200);
    expect(catalog.seen[0]?.headers).not.toHaveProperty('if-none-match');
    expect(catalog.seen[0]?.headers).not.toHaveProperty('range');
  });

  it('many who ask the same at once wait for one answer', async () => {
    const path = newPath();
    const usual = catalog.answer;
    catalog.answer = (...given) => void setTimeout(() => usual(...given), 500);
    const all = await Promise.all(Array.from({ length: 8 }, () => get(path)));
    catalog.answer = usual;
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect(asked(path)).toBe(1);
  });

  it.each(['no-store', 'private, max-age=60', 'no-cache', ''])(
    '"%s" is asked for each time, and by each',
    async (said) => {
      cacheControl = said;
      const path = newPath();
      await Promise.all([get(path), get(path)]);
      await get(path);
      expect(asked(path)).toBe(3);
    },
  );

  it('words that were typed are answered again as well', async () => {
    const path = `/api/search?q=%EC%8B%AC%EC%9E%A5&limit=${(count += 1)}`;
    await get(path);
    await get(path);
    expect(asked(path)).toBe(1);
  });

  it('nothing of a person is kept: sessions, the check, the chat, crawls, and the news that tell no version', async () => {
    for (const path of ['/api/crawl/runs', '/api/health-news', '/api/figure-checks']) {
      await get(path);
      await get(path);
      expect([path, others.seen.filter(({ url }) => url === path).length]).toEqual([path, 2]);
    }
    others.seen.length = 0;
    for (const path of ['/api/eligibility-check', '/api/ai-analysis', '/api/chat']) {
      await request(gateway.server).post(path).send({ age: 70 }).expect(200);
      await request(gateway.server).post(path).send({ age: 70 }).expect(200);
    }
    expect(others.seen).toHaveLength(6);
  });
});

it('kept answers count for the limits like every other', async () => {
  const catalog = await startFakeInnerService();
  catalog.version = 'one';
  catalog.answer = (_asked, response) => {
    response.setHeader('cache-control', SHARED);
    response.end('[]');
  };
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
