// Signing in through a real OpenID provider that requires PKCE, with sessions in a real PostgreSQL and a real Redis.
import request from 'supertest';
import { withClient } from '@app/testing/database';
import { returnFromProvider, goToProvider, startSignIn } from '../../testing/sign-in-setting';
import type { Setting } from '../../testing/sign-in-setting';
import { operatorList } from '../config-parsers';

let setting: Setting;
const at = (path: string): string => `${setting.publicUrl}${path}`;

describe.each(['PostgreSQL', 'Redis'] as const)('signing in, with sessions in %s', (store) => {
  beforeAll(async () => {
    setting = await startSignIn(store);
  });
  afterAll(() => setting.stop());

  it('ends on the page the person wanted, and says who they are', async () => {
    const { browser, url, status } = await setting.signIn('visitor', { returnTo: '/admin/crawler?tab=1#runs' });
    expect([url, status]).toEqual([at('/admin/crawler?tab=1#runs'), 200]);
    expect(await setting.user(browser)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      email: 'visitor@example.org',
      firstName: '길동',
      lastName: '홍',
      profileImageUrl: null,
      roles: [],
    });
  });

  it('knows an operator by the e-mail address in any case, and by the group', async () => {
    const { browser: byEmail } = await setting.signIn('operator');
    const { browser: byGroup } = await setting.signIn('member');
    expect(await setting.user(byEmail)).toMatchObject({
      email: 'Operator@Example.org',
      profileImageUrl: 'https://pictures.example/1.png',
      roles: ['operator'],
    });
    expect(await setting.user(byGroup)).toMatchObject({ email: 'member@example.org', roles: ['operator'] });
  });

  it('takes an address that nobody has checked for no operator, and does without one', async () => {
    const { browser: unchecked } = await setting.signIn('unchecked');
    expect(await setting.user(unchecked)).toMatchObject({ email: 'operator@example.org', roles: [] });
    const { browser: silent } = await setting.signIn('silent');
    expect(await setting.user(silent)).toMatchObject({ email: '', firstName: null, roles: [] });
  });

  it('gives the session a new id at the moment of signing in; the one before is worth nothing', async () => {
    const browser = setting.browser();
    const callback = await returnFromProvider(browser, await goToProvider(setting.publicUrl, browser, 'operator'));
    const before = browser.valueOf(setting.cookieName);
    expect(before).toBeDefined();
    await browser.follow(callback);
    expect(browser.valueOf(setting.cookieName)).not.toBe(before);
    const thief = await setting.browser().open(at('/api/auth/user'), { cookie: `${setting.cookieName}=${before}` });
    expect(thief.status).toBe(401);
  });

  it('signs out here and at the provider, and refuses the old cookie from then on', async () => {
    const { browser } = await setting.signIn('operator');
    const cookie = `${setting.cookieName}=${browser.valueOf(setting.cookieName)}`;
    const leaving = new URL(await browser.redirect(at('/api/logout')));
    expect(leaving.origin).toBe(setting.provider.issuer);
    expect(Object.fromEntries(leaving.searchParams)).toEqual({
      client_id: 'guide & co',
      post_logout_redirect_uri: at('/'),
    });
    const page = await browser.open(leaving.href);
    expect([page.status, page.text]).toEqual([200, expect.stringMatching(/sign-out/)]);
    expect(browser.valueOf(setting.cookieName)).toBeUndefined();
    expect((await setting.browser().open(at('/api/auth/user'), { cookie })).status).toBe(401);
  });

  it('sends somebody home who is not signed in and signs out', async () => {
    expect(await setting.browser().redirect(at('/api/logout'))).toBe(at('/'));
  });

  it.each(['cross-site', 'same-site'])('does not let a foreign page sign somebody out (%s)', async (site) => {
    const { browser } = await setting.signIn('visitor');
    const answer = await browser.open(at('/api/logout'), { 'sec-fetch-site': site });
    expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([302, '/', []]);
    expect(await setting.user(browser)).not.toBeNull();
  });

  it('takes a role away as soon as the configuration no longer names it', async () => {
    const { browser: byEmail } = await setting.signIn('operator');
    const { browser: byGroup } = await setting.signIn('member');
    await setting.restart({ signIn: { operators: operatorList('group:editors') } });
    expect(await setting.user(byEmail)).toMatchObject({ email: 'Operator@Example.org', roles: [] });
    expect(await setting.user(byGroup)).toMatchObject({ roles: ['operator'] });
    await setting.restart({});
    expect(await setting.user(byEmail)).toMatchObject({ roles: ['operator'] });
  });
});

