// The running product: dead parts are reported and come back, one request id goes through all services, and logs and metrics hold nothing
// that visitors typed. Everything that a visitor can send carries a mark, which is then searched for in every log and metric.
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ErrorResponse } from '@app/contracts/http/errors';
import { type HealthResponse, SERVICE_NAMES, type ServiceName } from '@app/contracts/http/gateway';
import { bareSocket } from '@app/testing/bare-socket';
import { freePorts } from '@app/testing/free-ports';
import { ACCOUNTS } from '../identity/accounts.mjs';
import { ProductUnderTest, until } from './product-under-test';

const PORT = freePorts(19430);
const MARK = `mark${randomBytes(6).toString('hex')}`;
/** Fields of pino-http and of careless logging. */
const FORBIDDEN_KEYS = ['url', 'req', 'res', 'headers', 'body', 'query', 'cookie', 'remoteAddress', 'parameters'];

let product: ProductUnderTest;

beforeAll(async () => {
  product = await ProductUnderTest.start(PORT);
});
afterAll(() => product?.stop());

const markedHeaders = {
  cookie: `shg_session_${PORT}=s%3A${MARK}.${MARK}; other=${MARK}`,
  authorization: `Bearer ${MARK}`,
  referer: `http://x/${MARK}`,
  'user-agent': MARK,
  'x-request-id': MARK,
  'x-forwarded-for': MARK,
};
const post = (where: string, body: string, type = 'application/json'): Promise<Response> =>
  fetch(`${product.url}${where}`, { method: 'POST', headers: { ...markedHeaders, 'content-type': type }, body });
const get = (where: string): Promise<Response> =>
  fetch(`${product.url}${where}`, { headers: markedHeaders, redirect: 'manual' });

/** What somebody may type, in every place where something is typed. */
async function typeEverywhere(): Promise<void> {
  const person = { annualIncome: MARK, email: `${MARK}@example.com`, age: 72, citizenship: MARK };
  const answers = await Promise.all([
    ...['search?q=', 'providers?q=', 'providers?zip=', 'providers/', 'zips/', 'insurance-plans?q=', 'offices?zip='].map(
      (where) => get(`/api/${where}${MARK}`),
    ),
    get(`/api/search?q=${MARK}%00%27%22`),
    get(`/${MARK}?${MARK}=${MARK}`),
    get(`/api/${MARK}/${MARK}`),
    get(`/assets/${MARK}.js`),
    get(`/api/login?returnTo=/${MARK}`),
    get(`/api/login/callback?code=${MARK}&state=${MARK}`),
    get(`/api/logout?${MARK}`),
    get(`/api/auth/user?${MARK}`),
    get(`/api/crawl/runs/${MARK}`),
    post('/api/eligibility-check', JSON.stringify(person)),
    post('/api/crawl/providers', JSON.stringify({ zip: MARK, type: MARK })),
    post('/api/crawl/plan-page', JSON.stringify({ planId: MARK, year: 2026 })),
    post('/api/crawl/providers', `{"zip": "${MARK}`),
    post('/api/crawl/providers', `zip=${MARK}`, 'application/x-www-form-urlencoded'),
    post('/api/crawl/providers', JSON.stringify({ zip: MARK.repeat(8_000) })),
  ]);
  expect(answers.filter(({ status }) => status >= 500 && status !== 503).map(({ url }) => url)).toEqual([]);
  for (const text of [
    `GET /ws?${MARK} HTTP/1.1\nHost: ${MARK}\nConnection: Upgrade\nUpgrade: websocket\nCookie: ${MARK}\n\n`,
    `GET /${MARK} HTTP/9.${MARK}\n\n`,
  ]) {
    await bareSocket(product.url, text).ended;
  }
}

const files = (): string[] => readdirSync(path.join(product.dataDir, 'logs')).filter((name) => name.endsWith('.log'));
const linesOf = (service: ServiceName, id: string): Record<string, unknown>[] =>
  product.lines(service).filter(({ requestId }) => requestId === id);
const idOf = (answer: Response): string => answer.headers.get('x-request-id') ?? '';

const health = async (): Promise<HealthResponse['services']> =>
  ((await (await fetch(`${product.url}/api/health`)).json()) as HealthResponse).services;
const isHealthy = async (): Promise<boolean> => (await fetch(`${product.url}/api/health`)).ok;

async function expectUnavailable(where: string): Promise<void> {
  const response = await fetch(`${product.url}${where}`);
  expect([where, response.status, response.headers.get('retry-after')]).toEqual([where, 503, '5']);
  expect((await response.json()) as ErrorResponse).toEqual({
    code: 'unavailable',
    message: expect.stringMatching(/[a-z]/),
    requestId: response.headers.get('x-request-id'),
  });
}

it('while a service is dead its calls are 503 in both languages, all others answer, and it is restarted', async () => {
  const pid = product.pidOf('crawler') ?? 0;
  process.kill(pid, 'SIGKILL');
  // The restart takes seconds.
  await expectUnavailable('/api/crawl/overview');
  for (const where of ['/', '/api/providers?zip=90006&type=pharmacy']) {
    expect((await fetch(`${product.url}${where}`)).status).toBe(200);
  }
  await until(async () => (await fetch(`${product.url}/api/crawl/overview`)).ok, 'the crawler is back');
  expect(product.pidOf('crawler')).not.toBe(pid);
});

