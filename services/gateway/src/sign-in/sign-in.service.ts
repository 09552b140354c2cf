import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import { UsersService } from '../account/users.service';
import { GatewayConfig } from '../config';
import { isLoopbackName } from '../config-parsers';
import { SessionsService } from '../sessions/sessions.service';
import { OidcService } from './oidc.service';
import { ProviderService } from './provider.service';
import { returnPath } from './return-path';
import { notSetUp, SignInFailure } from './sign-in-failure';

const HOME = '/';

@Injectable()
export class SignInService {
  private readonly logger = new Logger(SignInService.name);

  constructor(
    private readonly config: GatewayConfig,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly provider: ProviderService,
    private readonly oidc: OidcService,
  ) {}

  /** @returns where to send the browser: to the provider @throws SignInFailure */
  async begin(request: Request, response: Response): Promise<string> {
    if (!this.config.signIn) throw notSetUp();
    const returnTo = returnPath(request.query['returnTo']);
    const other = otherLoopbackName(request, this.config.publicUrl);
    if (other) return `${this.config.publicUrl}${GATEWAY_PATHS.login}?returnTo=${encodeURIComponent(returnTo)}`;
    await this.sessions.open(request, response);
    return this.oidc.begin(request, returnTo);
  }

  /** Remembers the person and begins their session. @returns the page they wanted @throws SignInFailure */
  async finish(request: Request, response: Response): Promise<string> {
    if (!this.config.signIn) throw notSetUp();
    refuseErrors(request);
    await this.sessions.open(request, response);
    const { code, state } = request.query;
    if (typeof code !== 'string' || typeof state !== 'string') {
      throw new SignInFailure('failed', new Error('the provider sent no code or no state'));
    }
    const { person, returnTo } = await this.oidc.finish(request, code, state);
    const { verifiedEmail, groups, ...profile } = person;
    const userId = await this.users.remember(profile);
    const roles = await this.sessions.start(request, { userId, verifiedEmail, groups });
    this.logger.log({ userId, roles }, 'signed in');
    return returnPath(returnTo);
  }

  /** Ends the session here. @returns where the browser ends it at the provider, or the home page */
  async end(request: Request, response: Response): Promise<string> {
    // A link or picture on a foreign page must not sign anybody out.
    const site = request.headers['sec-fetch-site'];
    if (site === 'cross-site' || site === 'same-site') return HOME;
    const wasSignedIn = this.sessions.idOf(request) !== null;
    try {
      await this.sessions.end(request, response);
    } catch (error) {
      // The cookie is gone from this browser, and at the provider the person is signed out all the same.
      this.logger.error({ err: error }, 'a session could not be ended; it will end by its own times');
    }
    if (!wasSignedIn) return HOME;
    // A provider that is away must not make it look as if the person were still signed in.
    return (await this.provider.signOutUrl().catch(() => null)) ?? HOME;
  }
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
function otherLoopbackName({ headers }: Request, publicUrl: string): boolean {
  const { hostname, host } = new URL(publicUrl);
  const requested = headers.host ?? '';
  if (!isLoopbackName(hostname) || requested === host || !URL.canParse(`http://${requested}`)) return false;
  return isLoopbackName(new URL(`http://${requested}`).hostname);
}
