// The provider as the launcher starts it, seen by a product and by a browser.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { Browser, type Seen } from './browsing';

const SERVER = path.join(__dirname, 'server.mjs');
const PRODUCT = 'http://127.0.0.1:1';
const CALLBACK = `${PRODUCT}/api/login/callback`;
const CLIENT = { OIDC_CLIENT_ID: 'the-product', OIDC_CLIENT_SECRET: randomBytes(24).toString('base64url') };
const VERIFIER = randomBytes(32).toString('base64url');
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

let child: ChildProcess;
let issuer = '';

/** Resolves with the address of its `ready` line, which may come in pieces. */
function ready(process: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    process.stdout?.on('data', (piece: Buffer) => {
      output += piece.toString();
      const [, address] = /^ready (\S+)\n/m.exec(output) ?? [];
      if (address) resolve(address);
    });
    process.once('error', reject);
    process.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
}

beforeAll(async () => {
  child = spawn(process.execPath, [SERVER, '--port', '0', '--product', PRODUCT], {
    env: { ...process.env, ...CLIENT, NODE_ENV: 'development' },
  });
  issuer = await ready(child);
});
afterAll(() => child.kill());

const authorization = (change: Record<string, string | undefined> = {}): string => {
  const query = {
    client_id: CLIENT.OIDC_CLIENT_ID,
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid email profile',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...change,
  };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return `${issuer}/auth?${search.toString()}`;
};

async function choose(browser: Browser, account: string): Promise<URL> {
  const page = await browser.follow(authorization());
  return new URL((await browser.follow(page.url, { method: 'POST', form: { account } })).url);
}

const exchange = (code: string, change: Record<string, string> = {}): Promise<Seen> =>
  new Browser().ask(`${issuer}/token`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    form: {
      grant_type: 'authorization_code',
      code,
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
      client_id: CLIENT.OIDC_CLIENT_ID,
      client_secret: CLIENT.OIDC_CLIENT_SECRET,
      ...change,
    },
  });

