// Tables with `|` between cells, at the speed of a disk: of 360 million rows only those of the wanted plans become text. Pure but for
// the stream it is given.
import { isAscii } from 'node:buffer';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { foldedName, requireColumns } from '../named-rows/named-row';

const [LINE_END, RETURN, BAR] = [0x0a, 0x0d, 0x7c];
const LONGEST_ROW = 100_000;
const PLAN_KEY = ['contractid', 'planid', 'segmentid'];

/** Cells of the requested columns, in their order; null = missing. */
export type Cells = (string | null)[];

export interface RowBatch {
  rows: Cells[];
  /** All rows, and those with another number of cells than the header. */
  passed: number;
  ragged: number;
}

export interface WantedRows {
  columns: readonly string[];
  /** Columns that older files do not have. */
  optional?: readonly string[];
  /** Keys of plans as `planKey` makes them; absent = all rows. */
  plans?: ReadonlyMap<string, unknown>;
}

/** "H0028|007|000" */
export const planKey = (contract: string, plan: string, segment: string): string => `${contract}|${plan}|${segment}`;

/** @throws CrawlFailure `missing_columns`, `schema_changed`, `empty_result` */
export async function* rowBatches(pieces: AsyncIterable<Buffer>, wanted: WantedRows): AsyncGenerator<RowBatch> {
  const table = new Table(wanted);
  for await (const piece of pieces) yield table.push(piece);
  yield table.end();
}

class Table {
  private bytes: Buffer = Buffer.alloc(0);
  private header: { count: number; at: readonly number[] } | null = null;
  /** Only a table that begins with the plan's three columns is sifted by its bytes. */
  private isSifted = false;
  private key: Buffer = Buffer.alloc(0);
  private isKeyWanted = false;

  constructor(private readonly wanted: WantedRows) {}

  push(piece: Buffer): RowBatch {
    this.bytes = this.bytes.length === 0 ? piece : Buffer.concat([this.bytes, piece]);
    const batch: RowBatch = { rows: [], passed: 0, ragged: 0 };
    let at = 0;
    for (let end = this.endOf(at); end >= 0; end = this.endOf(at)) {
      this.line(at, end, batch);
      at = end + 1;
    }
    this.bytes = this.bytes.subarray(at);
    if (this.bytes.length > LONGEST_ROW) throw new CrawlFailure('schema_changed', 'a row without an end');
    return batch;
  }

  end(): RowBatch {
    const batch: RowBatch = { rows: [], passed: 0, ragged: 0 };
    if (this.bytes.length > 0) this.line(0, this.bytes.length, batch);
    if (this.header === null) throw new CrawlFailure('empty_result', 'an empty table');
    return batch;
  }

  /** By hand: a row is short, and a call of indexOf takes longer than the loop. */
  private endOf(start: number): number {
    const { bytes } = this;
    for (let at = start; at < bytes.length; at += 1) if (bytes[at] === LINE_END) return at;
    return -1;
  }

  private line(start: number, end: number, batch: RowBatch): void {
    if (this.header === null) {
      this.readHeader(
        this.text(start, end)
          .replace(/^\uFEFF/, '')
          .split('|'),
      );
      return;
    }
    batch.passed += 1;
    if (this.isSifted && !this.isOfWantedPlan(start, end)) return;
    const { count, at } = this.header;
    const cells = this.text(start, end).split('|');
    if (cells.length !== count) {
      if (cells.length > 1 || cells[0] !== '') batch.ragged += 1;
      return;
    }
    batch.rows.push(at.map((column) => (column < 0 ? null : cellOf(cells[column] ?? ''))));
  }

  private readHeader(names: string[]): void {
    const { columns, optional = [], plans } = this.wanted;
    requireColumns(
      names,
      columns.filter((name) => !optional.includes(name)),
    );
    const folded = names.map(foldedName);
    this.header = { count: names.length, at: columns.map((name) => folded.indexOf(foldedName(name))) };
    this.isSifted = plans !== undefined && PLAN_KEY.every((name, index) => folded[index] === name);
  }

  /** Rows of one plan follow one another as a rule: most have the key of the row before. */
  private isOfWantedPlan(start: number, end: number): boolean {
    const { bytes, key } = this;
    let same = 0;
    while (same < key.length && bytes[start + same] === key[same]) same += 1;
    if (same > 0 && same === key.length) return this.isKeyWanted;
    let bars = 0;
    let at = start;
    for (; at < end && bars < PLAN_KEY.length; at += 1) if (bytes[at] === BAR) bars += 1;
    this.key = Buffer.from(bytes.subarray(start, at));
    this.isKeyWanted = this.wanted.plans?.has(bytes.toString('latin1', start, at - 1)) === true;
    return this.isKeyWanted;
  }

  private text(start: number, end: number): string {
    const bytes = this.bytes.subarray(start, end > start && this.bytes[end - 1] === RETURN ? end - 1 : end);
    return isAscii(bytes) ? bytes.toString('latin1') : decoded(bytes);
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');

function decoded(bytes: Buffer): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    return WINDOWS_1252.decode(bytes);
  }
}

/** A blank, nothing and SAS's `.` are a missing value. */
function cellOf(text: string): string | null {
  const cell = text.trim();
  return cell === '' || cell === '.' ? null : cell;
}
