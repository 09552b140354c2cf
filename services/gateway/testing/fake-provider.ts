// A provider that says whatever a test wants: for what a real one never does.
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { listenLocally } from '@app/testing/local-server';
import jwt from 'jsonwebtoken';

export interface FakeProvider {
  issuer: string;
  /** How often each path was asked. */
  requests: Record<string, number>;
  /** Replaces the answer to a path; the others stay right. */
  answers: Record<string, ((response: ServerResponse) => void) | undefined>;
  /** Claims that stand in the next ID token instead of the right ones; undefined leaves one out. */
  idToken: Record<string, unknown>;
  userInfo: Record<string, unknown>;
  /** Nonce of the sign-in under way. */
  nonce: string | null;
  stop(): Promise<void>;
}

export const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

export async function startFakeProvider(clientId: string): Promise<FakeProvider> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', provider.issuer);
    provider.requests[pathname] = (provider.requests[pathname] ?? 0) + 1;
    request.resume();
    const answer = provider.answers[pathname] ?? right[pathname];
    if (answer) answer(response);
    else json(response, {}, 404);
  });
  const { url: issuer, stop } = await listenLocally(server);
  const provider: FakeProvider = { issuer, requests: {}, answers: {}, idToken: {}, userInfo: {}, nonce: null, stop };
  const right: FakeProvider['answers'] = {
    '/.well-known/openid-configuration': (response) => json(response, discoveryOf(issuer)),
    '/token': (response) =>
      json(response, { access_token: 'a', token_type: 'Bearer', id_token: idTokenOf(provider, clientId) }),
    '/me': (response) => json(response, { sub: 'somebody', ...provider.userInfo }),
  };
  return provider;
}

export const discoveryOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/me`,
});

function idTokenOf({ issuer, nonce, idToken }: FakeProvider, clientId: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, sub: 'somebody', aud: clientId, iat: seconds, exp: seconds + 60, nonce, ...idToken };
  const given = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
  return jwt.sign(given, 'nobody checks this: it comes from the provider itself');
}
