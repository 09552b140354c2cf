import type { ErrorDetail, ErrorStatus, FieldMessage } from '@app/contracts/http/errors';
import { errorMessage } from './error-messages';

export interface DomainErrorOptions {
  /** What happened, when the status alone does not say it. */
  detail?: ErrorDetail;
  /** Bad parameter or body field -> what is wrong with it. Names are ours, never the visitor's. */
  fields?: Record<string, FieldMessage>;
  /** Becomes the Retry-After header. */
  retryAfterSeconds?: number;
  /** The reason, for the log only; never part of the answer. */
  cause?: unknown;
}

/** What services throw instead of HTTP exceptions; the error filter turns it into the documented answer. */
export class DomainError extends Error {
  readonly detail: ErrorDetail | undefined;
  readonly fields: Record<string, FieldMessage> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly status: ErrorStatus,
    options: DomainErrorOptions = {},
  ) {
    super(errorMessage(status, options.detail), { cause: options.cause });
    this.name = 'DomainError';
    this.detail = options.detail;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
