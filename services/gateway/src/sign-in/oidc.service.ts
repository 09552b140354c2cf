// The authorization code flow of OpenID Connect with PKCE: where a sign-in leaves to, and who comes back from it.
import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '@app/kit/clock';
import { GatewayConfig, type SignInConfig } from '../config';
import { verifiedClaims } from './id-token';
import { PendingSignIns } from './pending-sign-ins';
import { type Person, personFrom } from './person';
import { callbackUrl, ProviderService } from './provider.service';
import { SealedText } from './sealed-text';
import { notSetUp, SignInFailure } from './sign-in-failure';

@Injectable()
export class OidcService {
  private readonly pending: PendingSignIns;

  constructor(
    private readonly config: GatewayConfig,
    private readonly provider: ProviderService,
    clock: Clock,
  ) {
    this.pending = new PendingSignIns(clock, new SealedText(config.signIn?.sessionSecret ?? ''));
  }

  /** Stores the sign-in in the session. @returns the provider's page to send the browser to @throws SignInFailure */
  async begin(request: Request, returnTo: string): Promise<string> {
    const { authorization, hasGroupsScope } = await this.provider.endpoints();
    const verifier = randomBytes(32).toString('base64url');
    const nonce = randomBytes(15).toString('base64url');
    const state = this.pending.add(request, { returnTo, verifier, nonce });
    // The browser may be back before a session that is saved at the end of the response is there.
    await saved(request);
    const url = new URL(authorization);
    const parameters = {
      response_type: 'code',
      client_id: this.signIn().clientId,
      redirect_uri: callbackUrl(this.config),
      scope: ['openid', 'profile', 'email', ...(hasGroupsScope ? ['groups'] : [])].join(' '),
      state,
      nonce,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /** @param code and @param state as the provider sent them @throws SignInFailure when the provider cannot be believed or reached */
  async finish(request: Request, code: string, state: string): Promise<{ person: Person; returnTo: string }> {
    const { issuer, clientId, groupsClaim } = this.signIn();
    await this.provider.endpoints();
    const pending = this.pending.take(request, state);
    if (!pending) throw new SignInFailure('failed', new Error('this browser began no sign-in with this state'));
    const { returnTo, verifier, nonce } = pending;
    const tokens = await this.provider.tokens(code, verifier);
    try {
      const claims = verifiedClaims(tokens['id_token'], { issuer, clientId, nonce, now: Date.now() });
      const userInfo = await this.provider.userInfo(String(tokens['access_token']));
      return { person: personFrom(claims, userInfo, groupsClaim), returnTo };
    } catch (error) {
      throw error instanceof SignInFailure ? error : new SignInFailure('failed', error);
    }
  }

  private signIn(): SignInConfig {
    if (!this.config.signIn) throw notSetUp();
    return this.config.signIn;
  }
}

function saved({ session }: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    session.save((error: unknown) => {
      if (error) reject(new SignInFailure('unavailable', error));
      else resolve();
    });
  });
}
