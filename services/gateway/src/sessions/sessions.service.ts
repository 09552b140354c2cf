import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { Clock } from '@app/kit/clock';
import { GatewayConfig } from '../config';
import { rolesOf } from './roles';
import type { Claimant } from './roles';
import { hasEnded, isWorthNoting } from './session-account';
import { sessionCookie, sessionIdIn } from './session-cookie';
import type { SessionCookie } from './session-cookie';
import { SessionStoreService, storeUnavailable } from './session-store.service';

export interface SignedIn {
  userId: string;
  roles: readonly string[];
}

/** How long the way to the provider and back may take. */
export const HANDSHAKE_MS = 10 * 60_000;

/** Visitors have no session and no cookie: one begins with GET /api/login and nowhere else. */
@Injectable()
export class SessionsService {
  private readonly cookie: SessionCookie;
  private middleware: RequestHandler | undefined;

  constructor(
    private readonly config: GatewayConfig,
    private readonly sessionStore: SessionStoreService,
    private readonly clock: Clock,
  ) {
    this.cookie = sessionCookie(config.publicUrl, config.port);
  }

  /** The session id that the cookie names; it may have ended. Asks nobody, so that it costs nothing. */
  idOf({ headers }: Pick<Request, 'headers'>): string | null {
    const { signIn } = this.config;
    return signIn && sessionIdIn(headers.cookie, this.cookie.name, signIn.sessionSecret);
  }

  /**
   * Who is signed in; null for a visitor. Without a cookie nobody is asked.
   * @param isActivity the person did something: an operator's idle time begins again. A page that asks by itself does nothing.
   * @throws DomainError 503 when the store does not answer
   */
  async find(request: Pick<Request, 'headers'>, { isActivity }: { isActivity: boolean }): Promise<SignedIn | null> {
    const id = this.idOf(request);
    const data = id && (await this.sessionStore.read(id));
    if (!id || !data || !data.account || !this.config.signIn) return null;
    const { account } = data;
    const roles = rolesOf(account, this.config.signIn.operators);
    const now = this.clock.now();
    if (hasEnded(account, roles, now)) {
      await this.sessionStore.destroy(id);
      return null;
    }
    if (isActivity && isWorthNoting(account, now)) {
      await this.sessionStore.replace(id, { ...data, account: { ...account, seenAt: now } });
    }
    return { userId: account.userId, roles };
  }

  /** Gives the request a session (`request.session`), a new one if need be. @throws DomainError 503 */
  async open(request: Request, response: Response): Promise<void> {
    this.middleware ??= this.expressSession();
    const { middleware } = this;
    // express-session calls back once more when it cannot save at the end; nobody listens then, and nothing breaks.
    await new Promise<void>((resolve, reject) => {
      middleware(request, response, (error?: unknown) => (error ? reject(storeUnavailable(error)) : resolve()));
    });
  }

  /** The person is known: a session with a new id, so that nobody who knew the old one comes along. @throws DomainError 503 */
  async start(request: Request, person: Claimant & { userId: string }): Promise<readonly string[]> {
    const operators = this.config.signIn?.operators ?? { emails: [], groups: [] };
    await done((callback) => request.session.regenerate(callback));
    // No date of its own: the cookie goes with the browser, and the store ends the session.
    request.session.cookie.expires = null;
    const now = this.clock.now();
    request.session.account = { ...person, signedInAt: now, seenAt: now };
    await done((callback) => request.session.save(callback));
    return rolesOf(person, operators);
  }

  /** Ends the session and takes the cookie away. @throws DomainError 503 when only the cookie could be taken away */
  async end(request: Request, response: Response): Promise<void> {
    response.clearCookie(this.cookie.name, this.cookie.flags);
    const id = this.idOf(request);
    if (id) await this.sessionStore.destroy(id);
  }

  private expressSession(): RequestHandler {
    const { name, flags } = this.cookie;
    const handler = session({
      name,
      secret: this.config.signIn?.sessionSecret ?? '',
      store: this.sessionStore.store(),
      resave: false,
      saveUninitialized: false,
      cookie: { ...flags, maxAge: HANDSHAKE_MS },
    });
    return (request, response, next) => {
      // It sends a Secure cookie only over TLS. The visitor's connection is TLS when PUBLIC_URL says so; ours need not be.
      Object.defineProperty(request, 'secure', { value: flags.secure, configurable: true });
      void handler(request, response, next);
    };
  }
}

const done = (work: (callback: (error: unknown) => void) => void): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    work((error) => (error ? reject(storeUnavailable(error)) : resolve()));
  });
