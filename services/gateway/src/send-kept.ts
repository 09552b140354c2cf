// Writes a kept answer to a visitor: in the form his browser takes, or the word that he has it already.
import type { Request, Response } from 'express';
import { HEADERS } from '@app/contracts/http/catalog';
import { answered } from './first-byte';
import { endInPieces } from './in-pieces';
import type { Encoding, KeptAnswer } from './kept-answer';

/** As good as new: a browser may keep it as its service says. */
export async function sendFresh(request: Request, response: Response, answer: KeptAnswer): Promise<void> {
  answered(response);
  const form = answer.formFor(acceptedOf(request));
  response.setHeader('Cache-Control', answer.cacheControl);
  response.setHeader('ETag', answer.etag(form));
  response.vary('Accept-Encoding');
  const { 'if-none-match': known } = request.headers;
  if (known !== undefined && answer.isNamedIn(known)) {
    for (const [name, value] of answer.headers) if (name !== 'content-type') response.setHeader(name, value);
    response.statusCode = 304;
    response.end();
    return;
  }
  await write(request, response, answer, form);
}

/** Marked with its age, in the place of an answer that cannot be had; nobody keeps it any further. */
export async function sendStale(
  request: Request,
  response: Response,
  answer: KeptAnswer,
  seconds: number,
): Promise<void> {
  answered(response);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Age', String(seconds));
  response.setHeader(HEADERS.stale, String(seconds));
  response.vary('Accept-Encoding');
  await write(request, response, answer, answer.formFor(acceptedOf(request)));
}

async function write(request: Request, response: Response, answer: KeptAnswer, form: Encoding): Promise<void> {
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.statusCode = 200;
  const bytes = form === 'identity' ? answer.body : await answer.bytes(form);
  if (response.destroyed || response.headersSent) return;
  if (form !== 'identity') response.setHeader('Content-Encoding', form);
  response.setHeader('Content-Length', bytes.length);
  if (request.method === 'HEAD') response.end();
  else endInPieces(response, bytes);
}

function acceptedOf(request: Request): Encoding {
  if (request.headers['accept-encoding'] === undefined) return 'identity';
  const best = request.acceptsEncodings(['br', 'gzip', 'identity']);
  return best === 'br' || best === 'gzip' ? best : 'identity';
}
