import type { BilingualText, ErrorResponse } from '@app/contracts/http/errors';

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

  /** The server's sentence for people in both languages, when it sent one. */
  get sentence(): BilingualText | null {
    return this.details?.message ?? null;
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
  if (typeof value !== 'object' || value === null || !('message' in value) || !('code' in value)) return false;
  const { message } = value;
  return typeof message === 'object' && message !== null && 'ko' in message && 'en' in message;
}
