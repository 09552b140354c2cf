// Sign-ins under way: stored in the session, so that only the browser that left can come back.
import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { Clock } from '@app/kit/clock';
import { HANDSHAKE_MS } from '../sessions/sessions.service';
import type { SealedText } from './sealed-text';
import { SignInFailure } from './sign-in-failure';

/** What is remembered while the person is at the provider; the strategy passes it as its `state`. */
export interface Journey {
  returnTo: string;
  /** The secret half of PKCE. */
  verifier: string;
}

/** Its `returnTo` is sealed. */
export interface PendingSignIn extends Journey {
  nonce: string;
  state: string;
  startedAt: number;
}

declare module 'express-session' {
  interface SessionData {
    pendingSignIns?: PendingSignIn[];
  }
}

/** One for each tab. */
const MAX_PENDING = 5;

type Stored = (error: Error | null, state?: string) => void;

/** The state store of passport-openidconnect. Its own store keeps one sign-in, so a second tab would break the first. */
export class PendingSignIns {
  constructor(
    private readonly clock: Clock,
    private readonly sealed: SealedText,
  ) {}

  /** Calls back with the state that the provider sends back. */
  store(
    request: Request,
    { nonce = '' }: { nonce?: string | undefined },
    journey: unknown,
    _meta: unknown,
    done: Stored,
  ): void {
    const { returnTo, verifier } = journey as Journey;
    const state = randomBytes(24).toString('base64url');
    const begun = { returnTo: this.sealed.seal(returnTo), verifier, nonce, state, startedAt: this.clock.now() };
    request.session.pendingSignIns = [...this.current(request), begun].slice(-MAX_PENDING);
    // The browser may be back before a session that is saved at the end of the response is there.
    request.session.save((error: unknown) => done(error ? new SignInFailure('unavailable', error) : null, state));
  }

  /** The strategy redeems codes itself and calls {@link take}. */
  verify(_request: Request, _state: string, done: (error: Error) => void): void {
    done(new SignInFailure('failed', new Error('the base class redeemed a code')));
  }

  /** A state is good for one return, whatever comes of it. @returns null for one that this browser did not begin with */
  take(request: Request, state: string): PendingSignIn | null {
    const pending = this.current(request).find((each) => each.state === state);
    // Nothing is written in this case: a stranger's request must not begin a session.
    if (!pending) return null;
    request.session.pendingSignIns = this.current(request).filter((each) => each !== pending);
    return { ...pending, returnTo: this.sealed.open(pending.returnTo) ?? '/' };
  }

  private current(request: Request): PendingSignIn[] {
    return (request.session.pendingSignIns ?? []).filter(
      ({ startedAt }) => this.clock.now() - startedAt < HANDSHAKE_MS,
    );
  }
}
