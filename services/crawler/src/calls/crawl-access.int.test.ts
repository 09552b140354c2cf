// Who may change the crawl, tested at the crawler's own port: what reaches it without the gateway proves nothing.
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import type { CrawlResponse } from '@app/contracts/http/crawler';
import { type Identity, IDENTITY_HEADER, signIdentity, VISITOR } from '@app/kit/identity';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import jwt from 'jsonwebtoken';
import type { CrawlerConfig } from '../config/config';
import { CrawlerApp, settingsOf } from '../testing/crawler-app';
import { InventedSources } from '../testing/invented-sources';

const SECRET = 'a-secret-of-this-test-with-32-characters';
const RUN = '00000000-0000-4000-8000-000000000000';
const USER = '7d5f2f0e-6f0a-4c56-9f5c-0d8a2f1f4b11';

const visitor: Identity = { subject: VISITOR, roles: [] };
const user: Identity = { subject: USER, roles: [] };
const operator: Identity = { subject: USER, roles: ['operator'] };
const signed = (identity: Identity, secret = SECRET, audience: 'crawler' | 'chat' = 'crawler'): string =>
  signIdentity(identity, { secret, audience, requestId: 'request-1' });

const claims = { sub: USER, roles: ['operator'], iss: 'gateway', aud: 'crawler' };
const now = (): number => Math.floor(Date.now() / 1000);
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const FORGED: [name: string, header: () => string | null][] = [
  ['no header', () => null],
  ['an empty header', () => ''],
  ['a header that is no token', () => 'operator'],
  ['a token of yesterday', () => jwt.sign({ ...claims, exp: now() - 86_400 }, SECRET)],
  ['a token that just ended', () => jwt.sign({ ...claims, exp: now() - 1 }, SECRET)],
  ['a token without an end', () => jwt.sign(claims, SECRET)],
  ['a token for another service', () => signed(operator, SECRET, 'chat')],
  ['a token of another issuer', () => jwt.sign({ ...claims, iss: 'crawler', exp: now() + 30 }, SECRET)],
  ['a token under another secret', () => signed(operator, `${SECRET}.`)],
  ['a token that names no algorithm', () => `${part({ alg: 'none' })}.${part({ ...claims, exp: now() + 30 })}.`],
  ['a token under another algorithm', () => jwt.sign({ ...claims, exp: now() + 30 }, SECRET, { algorithm: 'HS512' })],
];

const CHANGES = [
  ['post', '/api/crawl/insurance'],
  ['post', '/api/crawl/all'],
  ['post', '/api/crawl/pause'],
  ['post', '/api/crawl/resume'],
  ['post', '/api/providers/crawl-hospitals'],
  ['delete', `/api/crawl/runs/${RUN}`],
] as const;

let database: TestDatabase;
let apps: Record<'open' | 'operators', CrawlerApp>;
const start = (changes: Partial<CrawlerConfig>): Promise<CrawlerApp> =>
  CrawlerApp.start({ ...settingsOf(database), identitySecret: SECRET, ...changes }, new InventedSources().parts);

beforeAll(async () => {
  database = await createTestDatabase();
  apps = { open: await start({ crawlAccess: 'open' }), operators: await start({ crawlAccess: 'operators' }) };
});
afterAll(async () => {
  await apps.open.close();
  await apps.operators.close();
  await database.drop();
});

const ask = (access: 'open' | 'operators', method: 'get' | 'post' | 'delete', path: string, header: string | null) => {
  const call = apps[access].http[method](path);
  return header === null ? call : call.set(IDENTITY_HEADER, header);
};
const countRuns = async (): Promise<number> => {
  const [row] = await apps.open.query<{ count: number }>('SELECT count(*)::int FROM guide.crawl_runs');
  return row?.count ?? -1;
};

describe.each(['open', 'operators'] as const)('a call straight to the inner port while starts are for %s', (access) => {
  it.each(FORGED)('is refused with %s', async (_name, header) => {
    const before = await countRuns();
    for (const [method, path] of CHANGES) {
      const { body } = await ask(access, method, path, header()).expect(401);
      expect(body).toMatchObject({
        code: 'not_signed_in',
        detail: 'operators_only',
      });
    }
    const { body } = await ask(access, 'get', '/api/crawl/overview', header()).expect(200);
    expect(body).toMatchObject({ access, mayChange: false });
    expect(await countRuns()).toBe(before);
  });

  it('starts nothing by a reading call of our own pages', async () => {
    await ask(access, 'get', '/api/crawl/clinics', null).set('x-requested-with', 'x').expect(404);
    expect(await countRuns()).toBe(0);
  });
});

describe('the rule "operators"', () => {
  it.each([
    ['a visitor', visitor, 401, 'not_signed_in'],
    ['somebody signed in without the role', user, 403, 'forbidden'],
  ] as const)('refuses %s', async (_name, identity, status, code) => {
    for (const [method, path] of CHANGES) {
      const { body } = await ask('operators', method, path, signed(identity)).expect(status);
      expect(body).toMatchObject({ code });
    }
    await ask('operators', 'get', '/api/crawl/kaiser', signed(identity)).set('x-requested-with', 'x').expect(404);
    const overview = await ask('operators', 'get', '/api/crawl/overview', signed(identity)).expect(200);
    expect(overview.body).toMatchObject({ access: 'operators', mayChange: false });
  });

  it('lets an operator start, and keeps the id of the account with the run', async () => {
    const overview = await ask('operators', 'get', '/api/crawl/overview', signed(operator)).expect(200);
    expect(overview.body as CrawlOverviewResponse).toMatchObject({ access: 'operators', mayChange: true });
    const { body } = await ask('operators', 'post', '/api/crawl/clinics', signed(operator)).expect(200);
    const { runId } = body as CrawlResponse;
    const rows = await apps.open.query(
      'SELECT requested_by AS by, requested_by_user AS who FROM guide.crawl_runs WHERE id = $1',
      [runId],
    );
    expect(rows).toEqual([{ by: 'operator', who: USER }]);
    // Everybody may read runs, so they do not say who.
    const run = await apps.operators.http.get(`/api/crawl/runs/${runId}`).expect(200);
    expect(run.text).not.toContain(USER);
  });

  it('lets an operator pause, resume, cancel, and start by reading', async () => {
    await ask('operators', 'post', '/api/crawl/pause', signed(operator)).expect(201, { isPaused: true });
    await ask('operators', 'post', '/api/crawl/resume', signed(operator)).expect(201, { isPaused: false });
    await ask('operators', 'delete', `/api/crawl/runs/${RUN}`, signed(operator)).expect(404);
    const started = await ask('operators', 'get', '/api/crawl/aarp', signed(operator)).set('x-requested-with', 'x');
    expect([started.status, started.body]).toEqual([200, expect.objectContaining({ source: 'aarp', success: true })]);
  });
});

describe('the rule "open"', () => {
  it('lets a visitor of the gateway start, and keeps no name', async () => {
    const { body } = await ask('open', 'post', '/api/crawl/hospitals', signed(visitor)).expect(200);
    const rows = await apps.open.query('SELECT requested_by_user AS who FROM guide.crawl_runs WHERE id = $1', [
      (body as CrawlResponse).runId,
    ]);
    expect(rows).toEqual([{ who: null }]);
    const overview = await ask('open', 'get', '/api/crawl/overview', signed(visitor)).expect(200);
    expect(overview.body).toMatchObject({ access: 'open', mayChange: true });
  });
});
