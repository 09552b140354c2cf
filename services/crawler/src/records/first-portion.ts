// Some thousand records of the registry's monthly file, each as its statement and as the row of a place of which nobody else speaks, in
// the form COPY takes: a fifth of the memory of the records, and none of the database's time for taking them apart.
import { copyLine } from '@app/database/copy-in';
import { pacificDay } from '@app/kit/pacific-day';
import type { Origin } from '@app/contracts/http/provenance';
import type { ProviderRecord } from '../sources/providers/provider-record';
import { CopyLines } from './copy-lines';
import { newPlace, type SaidAt, saidAt } from './new-place';
import type { ZipFacts } from './place-line';
import { WORD_COLUMNS, wordCells, wordOf } from './registry-word';
import { type StagedWord, stagedWord } from './statement';
import type { ReadFacts } from './statements.repository';

/** Columns of a statement's line; `key` has two names. The first are those of its head, and its place. */
export const HEAD_COLUMNS = 'origin, release, retrieved_at, checked_on, provider_id';
export const statementColumns = (key: string): string => `source, ${key}, confidence, is_stale, ${WORD_COLUMNS}`;

const ID_LENGTH = 36;
const NOWHERE: ZipFacts = { county: null, latitude: null, longitude: null };

/** What is the same for all records of a file. */
export class FirstRead {
  readonly saidAt: SaidAt;
  /** The beginning of each statement's line, before its place. */
  readonly head: string;
  /** Bytes in front of what a statement says: its head, and the place. */
  readonly headLength: number;

  /** @param zips by ZIP code */
  constructor(
    readonly origin: Origin,
    readonly facts: ReadFacts,
    readonly zips: ReadonlyMap<string, ZipFacts>,
  ) {
    const { release, retrievedAt } = facts;
    this.saidAt = saidAt(origin, retrievedAt);
    const cells = [origin, release, retrievedAt.toISOString(), pacificDay(retrievedAt.getTime())];
    this.head = copyLine(cells).replace('\n', '\t');
    this.headLength = Buffer.byteLength(this.head) + ID_LENGTH + 1;
  }
}

export class FirstPortion {
  /** Keys of the statements, in their order. */
  readonly keys: string[] = [];
  /** All match keys, and of which statement each is. */
  readonly matchKeys: { of: number[]; keys: string[] } = { of: [], keys: [] };
  readonly statements = new CopyLines();
  readonly places = new CopyLines();

  constructor(readonly read: FirstRead) {}

  get length(): number {
    return this.keys.length;
  }

  add(records: readonly ProviderRecord[]): void {
    const statements: string[] = [];
    const places: string[] = [];
    for (const record of records) {
      const word = stagedWord(wordOf(record));
      for (const key of word.matchKeys) {
        this.matchKeys.of.push(this.keys.length);
        this.matchKeys.keys.push(key);
      }
      this.keys.push(word.key);
      const { id, line } = newPlace(word, this.read.zips.get(record.zipCode) ?? NOWHERE, this.read.saidAt);
      places.push(line);
      statements.push(`${this.read.head}${id}\t${statementCells(word, record.rowHash)}`);
    }
    this.statements.add(statements);
    this.places.add(places);
  }
}

const statementCells = (word: StagedWord, rowHash: bigint | undefined): string =>
  copyLine([word.source, word.key, word.confidence, String(word.isStale), ...wordCells(word, rowHash)]);
