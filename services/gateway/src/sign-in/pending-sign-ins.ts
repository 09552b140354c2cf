// Sign-ins under way: stored in the session, so that only the browser that left can come back.
import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { Clock } from '@app/kit/clock';
import { HANDSHAKE_MS } from '../sessions/sessions.service';
import type { SealedText } from './sealed-text';

/** What is remembered while the person is at the provider. */
export interface Journey {
  returnTo: string;
  /** The secret half of PKCE. */
  verifier: string;
  nonce: string;
}

/** Its `returnTo` is sealed. */
export interface PendingSignIn extends Journey {
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

export class PendingSignIns {
  constructor(
    private readonly clock: Clock,
    private readonly sealed: SealedText,
  ) {}

  /** @returns the state that the provider sends back */
  add(request: Request, { returnTo, ...journey }: Journey): string {
    const state = randomBytes(24).toString('base64url');
    const begun = { ...journey, returnTo: this.sealed.seal(returnTo), state, startedAt: this.clock.now() };
    request.session.pendingSignIns = [...this.current(request), begun].slice(-MAX_PENDING);
    return state;
  }

  /** A state is good for one return, whatever comes of it. @returns null for one that this browser did not begin with */
  take(request: Request, state: string): Journey | null {
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
