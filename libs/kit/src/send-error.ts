import type { Response } from 'express';
import type { ErrorAnswer } from './error-answer';

/** HTML for a failure; null where the JSON is good enough. */
export type ErrorPage = (answer: ErrorAnswer) => string | null;

/** The same for a person who opened the address in a browser. */
export function sendErrorPage(response: Response, answer: ErrorAnswer, page: string): void {
  send(response, answer, 'html', page);
}

/** Writes an error answer. An answer that has begun is cut off, so that half of it is not taken for the whole. */
export function sendError(response: Response, answer: ErrorAnswer): void {
  send(response, answer, 'application/json', JSON.stringify(answer.body));
}

function send(response: Response, answer: ErrorAnswer, type: string, text: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // Headers of the answer that failed (a file's type, a cache time) must not describe this one.
  for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) response.removeHeader(name);
  if (answer.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(answer.retryAfterSeconds));
  response.setHeader('Cache-Control', 'no-store');
  response.status(answer.status).type(type).send(text);
}
