// A long text written in pieces: of one whole piece nobody can see how much a slow reader has taken (limits/unread-answers.ts).
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

const PIECE_BYTES = 64 * 1024;

/** Ends the answer with `body`; its headers are on their way when this returns. */
export function endInPieces(response: ServerResponse, body: Buffer): void {
  if (body.length <= PIECE_BYTES) {
    response.end(body);
    return;
  }
  response.write(body.subarray(0, PIECE_BYTES));
  Readable.from(piecesOf(body, PIECE_BYTES)).pipe(response);
}

function* piecesOf(body: Buffer, from: number): Generator<Buffer> {
  for (let at = from; at < body.length; at += PIECE_BYTES) yield body.subarray(at, at + PIECE_BYTES);
}
