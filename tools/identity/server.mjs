// @ts-check
// The OpenID provider of `make start`: two invented accounts without passwords, on loopback only, never in production.
// `node tools/identity/server.mjs --port 8088 --product http://127.0.0.1:8080` prints `ready http://127.0.0.1:8088`.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import Provider, { interactionPolicy } from 'oidc-provider';
import { ACCOUNTS } from './accounts.mjs';
import { accountsPage, lastPage, signOutPage } from './pages.mjs';

// oidc-provider calls this method of Node 22; early releases of Node 20 lack it.
URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);

/** Everyone who reaches this server can sign in as the operator, so it listens on no other address. */
const HOST = '127.0.0.1';
const CLAIMS = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['given_name', 'family_name', 'groups'],
  groups: ['groups'],
};
/** @type {Map<string, [type: string, body: string]>} */
const FILES = new Map([
  ['/style.css', ['css', readFileSync(new URL('style.css', import.meta.url), 'utf8')]],
  ['/sign-out.js', ['js', `document.querySelector('button[name="logout"]').click();`]],
]);

/** The account is chosen each time: a silent sign-in as the last one would be in the way. */
function alwaysAsk() {
  const { Check, base } = interactionPolicy;
  const policy = base();
  const check = new Check('choose', 'The account is chosen each time', (ctx) => !ctx.oidc.result?.login);
  policy.get('login')?.checks.add(check);
  return policy;
}

/** @param {string} id @returns {import('oidc-provider').Account | undefined} */
function findAccount(id) {
  const account = Object.values(ACCOUNTS).find((each) => each.id === id);
  if (!account) return undefined;
  const { email, givenName: given_name, familyName: family_name, groups } = account;
  return { accountId: id, claims: () => ({ sub: id, email, email_verified: true, given_name, family_name, groups }) };
}

/** @param {string} issuer @param {string} product its origin @param {{ id: string, secret: string }} client */
function createProvider(issuer, product, client) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  // Cookies do not tell ports apart, so their names must: two copies may run side by side.
  const cookie = (/** @type {string} */ name) => `shg_identity_${name}_${new URL(issuer).port}`;
  const clientAuth = 'client_secret_post';
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${product}/api/login/callback`],
        post_logout_redirect_uris: [`${product}/`],
        token_endpoint_auth_method: clientAuth,
      },
    ],
    clientAuthMethods: [clientAuth],
    responseTypes: ['code'],
    scopes: Object.keys(CLAIMS),
    claims: CLAIMS,
    pkce: { required: () => true },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: cookie('session'), interaction: cookie('interaction'), resume: cookie('resume') },
    },
    ttl: { AccessToken: 300, AuthorizationCode: 60, IdToken: 300, Interaction: 1800, Session: 3600, Grant: 3600 },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => void (ctx.body = signOutPage(form)),
        postLogoutSuccessSource: (ctx) => void (ctx.body = lastPage('signedOut', product)),
      },
    },
    interactions: { policy: alwaysAsk(), url: (_ctx, { uid }) => `/sign-in/${uid}` },
    // The product is ours: choosing the account is the consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope(Object.keys(CLAIMS).join(' '));
      await grant.save();
      return grant;
    },
    findAccount: (_ctx, id) => findAccount(id),
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      ctx.body = lastPage('failed', product, `${error}: ${description}`);
    },
  });
}

/** Our own pages and headers in front of the protocol. @param {Provider} provider @param {string} issuer @param {string} product */
function addPages(provider, issuer, product) {
  // The policy names the product because browsers apply form-action to redirects, too.
  const policy = `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self' ${product}; frame-ancestors 'none'; base-uri 'none'`;
  provider.use(async (ctx, next) => {
    // Another host name that resolves to this address (DNS rebinding) would own these pages.
    if (ctx.host !== new URL(issuer).host) return void (ctx.status = 421);
    ctx.set({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    const [type, body] = FILES.get(ctx.path) ?? [];
    const [, uid] = /^\/sign-in\/([\w-]+)$/.exec(ctx.path) ?? [];
    if (!type && !uid) return next();
    ctx.set('cache-control', 'no-store');
    ctx.type = type ?? 'html';
    if (!uid) return void (ctx.body = body);
    const interaction = await provider.interactionDetails(ctx.req, ctx.res).catch(() => null);
    if (interaction?.uid !== uid) return void Object.assign(ctx, { status: 400, body: lastPage('ended', product) });
    if (ctx.method !== 'POST') return void (ctx.body = accountsPage(uid));
    const choice = new URLSearchParams(await text(ctx.req)).get('account');
    const account = Object.entries(ACCOUNTS).find(([role]) => role === choice)?.[1];
    const result = account ? { login: { accountId: account.id, remember: false } } : { error: 'access_denied' };
    ctx.status = 303;
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
  });
}

const { values } = parseArgs({ options: { port: { type: 'string' }, product: { type: 'string' } } });
const { NODE_ENV, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = process.env;
if (NODE_ENV === 'production' || !values.product || !id || !secret) {
  process.stderr.write('The development identity provider needs --product, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.\n');
  process.stderr.write(
    'It lets anyone in and does not start in production: set OIDC_ISSUER to a real provider there.\n',
  );
  process.exit(1);
}
const product = new URL(values.product).origin;
const server = createServer().listen(Number(values.port ?? 0), HOST, () => {
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const issuer = `http://${HOST}:${address.port}`;
  const provider = createProvider(issuer, product, { id, secret });
  addPages(provider, issuer, product);
  server.on('request', provider.callback());
  process.stdout.write(`ready ${issuer}\n`);
});
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0));
