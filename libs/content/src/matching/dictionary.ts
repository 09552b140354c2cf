// The words of all records by their spelling: which of them a mistyped word may mean. Each word is filed under itself and under
// what is left when one letter (or jamo) of it is missing; two words one slip apart share such a key, so nothing is compared with
// everything.
import { distance } from './distance';
import { lettersOf, mayBeNear } from './letters';
import { LETTERS_FOR_TWO_SLIPS, slipCost } from './slips';

const LONGEST = 24;

function hash(word: string, without: number): number {
  let mixed = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) {
    if (index !== without) mixed = Math.imul(mixed ^ word.charCodeAt(index), 0x01000193);
  }
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** Where the words of each length begin in a list of all words by length; behind the last, their count. */
function startsOf(words: readonly string[]): Int32Array {
  const starts = new Int32Array(LONGEST + 2);
  for (const { length } of words) starts[length + 1] = (starts[length + 1] ?? 0) + 1;
  for (let length = 1; length < starts.length; length += 1)
    starts[length] = (starts[length] ?? 0) + (starts[length - 1] ?? 0);
  return starts;
}

export class Dictionary {
  private readonly words: readonly string[];
  /** Words by their length, the most common first; where each length begins, and which letters each of them has. */
  private readonly byLength: Int32Array;
  private readonly starts: Int32Array;
  private readonly letters: Int32Array;
  /** First entry of each key, and after each entry the next one with the same key; -1 ends. */
  private readonly first: Int32Array;
  private readonly next: Int32Array;
  private readonly wordOf: Int32Array;
  private readonly keyMask: number;

  /** @param words search forms without spaces, each once, the most common first */
  constructor(words: readonly string[]) {
    this.words = words.filter(({ length }) => length <= LONGEST);
    this.starts = startsOf(this.words);
    this.byLength = new Int32Array(this.words.length);
    const place = this.starts.slice();
    this.words.forEach(({ length }, index) => {
      this.byLength[place[length] ?? 0] = index;
      place[length] = (place[length] ?? 0) + 1;
    });
    this.letters = this.byLength.map((index) => lettersOf(this.words[index] ?? ''));
    const entries = this.words.reduce((sum, { length }) => sum + length + 1, 0);
    const keys = 2 ** Math.ceil(Math.log2(Math.max(2, entries)));
    this.keyMask = keys - 1;
    this.first = new Int32Array(keys).fill(-1);
    this.next = new Int32Array(entries);
    this.wordOf = new Int32Array(entries);
    let entry = 0;
    this.words.forEach((word, index) => {
      for (let without = -1; without < word.length; without += 1) {
        const key = hash(word, without) & this.keyMask;
        this.next[entry] = this.first[key] ?? -1;
        this.first[key] = entry;
        this.wordOf[entry] = index;
        entry += 1;
      }
    });
  }

  /** @param typed one search form without spaces */
  has(typed: string): boolean {
    let entry = this.first[hash(typed, -1) & this.keyMask] ?? -1;
    for (; entry >= 0; entry = this.next[entry] ?? -1) if (this.words[this.wordOf[entry] ?? -1] === typed) return true;
    return false;
  }

  /**
   * Words one slip away from `typed`, or two from a long one when no word is nearer; the nearest first, then the most common.
   * @param typed one search form without spaces
   */
  near(typed: string, most: number): string[] {
    const near = this.oneSlipAway(typed);
    const found = near.length > 0 || typed.length < LETTERS_FOR_TWO_SLIPS ? near : this.twoSlipsAway(typed);
    return found
      .sort((one, other) => one.cost - other.cost || one.index - other.index)
      .slice(0, most)
      .map(this.word);
  }

  private readonly word = ({ index }: { index: number }): string => this.words[index] ?? '';

  private oneSlipAway(typed: string): { index: number; cost: number }[] {
    const seen = new Set<number>();
    if (typed.length > LONGEST) return [];
    for (let without = -1; without < typed.length; without += 1) {
      let entry = this.first[hash(typed, without) & this.keyMask] ?? -1;
      for (; entry >= 0; entry = this.next[entry] ?? -1) seen.add(this.wordOf[entry] ?? -1);
    }
    return this.within(typed, [...seen], 1);
  }

  private twoSlipsAway(typed: string): { index: number; cost: number }[] {
    const letters = lettersOf(typed);
    const alike: number[] = [];
    const end = this.starts[Math.min(typed.length + 2, LONGEST) + 1] ?? 0;
    for (let place = this.starts[typed.length - 2] ?? end; place < end; place += 1) {
      if (mayBeNear(letters, this.letters[place] ?? 0, 2)) alike.push(this.byLength[place] ?? 0);
    }
    return this.within(typed, alike, 2);
  }

  private within(typed: string, indexes: readonly number[], most: number): { index: number; cost: number }[] {
    const near: { index: number; cost: number }[] = [];
    for (const index of indexes) {
      const word = this.words[index] ?? '';
      const slips = word === typed ? 0 : distance(typed, word, most);
      if (slips > 0 && slips <= most) near.push({ index, cost: slipCost(slips, word, typed) });
    }
    return near;
  }
}
