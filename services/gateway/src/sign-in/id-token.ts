// Checks of an ID token (OpenID Connect Core 1.0, 3.1.3.7). It came over TLS from the provider's own token endpoint, which takes the
// place of a check of its signature (number 6 of that list). Pure.
import type { Claims } from './provider.service';

export interface ExpectedToken {
  issuer: string;
  clientId: string;
  nonce: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** @returns the claims of the token @throws Error naming the first check that fails */
export function verifiedClaims(idToken: unknown, { issuer, clientId, nonce, now }: ExpectedToken): Claims {
  const claims = claimsIn(idToken);
  const { iss, aud, azp, exp, iat } = claims;
  const audiences: unknown[] = Array.isArray(aud) ? aud : [aud];
  if (iss !== issuer) throw new Error('the ID token is from another issuer');
  if (!audiences.includes(clientId)) throw new Error('the ID token is for another client');
  if (audiences.length > 1 && azp === undefined)
    throw new Error('the ID token names several clients and none authorized');
  if (azp !== undefined && azp !== clientId) throw new Error('the ID token was issued to another client');
  if (typeof exp !== 'number' || exp * 1000 <= now) throw new Error('the ID token has expired');
  if (typeof iat !== 'number') throw new Error('the ID token has no time of issue');
  if (claims['nonce'] !== nonce) throw new Error('the ID token belongs to another sign-in');
  return claims;
}

function claimsIn(idToken: unknown): Claims {
  if (typeof idToken !== 'string') throw new Error('the provider sent no ID token');
  const claims: unknown = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  return typeof claims === 'object' && claims !== null ? (claims as Claims) : {};
}
