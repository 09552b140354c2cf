import { Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import { GatewayConfig } from '../config';
import { isLoopbackName } from '../config-parsers';
import { SessionsService } from '../sessions/sessions.service';
import { OIDC } from './oidc.strategy';
import type { Leg } from './oidc.strategy';
import type { Person } from './person';
import { returnPath } from './return-path';
import { notSetUp, SignInFailure } from './sign-in-failure';

/** Runs the strategy: sends GET /api/login to the provider, and lets GET /api/login/callback pass with a known person. */
@Injectable()
export class SignInGuard extends AuthGuard(OIDC) {
  constructor(
    private readonly config: GatewayConfig,
    private readonly sessions: SessionsService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.config.signIn) throw notSetUp();
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const elsewhere = this.ownName(request);
    if (elsewhere !== null) {
      response.redirect(302, elsewhere);
      return new Promise<never>(() => undefined);
    }
    if (request.path === GATEWAY_PATHS.loginCallback) refuseErrors(request);
    await this.sessions.open(request, response);
    return (await super.canActivate(context)) as boolean;
  }

  override getAuthenticateOptions(context: ExecutionContext): { leg: Leg } {
    const { path, query } = context.switchToHttp().getRequest<Request>();
    if (path === GATEWAY_PATHS.login) return { leg: { half: 'begin', returnTo: returnPath(query['returnTo']) } };
    const { code, state } = query;
    if (typeof code !== 'string' || typeof state !== 'string') {
      throw new SignInFailure('failed', new Error('the provider sent no code or no state'));
    }
    return { leg: { half: 'finish', code, state } };
  }

  /** @returns what becomes `request.user` */
  override handleRequest<TUser = Person>(error: unknown, user: TUser | false, info: unknown): TUser {
    if (error) throw failureIn(error);
    if (!user) throw new SignInFailure('failed', new Error(messageIn(info)));
    return user;
  }

  /**
   * On one's own machine `localhost` and `127.0.0.1` are the same site with different cookies, and the provider sends people back
   * to PUBLIC_URL: begin there.
   */
  private ownName({ headers, path, query }: Request): string | null {
    const { hostname, host } = new URL(this.config.publicUrl);
    const asked = headers.host ?? '';
    const isOther =
      asked !== host && URL.canParse(`http://${asked}`) && isLoopbackName(new URL(`http://${asked}`).hostname);
    if (path !== GATEWAY_PATHS.login || !isLoopbackName(hostname) || !isOther) return null;
    const returnTo = encodeURIComponent(returnPath(query['returnTo']));
    return `${this.config.publicUrl}${GATEWAY_PATHS.login}?returnTo=${returnTo}`;
  }
}

/** The provider's own refusals (RFC 6749, 4.1.2.1): the person said no, or it cannot. What it writes besides is not read. */
function refuseErrors({ query: { error } }: Request): void {
  if (error === undefined) return;
  if (error === 'access_denied') throw new SignInFailure('refused');
  const isAway = error === 'temporarily_unavailable' || error === 'server_error';
  throw new SignInFailure(isAway ? 'unavailable' : 'failed', new Error('the provider sent an error'));
}

/** The strategy wraps what our own calls to the provider threw; all else it reports is about a provider that cannot be believed. */
function failureIn(error: unknown): SignInFailure {
  const { oauthError } = error as { oauthError?: unknown };
  const known = [error, oauthError].find((each) => each instanceof SignInFailure);
  return known ?? new SignInFailure('failed', error);
}

const messageIn = (info: unknown): string => {
  const message: unknown = (info as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : 'the provider was not believed';
};
