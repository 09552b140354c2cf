// The monthly file row by row, at the speed of a disk: of nine million rows of 330 cells only those that may be of the requested state
// become text, and of those only the cells that somebody reads. Pure but for the stream it is given.
import { isAscii } from 'node:buffer';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { CsvError, parse } from 'csv-parse/sync';

/** A row has some thousand characters; a quote that was never closed must not fill the memory. */
const LONGEST_ROW = 200_000;
const [LINE_END, RETURN, QUOTE, COMMA, ZERO, NINE] = [0x0a, 0x0d, 0x22, 0x2c, 0x30, 0x39];
const NPI_DIGITS = 10;
const BETWEEN = '","';

/** What the header says of the rows. */
export interface Wanted {
  columns: number;
  /** What the requested rows hold. */
  mark: string;
  /** Whether the row of a provider is requested, whatever it holds. */
  has?: (npi: number) => boolean;
}

export interface RowBatch {
  /** The requested rows, whole and without their line end. */
  rows: string[];
  /** All that were passed, of whatever state. */
  passed: number;
}

/**
 * @param onHeader gets the first line; throws when it is not the file it should be
 * @throws CrawlFailure `schema_changed`, `truncated_body`, `empty_result`
 */
export async function* rowBatches(
  pieces: AsyncIterable<Buffer>,
  onHeader: (line: string) => Wanted,
): AsyncGenerator<RowBatch> {
  const rows = new Rows(onHeader);
  for await (const piece of pieces) yield rows.push(piece);
  yield rows.end();
}

class Rows {
  private bytes: Buffer = Buffer.alloc(0);
  private isPlain = true;
  /** Where the line begins whose end is looked for. */
  private lineAt = 0;
  /** Where the row begins that is not over yet: it ends where the next one begins. -1 = none has begun. */
  private rowAt = -1;
  /** The next position of the marker, from the current row on. */
  private markAt = -1;
  /** null: the header is not read yet. */
  private wanted: (Wanted & { bytes: Buffer }) | null = null;

  constructor(private readonly onHeader: (line: string) => Wanted) {}

  push(piece: Buffer): RowBatch {
    this.append(piece);
    const batch: RowBatch = { rows: [], passed: 0 };
    for (let at = this.bytes.indexOf(LINE_END, this.lineAt); at >= 0; at = this.bytes.indexOf(LINE_END, this.lineAt)) {
      this.line(at, batch);
      this.lineAt = at + 1;
    }
    return batch;
  }

  end(): RowBatch {
    const batch: RowBatch = { rows: [], passed: 0 };
    const { length } = this.bytes;
    const hasEnd = this.lineAt === length;
    if (!hasEnd) this.line(length, batch);
    if (this.wanted === null) throw new CrawlFailure('empty_result', 'an empty file');
    // A file that was cut ends inside a row.
    if (!hasEnd && this.rowAt >= 0) {
      this.assertLength(length - this.rowAt);
      const { columns } = this.wanted;
      const isWhole = cellsOf(this.text(this.rowAt, length), columns).length === columns;
      if (!isWhole) throw new CrawlFailure('truncated_body', 'the file breaks off');
    }
    this.close(hasEnd ? length - 1 : length, batch);
    return batch;
  }

  /** What is not over yet goes in front of the piece. */
  private append(piece: Buffer): void {
    const keptFrom = this.rowAt >= 0 ? this.rowAt : this.lineAt;
    const kept = this.bytes.subarray(keptFrom);
    this.assertLength(kept.length);
    this.bytes = kept.length === 0 ? piece : Buffer.concat([kept, piece]);
    this.isPlain = isAscii(this.bytes);
    this.lineAt -= keptFrom;
    if (this.rowAt >= 0) this.rowAt = 0;
    this.markAt = -1;
  }

  private line(end: number, batch: RowBatch): void {
    if (this.wanted === null) {
      const wanted = this.onHeader(this.text(0, end).replace(/^\uFEFF/, ''));
      this.wanted = { ...wanted, bytes: Buffer.from(wanted.mark) };
    } else if (this.isRowStart()) {
      this.close(this.lineAt - 1, batch);
      this.rowAt = this.lineAt;
    }
  }

