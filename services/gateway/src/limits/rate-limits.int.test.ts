// The limits on a small Express application, counted in memory and in a real Redis.
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import express, { type Express } from 'express';
import request from 'supertest';
import type { ErrorResponse } from '@app/contracts/http/errors';
import { addressKey } from '@app/kit/address-key';
import { errorAnswer } from '@app/kit/error-answer';
import { metricsRegistry } from '@app/kit/metrics';
import { sendError } from '@app/kit/send-error';
import { redisUrl } from '@app/testing/redis';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { proxyTrust, trustNone } from '../proxy-trust';
import { limitByAddress, limitBySession, type RateLimitOptions } from './rate-limits';
import { RateStore } from './rate-store';

beforeAll(() => Logger.overrideLogger(false));

/** One crawl start (30 a minute by the table). */
const ONE = 1 / 30;

function application(options: RateLimitOptions, trusts = trustNone): Express {
  const app = express();
  app.use(limitByAddress(options, trusts));
  app.use(limitBySession(options, (incoming) => incoming.headers.cookie));
  app.use((_request, response) => {
    response.json({});
  });
  app.use((error: unknown, _request: express.Request, response: express.Response, _next: express.NextFunction) => {
    sendError(response, errorAnswer(error, 'request-1'));
  });
  return app;
}

async function storeUrl(kind: 'memory' | 'Redis'): Promise<string | null> {
  if (kind === 'memory') return null;
  const url = await redisUrl();
  if (url === null) throw new Error('Redis is missing: install the package redis-server or set TEST_REDIS_URL.');
  return url;
}

describe.each(['memory', 'Redis'] as const)('calls counted in %s', (kind) => {
  const stores: RateStore[] = [];
  let prefix: string;
  let count = 0;
  beforeEach(() => {
    prefix = `rates-test-${process.pid}-${Date.now()}-${(count += 1)}`;
  });
  afterEach(() => {
    for (const store of stores.splice(0)) store.close();
  });
  async function store(): Promise<RateStore> {
    const made = new RateStore(await storeUrl(kind), prefix);
    stores.push(made);
    // Calls before the connection stands are let through, so the first refusal says that it does.
    const probe = { name: 'probe', points: 1, seconds: 60 };
    while ((await made.count(probe, 'ready')) === 0) await new Promise((resolve) => setImmediate(resolve));
    return made;
  }

  it('are refused beyond the limit: 429 in both languages with the time to wait', async () => {
    const app = application({ store: await store(), scale: ONE });
    await request(app).post('/api/crawl/all').expect(200);
    const refused = await request(app).post('/api/crawl/all').expect(429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    const body = refused.body as ErrorResponse;
    expect(body.code).toBe('too_many_requests');
    expect(body.message).toMatch(/try again/);
    // What is not used up goes on.
    await request(app).get('/api/search').expect(200);
    await request(app).get('/doctors').expect(200);
    expect(await metricsRegistry.metrics()).toMatch(/rate_limited_requests_total\{rate="crawl",by="address"\} \d/);
  });

  it('are counted for each visitor apart, by the address that a trusted proxy names', async () => {
    const app = application({ store: await store(), scale: ONE }, proxyTrust(['loopback']));
    const from = (address: string) => request(app).post('/api/crawl/all').set('x-forwarded-for', address);
    await from('198.51.100.1').expect(200);
    await from('198.51.100.2').expect(200);
    await from('198.51.100.1').expect(429);
    // What the visitor wrote before the proxy's own entry changes nothing.
    await from('203.0.113.77, 198.51.100.2').expect(429);
    await from('2001:db8:1:1::1').expect(200);
    await from('2001:db8:1:1:ffff::2').expect(429);
    await from('2001:db8:1:2::1').expect(200);
  });

  it('cannot be had again by inventing an address where no proxy is trusted', async () => {
    const app = application({ store: await store(), scale: ONE });
    await request(app).post('/api/crawl/all').set('x-forwarded-for', '198.51.100.1').expect(200);
    await request(app).post('/api/crawl/all').set('x-forwarded-for', '198.51.100.2').expect(429);
  });

  it('are counted for each session too, wherever it calls from', async () => {
    const app = application({ store: await store(), scale: ONE }, proxyTrust(['loopback']));
    const from = (address: string, session: string) =>
      request(app).post('/api/crawl/all').set({ 'x-forwarded-for': address, cookie: session });
    await from('198.51.100.1', 'one').expect(200);
    await from('198.51.100.2', 'one').expect(429);
    await from('198.51.100.3', 'two').expect(200);
  });

  it('are shared by every gateway on one Redis, and by nobody without one', async () => {
    const [first, second] = [await store(), await store()].map((each) => application({ store: each, scale: ONE }));
    if (!first || !second) throw new Error('two gateways');
    await request(first).post('/api/crawl/all').expect(200);
    await request(second)
      .post('/api/crawl/all')
      .expect(kind === 'Redis' ? 429 : 200);
  });

  it('leave no session id in the store', async () => {
    const app = application({ store: await store(), scale: 1 });
    await request(app).post('/api/crawl/all').set('cookie', 'a-secret-session-id').expect(200);
    const url = await storeUrl(kind);
    if (url === null) return;
    const redis = new Redis(url);
    const keys = await redis.keys(`${prefix}:*`);
    redis.disconnect();
    expect(keys.filter((key) => key.includes(':session:'))).toHaveLength(2);
    expect(keys.join(' ')).not.toContain('a-secret-session-id');
  });
});

describe('a store that is down', () => {
  /** Takes connections and says nothing: worse than a closed port. */
  async function silentServer(): Promise<{ url: string; close: () => void }> {
    const sockets: Socket[] = [];
    const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: () => {
        for (const socket of sockets) socket.destroy();
        server.close();
      },
    };
  }

  it.each(['closed', 'silent'])('lets calls through at once and says so (%s port)', async (how) => {
    const server = await silentServer();
    if (how === 'closed') server.close();
    const store = new RateStore(server.url, 'rates-test');
    const complaint = jest.spyOn(store['logger'], 'warn').mockImplementation(() => undefined);
    const app = application({ store, scale: ONE });
    const startedAt = performance.now();
    for (let call = 0; call < 5; call += 1) await request(app).post('/api/crawl/all').expect(200);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    expect(complaint).toHaveBeenCalledTimes(1);
    store.close();
    server.close();
  });
});

it('counts an IPv6 visitor by the /64 and an IPv4 one by the address', () => {
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('20010db800010002/64');
  expect(addressKey('::ffff:198.51.100.1')).toBe('198.51.100.1');
  expect(addressKey('unknown')).toBe('unknown');
});
