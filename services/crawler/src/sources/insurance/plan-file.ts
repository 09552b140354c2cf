// A file on disk -> records: a Landscape archive, its CSV alone, or plans.ndjson; distinguished by the first bytes.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { textOf } from '@app/fetching/charset';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { openZipMember } from '../named-rows/archive';
import { PlanLines } from './plan-lines';
import { type LandscapeOptions, LandscapeParser, type ParsedPlans } from './parser';
import { COMMA, rowsOf } from '../named-rows/tables';
import { type Line, linesOf } from '../named-rows/text-file';

const LANDSCAPE_CSV = /^(?=.*landscape).*\.csv$/i;
/** How often progress is reported: the run row is written at most twice a second anyway. */
const EVERY_ROWS = 2_000;
/** A plan with all its tables has some 20,000 characters. */
const LONGEST_LINE = 1_000_000;

export type PlanFileKind = 'zip' | 'csv' | 'ndjson';

export interface PlanFileOptions extends LandscapeOptions {
  signal: AbortSignal;
  onRows(rows: number, total: number | null): void;
}

/** @throws CrawlFailure `blocked` for a page in place of a file, `empty_result` for an empty one */
export async function planFileKind(path: string): Promise<PlanFileKind> {
  const start = await startOf(path);
  if (start.length === 0) throw new CrawlFailure('empty_result', 'an empty file');
  if (start.subarray(0, 2).toString('latin1') === 'PK') return 'zip';
  const text = textOf(start).trimStart();
  if (text.startsWith('<')) throw new CrawlFailure('blocked', 'an HTML page in place of a file');
  return text.startsWith('{') ? 'ndjson' : 'csv';
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** `/x/CY2026_Landscape_202609.csv` -> `CY2026_Landscape_202609`; other files keep their whole name. */
export const releaseOf = (path: string): string => basename(path).replace(/\.(?:csv|zip)$/i, '');

/** @throws CrawlFailure `truncated_body`, `missing_columns`, `schema_changed`; the signal's reason */
export async function readPlanFile(path: string, options: PlanFileOptions): Promise<ParsedPlans> {
  switch (await planFileKind(path)) {
    case 'ndjson':
      return readLines(path, options);
    case 'csv':
      return readLandscape(() => createReadStream(path), options);
    case 'zip':
      return readLandscape(() => openZipMember(path, LANDSCAPE_CSV), options);
  }
}

async function readLandscape(open: () => Promise<Readable> | Readable, options: PlanFileOptions): Promise<ParsedPlans> {
  let parser: LandscapeParser | null = null;
  let rows = 0;
  let isLastWhole = true;
  for await (const row of rowsOf(open, COMMA, options.signal)) {
    if (parser === null) {
      parser = new LandscapeParser(row, options);
      continue;
    }
    isLastWhole = parser.add(row);
    rows += 1;
    if (rows % EVERY_ROWS === 0) options.onRows(rows, null);
  }
  if (parser === null) throw new CrawlFailure('empty_result', 'a table without a header');
  // A ragged row in the middle is a slip of the file; at its end, the file was cut.
  if (!isLastWhole) throw new CrawlFailure('truncated_body', 'the last row breaks off');
  options.onRows(rows, rows);
  return parser.finish();
}

async function readLines(path: string, options: PlanFileOptions): Promise<ParsedPlans> {
  const { state, release, signal } = options;
  const plans = new PlanLines(state, release);
  let waiting: Line | null = null;
  for await (const line of linesOf(path, LONGEST_LINE)) {
    signal.throwIfAborted();
    if (waiting !== null) plans.add(waiting, false);
    waiting = line;
    if (plans.rows % EVERY_ROWS === 0) options.onRows(plans.rows, null);
  }
  if (waiting !== null) plans.add(waiting, true);
  options.onRows(plans.rows, plans.rows);
  return plans.finish();
}
