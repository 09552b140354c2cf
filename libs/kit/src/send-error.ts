import type { Response } from 'express';
import type { ErrorAnswer } from './error-answer';

/** Writes an error answer. An answer that has begun is cut off, so that nobody takes half of it for the whole. */
export function sendError(response: Response, answer: ErrorAnswer): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // Headers of the answer that failed (a file's type, a cache time) must not describe this one.
  for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) response.removeHeader(name);
  if (answer.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(answer.retryAfterSeconds));
  response.setHeader('Cache-Control', 'no-store');
  response.status(answer.status).type('application/json').send(JSON.stringify(answer.body));
}