  /** A number begins a row (`"1234567893",`); any other line goes on with a cell that holds a line end. */
  private isRowStart(): boolean {
    const { bytes } = this;
    let at = this.lineAt;
    if (bytes[at] === QUOTE) at += 1;
    for (const end = at + NPI_DIGITS; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte < ZERO || byte > NINE) return false;
    }
    if (bytes[at] === QUOTE) at += 1;
    return bytes[at] === COMMA;
  }

  private close(end: number, batch: RowBatch): void {
    const start = this.rowAt;
    if (start < 0 || this.wanted === null) return;
    this.assertLength(end - start);
    batch.passed += 1;
    const { bytes: mark, has } = this.wanted;
    if (this.markAt < start) {
      const found = this.bytes.indexOf(mark, start);
      this.markAt = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    const isMarked = this.markAt + mark.length <= end;
    if (isMarked || has?.(this.npiAt(start))) batch.rows.push(this.text(start, end));
    this.rowAt = -1;
  }

  private npiAt(start: number): number {
    const at = this.bytes[start] === QUOTE ? start + 1 : start;
    let npi = 0;
    for (let digit = at; digit < at + NPI_DIGITS; digit += 1) npi = npi * 10 + (this.bytes[digit] ?? 0) - ZERO;
    return npi;
  }

  private text(start: number, end: number): string {
    const last = end > start && this.bytes[end - 1] === RETURN ? end - 1 : end;
    return this.bytes.toString(this.isPlain ? 'latin1' : 'utf8', start, last);
  }

  private assertLength(length: number): void {
    if (length > LONGEST_ROW) throw new CrawlFailure('schema_changed', 'a row without an end');
  }
}

/** The number that a row begins with, with or without a quote. */
export function npiIn(row: string): number {
  const at = row.charCodeAt(0) === QUOTE ? 1 : 0;
  return Number(row.slice(at, at + NPI_DIGITS));
}

/** All cells of a row. @param count how many there should be */
export const cellsOf = (row: string, count: number): string[] => {
  const all = Array.from({ length: count }, (_, column) => column);
  return pickedCells(row, count, all) ?? slowCellsOf(row);
};

/** Takes cells out of rows. @param wanted columns in their order. @returns one cell for each of them; '' where the row has none */
export const cellPicker =
  (count: number, wanted: readonly number[]) =>
  (row: string): string[] => {
    const picked = pickedCells(row, count, wanted);
    if (picked) return picked;
    const cells = slowCellsOf(row);
    return wanted.map((column) => cells[column] ?? '');
  };

/** Every cell is quoted, as a rule, so that the row falls apart at `","`. @returns null when it does not */
function pickedCells(row: string, count: number, wanted: readonly number[]): string[] | null {
  const last = row.length - 1;
  if (last < 1 || row.charCodeAt(0) !== QUOTE || row.charCodeAt(last) !== QUOTE) return null;
  const cells: string[] = [];
  let column = 0;
  for (let at = 1; at <= last; column += 1) {
    const end = cellEnd(row, at, last);
    if (wanted[cells.length] === column) cells.push(unquoted(row.slice(at, end)));
    at = end === last ? last + 1 : end + BETWEEN.length;
  }
  return column === count ? cells : null;
}

/** The position of the next `","`; most cells are empty. @param last position of the row's last quote */
function cellEnd(row: string, at: number, last: number): number {
  const isEmpty = row.charCodeAt(at) === QUOTE && row.charCodeAt(at + 1) === COMMA && row.charCodeAt(at + 2) === QUOTE;
  const end = isEmpty ? at : row.indexOf(BETWEEN, at);
  return end < 0 || end + BETWEEN.length > last ? last : end;
}

const unquoted = (cell: string): string => (cell.includes('""') ? cell.replaceAll('""', '"') : cell);

/** Cells without quotes, and such that hold `","` themselves; none of a row whose last quote is missing. */
function slowCellsOf(row: string): string[] {
  try {
    return parse(row, { relax_quotes: true })[0] ?? [];
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}
