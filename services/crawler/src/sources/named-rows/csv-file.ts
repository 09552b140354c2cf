// A comma-separated file of any size as named rows.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { COMMA, rowsOf } from './tables';
import { type NamedRow, rowReader } from './named-row';

export interface CsvTable {
  header: string[];
  rows: NamedRow[];
}

export interface CsvOptions {
  signal: AbortSignal;
  onProgress(rows: number, total: number | null): void;
}

const ROWS_BETWEEN_NOTICES = 500;

/**
 * Reads a whole table, after `check` has seen its header.
 * @throws CrawlFailure `truncated_body`, `schema_changed`, `not_json`, `empty_result`; what `check` throws; the signal's reason
 */
export async function readCsv(
  path: string,
  options: CsvOptions,
  check: (header: string[]) => void = () => undefined,
): Promise<CsvTable> {
  let header: string[] | null = null;
  let named: (cells: readonly string[]) => NamedRow = rowReader([]);
  const rows: NamedRow[] = [];
  const cellCounts: number[] = [];
  for await (const cells of rowsOf(() => createReadStream(path), COMMA, options.signal)) {
    if (header === null) {
      header = cells;
      if (/^\s*</.test(cells[0] ?? '')) throw new CrawlFailure('not_json', 'a page in place of a table');
      check(header);
      named = rowReader(header);
      continue;
    }
    rows.push(named(cells));
    cellCounts.push(cells.length);
    if (rows.length % ROWS_BETWEEN_NOTICES === 0) options.onProgress(rows.length, null);
  }
  if (header === null) throw new CrawlFailure('empty_result', 'an empty file');
  await assertWhole(path, cellCounts);
  options.onProgress(rows.length, rows.length);
  return { header, rows };
}

/**
 * A cut file ends inside a row: without a line end, and with fewer cells than any row before it.
 * @throws CrawlFailure `truncated_body`
 */
async function assertWhole(path: string, cellCounts: readonly number[]): Promise<void> {
  const last = cellCounts.at(-1);
  const fewest = cellCounts.slice(0, -1).reduce((least, count) => Math.min(least, count), Infinity);
  if (last === undefined || last >= fewest || (await endsWithLine(path))) return;
  throw new CrawlFailure('truncated_body', `the last row has ${last} cells, the others at least ${fewest}`);
}

async function endsWithLine(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    return /[\r\n]/.test(buffer.toString('latin1'));
  } finally {
    await file.close();
  }
}
