// The real product while PostgreSQL or Redis is away: every call says so, and all comes back without any process being restarted.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorResponse } from '@app/contracts/http/errors';
import type { CrawlResponse } from '@app/contracts/http/crawler';
import type { HealthResponse, ServiceName } from '@app/contracts/http/gateway';
import { freePorts } from '@app/testing/free-ports';
import type { Browser } from '../identity/browsing';
import { ProductUnderTest, until } from './product-under-test';

const PORT = freePorts(19410, 11);
const REDIS_PORT = PORT + 10;
const READS = ['/api/providers?zip=90006&type=pharmacy', '/api/search?q=kaiser', '/api/offices', '/api/crawl/overview'];
const USER = '/api/auth/user';
/** They need PostgreSQL, so they are not ready without it; the others are none the worse. */
const STORED = ['catalog', 'eligibility', 'crawler', 'news'] as const;
const UNSTORED = ['gateway', 'chat'] as const;

let product: ProductUnderTest;
let browser: Browser;
let pids: (number | null)[];
const folder = mkdtempSync(path.join(tmpdir(), 'redis-'));
let redis: ChildProcess | undefined;
const measured: string[] = [];

function startRedis(): void {
  // What was acknowledged is on disk: a session outlives the server that held it.
  const flags = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'always', '--dir', folder];
  redis = spawn('redis-server', ['--port', String(REDIS_PORT), '--bind', '127.0.0.1', ...flags], { stdio: 'ignore' });
}

async function expectUnavailable(where: string, cookie?: string): Promise<void> {
  const answer = await fetch(`${product.url}${where}`, { headers: cookie === undefined ? {} : { cookie } });
  const text = await answer.text();
  expect([where, answer.status, answer.headers.get('retry-after')]).toEqual([where, 503, '5']);
  expect(JSON.parse(text) as ErrorResponse).toEqual({
    code: 'unavailable',
    message: expect.stringMatching(/[a-z]/),
    requestId: answer.headers.get('x-request-id'),
  });
}

const cookie = (): string => `shg_session_${PORT}=${browser.valueOf(`shg_session_${PORT}`)}`;
const services = async (): Promise<HealthResponse['services']> =>
  ((await (await fetch(`${product.url}/api/health`)).json()) as HealthResponse).services;
const doors = (names: readonly ServiceName[], door: 'health' | 'live'): Promise<number[]> =>
  Promise.all(names.map((name) => product.door(name, door)));
const isSignedIn = async (): Promise<boolean> =>
  (await fetch(`${product.url}${USER}`, { headers: { cookie: cookie() } })).status === 200;
const crawl = async (zip: string, type: string): Promise<CrawlResponse> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ zip, type });
  return (await (
    await fetch(`${product.url}/api/crawl/providers`, { method: 'POST', headers, body })
  ).json()) as CrawlResponse;
};

/** All calls answer as before, the session still stands, the queue's worker works, and no process was exchanged. */
async function expectAllBack(what: string, zip: string): Promise<void> {
  const reads = () => Promise.all(READS.map(async (where) => (await fetch(`${product.url}${where}`)).status));
  const isBack = async (): Promise<boolean> =>
    (await reads()).every((status) => status === 200) &&
    (await isSignedIn()) &&
    (await fetch(`${product.url}/api/health`)).ok;
  const { afterMs } = await until(isBack, 'all is back');
  measured.push(`${what}: all calls and the session back ${afterMs} ms after it`);
  expect(await crawl(zip, 'pharmacy')).toMatchObject({ success: true, status: 'succeeded' });
  expect(product.pids()).toEqual(pids);
}

describe.each(['PostgreSQL', 'Redis'])('with sessions and queue in %s', (kind) => {
  beforeAll(async () => {
    if (kind === 'Redis') startRedis();
    product = await ProductUnderTest.start(
      PORT,
      kind === 'Redis' ? { QUEUE_URL: `redis://127.0.0.1:${REDIS_PORT}` } : {},
    );
    browser = await product.signIn('operator');
    expect(await isSignedIn()).toBe(true);
    pids = product.pids();
  });
  afterAll(async () => {
    await product?.stop();
    redis?.kill('SIGKILL');
  });

  it('PostgreSQL is killed: 503 from whoever needs it, alive all the time; then all is back by itself', async () => {
    await product.withoutDatabase(async () => {
      await until(async () => (await doors(STORED, 'health')).every((status) => status === 503), 'they are not ready');
      expect(await doors([...STORED, ...UNSTORED], 'live')).toEqual([200, 200, 200, 200, 200, 200]);
      expect(await doors(UNSTORED, 'health')).toEqual([200, 200]);
      for (const where of [...READS, USER]) await expectUnavailable(where, cookie());
      expect((await fetch(`${product.url}/`)).status).toBe(200);
      // The gateway keeps its picture for a second, so the first answer may be from before.
      await until(async () => (await services()).catalog === 'down', 'the gateway says who is down');
      expect(await services()).toMatchObject({ gateway: 'ok', catalog: 'down', eligibility: 'down', crawler: 'down' });
    });
    await product.launcher.says(/database +back/);
    await expectAllBack('PostgreSQL killed and started by the launcher', '90210');
  });

  if (kind === 'Redis') {
    it('Redis is killed: records are read on, sessions say 503; then all is back by itself', async () => {
      redis?.kill('SIGKILL');
      await until(async () => (await services()).crawler === 'down', 'the crawler says that its queue is gone');
      expect(await doors(['catalog', 'gateway'], 'health')).toEqual([200, 200]);
      expect(await doors(['crawler'], 'live')).toEqual([200]);
      await expectUnavailable(USER, cookie());
      for (const where of READS) expect([where, (await fetch(`${product.url}${where}`)).status]).toEqual([where, 200]);
      startRedis();
      await expectAllBack('Redis killed and started', '90034');
    });
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  process.stderr.write(`${measured.join('\n')}\n`);
});
