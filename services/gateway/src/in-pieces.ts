// A long text written in pieces: of one whole piece nobody can see how much a slow reader has taken (limits/unread-answers.ts).
import type { ServerResponse } from 'node:http';

const PIECE_BYTES = 64 * 1024;

/** Ends the answer with `body`; its headers are on their way when this returns. */
export function endInPieces(response: ServerResponse, body: Buffer): void {
  let at = 0;
  const go = (): void => {
    if (response.destroyed) return;
    while (body.length - at > PIECE_BYTES) {
      const goesOn = response.write(body.subarray(at, (at += PIECE_BYTES)));
      if (!goesOn) {
        response.once('drain', go);
        return;
      }
    }
    response.end(body.subarray(at));
  };
  go();
}
