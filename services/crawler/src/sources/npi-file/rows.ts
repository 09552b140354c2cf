// The monthly file as text, row by row, at the speed of a disk: of nine million rows of 330 cells only those that may be of the
// asked state are taken apart. Pure but for the stream it is given.
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { CsvError, parse } from 'csv-parse/sync';

/** A row has some thousand characters; a quote that was never closed must not fill the memory. */
const LONGEST_ROW = 200_000;
/** A line that begins a row; any other goes on with a cell that holds a line end. */
const ROW_START = /^"?\d{10}"?,/;

/** What the header says of the rows. */
export interface Wanted {
  columns: number;
  /** What the rows hold that are asked for. */
  mark: string;
}

export interface RowBatch {
  /** Those that hold the mark, whole and without their line end. */
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
  const decoder = new TextDecoder('utf-8');
  const rows = new RowLines(onHeader);
  for await (const piece of pieces) yield rows.push(decoder.decode(piece, { stream: true }));
  yield rows.end(decoder.decode());
}

class RowLines {
  private rest = '';
  /** The row that is being put together: it ends where the next one begins. */
  private open: string | null = null;
  /** null: the header is not read yet. */
  private wanted: Wanted | null = null;

  constructor(private readonly onHeader: (line: string) => Wanted) {}

  push(text: string): RowBatch {
    const batch: RowBatch = { rows: [], passed: 0 };
    const whole = this.rest + text;
    let from = 0;
    for (let at = whole.indexOf('\n'); at >= 0; at = whole.indexOf('\n', from)) {
      this.line(whole.slice(from, whole[at - 1] === '\r' ? at - 1 : at), batch);
      from = at + 1;
    }
    this.rest = whole.slice(from);
    this.assertLength(this.rest);
    return batch;
  }

  end(text: string): RowBatch {
    const batch = this.push(text);
    const hasEnd = this.rest === '';
    if (!hasEnd) this.line(this.rest, batch);
    if (this.wanted === null) throw new CrawlFailure('empty_result', 'an empty file');
    // A file that was cut ends inside a row.
    const { columns } = this.wanted;
    if (!hasEnd && this.open !== null && cellsOf(this.open, columns).length !== columns) {
      throw new CrawlFailure('truncated_body', 'the file breaks off');
    }
    this.close(batch);
    return batch;
  }

  private line(line: string, batch: RowBatch): void {
    if (this.wanted === null) this.wanted = this.onHeader(line);
    else if (ROW_START.test(line)) {
      this.close(batch);
      this.open = line;
    } else if (this.open !== null) {
      this.open += `\n${line}`;
      this.assertLength(this.open);
    }
  }

  private close(batch: RowBatch): void {
    if (this.open === null) return;
    batch.passed += 1;
    if (this.wanted && this.open.includes(this.wanted.mark)) batch.rows.push(this.open);
    this.open = null;
  }

  private assertLength(text: string): void {
    if (text.length > LONGEST_ROW) throw new CrawlFailure('schema_changed', 'a row without an end');
  }
}

/** The cells of a row: every one is quoted, as a rule, so that the row falls apart at `","`. @param count how many there should be */
export function cellsOf(row: string, count: number): string[] {
  const cells = row.slice(1, -1).split('","');
  if (row.startsWith('"') && row.endsWith('"') && cells.length === count) return cells.map(unquoted);
  return slowCellsOf(row);
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
