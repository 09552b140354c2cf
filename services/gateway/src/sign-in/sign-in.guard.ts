import { Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import { Clock } from '@app/kit/clock';
import { GatewayConfig } from '../config';
import { isLoopbackName } from '../config-parsers';
import { SessionsService } from '../sessions/sessions.service';
import { OIDC, OidcStrategy } from './oidc.strategy';
import type { Leg } from './oidc.strategy';
import { PendingSignIns } from './pending-sign-ins';
import type { Person } from './person';
import { callbackUrl, ProviderService } from './provider.service';
import { returnPath } from './return-path';
import { SealedText } from './sealed-text';
import { notSetUp, SignInFailure } from './sign-in-failure';

/** Runs the strategy: sends GET /api/login to the provider, and lets GET /api/login/callback pass with a known person. */
@Injectable()
export class SignInGuard extends AuthGuard(OIDC) {
  private readonly pending: PendingSignIns;

  constructor(
    private readonly config: GatewayConfig,
    private readonly sessions: SessionsService,
    private readonly provider: ProviderService,
    clock: Clock,
  ) {
    super();
    this.pending = new PendingSignIns(clock, new SealedText(config.signIn?.sessionSecret ?? ''));
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.config.signIn) throw notSetUp();
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    if (request.path === GATEWAY_PATHS.loginCallback) refuseErrors(request);
    else if (isOtherLoopbackName(request, this.config.publicUrl)) {
      const returnTo = encodeURIComponent(returnPath(request.query['returnTo']));
      response.redirect(302, `${this.config.publicUrl}${GATEWAY_PATHS.login}?returnTo=${returnTo}`);
      // The response has ended, so the handler must never run.
      return new Promise<never>(() => undefined);
    }
    await this.sessions.open(request, response);
    return (await super.canActivate(context)) as boolean;
  }

  /** Passport looks its strategy up by name after this: it is registered with the endpoints of the provider. @throws SignInFailure */
  override async getAuthenticateOptions(context: ExecutionContext): Promise<{ leg: Leg }> {
    if (!this.config.signIn) throw notSetUp();
    const leg = legOf(context.switchToHttp().getRequest<Request>());
    const endpoints = await this.provider.endpoints();
    const { config, provider, pending } = this;
    void new OidcStrategy({
      signIn: this.config.signIn,
      callbackUrl: callbackUrl(config),
      endpoints,
      provider,
      pending,
    });
    return { leg };
  }

  /** @returns what becomes `request.user` @throws SignInFailure */
  override handleRequest<TUser = Person>(error: unknown, user: TUser | false): TUser {
    if (error) throw error instanceof SignInFailure ? error : new SignInFailure('failed', error);
    if (!user) throw new SignInFailure('failed', new Error('the provider named no person'));
    return user;
  }
}

function legOf({ path, query }: Request): Leg {
  if (path === GATEWAY_PATHS.login) return { half: 'begin', returnTo: returnPath(query['returnTo']) };
  const { code, state } = query;
  if (typeof code === 'string' && typeof state === 'string') return { half: 'finish', code, state };
  throw new SignInFailure('failed', new Error('the provider sent no code or no state'));
}

/** The provider's own refusals (RFC 6749, 4.1.2.1): the person said no, or it cannot. Its description is not read. */
function refuseErrors({ query: { error } }: Request): void {
  if (error === undefined) return;
  if (error === 'access_denied') throw new SignInFailure('refused');
  const isAway = error === 'temporarily_unavailable' || error === 'server_error';
  throw new SignInFailure(isAway ? 'unavailable' : 'failed', new Error('the provider sent an error'));
}

/**
 * On one's own machine `localhost` and `127.0.0.1` are the same site with different cookies, and the provider sends people back to
 * PUBLIC_URL: a sign-in has to begin there.
 */
function isOtherLoopbackName({ headers }: Request, publicUrl: string): boolean {
  const { hostname, host } = new URL(publicUrl);
  const requested = headers.host ?? '';
  if (!isLoopbackName(hostname) || requested === host || !URL.canParse(`http://${requested}`)) return false;
  return isLoopbackName(new URL(`http://${requested}`).hostname);
}
