// @ts-check
// oidc-provider, set to what the product asks of a real one: code flow, PKCE, userinfo, sign-out. Everything is in memory.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { interactionPolicy } from 'oidc-provider';
import { accountById, CLAIMS, claimsOf } from './accounts.mjs';
import { failedPage, signedOutPage, signOutPage } from './pages.mjs';

// oidc-provider is made for Node 22 and calls this; the older Node 20 we still start on may lack it.
URL.parse ??= (text, base) => (URL.canParse(text, base) ? new URL(text, base) : null);

/** @typedef {import('oidc-provider').Configuration} Configuration */
/** @typedef {import('oidc-provider').KoaContextWithOIDC} Context */
/** @typedef {{ id: string, secret: string }} Client */
/** @typedef {{ issuer: string, product: string, client: Client }} ProviderOptions origins without a slash at the end */

const MINUTE = 60;
const TTL = {
  AccessToken: 5 * MINUTE,
  AuthorizationCode: MINUTE,
  IdToken: 5 * MINUTE,
  Interaction: 30 * MINUTE,
  Session: 60 * MINUTE,
  Grant: 60 * MINUTE,
};
const SCOPE = Object.keys(CLAIMS).join(' ');

/** Everybody is asked each time: with two accounts a silent sign-in as the last one would only be in the way. */
function alwaysAsk() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy.get('login')?.checks.add(
    new Check('choose', 'The account is chosen each time', (ctx) => {
      return ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
    }),
  );
  return policy;
}

/** The product is ours: choosing the account is the consent. @param {Context} ctx */
async function grantAtOnce(ctx) {
  const grant = new ctx.oidc.provider.Grant({
    clientId: ctx.oidc.client?.clientId,
    accountId: ctx.oidc.session?.accountId,
  });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

/** A new key at each start: what an earlier start signed is worth nothing. */
function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' };
}

/** Cookies do not tell ports apart, so the name must: two copies may run side by side. @param {string} issuer */
function cookies(issuer) {
  const { port } = new URL(issuer);
  const name = (/** @type {string} */ what) => `shg_identity_${what}_${port}`;
  return {
    keys: [randomBytes(32).toString('base64url')],
    names: { session: name('session'), interaction: name('interaction'), resume: name('resume') },
  };
}

/** @param {string} product @returns {Configuration['features']} */
function features(product) {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (ctx, form) => {
        ctx.body = signOutPage(form);
      },
      postLogoutSuccessSource: async (ctx) => {
        ctx.body = signedOutPage(product);
      },
    },
  };
}

/** @param {ProviderOptions} options @returns {Provider} */
export function createProvider({ issuer, product, client }) {
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${product}/api/login/callback`],
        post_logout_redirect_uris: [`${product}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    clientAuthMethods: ['client_secret_post'],
    clientBasedCORS: () => false,
    responseTypes: ['code'],
    scopes: Object.keys(CLAIMS),
    claims: CLAIMS,
    pkce: { required: () => true },
    jwks: { keys: [signingKey()] },
    cookies: cookies(issuer),
    ttl: TTL,
    features: features(product),
    interactions: { policy: alwaysAsk(), url: (_ctx, { uid }) => `/sign-in/${uid}` },
    loadExistingGrant: grantAtOnce,
    findAccount: (_ctx, id) => {
      const account = accountById(id);
      return account && { accountId: id, claims: () => claimsOf(account) };
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      ctx.body = failedPage(product, [error, description].filter(Boolean).join(': '));
    },
  });
}
