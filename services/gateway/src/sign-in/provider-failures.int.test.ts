// Providers that are away, broken or lying. Nothing of it may be a 500, and nobody may get in.
import type { ServerResponse } from 'node:http';
import request from 'supertest';
import { discoveryOf, json, startFakeProvider } from '../../testing/fake-provider';
import type { FakeProvider } from '../../testing/fake-provider';
import { deadAddress } from '../../testing/fake-inner-service';
import { CLIENT, returnFromProvider, goToProvider, startSignIn } from '../../testing/sign-in-setting';
import type { Setting } from '../../testing/sign-in-setting';
import { startGateway } from '../../testing/start-gateway';
import { startIdentityProvider } from '../../testing/start-identity-provider';

const DISCOVERY = '/.well-known/openid-configuration';
const HOUR = 60 * 60_000;

let setting: Setting;
let fake: FakeProvider;
let passed = 0;
const START = Date.now();
const at = (path: string): string => `${setting.publicUrl}${path}`;

beforeAll(async () => {
  setting = await startSignIn('PostgreSQL', { now: () => START + passed });
});
afterAll(() => setting.stop());

describe('a provider that does not do what it should', () => {
  beforeAll(async () => {
    fake = await startFakeProvider(CLIENT.clientId);
    await setting.restart({ signIn: { issuer: fake.issuer } });
  });
  beforeEach(() => {
    Object.assign(fake, { answers: {}, idToken: {}, userInfo: {}, requests: {} });
  });
  afterAll(() => fake.stop());

  /** Comes back from the fake provider with a code. @returns the path it ends on, and who is signed in */
  async function comeBackFrom(): Promise<[path: string, email: string | undefined]> {
    const browser = setting.browser();
    const away = new URL(await browser.redirect(at('/api/login')));
    fake.nonce = away.searchParams.get('nonce');
    const state = away.searchParams.get('state') ?? '';
    const { url } = await browser.follow(at(`/api/login/callback?code=c&state=${encodeURIComponent(state)}`));
    return [url.replace(setting.publicUrl, ''), (await setting.user(browser))?.email];
  }
  const FAILED = ['/sign-in-failed?reason=failed', undefined];
  const UNAVAILABLE = ['/sign-in-failed?reason=unavailable', undefined];

  it('lets somebody in when it does', async () => {
    fake.userInfo = { email: 'a@example.org' };
    expect(await comeBackFrom()).toEqual(['/', 'a@example.org']);
  });

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'somebody-else' }],
    ['several audiences and none of them authorized', { aud: ['guide & co', 'somebody-else'] }],
    ['another authorized party', { azp: 'somebody-else' }],
    ['an end in the past', { exp: 1 }],
    ['no end', { exp: undefined }],
    ['no subject', { sub: undefined }],
    ['no nonce', { nonce: undefined }],
    ['another nonce', { nonce: 'another' }],
    ['a subject that is no text', { sub: { id: 1 } }],
  ])('does not get anybody in by an ID token with %s', async (_name, claims) => {
    fake.idToken = claims;
    expect(await comeBackFrom()).toEqual(FAILED);
  });

  it('does not get somebody in whom userinfo calls by another name', async () => {
    fake.userInfo = { sub: 'somebody-else', email: 'operator@example.org' };
    expect(await comeBackFrom()).toEqual(FAILED);
  });

  const broken: [string, (response: ServerResponse) => void][] = [
    ['500', (response) => json(response, {}, 500)],
    ['too many requests', (response) => json(response, {}, 429)],
    ['a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
    ['a list', (response) => json(response, [])],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['a megabyte', (response) => json(response, { long: 'x'.repeat(1_000_000) })],
    ['nothing at all', (response) => response.destroy()],
  ];
  it.each(broken)('is unavailable when its token call answers %s', async (_name, answer) => {
    fake.answers = { '/token': answer };
    expect(await comeBackFrom()).toEqual(UNAVAILABLE);
  });

  it('is waited for no longer than five seconds', async () => {
    fake.answers = { '/token': (response) => response.writeHead(200, { 'content-length': '100' }).write('{') };
    expect(await comeBackFrom()).toEqual(UNAVAILABLE);
  });

  it.each(broken)('is unavailable when its userinfo call answers %s', async (_name, answer) => {
    fake.answers = { '/me': answer };
    expect(await comeBackFrom()).toEqual(UNAVAILABLE);
  });

  it.each([
    ['refuses the code', { error: 'invalid_grant', error_description: 'code <b>used</b>' }, 400],
    ['does not know us', { error: 'invalid_client' }, 401],
    ['gives no ID token', { access_token: 'a' }, 200],
    ['gives an ID token that is none', { access_token: 'a', id_token: 'x' }, 200],
    ['gives an ID token that is no text', { access_token: 'a', id_token: 7 }, 200],
  ])('fails when it %s', async (_name, body, status) => {
    fake.answers = { '/token': (response) => json(response, body, status) };
    expect(await comeBackFrom()).toEqual(FAILED);
  });

  it('stores nothing that a database or a page cannot hold', async () => {
    fake.userInfo = {
      email: 'a\u0000@example.org\n',
      given_name: `\u0007${'가'.repeat(500)}`,
      family_name: { name: 'x' },
      picture: 'javascript:alert(1)',
      groups: 'editors',
    };
    const browser = setting.browser();
    const away = new URL(await browser.redirect(at('/api/login')));
    fake.nonce = away.searchParams.get('nonce');
    await browser.follow(at(`/api/login/callback?code=c&state=${away.searchParams.get('state')}`));
    expect(await setting.user(browser)).toMatchObject({
      email: 'a@example.org',
      firstName: '가'.repeat(200),
      lastName: null,
      profileImageUrl: null,
      roles: ['operator'],
    });
  });

  it('is asked for its endpoints once, and again after an hour; the old ones count while it does not answer', async () => {
    passed += HOUR;
    await Promise.all(Array.from({ length: 5 }, () => setting.browser().redirect(at('/api/login'))));
    expect(fake.requests[DISCOVERY]).toBe(1);
    passed += HOUR;
    fake.answers = { [DISCOVERY]: (response) => json(response, {}, 500) };
    expect(await setting.browser().redirect(at('/api/login'))).toContain(`${fake.issuer}/auth?`);
  });

  it.each([
    ['another issuer', { issuer: 'https://evil.example' }],
    ['an endpoint elsewhere without TLS', { token_endpoint: 'http://192.0.2.1/token' }],
    ['no authorization endpoint', { authorization_endpoint: undefined }],
  ])('is not believed when it describes itself with %s', async (_name, change) => {
    await setting.restart({ signIn: { issuer: fake.issuer } });
    fake.answers = { [DISCOVERY]: (response) => json(response, { ...discoveryOf(fake.issuer), ...change }) };
    expect(await setting.browser().redirect(at('/api/login'))).toBe(at('/sign-in-failed?reason=unavailable'));
    fake.answers = {};
    // A failure is not kept.
    expect(await setting.browser().redirect(at('/api/login'))).toContain(`${fake.issuer}/auth?`);
  });

  it('may have no userinfo and no sign-out: the ID token is enough, and one comes home', async () => {
    const { userinfo_endpoint: _none, ...bare } = discoveryOf(fake.issuer);
    await setting.restart({ signIn: { issuer: fake.issuer } });
    fake.answers = { [DISCOVERY]: (response) => json(response, bare) };
    fake.idToken = { email: 'b@example.org' };
    expect(await comeBackFrom()).toEqual(['/', 'b@example.org']);
    expect(fake.requests['/me']).toBeUndefined();
  });
});

