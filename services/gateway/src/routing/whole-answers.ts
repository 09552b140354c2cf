// Reads are passed on when their answer is whole: an inner service that begins to answer and then drips, or dies, can still be stood in for.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { endInPieces } from './in-pieces';

/** Of an answer; a larger one is passed on while it comes. */
const MOST_BYTES = 1024 * 1024;

/**
 * Writes an inner answer to the visitor once it has come in whole. What came too late, after somebody else has answered, is dropped.
 * @param inner its headers are those that the visitor gets
 */
export function passWhole(inner: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const begin = (): boolean => {
    if (response.headersSent || response.destroyed) return false;
    response.statusCode = inner.statusCode ?? 502;
    for (const [name, value] of Object.entries(inner.headers)) {
      if (value !== undefined && name !== 'transfer-encoding') response.setHeader(name, value);
    }
    return true;
  };
  const collect = (chunk: Buffer): void => {
    chunks.push(chunk);
    size += chunk.length;
    if (size <= MOST_BYTES) return;
    inner.off('data', collect).off('end', finish);
    if (!begin()) return;
    response.write(Buffer.concat(chunks));
    inner.pipe(response);
  };
  const finish = (): void => {
    if (inner.complete && begin()) endInPieces(response, Buffer.concat(chunks));
  };
  inner.on('data', collect).once('end', finish);
}
