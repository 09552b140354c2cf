// The caller's identity, sent by the gateway to an inner service in one signed header. The gateway signs each call it passes on; an
// inner service believes nothing else about a person.
import type { IncomingHttpHeaders } from 'node:http';
import jwt from 'jsonwebtoken';
import type { ServiceName } from '@app/contracts/http/gateway';

/** Named `x-internal-*`, so that the gateway drops a visitor's own. */
export const IDENTITY_HEADER = 'x-internal-identity';
/** The subject of somebody who is not signed in. */
export const VISITOR = 'visitor';

const ALGORITHM = 'HS256';
const ISSUER = 'gateway' satisfies ServiceName;
/** Long enough for clocks a few seconds apart; too short to be worth stealing. */
const LIFETIME_SECONDS = 30;

export interface Identity {
  /** The id of `accounts.users`, or VISITOR. */
  subject: string;
  roles: readonly string[];
}

export interface IdentityTarget {
  /** IDENTITY_SECRET, which the gateway and the inner services share. */
  secret: string;
  /** The one service the call is for: another one refuses it. */
  audience: ServiceName;
  requestId: string;
}

/** The value of IDENTITY_HEADER: a token (JWT, HS256) for one service, good for 30 seconds. */
export function signIdentity({ subject, roles }: Identity, { secret, audience, requestId }: IdentityTarget): string {
  return jwt.sign({ roles }, secret, {
    algorithm: ALGORITHM,
    issuer: ISSUER,
    audience,
    subject,
    jwtid: requestId,
    expiresIn: LIFETIME_SECONDS,
  });
}

/** Who the gateway says is asking; null when the header is absent, forged, too old, or meant for another service. */
export function readIdentity(
  header: IncomingHttpHeaders[string],
  { secret, audience }: Pick<IdentityTarget, 'secret' | 'audience'>,
): Identity | null {
  if (typeof header !== 'string') return null;
  try {
    const claims = jwt.verify(header, secret, { algorithms: [ALGORITHM], issuer: ISSUER, audience });
    return identityOf(claims);
  } catch {
    // Every reason is the same to the caller, and telling them apart would help a forger.
    return null;
  }
}

function identityOf(claims: string | jwt.JwtPayload): Identity | null {
  // Without an end a token that once leaked would be good for ever; ours always has one.
  if (typeof claims === 'string' || !claims.sub || typeof claims.exp !== 'number') return null;
  const roles: unknown = claims['roles'];
  if (!Array.isArray(roles) || !roles.every((role) => typeof role === 'string')) return null;
  return { subject: claims.sub, roles };
}
