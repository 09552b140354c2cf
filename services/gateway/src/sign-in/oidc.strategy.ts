// The authorization code flow of OpenID Connect with PKCE as a Passport strategy. passport-openidconnect writes the authorization request
// with its state and nonce. It can neither send a PKCE verifier nor limit the time of its own calls, so the code is redeemed here.
import { createHash, randomBytes } from 'node:crypto';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-openidconnect';
import type { SignInConfig } from '../config';
import type { ProviderEndpoints } from './discovery';
import { verifiedClaims } from './id-token';
import type { Journey, PendingSignIn, PendingSignIns } from './pending-sign-ins';
import { type Person, personFrom } from './person';
import type { ProviderService } from './provider.service';
import { SignInFailure } from './sign-in-failure';

export const OIDC = 'oidc';

/** Which of the two halves of a sign-in a request is. */
export type Leg = { half: 'begin'; returnTo: string } | { half: 'finish'; code: string; state: string };

export interface StrategyParts {
  signIn: SignInConfig;
  callbackUrl: string;
  endpoints: ProviderEndpoints;
  provider: ProviderService;
  pending: PendingSignIns;
}

/** The endpoints are known only after discovery, so each request has a strategy of its own; the constructor registers it with Passport. */
export class OidcStrategy extends PassportStrategy(Strategy, OIDC) {
  constructor(private readonly parts: StrategyParts) {
    const { signIn, callbackUrl, endpoints, pending } = parts;
    super({
      issuer: signIn.issuer,
      authorizationURL: endpoints.authorization,
      tokenURL: endpoints.token,
      userInfoURL: endpoints.userInfo ?? '',
      clientID: signIn.clientId,
      clientSecret: '',
      callbackURL: callbackUrl,
      nonce: 'true',
      store: pending,
    });
  }

  override authenticate(request: Request, options?: object): void {
    const { leg } = options as { leg: Leg };
    if (leg.half === 'begin') {
      this.begin(request, leg.returnTo);
      return;
    }
    this.finish(request, leg.code, leg.state).then(
      ({ person, journey }) => this.success(person, journey),
      (error: unknown) => this.error(error as Error),
    );
  }

  /** Called by the base class. */
  override authorizationParams({ state: { verifier } }: { state: Journey }): object {
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    return { code_challenge: challenge, code_challenge_method: 'S256' };
  }

  /** PassportStrategy requires it; the base class calls it only for a code that it redeemed itself. */
  validate(): never {
    throw new SignInFailure('failed', new Error('the base class redeemed a code'));
  }

  private begin(request: Request, returnTo: string): void {
    const state = { returnTo, verifier: randomBytes(32).toString('base64url') };
    const scope = ['profile', 'email', ...(this.parts.endpoints.hasGroupsScope ? ['groups'] : [])];
    // The base class would take a code in the query for the second half.
    const withoutQuery = Object.create(request, { query: { value: {} } }) as Request;
    super.authenticate(withoutQuery, { scope, state });
  }

  /** @throws SignInFailure when the provider cannot be believed or reached */
  private async finish(
    request: Request,
    code: string,
    state: string,
  ): Promise<{ person: Person; journey: PendingSignIn }> {
    const { signIn, provider, pending } = this.parts;
    const journey = pending.take(request, state);
    if (!journey) throw new SignInFailure('failed', new Error('this browser began no sign-in with this state'));
    const tokens = await provider.tokens(code, journey.verifier);
    try {
      const { issuer, clientId, groupsClaim } = signIn;
      const claims = verifiedClaims(tokens['id_token'], { issuer, clientId, nonce: journey.nonce, now: Date.now() });
      const userInfo = await provider.userInfo(String(tokens['access_token']));
      return { person: personFrom(claims, userInfo, groupsClaim), journey };
    } catch (error) {
      throw error instanceof SignInFailure ? error : new SignInFailure('failed', error);
    }
  }
}
