// Lines as COPY takes them, kept as bytes until it turns out which of them are wanted.

interface Piece {
  bytes: Buffer;
  /** Where each line ends. */
  ends: number[];
}

export class CopyLines {
  private readonly pieces: Piece[] = [];

  /** @param lines each with its line end; counted on from those before */
  add(lines: readonly string[]): void {
    if (lines.length === 0) return;
    const text = lines.join('');
    const bytes = Buffer.from(text);
    const isPlain = bytes.length === text.length;
    let at = 0;
    const ends = lines.map((line) => (at += isPlain ? line.length : Buffer.byteLength(line)));
    this.pieces.push({ bytes, ends });
  }

  /**
   * Most pieces go as they are.
   * @param isWanted by a line's place, from 0
   * @param from bytes at the beginning of each line that are left out
   */
  *where(isWanted: (n: number) => boolean, from = 0): Generator<Buffer> {
    let first = 0;
    for (const { bytes, ends } of this.pieces) {
      const start = first;
      first += ends.length;
      if (from === 0 && ends.every((_, at) => isWanted(start + at))) {
        yield bytes;
        continue;
      }
      const kept = ends.flatMap((end, at) =>
        isWanted(start + at) ? [bytes.subarray((ends[at - 1] ?? 0) + from, end)] : [],
      );
      if (kept.length > 0) yield Buffer.concat(kept);
    }
  }
}
