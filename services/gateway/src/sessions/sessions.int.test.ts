// What a session does after the sign-in: when it ends, what it costs, what the inner services are told, what happens without its store.
import { createHmac } from 'node:crypto';
import request from 'supertest';
import { readIdentity } from '@app/kit/identity';
import { withClient } from '@app/testing/database';
import { deadAddress } from '../../testing/fake-inner-service';
import { IDENTITY_SECRET, goToProvider, SESSION_SECRET, startSignIn } from '../../testing/sign-in-setting';
import type { Setting, StoreKind } from '../../testing/sign-in-setting';
import type { TestBrowser } from '../../testing/test-browser';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let setting: Setting;
const START = Date.now();
let passed = 0;
const now = (): number => START + passed;
const at = (path: string): string => `${setting.publicUrl}${path}`;
/** What express-session makes of a session id. */
const cookieOf = (id: string): string => {
  const signature = createHmac('sha256', SESSION_SECRET).update(id).digest('base64').replace(/=+$/, '');
  return `${setting.cookieName}=${encodeURIComponent(`s:${id}.${signature}`)}`;
};
const countSessions = (): Promise<number> =>
  withClient(setting.database.adminUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM accounts.sessions');
    return rows[0]?.count ?? -1;
  });

describe.each<StoreKind>(['PostgreSQL', 'Redis'])('a session in %s', (store) => {
  beforeAll(async () => {
    setting = await startSignIn(store, { now });
  });
  beforeEach(() => {
    passed = 0;
  });
  afterAll(() => setting.stop());

  const rolesOf = async (browser: TestBrowser): Promise<string[] | null> =>
    (await setting.user(browser))?.roles ?? null;

  it('ends for an operator who does nothing for an hour', async () => {
    const { browser } = await setting.signIn('operator');
    passed = HOUR - 1_000;
    expect(await rolesOf(browser)).toEqual(['operator']);
    // That was an act: the hour began again.
    passed = 2 * HOUR - 2 * MINUTE;
    expect(await rolesOf(browser)).toEqual(['operator']);
    passed = 3 * HOUR;
    expect(await rolesOf(browser)).toBeNull();
    // Turning the clock back brings nothing back: it was ended, not hidden.
    passed = 0;
    expect(await rolesOf(browser)).toBeNull();
  });

  it('does not live on because a page asks by itself', async () => {
    const { browser } = await setting.signIn('operator');
    for (passed = 0; passed < HOUR; passed += 10 * MINUTE) await browser.open(at('/api/crawl/overview'));
    passed = HOUR;
    expect(await rolesOf(browser)).toBeNull();
  });

  it('goes on for a visitor, but never beyond 24 hours', async () => {
    const { browser } = await setting.signIn('visitor');
    const { browser: operator } = await setting.signIn('operator');
    for (passed = 0; passed < 24 * HOUR; passed += HOUR - 2 * MINUTE) {
      if (passed % (6 * HOUR) < HOUR) expect(await rolesOf(browser)).toEqual([]);
      expect(await rolesOf(operator)).toEqual(['operator']);
    }
    passed = 24 * HOUR - 1_000;
    expect(await rolesOf(browser)).toEqual([]);
    passed = 24 * HOUR;
    expect(await rolesOf(browser)).toBeNull();
    expect(await rolesOf(operator)).toBeNull();
  });

  it('that was ended is not brought back by an act that was on its way', async () => {
    const { browser } = await setting.signIn('operator');
    const cookie = `${setting.cookieName}=${browser.valueOf(setting.cookieName)}`;
    passed = 5 * MINUTE;
    await Promise.all([
      ...Array.from({ length: 10 }, () => setting.browser().open(at('/api/auth/user'), { cookie })),
      browser.open(at('/api/logout')),
    ]);
    expect((await setting.browser().open(at('/api/auth/user'), { cookie })).status).toBe(401);
  });

  it('on the way to the provider is good for ten minutes', async () => {
    const browser = setting.browser();
    const away = await goToProvider(setting.publicUrl, browser, 'visitor');
    passed = 10 * MINUTE;
    const page = await browser.follow(away.href);
    expect(page.url).toBe(at('/sign-in-failed?reason=failed'));
  });

  it('tells the crawler who asks, and takes no visitor’s word for it', async () => {
    const seenIdentity = async (browser: TestBrowser, method: 'get' | 'post') => {
      setting.crawler.seen.length = 0;
      await request(setting.gateway.server)
        [method]('/api/crawl/insurance')
        .set({ cookie: browser.cookieHeader(new URL(setting.publicUrl)), 'x-internal-identity': 'forged' })
        .expect(200);
      const header = setting.crawler.seen[0]?.headers['x-internal-identity'];
      return readIdentity(header, { secret: IDENTITY_SECRET, audience: 'crawler' });
    };
    const { browser: operator } = await setting.signIn('operator');
    const { browser: visitor } = await setting.signIn('visitor');
    const [operatorId, visitorId] = [(await setting.user(operator))?.id, (await setting.user(visitor))?.id];
    for (const method of ['get', 'post'] as const) {
      expect(await seenIdentity(operator, method)).toEqual({ subject: operatorId, roles: ['operator'] });
      expect(await seenIdentity(visitor, method)).toEqual({ subject: visitorId, roles: [] });
      expect(await seenIdentity(setting.browser(), method)).toEqual({ subject: 'visitor', roles: [] });
    }
  });

  it('is of no concern to the other services', async () => {
    const { browser } = await setting.signIn('operator');
    setting.crawler.seen.length = 0;
    await browser.open(at('/api/providers?zip=90006'));
    expect(setting.crawler.seen[0]?.headers['x-internal-identity']).toBeUndefined();
  });

  it('is said where operators read the counts of answers, and not where visitors ask', async () => {
    const { browser } = await setting.signIn('operator');
    setting.crawler.seen.length = 0;
    await browser.open(at('/api/chat/counts'));
    const cookie = browser.cookieHeader(new URL(setting.publicUrl));
    await request(setting.gateway.server).post('/api/chat').set({ cookie }).send({ message: 'x' });
    const [reading, question] = setting.crawler.seen.map(({ headers }) =>
      readIdentity(headers['x-internal-identity'], { secret: IDENTITY_SECRET, audience: 'eligibility' }),
    );
    expect(reading?.roles).toEqual(['operator']);
    expect(question).toBeNull();
  });
});

