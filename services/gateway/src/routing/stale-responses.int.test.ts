// What visitors read recently is served, marked with its age, while the service cannot answer.
import type { ServerResponse } from 'node:http';
import request from 'supertest';
import { startFakeInnerService } from '../../testing/fake-inner-service';
import type { FakeInnerService } from '../../testing/fake-inner-service';
import { startGateway } from '../../testing/start-gateway';
import type { RunningGateway } from '../../testing/start-gateway';

const LIST = '/api/providers?zip=90006&type=pharmacy';

/** Begins at once, and would take minutes to finish. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
  const dripping = setInterval(() => response.write(' '), 100);
  response.once('close', () => clearInterval(dripping));
}

describe('while the catalog cannot answer', () => {
  let catalog: FakeInnerService;
  let gateway: RunningGateway;
  beforeAll(async () => {
    catalog = await startFakeInnerService();
    // Shorter than the real one: twelve reads of this file wait for its end.
    gateway = await startGateway({ catalog: catalog.url }, { readTimeoutMs: 2_000 });
    catalog.answer = (incoming, response) => {
      response.setHeader('content-type', 'application/json');
      response.setHeader('x-total-count', '7');
      response.setHeader('cache-control', incoming.url?.includes('90027') ? 'no-store' : 'no-cache');
      response.end(JSON.stringify([{ listed: incoming.url }]));
    };
    for (const path of [
      LIST,
      '/api/zips/90006',
      '/api/providers?zip=90027',
      `${LIST}&q=heart`,
      '/api/search?q=heart',
    ]) {
      await request(gateway.server).get(path).expect(200);
    }
  });
  afterAll(async () => {
    await gateway.stop();
    await catalog.stop();
  });

  const failures: [string, FakeInnerService['answer']][] = [
    ['says 503', (_asked, response) => response.writeHead(503, { 'retry-after': '5' }).end('{"code":"unavailable"}')],
    ['is frozen', () => undefined],
    ['hangs up', (incoming) => incoming.socket.destroy()],
    ['drips', (_asked, response) => drip(response)],
    [
      'breaks off',
      (incoming, response) =>
        void response.writeHead(200, { 'content-length': '100' }).write('[{', () => incoming.socket.destroy()),
    ],
  ];

  it.each(failures)(
    'because it %s, a list that was read recently is served, marked with its age',
    async (_why, answer) => {
      catalog.answer = answer;
      const { body, headers } = await request(gateway.server).get('/api/providers?type=pharmacy&zip=90006').expect(200);
      expect(body).toEqual([{ listed: LIST }]);
      expect(headers).toMatchObject({
        'x-total-count': '7',
        'x-stale-seconds': expect.stringMatching(/^\d+$/) as string,
        age: headers['x-stale-seconds'],
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      });
      await request(gateway.server).head('/api/zips/90006').expect(200);
    },
  );

  it.each(failures)(
    'because it %s, a list under a crawl, a search and a list that is not cached are a 503',
    async (_why, answer) => {
      catalog.answer = answer;
      for (const path of ['/api/providers?zip=90027', `${LIST}&q=heart`, '/api/search?q=heart', '/api/offices']) {
        await request(gateway.server).get(path).expect(503).expect('retry-after', '5');
      }
    },
  );
});

it('a full disk of the service does not keep a list from its readers either', async () => {
  const catalog = await startFakeInnerService();
  const gateway = await startGateway({ catalog: catalog.url });
  try {
    await request(gateway.server).get(LIST).expect(200);
    catalog.answer = (_asked, response) => response.writeHead(507).end('{"code":"insufficient_storage"}');
    const { headers } = await request(gateway.server).get(LIST).expect(200);
    expect(headers).toHaveProperty('x-stale-seconds');
    await request(gateway.server).get('/api/providers?zip=90027').expect(507);
  } finally {
    await gateway.stop();
    await catalog.stop();
  }
});

it('a read has a short limit, a crawl start a long one', async () => {
  const slow = await startFakeInnerService();
  slow.answer = (_asked, response) => void setTimeout(() => response.end('{}'), 2_600);
  const gateway = await startGateway({ catalog: slow.url, crawler: slow.url }, { readTimeoutMs: 300 });
  try {
    const startedAt = performance.now();
    await request(gateway.server).get('/api/providers').expect(503).expect('retry-after', '5');
    expect(performance.now() - startedAt).toBeLessThan(2_500);
    await request(gateway.server).get('/api/crawl/runs').expect(503);
    await request(gateway.server).post('/api/crawl/hospitals').expect(200);
    await request(gateway.server).get('/api/crawl/hospitals').expect(200);
  } finally {
    await gateway.stop();
    await slow.stop();
  }
});