describe('a provider that goes away and comes back', () => {
  it('takes only sign-in with it, and works again without a restart', async () => {
    await setting.restart({});
    const { browser } = await setting.signIn('operator');
    const away = await goToProvider(setting.publicUrl, setting.browser(), 'visitor');
    const port = Number(new URL(setting.provider.issuer).port);
    await setting.provider.stop();
    await setting.restart({});

    expect(await setting.user(browser)).toMatchObject({ roles: ['operator'] });
    expect(await setting.browser().redirect(at('/api/login'))).toBe(at('/sign-in-failed?reason=unavailable'));
    const program = await request(setting.gateway.server).get('/api/login').set({ accept: 'application/json' });
    expect([program.status, program.body]).toMatchObject([503, { code: 'unavailable', detail: 'sign_in_unavailable' }]);
    expect(await browser.redirect(at('/api/logout'))).toBe(at('/'));
    expect(await setting.user(browser)).toBeNull();

    const accounts = { visitor: { email: 'back@example.org' } };
    setting.provider = await startIdentityProvider({ port, product: setting.publicUrl, ...CLIENT, accounts });
    const again = setting.browser();
    await again.follow(await returnFromProvider(again, await goToProvider(setting.publicUrl, again, 'visitor')));
    expect(await setting.user(again)).toMatchObject({ email: 'back@example.org' });
    expect(away.origin).toBe(setting.provider.issuer);
  });
});

describe('a site without a provider', () => {
  it('says that signing in is not set up, and does everything else', async () => {
    const gateway = await startGateway({ crawler: await deadAddress() });
    for (const path of ['/api/login', '/api/login/callback?code=a&state=b']) {
      const { body } = await request(gateway.server).get(path).expect(503);
      expect(body).toMatchObject({ code: 'unavailable', detail: 'sign_in_not_set_up' });
      const person = await request(gateway.server).get(path).set({ accept: 'text/html' }).expect(302);
      expect(person.headers['location']).toBe('/sign-in-failed?reason=unavailable');
    }
    await request(gateway.server).get('/api/auth/user').set({ cookie: 'shg_session_0=s%3Aa.b' }).expect(401);
    await request(gateway.server).get('/api/logout').expect(302).expect('location', '/');
    await request(gateway.server).get('/').expect(200);
    await gateway.stop();
  });
});
