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
    const parts = lines.map((line) => Buffer.from(line));
    let at = 0;
    const ends = parts.map(({ length }) => (at += length));
    this.pieces.push({ bytes: Buffer.concat(parts, at), ends });
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
      const kept = ends.flatMap((end, at) =>
        isWanted(start + at) ? [bytes.subarray((ends[at - 1] ?? 0) + from, end)] : [],
      );
      first += ends.length;
      if (kept.length > 0) yield from === 0 && kept.length === ends.length ? bytes : Buffer.concat(kept);
    }
  }
}
