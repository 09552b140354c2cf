// A gateway with a real provider, a real session store and a fake crawler, for the tests of signing in.
import { createTestDatabase } from '@app/testing/database';
import type { TestDatabase } from '@app/testing/database';
import { redisUrl } from '@app/testing/redis';
import type { UserResponse } from '@app/contracts/http/gateway';
import { operatorList } from '../src/config-parsers';
import type { SignInConfig } from '../src/config';
import { deadAddress, startFakeInnerService } from './fake-inner-service';
import type { FakeInnerService } from './fake-inner-service';
import { startGateway } from './start-gateway';
import type { GatewaySettings, RunningGateway } from './start-gateway';
import { startIdentityProvider } from './start-identity-provider';
import type { RunningProvider } from './start-identity-provider';
import { TestBrowser } from './test-browser';

export const CLIENT = { clientId: 'guide & co', clientSecret: 'a secret: with / odd + characters' };
export const SESSION_SECRET = 'the-session-secret-of-these-tests-1234';
export const IDENTITY_SECRET = 'the-identity-secret-of-these-tests-123';

/** By `login_hint`. Invented people; example.org belongs to nobody. */
export const ACCOUNTS = {
  visitor: { email: 'visitor@example.org', email_verified: true, given_name: '길동', family_name: '홍', groups: [] },
  operator: {
    email: 'Operator@Example.org',
    email_verified: true,
    given_name: '길순',
    picture: 'https://pictures.example/1.png',
  },
  member: { email: 'member@example.org', email_verified: true, groups: ['editors'] },
  unchecked: { email: 'operator@example.org', email_verified: false },
  silent: {},
};
export type Account = keyof typeof ACCOUNTS;

export type StoreKind = 'PostgreSQL' | 'Redis';

export interface Setting {
  gateway: RunningGateway;
  provider: RunningProvider;
  crawler: FakeInnerService;
  database: TestDatabase;
  publicUrl: string;
  cookieName: string;
  browser(): TestBrowser;
  /** Signs somebody in, in a browser of their own unless one is given. @returns the browser and the page it ended on */
  signIn(account: Account, options?: { returnTo?: string; browser?: TestBrowser }): Promise<SignedInBrowser>;
  /** null: 401. */
  user(browser: TestBrowser): Promise<UserResponse | null>;
  /** The same gateway after a restart with another configuration. */
  restart(changes: { settings?: GatewaySettings; signIn?: Partial<SignInConfig> }): Promise<void>;
  stop(): Promise<void>;
}

export interface SignedInBrowser {
  browser: TestBrowser;
  url: string;
  status: number;
}

const configOf = (issuer: string, databaseUrl: string): SignInConfig => ({
  issuer,
  ...CLIENT,
  groupsClaim: 'groups',
  operators: operatorList('operator@example.org, group:editors'),
  sessionSecret: SESSION_SECRET,
  databaseUrl,
});

/** @param store where sessions are kept. @param publicUrl default: the gateway's own address, without TLS */
export async function startSignIn(
  store: StoreKind,
  { publicUrl: typed, now }: Pick<GatewaySettings, 'publicUrl' | 'now'> = {},
): Promise<Setting> {
  const database = await createTestDatabase();
  const crawler = await startFakeInnerService();
  const own = await deadAddress();
  const publicUrl = typed ?? own;
  const provider = await startIdentityProvider({ product: publicUrl, ...CLIENT, accounts: ACCOUNTS });
  const signInConfig = configOf(provider.issuer, database.gatewayUrl);
  const port = Number(new URL(own).port);
  const redisUrl = store === 'Redis' ? await requiredRedis() : null;
  const settings: GatewaySettings = {
    port,
    publicUrl,
    identitySecret: IDENTITY_SECRET,
    redisUrl,
    ...(now && { now }),
    pictureOrigins: ['https://pictures.example'],
  };
  const start: Setting['restart'] = async (changes) => {
    const signIn = { ...signInConfig, ...changes.signIn };
    const inner = { crawler: crawler.url, catalog: crawler.url, eligibility: crawler.url };
    setting.gateway = await startGateway(inner, { ...settings, signIn, ...changes.settings });
  };
  const browser = (): TestBrowser => new TestBrowser({ [publicUrl]: own });
  const setting: Setting = {
    gateway: NOT_STARTED,
    provider,
    crawler,
    database,
    publicUrl,
    browser,
    cookieName: `${publicUrl.startsWith('https:') ? '__Host-' : ''}shg_session_${port}`,
    signIn: (account, options) => signIn(publicUrl, account, { browser: browser(), ...options }),
    user: (who) => userOf(publicUrl, who),
    restart: async (changes) => {
      await setting.gateway.stop();
      await start(changes);
    },
    stop: async () => {
      await setting.gateway.stop();
      await Promise.all([setting.provider.stop(), crawler.stop()]);
      await database.drop();
    },
  };
  await start({});
  return setting;
}

const NOT_STARTED = {} as RunningGateway;

/** The provider's address that GET /api/login leads to, with the account that will answer there. */
export async function goToProvider(
  publicUrl: string,
  browser: TestBrowser,
  account: string,
  returnTo?: string,
): Promise<URL> {
  const query = returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  const url = new URL(await browser.redirect(`${publicUrl}/api/login${query}`));
  url.searchParams.set('login_hint', account);
  return url;
}

/** Goes on from the provider's address to the callback, which is not opened yet. */
export async function returnFromProvider(browser: TestBrowser, address: URL): Promise<string> {
  const { url } = await browser.follow(address.href, ({ pathname }) => pathname === '/api/login/callback');
  return url;
}

async function signIn(
  publicUrl: string,
  account: string,
  { browser, returnTo }: { browser: TestBrowser; returnTo?: string },
): Promise<SignedInBrowser> {
  const callback = await returnFromProvider(browser, await goToProvider(publicUrl, browser, account, returnTo));
  const { url, status } = await browser.follow(callback);
  return { browser, url, status };
}

async function userOf(publicUrl: string, browser: TestBrowser): Promise<UserResponse | null> {
  const { status, text } = await browser.open(`${publicUrl}/api/auth/user`, { accept: 'application/json' });
  if (status === 401) return null;
  if (status !== 200) throw new Error(`GET /api/auth/user answered ${status}: ${text}`);
  return JSON.parse(text) as UserResponse;
}

async function requiredRedis(): Promise<string> {
  const url = await redisUrl();
  if (url === null) throw new Error('Redis is missing: install the package redis-server or set TEST_REDIS_URL.');
  return url;
}
