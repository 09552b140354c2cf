// A file of any size as text, whatever it was written in, and as lines of which none is held that is longer than any honest one.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { CharsetScan, decoderOf } from '@app/fetching/charset';

/** Read twice: the first letter that tells may be the last one of the file. */
export async function* textPieces(open: () => Promise<Readable> | Readable): AsyncGenerator<string> {
  const scan = new CharsetScan();
  for await (const piece of await open()) scan.push(piece as Buffer);
  const decoder = decoderOf(scan.charset);
  for await (const piece of await open()) yield decoder.write(piece as Buffer);
  yield decoder.end();
}

/** A line, or that one was too long to be held. */
export type Line = { text: string } | { tooLong: true };

/** Not empty ones. @param longest characters */
export async function* linesOf(path: string, longest: number): AsyncGenerator<Line> {
  let held = '';
  let isTooLong = false;
  const end = function* (): Generator<Line> {
    if (isTooLong) yield { tooLong: true };
    else if (held.trim() !== '') yield { text: held.trim() };
    held = '';
    isTooLong = false;
  };
  for await (const piece of textPieces(() => createReadStream(path))) {
    const parts = piece.split('\n');
    for (const [at, part] of parts.entries()) {
      if (at > 0) yield* end();
      isTooLong ||= held.length + part.length > longest;
      held = isTooLong ? '' : held + part;
    }
  }
  yield* end();
}
