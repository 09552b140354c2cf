// Who is on the way to the provider: kept in the session, so that only the browser that left can come back.
import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { Clock } from '@app/kit/clock';
import { HANDSHAKE_MS } from '../sessions/sessions.service';
import type { SealedText } from './sealed-text';

/** What we remember while the person is away; handed to the strategy as its `state`. */
export interface Journey {
  returnTo: string;
  /** The secret half of PKCE. */
  verifier: string;
}

/** Its `returnTo` is sealed. */
export interface PendingSignIn extends Journey {
  state: string;
  nonce: string | undefined;
  startedAt: number;
}

declare module 'express-session' {
  interface SessionData {
    pendingSignIns?: PendingSignIn[];
  }
}

/** One in each tab; more are somebody who keeps pressing. */
const MOST = 5;

type Stored = (error: Error | null, state?: string) => void;
type Verified = (error: Error | null, context?: false | { nonce?: string | undefined }, state?: unknown) => void;

/** The state store of passport-openidconnect. Its own keeps a single one, so a second tab would break the first. */
export class PendingSignIns {
  constructor(
    private readonly clock: Clock,
    private readonly sealed: SealedText,
  ) {}

  store(
    request: Request,
    context: { nonce?: string | undefined },
    journey: unknown,
    _meta: unknown,
    done: Stored,
  ): void {
    const state = randomBytes(24).toString('base64url');
    const { returnTo, verifier } = journey as Journey;
    const begun = {
      returnTo: this.sealed.seal(returnTo),
      verifier,
      state,
      nonce: context.nonce,
      startedAt: this.clock.now(),
    };
    request.session.pendingSignIns = [...this.current(request), begun].slice(-MOST);
    done(null, state);
  }

  /** Whatever comes of it, a state is good for one return. */
  verify(request: Request, state: string, done: Verified): void {
    const pending = this.find(request, state);
    if (!pending) {
      // Nothing is written: a stranger's call must not begin a session.
      done(null, false, { message: 'this browser began no sign-in with this state' });
      return;
    }
    request.session.pendingSignIns = this.current(request).filter((each) => each !== pending);
    done(null, { nonce: pending.nonce }, { ...pending, returnTo: this.sealed.open(pending.returnTo) ?? '/' });
  }

  find(request: Request, state: string): PendingSignIn | undefined {
    return this.current(request).find((each) => each.state === state);
  }

  private current(request: Request): PendingSignIn[] {
    return (request.session.pendingSignIns ?? []).filter(
      ({ startedAt }) => this.clock.now() - startedAt < HANDSHAKE_MS,
    );
  }
}
