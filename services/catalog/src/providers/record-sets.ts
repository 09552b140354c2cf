// Which records hold the most common words, in the process: who has several of them together is known without walking through their
// lists, which are as long as there are records.
import type { LookUp, Term } from '@app/content/matching/word-look-up';
import { milesBetween } from '../geography';
import type { ProviderFilters } from './provider-filters';
import type { Group } from './provider-words';
import { addAll, keepBoth, LISTED_BELOW, noBits, RecordSet, recordsOf } from './record-set';

/** Records of one part of the table. */
export interface PartOfRecords {
  /** Hexadecimal, {@link ID_DIGITS} each, one after the other. */
  ids: string;
  /** One for each record, like the longitudes; null where it is not known. */
  latitudes: readonly (number | null)[];
  longitudes: readonly (number | null)[];
  /** Which of them hold the word, counted from 0, with commas between. */
  words: readonly { word: string; places: string }[];
}

/** What is known of a question for common words. */
export interface KnownRecords {
  /** Hold common words of all groups. */
  ids: string[];
  /** Words of the question that are not known here: other records that answer hold one of them. */
  others: Term[];
  /** More do within the miles: these are the nearest. */
  isPart: boolean;
}

const ID_DIGITS = 32;
const ID_BYTES = ID_DIGITS / 2;
/** Points are kept to a few feet. */
const MILES_OF_ROUNDING = 0.01;
/** Of more records it would take longer to count their distance than PostgreSQL takes to look into the nearest ZIP codes. */
const MOST_MEASURED = 20_000;

interface Part {
  /** Number of its first record. */
  first: number;
  ids: Buffer;
  latitudes: Float32Array;
  longitudes: Float32Array;
}

const degrees = (value: number | null): number => value ?? Number.NaN;

export class RecordSets {
  private readonly parts: Part[] = [];
  private count = 0;
  private readonly sets: Map<string, RecordSet>;

  /** @param words with about which share of the records holds them */
  constructor(words: readonly (readonly [word: string, share: number])[]) {
    this.sets = new Map(words.map(([word, share]) => [word, new RecordSet(share < LISTED_BELOW)]));
  }

  addPart({ ids, latitudes, longitudes, words }: PartOfRecords): void {
    const first = this.count;
    for (const { word, places } of words) this.sets.get(word)?.add(places, first);
    this.parts.push({
      first,
      ids: Buffer.from(ids, 'hex'),
      latitudes: Float32Array.from(latitudes, degrees),
      longitudes: Float32Array.from(longitudes, degrees),
    });
    this.count += ids.length / ID_DIGITS;
  }

  /**
   * @param around only records within its miles
   * @param most so many records: null where more hold common words of all groups, around a place the nearest of them
   */
  answering(groups: readonly Group[], around: ProviderFilters['around'], most: number): KnownRecords | null {
    const all = recordsOf(this.ofAll(groups), around ? MOST_MEASURED : most);
    if (!all) return null;
    const records = around ? this.nearest(all, around, most) : all;
    const isPart = around !== undefined && records.length > most;
    return { ids: records.map((record) => this.idOf(record)), others: this.others(groups), isPart };
  }

  private ofAll(groups: readonly Group[]): Uint32Array {
    const [first = [], ...rest] = groups;
    const bits = this.ofGroup(first);
    for (const group of rest) keepBoth(bits, this.ofGroup(group));
    return bits;
  }

  /** Those that answer one of its look-ups. */
  private ofGroup(group: Group): Uint32Array {
    const bits = noBits(this.count);
    for (const [first = [], ...rest] of group) {
      if (rest.length === 0) {
        this.addTerms(first, bits);
        continue;
      }
      const both = this.withTerms(first);
      for (const terms of rest) keepBoth(both, this.withTerms(terms));
      addAll(bits, both);
    }
    return bits;
  }

  private withTerms(terms: readonly Term[]): Uint32Array {
    const bits = noBits(this.count);
    this.addTerms(terms, bits);
    return bits;
  }

  private addTerms(terms: readonly Term[], bits: Uint32Array): void {
    for (const term of terms) this.setOf(term)?.addTo(bits);
  }

  private setOf({ lexeme, isPrefix }: Term): RecordSet | undefined {
    return isPrefix ? undefined : this.sets.get(lexeme);
  }

  private others(groups: readonly Group[]): Term[] {
    const terms = groups.flatMap((group) => group.flatMap((lookUp: LookUp) => lookUp.flat()));
    const unknown = terms.filter((term) => !this.setOf(term));
    return [...new Map(unknown.map((term) => [`${term.lexeme}${term.isPrefix ? '*' : ''}`, term])).values()];
  }

  /** Within the miles; of more than `most` the nearest `most`, and all that are as near as the last of them. */
  private nearest(
    records: readonly number[],
    { center, miles }: NonNullable<ProviderFilters['around']>,
    most: number,
  ): number[] {
    const distances = Float64Array.from(records, (record) => {
      const { part, at } = this.placeOf(record);
      return milesBetween(center, part.latitudes[at] ?? Number.NaN, part.longitudes[at] ?? Number.NaN);
    });
    // NaN comes last.
    const furthest = Math.min(miles + MILES_OF_ROUNDING, distances.toSorted()[most] ?? Infinity);
    return records.filter((_record, index) => (distances[index] ?? Number.NaN) <= furthest);
  }

  private placeOf(record: number): { part: Part; at: number } {
    let [low, high] = [0, this.parts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (record < (this.parts[middle]?.first ?? 0)) high = middle - 1;
      else low = middle;
    }
    const part = this.parts[low];
    if (!part) throw new RangeError(`there is no record ${record}`);
    return { part, at: record - part.first };
  }

  private idOf(record: number): string {
    const { part, at } = this.placeOf(record);
    return part.ids.toString('hex', at * ID_BYTES, (at + 1) * ID_BYTES);
  }
}
