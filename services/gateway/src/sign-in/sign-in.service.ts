import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { UsersService } from '../account/users.service';
import { SessionsService } from '../sessions/sessions.service';
import type { Journey } from './pending-sign-ins';
import type { Person } from './person';
import { ProviderService } from './provider.service';
import { returnPath } from './return-path';

const HOME = '/';

@Injectable()
export class SignInService {
  private readonly logger = new Logger(SignInService.name);

  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly provider: ProviderService,
  ) {}

  /** The guard has let a person in: remembers them and begins their session. @returns the page they wanted */
  async finish(request: Request): Promise<string> {
    const { verifiedEmail, groups, ...profile } = request.user as Person;
    const { returnTo } = request.authInfo as Partial<Journey>;
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
