// A set of records by their numbers, of which there is one for each common word.

const BITS = 32;
const FIRST_ROOM = 1_024;
const COMMA = 0x2c;
const ZERO = 0x30;

/** Of a word in a smaller share of the records their numbers take less room than a bit for each record. */
export const LISTED_BELOW = 1 / BITS;

/** Bits of all records, or the numbers of those that hold the word. */
export class RecordSet {
  private values = new Uint32Array(FIRST_ROOM);
  /** Values in use. */
  private size = 0;

  constructor(private readonly isListed: boolean) {}

  /**
   * @param places digits with commas between; larger from one to the next, and from one call to the next
   * @param first is added to each
   */
  add(places: string, first: number): void {
    let place = 0;
    for (let at = 0; at < places.length; at += 1) {
      const code = places.charCodeAt(at);
      if (code === COMMA) {
        this.put(first + place);
        place = 0;
      } else place = place * 10 + code - ZERO;
    }
    if (places.length > 0) this.put(first + place);
  }

  /** @param bits of all records */
  addTo(bits: Uint32Array): void {
    const { values, size } = this;
    if (this.isListed) {
      for (let at = 0; at < size; at += 1) setBit(bits, values[at] ?? 0);
    } else {
      for (let at = 0; at < size; at += 1) bits[at] = (bits[at] ?? 0) | (values[at] ?? 0);
    }
  }

  private put(record: number): void {
    const at = this.isListed ? this.size : record >>> 5;
    if (at >= this.values.length) this.grow(at);
    if (this.isListed) this.values[at] = record;
    else setBit(this.values, record);
    this.size = at + 1;
  }

  private grow(at: number): void {
    const larger = new Uint32Array(Math.max(2 * this.values.length, at + 1));
    larger.set(this.values);
    this.values = larger;
  }
}

function setBit(bits: Uint32Array, record: number): void {
  bits[record >>> 5] = (bits[record >>> 5] ?? 0) | (1 << (record & 31));
}

/** Room for so many records, none of them set. */
export const noBits = (records: number): Uint32Array => new Uint32Array(Math.ceil(records / BITS));

export function keepBoth(bits: Uint32Array, other: Uint32Array): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
}

export function addAll(bits: Uint32Array, other: Uint32Array): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0);
}

/** Numbers of the records, the smallest first; null when there are more. */
export function recordsOf(bits: Uint32Array, most: number): number[] | null {
  const records: number[] = [];
  for (let at = 0; at < bits.length; at += 1) {
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
      if (records.length >= most) return null;
      records.push(at * BITS + 31 - Math.clz32(rest & -rest));
    }
  }
  return records;
}