it('while PostgreSQL is away reads and sign-in are 503 and pages answer; then all is back without a restart', async () => {
  const pids = SERVICE_NAMES.map((name) => product.pidOf(name));
  await product.withoutDatabase(async () => {
    await until(async () => (await health()).catalog === 'down', 'the gateway reports it');
    for (const where of ['/api/search?q=kaiser', '/api/offices', '/api/crawl/overview']) await expectUnavailable(where);
    for (const name of SERVICE_NAMES) expect([name, await product.door(name, 'live')]).toEqual([name, 200]);
    expect((await fetch(`${product.url}/`)).status).toBe(200);
  });
  await until(isHealthy, 'all is back');
  expect(SERVICE_NAMES.map((name) => product.pidOf(name))).toEqual(pids);
});

it('one request id is in the response, in the gateway’s log and in the log of the inner service', async () => {
  for (const [where, service] of [
    ['/api/providers?zip=90006&type=doctor', 'catalog'],
    ['/api/crawl/overview', 'crawler'],
  ] as const) {
    const id = idOf(await fetch(`${product.url}${where}`));
    for (const name of ['gateway', service] as const) {
      const { found } = await until(() => linesOf(name, id).find(({ msg }) => msg === 'request'), `${name} logs ${id}`);
      expect(found).toMatchObject({ service: name, method: 'GET', status: 200 });
      expect(found['route']).not.toContain('?');
    }
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  }
});

it('the crawl that a search starts is logged under the id of that search', async () => {
  const answer = await fetch(`${product.url}/api/providers?zip=90034&type=clinic`);
  expect(answer.headers.get('x-auto-crawl')).toBe('queued');
  await until(() => linesOf('crawler', idOf(answer)).find(({ outcome }) => outcome === 'done'), 'the crawl is logged');
});

it('nothing that a visitor sends is written down, while all is well and while the database is away', async () => {
  const browser = await product.signIn('operator');
  const session = browser.valueOf(`shg_session_${PORT}`) ?? '';
  expect(session.length).toBeGreaterThan(30);
  await browser.ask(`${product.url}/api/auth/user`);
  await typeEverywhere();
  await product.withoutDatabase(async () => {
    await until(async () => (await product.door('catalog', 'health')) === 503, 'the database is away');
    await typeEverywhere();
    await browser.ask(`${product.url}/api/auth/user`);
  });
  const answer = await fetch(`${product.url}/api/health`);
  await until(() => linesOf('gateway', idOf(answer)).length > 0, 'all before it is written');

  const secrets = [MARK, session.slice(0, 24), decodeURIComponent(session).slice(2, 20), ACCOUNTS.operator.email];
  expect(files()).toEqual(expect.arrayContaining([...SERVICE_NAMES.map((name) => `${name}.log`), 'postgres.log']));
  for (const file of files()) {
    const text = product.log(file.slice(0, -'.log'.length));
    expect([file, secrets.filter((each) => text.includes(each))]).toEqual([file, []]);
    expect([file, /[\w.+-]+@[\w-]+\.[a-z]{2,}/i.exec(text)?.[0]]).toEqual([file, undefined]);
  }
});

it('every line of a service is JSON with its name and an id, and has no field for what was sent', () => {
  for (const name of SERVICE_NAMES) {
    const lines = product.lines(name);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatchObject({ service: name, requestId: expect.any(String), time: expect.any(String) });
      expect(Object.keys(line).filter((key) => FORBIDDEN_KEYS.includes(key))).toEqual([]);
    }
  }
});

it('the measures count by route pattern', async () => {
  const expected: Record<string, string> = {
    catalog: 'route="/api/zips/:zip"',
    crawler: 'route="/api/crawl/runs/:id"',
  };
  for (const name of SERVICE_NAMES) {
    const answer = await fetch(`${product.urlOf(name === 'gateway' ? 'metrics' : name)}/metrics`);
    const text = await answer.text();
    expect([name, answer.status]).toEqual([name, 200]);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(text).toMatch(new RegExp(`^http_request_duration_seconds_count\\{service="${name}",`, 'm'));
    expect(text).toContain(expected[name] ?? 'process_cpu_seconds_total');
    const routes = [...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route ?? '');
    // A pattern holds no figure: no ZIP, no id of a run.
    expect(routes.filter((route) => /\d{3}|\?/.test(route) || route.includes(MARK))).toEqual([]);
    expect(text).not.toContain(MARK);
  }
});

it('the measures are not to be had at the public door', async () => {
  for (const where of ['/metrics', '/metrics/', '/METRICS', '//metrics', '/api/../metrics', '/%6detrics']) {
    const answer = await fetch(`${product.url}${where}`);
    expect([where, (await answer.text()).includes('http_request_duration')]).toEqual([where, false]);
  }
  expect((await fetch(`${product.url}/metrics`)).status).toBe(404);
});

it('the door of the measures is no second door to the pages', async () => {
  for (const where of ['/', '/api/health', '/api/auth/user', '/internal/health', '/api/crawl/overview']) {
    expect([where, (await fetch(`${product.urlOf('metrics')}${where}`)).status]).toEqual([where, 404]);
  }
  const proxied = await fetch(`${product.urlOf('metrics')}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(proxied.status).toBe(404);
});
