// A comma-separated file of any size as named rows.
import { createReadStream } from 'node:fs';
import { CrawlFailure } from '../../crawl-failure';
import { COMMA, rowsOf } from '../insurance/tables';
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
  for await (const cells of rowsOf(createReadStream(path), COMMA, options.signal)) {
    if (header === null) {
      header = cells;
      if (/^\s*</.test(cells[0] ?? '')) throw new CrawlFailure('not_json', 'a page in place of a table');
      check(header);
      named = rowReader(header);
      continue;
    }
    rows.push(named(cells));
    if (rows.length % ROWS_BETWEEN_NOTICES === 0) options.onProgress(rows.length, null);
  }
  if (header === null) throw new CrawlFailure('empty_result', 'an empty file');
  options.onProgress(rows.length, rows.length);
  return { header, rows };
}
