import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-openidconnect';
import { Clock } from '@app/kit/clock';
import { GatewayConfig } from '../config';
import type { ProviderEndpoints } from './discovery';
import { PendingSignIns } from './pending-sign-ins';
import { claimsIn, personFrom } from './person';
import type { Person } from './person';
import { callbackUrl, ProviderService } from './provider.service';
import type { Claims } from './provider.service';
import { SealedText } from './sealed-text';
import { SignInFailure } from './sign-in-failure';

export const OIDC = 'oidc';

/** Which of the two halves of a sign-in a request is. */
export type Leg = { half: 'begin'; returnTo: string } | { half: 'finish'; code: string; state: string };

/** What the strategy gets back from the provider, in the order of its longest callback. */
type Verified = [
  issuer: string,
  userInfo: { _json?: Claims } | undefined,
  idProfile: object,
  context: object,
  idToken: string,
];
const VERIFIED_ARITY = 9;
/** The real ones are read from the provider at the first sign-in; the constructor insists on some. */
const UNKNOWN_YET = 'https://provider.invalid/';

/** What `oauth` calls back with. */
type TokensDone = (error: unknown, accessToken?: unknown, refreshToken?: unknown, answer?: Claims) => void;
type UserInfoDone = (error: unknown, body?: string) => void;

/**
 * passport-openidconnect with what 0.1.2 leaves out: PKCE, endpoints by discovery, time limits on calls to the provider, a
 * session that is stored before the browser leaves. Passport gives each request an object of its own that inherits from this
 * one, so what is set on `this` below belongs to one request.
 */
@Injectable()
export class OidcStrategy extends PassportStrategy(Strategy, OIDC, VERIFIED_ARITY) {
  private readonly pending: PendingSignIns;

  constructor(
    private readonly config: GatewayConfig,
    private readonly provider: ProviderService,
    clock: Clock,
  ) {
    const pending = new PendingSignIns(clock, new SealedText(config.signIn?.sessionSecret ?? ''));
    super({
      issuer: config.signIn?.issuer ?? UNKNOWN_YET,
      authorizationURL: UNKNOWN_YET,
      tokenURL: UNKNOWN_YET,
      userInfoURL: UNKNOWN_YET,
      clientID: config.signIn?.clientId ?? 'unknown',
      clientSecret: '',
      callbackURL: callbackUrl(config),
      nonce: 'true',
      store: pending,
    });
    this.pending = pending;
  }

  override authenticate(request: Request, options?: object): void {
    const { leg } = options as { leg: Leg };
    this.provider
      .endpoints()
      .then((endpoints) =>
        leg.half === 'begin' ? this.begin(request, leg, endpoints) : this.finish(request, leg, endpoints),
      )
      .catch((error: unknown) => this.error(error as Error));
  }

  /** Called by the base with what the provider said. @throws SignInFailure when it speaks of two people */
  validate(...[, userInfo, , , idToken]: Verified): Person {
    try {
      return personFrom(claimsIn(idToken), userInfo?._json ?? {}, this.config.signIn?.groupsClaim ?? 'groups');
    } catch (error) {
      throw new SignInFailure('failed', error);
    }
  }

  private begin(request: Request, { returnTo }: Leg & { half: 'begin' }, endpoints: ProviderEndpoints): void {
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const redirect = this.redirect.bind(this);
    // The browser may be back before a session saved at the end of the answer is there.
    this.redirect = (url: string) =>
      request.session.save((error: unknown) =>
        error ? this.error(new SignInFailure('unavailable', error)) : redirect(url),
      );
    this.authorizationParams = () => ({ code_challenge: challenge, code_challenge_method: 'S256' });
    this._oauth2 = Object.assign(Object.create(this._oauth2) as typeof this._oauth2, {
      _authorizeUrl: endpoints.authorization,
    });
    const scope = ['profile', 'email', ...(endpoints.hasGroupsScope ? ['groups'] : [])];
    super.authenticate(withQuery(request, {}), { scope, state: { returnTo, verifier } });
  }

  private finish(request: Request, { code, state }: Leg & { half: 'finish' }, endpoints: ProviderEndpoints): void {
    const verifier = this.pending.find(request, state)?.verifier ?? '';
    const tokens = (_code: string, _params: object, done: TokensDone): void =>
      this.answer(this.provider.tokens(code, verifier), done, (answer) => {
        done(null, answer['access_token'], answer['refresh_token'], answer);
      });
    const userInfo = (_url: string, accessToken: string, done: UserInfoDone): void =>
      this.answer(this.provider.userInfo(accessToken), done, (claims) => done(null, JSON.stringify(claims)));
    this._oauth2 = Object.assign(Object.create(this._oauth2) as typeof this._oauth2, {
      getOAuthAccessToken: tokens,
      get: userInfo,
    });
    Object.assign(this, { _skipUserProfile: endpoints.userInfo === null });
    super.authenticate(withQuery(request, { code, state }), {});
  }

  /** The base reads what it gets without care: what it throws over an odd answer must still end the request. */
  private answer(asked: Promise<Claims>, done: (error: unknown) => void, pass: (claims: Claims) => void): void {
    asked.then(pass, done).catch((error: unknown) => this.error(error as Error));
  }
}

/** The base looks into the query for which half it is: it gets what we checked, not what was sent. */
const withQuery = (request: Request, query: Record<string, string>): Request =>
  Object.create(request, { query: { value: query } }) as Request;
