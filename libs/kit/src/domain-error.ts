import type { BilingualText, ErrorStatus, FieldMessage } from '@app/contracts/http/errors';

export interface DomainErrorOptions {
  /** Bad parameter or body field -> what is wrong with it. Names are ours, never the visitor's. */
  fields?: Record<string, FieldMessage>;
  /** Becomes the Retry-After header. */
  retryAfterSeconds?: number;
  /** The reason, for the log only; never part of the answer. */
  cause?: unknown;
}

/** What services throw instead of HTTP exceptions; the error filter turns it into the documented answer. */
export class DomainError extends Error {
  readonly fields: Record<string, FieldMessage> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly status: ErrorStatus,
    readonly text: BilingualText,
    options: DomainErrorOptions = {},
  ) {
    super(text.en, { cause: options.cause });
    this.name = 'DomainError';
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