describe('signing in', () => {
  it('shows the choice of accounts under a policy that allows no inline code', async () => {
    const page = await new Browser().follow(authorization());
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('visitor@example.org');
    expect(page.headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self' ${PRODUCT}; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect((await new Browser().ask(`${issuer}/style.css`)).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it.each([
    ['visitor', { email: 'visitor@example.org', given_name: '길동', groups: [] }],
    ['operator', { email: 'operator@example.org', given_name: '길순', groups: ['operators'] }],
  ])('returns to the product with a code for the claims of the %s', async (account, claims) => {
    const back = await choose(new Browser(), account);
    expect(back.origin + back.pathname).toBe(CALLBACK);
    expect(back.searchParams.get('state')).toBe('the-state');
    const answer = await exchange(back.searchParams.get('code') ?? '');
    const tokens = JSON.parse(answer.body) as { access_token: string; id_token: string };
    const [, payload = ''] = tokens.id_token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      iss: issuer,
      aud: CLIENT.OIDC_CLIENT_ID,
      nonce: 'the-nonce',
      sub: `sample-${account}`,
    });
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const person = JSON.parse((await new Browser().ask(`${issuer}/me`, { headers })).body) as object;
    expect(person).toEqual({ sub: `sample-${account}`, email_verified: true, family_name: '홍', ...claims });
  });

  it('shows the choice again after a sign-in', async () => {
    const browser = new Browser();
    await choose(browser, 'operator');
    const again = await browser.follow(authorization());
    expect([again.status, again.url]).toEqual([200, expect.stringMatching(/\/sign-in\/[\w-]+$/)]);
  });

  it('reports to the product that the visitor went back without an account', async () => {
    const back = await choose(new Browser(), 'none');
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it('signs in no account that does not exist', async () => {
    expect((await choose(new Browser(), 'root')).searchParams.get('error')).toBe('access_denied');
  });

  it('refuses the page of another browser, and its own once it is used', async () => {
    const browser = new Browser();
    const { url } = await browser.follow(authorization());
    const stranger = await new Browser().ask(url, { method: 'POST', form: { account: 'operator' } });
    expect([stranger.status, stranger.body]).toEqual([400, expect.stringContaining('This sign-in has ended')]);
    await browser.follow(url, { method: 'POST', form: { account: 'visitor' } });
    expect((await browser.ask(url)).status).toBe(400);
  });

  it('names its cookies after its port, because cookies know no ports', async () => {
    const browser = new Browser();
    await browser.follow(authorization());
    const { port } = new URL(issuer);
    expect(browser.cookieNames.length).toBeGreaterThan(0);
    for (const name of browser.cookieNames) expect(name).toMatch(new RegExp(`_${port}(\\.sig)?$`));
  });
});

describe('what it refuses', () => {
  it.each([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['plain PKCE', { code_challenge: VERIFIER, code_challenge_method: 'plain' }],
  ])('a product with %s', async (_name, change) => {
    const { url } = await new Browser().follow(authorization(change));
    expect(new URL(url).searchParams.get('error')).toBe('invalid_request');
  });

  it('a redirect address that is not the product', async () => {
    const page = await new Browser().follow(authorization({ redirect_uri: 'https://evil.example/callback' }));
    expect([page.status, page.body]).toEqual([400, expect.stringContaining('can’t process this sign-in request')]);
  });

  it.each([
    ['another verifier', { code_verifier: randomBytes(32).toString('base64url') }, 'invalid_grant'],
    ['another secret', { client_secret: 'guessed' }, 'invalid_client'],
  ])('a code with %s', async (_name, change, error) => {
    const code = (await choose(new Browser(), 'visitor')).searchParams.get('code') ?? '';
    expect(JSON.parse((await exchange(code, change)).body)).toMatchObject({ error });
  });

  it('another host name that resolves to this address', async () => {
    const seen = await new Browser().ask(authorization(), { headers: { host: 'evil.example' } });
    expect(seen.status).toBe(421);
  });

  it.each([
    ['production', { NODE_ENV: 'production' }, 'does not start in production'],
    ['a start without a client', { OIDC_CLIENT_SECRET: '' }, 'needs --product, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'],
  ])('%s', (_name, change, sentence) => {
    const args = [SERVER, '--port', '0', '--product', PRODUCT];
    const env = { ...process.env, ...CLIENT, NODE_ENV: 'development', ...change };
    const { status, stderr, stdout } = spawnSync(process.execPath, args, { env, timeout: 10_000 });
    expect([status, stdout.toString()]).toEqual([1, '']);
    expect(stderr.toString()).toContain(sentence);
  });
});

describe('signing out', () => {
  const end = (): string => {
    const query = { client_id: CLIENT.OIDC_CLIENT_ID, post_logout_redirect_uri: `${PRODUCT}/` };
    return `${issuer}/session/end?${new URLSearchParams(query).toString()}`;
  };
  const xsrfOf = (body: string): string => /name="xsrf" value="([^"]+)"/.exec(body)?.[1] ?? '';

  it('shows a page that submits itself, and returns to the product', async () => {
    const browser = new Browser();
    await choose(browser, 'operator');
    const page = await browser.ask(end());
    expect(page.body).toContain('<script src="/sign-out.js" defer>');
    const form = { xsrf: xsrfOf(page.body), logout: 'yes' };
    const gone = await browser.ask(`${issuer}/session/end/confirm`, { method: 'POST', form });
    expect([gone.status, gone.headers['location']]).toEqual([303, `${PRODUCT}/`]);
  });

  it('returns a browser without a session as well, by a script that the policy allows', async () => {
    const browser = new Browser();
    const page = await browser.ask(end());
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    const form = { xsrf: xsrfOf(page.body), logout: 'yes' };
    const gone = await browser.ask(`${issuer}/session/end/confirm`, { method: 'POST', form });
    expect(gone.headers['location']).toBe(`${PRODUCT}/`);
  });

  it('redirects to no other page', async () => {
    const query = { client_id: CLIENT.OIDC_CLIENT_ID, post_logout_redirect_uri: 'https://evil.example/' };
    const page = await new Browser().ask(`${issuer}/session/end?${new URLSearchParams(query).toString()}`);
    expect([page.status, page.body]).toEqual([400, expect.stringContaining('post_logout_redirect_uri not registered')]);
  });
});
