// The source `npi-file`: every doctor and place of a state from the registry's monthly file. Read once from its first row to its last;
// what comes of it is put away at once (ReadOptions.stage), so that memory does not grow with it.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { fileHash } from '@app/kit/content-hash';
import { findZipMember, openZipMember } from '../named-rows/archive';
import type { ProviderRecord } from '../providers/provider-record';
import { skipsOf, soundOf } from '../sound-records';
import type { FileOptions, WholeRead, WholeSource } from '../whole-source';
import type { SkipCode, SkipCounts } from '@app/contracts/http/crawler';
import { cellReader, recordsOfRow } from './parser';
import { FurtherPlaces } from './places';
import { cellsOf, npiIn, rowBatches } from './rows';
import { LARGEST_BYTES, MEMBER, NPI_FILE, NPI_FILE_PAGE, PLACES_MEMBER, SITE } from './source';

/** So many rows of the state that make no record are no slip of the publisher any more. */
const MAX_UNREADABLE = 0.05;
/** Of so few rows nothing is judged. */
const FEWEST_JUDGED = 100;
/** A hundred rows: what is made of them is put away while it is young, so that collecting garbage costs little. */
const PIECE_BYTES = 128 * 1024;

type Options = Omit<FileOptions, 'path'>;

/** @param place an https address, or an absolute path; null = the site has none */
export const npiFile = (place: string | null): WholeSource<ProviderRecord> => ({
  ...NPI_FILE,
  read: async (options) => {
    if (place === null) throw new CrawlFailure('empty_result', 'NPI_FILE is not set');
    if (!place.startsWith('https://')) return readTable(options, place, await fileHash(place));
    const url = new URL(place);
    return options.client.readFile(SITE, url, {
      kind: url.pathname.endsWith('.csv') ? 'csv' : 'zip',
      read: ({ path, sha256 }) => readTable(options, path, sha256, url.pathname),
    });
  },
  readFile: async (options) => readTable(options, options.path, await fileHash(options.path)),
});

async function readTable(
  options: Options,
  path: string,
  sha256: string,
  name = path,
): Promise<WholeRead<ProviderRecord>> {
  if (!options.stage) throw new Error('the records of this source are staged while it is read');
  const isTable = path.endsWith('.csv');
  const further = new FurtherPlaces(options.state);
  if (!isTable) await readPlaces(further, path, options.signal);
  const table = new RegistryTable(options, further);
  const release = /NPPES_Data_Dissemination_(\w+)/.exec(name)?.[1] ?? null;
  const file = isTable
    ? createReadStream(path, { highWaterMark: PIECE_BYTES })
    : await openZipMember(path, MEMBER, LARGEST_BYTES);
  try {
    await options.stage(table.batches(file));
  } finally {
    file.destroy();
  }
  return {
    records: [],
    release,
    sourceUrl: NPI_FILE_PAGE,
    sourceUpdatedAt: null,
    retrievedAt: table.retrievedAt,
    sha256,
    skipped: table.skipped,
  };
}

/** Of an archive that has them. */
async function readPlaces(further: FurtherPlaces, path: string, signal: AbortSignal): Promise<void> {
  const file = await findZipMember(path, PLACES_MEMBER, LARGEST_BYTES);
  try {
    if (file) await further.read(file, signal);
  } finally {
    file?.destroy();
  }
}

class RegistryTable {
  readonly retrievedAt = new Date();
  skipped: SkipCounts = {};
  private cellIn: ReturnType<typeof cellReader> | null = null;
  private found = 0;
  private passed = 0;

  constructor(
    private readonly options: Options,
    private readonly further: FurtherPlaces,
  ) {}

  /** @throws CrawlFailure `not_json`, `missing_columns`, `schema_changed`, `truncated_body`, `empty_result`; the signal's reason */
  async *batches(file: Readable): AsyncGenerator<ProviderRecord[]> {
    const { state, signal, onProgress } = this.options;
    const onHeader = (line: string) => {
      if (/^\s*</.test(line)) throw new CrawlFailure('not_json', 'a page in place of a table');
      const columns = cellsOf(line, line.split(',').length);
      this.cellIn = cellReader(columns);
      const mark = line.startsWith('"') ? `"${state}"` : `,${state},`;
      return { columns: columns.length, mark, has: (npi: number) => this.further.has(npi) };
    };
    for await (const { rows, passed } of rowBatches(file, onHeader)) {
      signal.throwIfAborted();
      const records: ProviderRecord[] = [];
      for (const row of rows) records.push(...this.take(row));
      this.skip('other_state', passed - rows.length);
      this.passed += passed;
      onProgress(this.passed, null);
      const sound = soundOf(records, this.retrievedAt);
      this.skipped = skipsOf([this.skipped, sound.skipped]);
      this.found += sound.records.length;
      yield sound.records;
    }
    this.judge();
  }

  private take(row: string): ProviderRecord[] {
    const cell = this.cellIn?.(row);
    if (!cell) return [];
    const further = this.further.placesOf(npiIn(row));
    const read = recordsOfRow(cell, this.options.state, this.retrievedAt, further);
    if (typeof read === 'string') {
      this.skip(read, 1);
      return [];
    }
    return read;
  }

  private skip(reason: SkipCode, count: number): void {
    if (count > 0) this.skipped[reason] = (this.skipped[reason] ?? 0) + count;
  }

  private judge(): void {
    if (this.found === 0) throw new CrawlFailure('empty_result', 'no record of the requested state and kind');
    const unreadable = this.skipped.unreadable ?? 0;
    const judged = this.found + unreadable;
    if (judged > FEWEST_JUDGED && unreadable > judged * MAX_UNREADABLE) {
      throw new CrawlFailure('schema_changed', `${unreadable} of ${judged} rows have no number, kind or ZIP code`);
    }
  }
}
