// Rows of the registry's monthly file that were read before, by their provider's number: a row that stands as it stood needs no
// second look. Some twenty bytes each, for half a million of them.
import type { KnownRows } from '../sources/whole-source';

const BYTES = 16;

export class ReadRows implements KnownRows {
  private readonly places = new Map<number, number>();
  private readonly state: Uint8Array;

  /** @param entries of each row its provider's number and its hash, 8 bytes each */
  constructor(private readonly entries: Buffer) {
    const count = entries.length / BYTES;
    this.state = new Uint8Array(count);
    for (let at = 0; at < count; at += 1) this.places.set(this.number(at), at);
  }

  isKnown(npi: number, hash: bigint): boolean {
    const at = this.places.get(npi);
    if (at === undefined) return false;
    const isSame = this.entries.readBigInt64BE(at * BYTES + BYTES / 2) === hash;
    // A number that the file holds twice counts as it stands last, and that is told by the statements.
    if (!isSame) this.state[at] = CHANGED;
    else if (this.state[at] !== CHANGED) this.state[at] = SEEN;
    return this.state[at] === SEEN;
  }

  /** Numbers of those that were found again. */
  *seen(): Generator<number> {
    for (const [at, state] of this.state.entries()) if (state === SEEN) yield this.number(at);
  }

  private number(at: number): number {
    return Number(this.entries.readBigInt64BE(at * BYTES));
  }
}

const SEEN = 1;
const CHANGED = 2;