describe('a sign-in', () => {
  beforeAll(async () => {
    setting = await startSignIn('PostgreSQL');
  });
  afterAll(() => setting.stop());

  const reasonOf = (url: string): string | null =>
    new URL(url).pathname === '/sign-in-failed' ? new URL(url).searchParams.get('reason') : null;
  const asProgram = { accept: 'application/json' };

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/..//evil.example', '/api/logout'])(
    'ignores returnTo=%s',
    async (returnTo) => {
      const { url, browser } = await setting.signIn('visitor', { returnTo });
      expect(url).toBe(at('/'));
      expect(await setting.user(browser)).not.toBeNull();
    },
  );

  it('is refused with a state that this browser did not begin with', async () => {
    const browser = setting.browser();
    const callback = new URL(
      await returnFromProvider(browser, await goToProvider(setting.publicUrl, browser, 'operator')),
    );
    const stranger = await setting.browser().follow(callback.href);
    expect(reasonOf(stranger.url)).toBe('failed');
    const forged = new URL(callback);
    forged.searchParams.set('state', 'forged');
    const answer = await browser.open(forged.href, asProgram);
    expect([answer.status, (JSON.parse(answer.text) as { code: string }).code]).toEqual([401, 'not_signed_in']);
    expect(await setting.user(browser)).toBeNull();
    // The forger did not spoil the real one.
    expect((await browser.follow(callback.href)).url).toBe(at('/'));
  });

  it('is refused when the way back is used a second time', async () => {
    const browser = setting.browser();
    const callback = await returnFromProvider(browser, await goToProvider(setting.publicUrl, browser, 'operator'));
    const before = `${setting.cookieName}=${browser.valueOf(setting.cookieName)}`;
    await browser.follow(callback);
    expect((await browser.open(callback, asProgram)).status).toBe(401);
    expect((await setting.browser().open(callback, { ...asProgram, cookie: before })).status).toBe(401);
    expect(await setting.user(browser)).toMatchObject({ roles: ['operator'] });
  });

  it('is refused when the token was made for another sign-in (nonce)', async () => {
    const browser = setting.browser();
    const address = await goToProvider(setting.publicUrl, browser, 'operator');
    expect(address.searchParams.get('nonce')).toMatch(/^.{20}$/);
    address.searchParams.set('nonce', 'another');
    const page = await browser.follow(await returnFromProvider(browser, address));
    expect(reasonOf(page.url)).toBe('failed');
    expect(await setting.user(browser)).toBeNull();
  });

  it('is refused when the code was made for another challenge (PKCE)', async () => {
    const browser = setting.browser();
    const address = await goToProvider(setting.publicUrl, browser, 'operator');
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    address.searchParams.set('code_challenge', 'A'.repeat(43));
    expect(reasonOf((await browser.follow(await returnFromProvider(browser, address))).url)).toBe('failed');
  });

  it('that the person refused says so, and repeats nothing that the provider wrote', async () => {
    const browser = setting.browser();
    const callback = await returnFromProvider(browser, await goToProvider(setting.publicUrl, browser, 'nobody'));
    expect(callback).toContain('error_description');
    expect(await browser.redirect(callback)).toBe(at('/sign-in-failed?reason=refused'));
    const answer = await browser.open(callback, asProgram);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toMatch(/<b>|error_description/);
  });

  it.each([
    ['?error=server_error&state=x', 503, 'unavailable'],
    ['?error=temporarily_unavailable', 503, 'unavailable'],
    ['?error=invalid_request', 401, 'failed'],
    ['?error=access_denied&error=x', 401, 'failed'],
    ['', 401, 'failed'],
    ['?code=x', 401, 'failed'],
    ['?state=x', 401, 'failed'],
    ['?code=x&state=x', 401, 'failed'],
    ['?code=a&code=b&state[]=x', 401, 'failed'],
    ['?code=%00&state=%ED%A0%80', 401, 'failed'],
  ])('answers %j with %i, and a person with the reason', async (query, status, reason) => {
    const browser = setting.browser();
    const program = await browser.open(at(`/api/login/callback${query}`), asProgram);
    expect(program.status).toBe(status);
    expect(program.headers.get('cache-control')).toBe('no-store');
    expect(await browser.redirect(at(`/api/login/callback${query}`))).toBe(at(`/sign-in-failed?reason=${reason}`));
    expect(browser.valueOf(setting.cookieName)).toBeUndefined();
  });

  it('begins at the provider whatever else stands in the address', async () => {
    const address = await setting
      .browser()
      .redirect(at('/api/login?code=x&state=y&error=access_denied&returnTo=/a&returnTo=/b'));
    expect(address).toMatch(new RegExp(`^${setting.provider.issuer}/auth\\?`));
  });

  it('in one tab does not break that in another', async () => {
    const browser = setting.browser();
    const first = await goToProvider(setting.publicUrl, browser, 'visitor', '/first');
    const second = await goToProvider(setting.publicUrl, browser, 'visitor', '/second');
    const back = [await returnFromProvider(browser, second), await returnFromProvider(browser, first)];
    expect((await browser.follow(back[1] ?? '')).url).toBe(at('/first'));
    // The first to come back has the session; the other one began in the session before it.
    expect(reasonOf((await browser.follow(back[0] ?? '')).url)).toBe('failed');
    expect(await setting.user(browser)).toMatchObject({ email: 'visitor@example.org' });
  });

  it('keeps the same account for the same person, with what the provider says today', async () => {
    const { browser } = await setting.signIn('visitor');
    const id = (await setting.user(browser))?.id;
    await withClient(setting.database.adminUrl, (client) => client.query(`UPDATE accounts.users SET email = 'old'`));
    const again = await setting.user((await setting.signIn('visitor')).browser);
    expect(again).toMatchObject({ id, email: 'visitor@example.org' });
  });

  it('is over when the account is gone', async () => {
    const { browser } = await setting.signIn('member');
    await withClient(setting.database.adminUrl, (client) => client.query('DELETE FROM accounts.users'));
    expect(await setting.user(browser)).toBeNull();
    expect(browser.valueOf(setting.cookieName)).toBeUndefined();
  });

  it('begins under the name that the provider sends people back to, also for somebody who typed localhost', async () => {
    const { port } = new URL(setting.publicUrl);
    const answer = await request(setting.gateway.server)
      .get('/api/login?returnTo=/doctors')
      .set('host', `localhost:${port}`)
      .expect(302);
    expect(answer.headers).toMatchObject({ location: at('/api/login?returnTo=%2Fdoctors') });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
