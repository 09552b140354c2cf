// Writes an upstream response to the visitor.
import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { HEADERS } from '@app/contracts/http/catalog';
import type { BufferedResponse, CachedResponse } from './response-cache';
import { copyResponseHead, type UpstreamResponse } from './upstream-client';

/** A larger single write would hide from limits/unread-answers.ts how much a slow client has already received. */
const CHUNK_BYTES = 64 * 1024;
/** These headers describe a body; a 304 has none. */
const BODY_HEADERS = ['content-length', 'content-type'];

/** Answers 304 when the visitor's copy is still the same (`If-None-Match`). */
export function sendBuffered(request: Request, response: Response, buffered: BufferedResponse): void {
  copyResponseHead(response, buffered);
  if (request.fresh) {
    for (const name of BODY_HEADERS) response.removeHeader(name);
    response.status(304).end();
    return;
  }
  const { body } = buffered;
  if (request.method === 'HEAD' || body.length <= CHUNK_BYTES) response.end(body);
  else Readable.from(chunksOf(body)).pipe(response);
}

/** Sends a cached response in place of one that cannot be had now. It carries its age, and nothing may cache it further. */
export function sendStale(request: Request, response: Response, { ageMs, ...cached }: CachedResponse): void {
  const seconds = String(Math.round(ageMs / 1000));
  const { etag: _etag, ...headers } = cached.headers;
  const marked = { ...headers, 'cache-control': 'no-store', age: seconds, [HEADERS.stale]: seconds };
  sendBuffered(request, response, { ...cached, headers: marked });
}

/** Forwards the body while it arrives. A body that breaks off ends the visitor's connection, so that half never looks like all. */
export function sendStream(response: Response, upstream: UpstreamResponse): void {
  copyResponseHead(response, upstream);
  response.flushHeaders();
  upstream.body.once('error', () => response.destroy()).pipe(response);
}

function* chunksOf(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += CHUNK_BYTES) yield body.subarray(at, at + CHUNK_BYTES);
}
