// What a session says of its owner, and when it ends. Pure; the rest of a person stands in `accounts.users`.
import { OPERATOR_ROLE } from '@app/contracts/http/gateway';
import type { Claimant } from './roles';

export interface SessionAccount extends Claimant {
  userId: string;
  /** Milliseconds since 1970. */
  signedInAt: number;
  /** Last act of the person, to the minute. */
  seenAt: number;
}

declare module 'express-session' {
  interface SessionData {
    /** Absent while somebody is on the way to the provider. */
    account?: SessionAccount;
  }
}

const MINUTE_MS = 60_000;
/** Nobody stays signed in longer without the provider's word. */
export const ABSOLUTE_MS = 24 * 60 * MINUTE_MS;
/** Operators can change what everybody sees: a screen left alone must not stay theirs. */
const OPERATOR_IDLE_MS = 60 * MINUTE_MS;
/** An act is written down at most this often. */
const SEEN_STEP_MS = MINUTE_MS;

export function hasEnded({ signedInAt, seenAt }: SessionAccount, roles: readonly string[], now: number): boolean {
  if (now - signedInAt >= ABSOLUTE_MS) return true;
  return roles.includes(OPERATOR_ROLE) && now - seenAt >= OPERATOR_IDLE_MS;
}

export const isWorthNoting = ({ seenAt }: SessionAccount, now: number): boolean => now - seenAt >= SEEN_STEP_MS;