describe('the session cookie', () => {
  const flagsOf = async (path: string): Promise<string[]> => {
    const answer = await setting.browser().open(at(path));
    return (answer.headers.getSetCookie()[0] ?? '').split('; ');
  };

  describe('behind TLS', () => {
    beforeAll(async () => {
      passed = 0;
      setting = await startSignIn('PostgreSQL', { publicUrl: 'https://guide.example', now });
    });
    afterAll(() => setting.stop());

    it('belongs to this host alone and travels by TLS only', async () => {
      const [pair, ...flags] = await flagsOf('/api/login');
      expect(pair).toMatch(/^__Host-shg_session_\d+=s%3A/);
      expect(flags).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']));
      expect(flags.join()).not.toMatch(/Domain/i);
    });

    it('works all the way although this machine speaks no TLS: a proxy in front does', async () => {
      const { browser, url } = await setting.signIn('operator', { returnTo: '/admin/crawler' });
      expect(url).toBe('https://guide.example/admin/crawler');
      expect(await setting.user(browser)).toMatchObject({ roles: ['operator'] });
      const out = await browser.open(at('/api/logout'));
      expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-shg_session_\d+=; .*Secure/);
    });
  });

  describe('without TLS', () => {
    beforeAll(async () => {
      passed = 0;
      setting = await startSignIn('PostgreSQL', { now });
    });
    afterAll(() => setting.stop());

    it('is given to nobody who does not sign in', async () => {
      const paths = ['/', '/doctors', '/assets/index-abc123.js', '/api/providers', '/api/crawl/runs', '/api/auth/user'];
      for (const path of [...paths, '/api/health', '/api/logout', '/api/login/callback?code=a&state=b']) {
        for (const cookie of ['', cookieOf('nobody-has-this-id'), `${setting.cookieName}=s%3Aforged.signature`]) {
          const answer = await setting.browser().open(at(path), cookie ? { cookie } : {});
          const given = answer.headers.getSetCookie().filter((line) => !/=; .*1970/.test(line));
          expect([path, given]).toEqual([path, []]);
        }
      }
      expect(await countSessions()).toBe(0);
    });

    it('carries the port in its name, is hidden from scripts and goes with the browser', async () => {
      const [pair, ...flags] = await flagsOf('/api/login');
      expect(pair).toMatch(new RegExp(`^shg_session_${new URL(setting.publicUrl).port}=`));
      expect(flags).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax']));
      expect(flags).not.toContain('Secure');
      const { browser } = await setting.signIn('visitor');
      expect(browser.lineOf(setting.cookieName)).not.toMatch(/expires|max-age/i);
    });

    it.each([
      ['a broken code', '%'],
      ['half a character', '%E0%A4%A'],
      ['nothing signed', 's%3A'],
      ['an empty id', 's%3A.'],
      ['no signature', 's%3Aid'],
      ['a NUL for a signature', 's%3Aid.%00'],
      ['quotes', '"s:id.sig"'],
      ['9,000 letters', 'x'.repeat(9_000)],
    ])('that holds %s is nobody’s', async (_name, value) => {
      const answer = await setting.browser().open(at('/api/auth/user'), { cookie: `${setting.cookieName}=${value}` });
      expect(answer.status).toBe(401);
    });
  });
});

