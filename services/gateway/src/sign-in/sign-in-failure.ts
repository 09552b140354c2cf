import type { ErrorDetail, ErrorStatus } from '@app/contracts/http/errors';
import type { SignInFailureReason } from '@app/contracts/http/gateway';
import { DomainError } from '@app/kit/domain-error';

const STATUS: Record<SignInFailureReason, ErrorStatus> = { unavailable: 503, refused: 403, failed: 401 };

/** A provider that is away is back in minutes rather than seconds. */
const RETRY_SECONDS = 30;

/** A sign-in that did not succeed. */
export class SignInFailure extends DomainError {
  /** @param cause the reason, for the log only. */
  constructor(
    readonly reason: SignInFailureReason,
    cause?: unknown,
    detail: ErrorDetail = `sign_in_${reason}`,
  ) {
    super(STATUS[reason], { detail, cause, ...(reason === 'unavailable' && { retryAfterSeconds: RETRY_SECONDS }) });
    this.name = 'SignInFailure';
  }
}

/** The installation names no provider. */
export const notSetUp = (): SignInFailure => new SignInFailure('unavailable', undefined, 'sign_in_not_set_up');
