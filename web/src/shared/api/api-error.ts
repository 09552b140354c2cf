import type { ErrorResponse } from '@app/contracts/http/errors';

/** A non-OK answer. The message is the specification's `status: body` (or the status text when the body is empty). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The documented error shape, when the answer had it. */
  readonly details: ErrorResponse | null;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.details = parseDetails(body);
  }
}

function parseDetails(body: string): ErrorResponse | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return isErrorResponse(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isErrorResponse(value: unknown): value is ErrorResponse {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}