describe.each<StoreKind>(['PostgreSQL', 'Redis'])('while %s is away', (store) => {
  let cookie: string;
  beforeAll(async () => {
    passed = 0;
    setting = await startSignIn(store, { now });
    const { host } = new URL(await deadAddress());
    await setting.restart(
      store === 'Redis'
        ? { settings: { redisUrl: `redis://${host}` } }
        : { signIn: { databaseUrl: `postgres://gateway:g@${host}/guide` } },
    );
    cookie = cookieOf('an-id-that-may-exist');
  });
  afterAll(() => setting.stop());

  it.each(['/', '/assets/index-abc123.js', '/api/providers?zip=90006', '/api/crawl/runs', '/api/crawl/insurance'])(
    'everybody reads %s as a visitor',
    async (path) => {
      setting.crawler.seen.length = 0;
      const answer = await setting.browser().open(at(path), { cookie });
      expect(answer.status).toBe(200);
      const seenIdentity = setting.crawler.seen[0]?.headers['x-internal-identity'];
      if (path.startsWith('/api/crawl')) {
        expect(readIdentity(seenIdentity, { secret: IDENTITY_SECRET, audience: 'crawler' })?.subject).toBe('visitor');
      }
    },
  );

  it('it cannot be known who is signed in or who starts a crawl: 503, in both languages', async () => {
    setting.crawler.seen.length = 0;
    const user = await request(setting.gateway.server).get('/api/auth/user').set({ cookie }).expect(503);
    const start = await request(setting.gateway.server).post('/api/crawl/insurance').set({ cookie }).expect(503);
    for (const { body, headers } of [user, start]) {
      expect(body).toMatchObject({ code: 'unavailable', message: expect.any(String) as string });
      expect(headers['retry-after']).toBe('5');
    }
    expect(setting.crawler.seen).toEqual([]);
  });

  it('a visitor without a cookie is known to be one', async () => {
    await request(setting.gateway.server).get('/api/auth/user').expect(401);
    await request(setting.gateway.server).post('/api/crawl/insurance').expect(200);
  });

  it('nobody can sign in, and is told so', async () => {
    expect(await setting.browser().redirect(at('/api/login'))).toBe(at('/sign-in-failed?reason=unavailable'));
    const program = await request(setting.gateway.server).get('/api/login').set({ accept: 'application/json' });
    expect([program.status, (program.body as { code: string }).code]).toEqual([503, 'unavailable']);
    const back = await setting.browser().open(at('/api/login/callback?code=a&state=b'), { cookie });
    expect(back.headers.get('location')).toBe('/sign-in-failed?reason=unavailable');
  });

  it('signing out takes the cookie away all the same, and goes on to the provider', async () => {
    const answer = await setting.browser().open(at('/api/logout'), { cookie });
    expect(answer.headers.get('location')).toContain(`${setting.provider.issuer}/session/end?client_id=`);
    expect(answer.headers.getSetCookie()[0]).toMatch(new RegExp(`^${setting.cookieName}=; .*1970`));
  });
});
