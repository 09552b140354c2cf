// A real OpenID provider for the gateway's tests, as a process of its own: oidc-provider is ESM and Jest on Node 20 is not.
// `node identity-provider.mjs '{"port":0,"product":"http://127.0.0.1:1","clientId":"..","clientSecret":"..","accounts":{"id":{claims}}}'`
// prints `ready http://127.0.0.1:PORT`. Nobody has to press anything: `login_hint` names the account, `nobody` says no.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

// Called by oidc-provider, and new in Node 22.
URL.parse ??= (text, base) => (URL.canParse(text, base) ? new URL(text, base) : null);

const { port, product, clientId, clientSecret, accounts } = JSON.parse(process.argv[2] ?? '{}');
const INTERACTION = '/interaction/';

function createProvider(issuer) {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${product}/api/login/callback`],
        post_logout_redirect_uris: [`${product}/`],
      },
    ],
    scopes: ['openid', 'profile', 'email', 'groups'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'picture'],
      groups: ['groups'],
    },
    pkce: { required: () => true },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    interactions: { url: (_context, { uid }) => `${INTERACTION}${uid}` },
    findAccount: (_context, id) => accounts[id] && { accountId: id, claims: () => ({ sub: id, ...accounts[id] }) },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  });
}

async function interact(provider, request, response) {
  const { params, prompt, grantId, session } = await provider.interactionDetails(request, response);
  if (params.login_hint === 'nobody') {
    const refusal = { error: 'access_denied', error_description: '<b>no</b>' };
    return provider.interactionFinished(request, response, refusal);
  }
  if (prompt.name === 'login') {
    return provider.interactionFinished(request, response, { login: { accountId: params.login_hint } });
  }
  const grant = grantId
    ? await provider.Grant.find(grantId)
    : new provider.Grant({ accountId: session.accountId, clientId });
  grant.addOIDCScope('openid profile email groups');
  const consent = { grantId: await grant.save() };
  return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
}

const server = createServer();
server.listen(port, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = createProvider(issuer);
  const protocol = provider.callback();
  server.on('request', (request, response) => {
    const isInteraction = request.url.startsWith(INTERACTION);
    const handled = isInteraction ? interact(provider, request, response) : protocol(request, response);
    Promise.resolve(handled).catch((error) => response.destroy(error));
  });
  process.stdout.write(`ready ${issuer}\n`);
});
// Whoever started us may be killed: nobody reads our output then.
process.on('disconnect', () => process.exit(0));
