// Turns anything that was thrown into the one documented error answer. Pure; used by the error filter and the gateway.
import { HttpException } from '@nestjs/common';
import { ERROR_CODES, FIELD_MESSAGES } from '@app/contracts/http/errors';
import type { ErrorDetail, ErrorResponse, ErrorStatus, FieldMessage } from '@app/contracts/http/errors';
import { DomainError } from './domain-error';
import { errorMessage } from './error-messages';
import { isConnectionLost, isStorageFull, isTooSlow } from './lost-connection';

export interface ErrorAnswer {
  status: ErrorStatus;
  body: ErrorResponse;
  retryAfterSeconds?: number | undefined;
  /** true: our own fault, so the log keeps the error with its stack. */
  isUnexpected: boolean;
}

/** A database that was restarted is back within seconds; room on a disk is made by a person. */
const RETRY_AFTER_SECONDS = 5;
const FULL_RETRY_AFTER_SECONDS = 60;

const isErrorStatus = (status: number): status is ErrorStatus => status in ERROR_CODES;

/** HTTP status of errors made by Nest, Express and its body parsers; undefined for every other error. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof URIError) return 400;
  if (!(error instanceof Error)) return undefined;
  const { statusCode, expose } = error as { statusCode?: unknown; expose?: unknown };
  return typeof statusCode === 'number' && expose === true ? statusCode : undefined;
}

/** The body parser calls a body it cannot parse (or that was cut off) by these types. */
function isUnreadableBody(error: unknown): boolean {
  const reason: unknown = error instanceof HttpException && error.cause ? error.cause : error;
  const type: unknown = reason instanceof Error ? (reason as { type?: unknown }).type : undefined;
  return typeof type === 'string' && ['entity.parse.failed', 'request.size.invalid', 'request.aborted'].includes(type);
}

/**
 * Builds the documented body. Texts of foreign errors are never used: they may hold SQL, paths or the visitor's input.
 * Statuses that are not documented become 400 (the caller's mistake) or 500 (ours).
 */
export function errorAnswer(error: unknown, requestId: string): ErrorAnswer {
  if (error instanceof DomainError) {
    const { status, detail, fields, retryAfterSeconds } = error;
    return { status, body: body(status, requestId, fields, detail), retryAfterSeconds, isUnexpected: status === 500 };
  }
  // A short outage: the visitor may try again, and a load balancer elsewhere. A visitor who hangs up while
  // sending has a status of his own.
  const status = statusOf(error);
  if (status === undefined && isConnectionLost(error)) {
    return { status: 503, body: body(503, requestId), retryAfterSeconds: RETRY_AFTER_SECONDS, isUnexpected: true };
  }
  // The same query would be as slow again: the visitor is advised to narrow it.
  if (status === undefined && isTooSlow(error)) {
    const slow = body(503, requestId, undefined, 'search_too_slow');
    return { status: 503, body: slow, retryAfterSeconds: RETRY_AFTER_SECONDS, isUnexpected: true };
  }
  if (status === undefined && isStorageFull(error)) {
    const full = body(507, requestId, undefined, 'storage_full');
    return { status: 507, body: full, retryAfterSeconds: FULL_RETRY_AFTER_SECONDS, isUnexpected: true };
  }
  if (status === undefined || status >= 500) {
    const known = status !== undefined && isErrorStatus(status) ? status : 500;
    return { status: known, body: body(known, requestId), isUnexpected: true };
  }
  const known = isErrorStatus(status) ? status : 400;
  const fields = known === 400 && isUnreadableBody(error) ? { body: FIELD_MESSAGES.invalid } : undefined;
  return { status: known, body: body(known, requestId, fields), isUnexpected: false };
}

function body(
  status: ErrorStatus,
  requestId: string,
  fields?: Record<string, FieldMessage>,
  detail?: ErrorDetail,
): ErrorResponse {
  const message = errorMessage(status, detail);
  return { code: ERROR_CODES[status], ...(detail && { detail }), message, requestId, ...(fields && { fields }) };
}
