// The source `crosswalk`: which plans go on, merge or end in the next year, from CMS's tab-separated file.
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { SkipCounts } from '@app/contracts/http/crawler';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { fileHash } from '@app/kit/content-hash';
import { pacificDay } from '@app/kit/pacific-day';
import { planFileKind } from '../insurance/plan-file';
import { openZipMember } from '../named-rows/archive';
import { type NamedRow, requireColumns, rowReader } from '../named-rows/named-row';
import { rowsOf, TAB } from '../named-rows/tables';
import type { FileOptions, WholeRead, WholeSource } from '../whole-source';
import { CROSSWALK_COLUMNS, type CrosswalkRecord, crosswalkRecord } from './parser';
import { CROSSWALK, filePath, SITE, sourceUrlOf } from './source';

const MEMBER = /^(?=.*crosswalk).*\.(?:txt|csv)$/i;
/** CMS publishes the file of the next year in October. */
const PUBLISHED_FROM = '10-01';
/** So many rows that say nothing we know are no slip of the publisher any more. */
const MAX_UNREADABLE = 0.05;

export const crosswalk: WholeSource<CrosswalkRecord> = {
  ...CROSSWALK,
  read: (options) => {
    const year = newestYear(options.now);
    return options.client.readFile(SITE, filePath(year), {
      kind: 'zip',
      read: ({ path, sha256 }) => readTable({ ...options, path }, year, sha256),
    });
  },
  readFile: async (options) => readTable(options, yearOf(options.path), await fileHash(options.path)),
};

function newestYear(now: Date): number {
  const today = pacificDay(now.getTime());
  return Number(today.slice(0, 4)) + (today.slice(5) >= PUBLISHED_FROM ? 1 : 0);
}

/** The rows do not say of which year they are. @throws CrawlFailure `schema_changed` */
function yearOf(path: string): number {
  const year = /crosswalk\D{0,3}(20\d\d)/i.exec(basename(path))?.[1];
  if (year === undefined) throw new CrawlFailure('schema_changed', 'no year in the name, as in PlanCrosswalk2027.txt');
  return Number(year);
}

async function readTable(options: FileOptions, year: number, sha256: string): Promise<WholeRead<CrosswalkRecord>> {
  const { path, signal } = options;
  const isZip = (await planFileKind(path)) === 'zip';
  const open = () => (isZip ? openZipMember(path, MEMBER) : createReadStream(path));
  const records: CrosswalkRecord[] = [];
  const skipped: SkipCounts = {};
  const skip = (reason: 'other_kind' | 'unreadable' | 'ragged_row') => (skipped[reason] = (skipped[reason] ?? 0) + 1);
  let named: ((cells: readonly string[]) => NamedRow) | null = null;
  let rows = 0;
  let width = 0;
  let isLastWhole = true;
  for await (const cells of rowsOf(open, TAB, signal)) {
    if (named === null) {
      requireColumns(cells, CROSSWALK_COLUMNS);
      [named, width] = [rowReader(cells), cells.length];
      continue;
    }
    rows += 1;
    isLastWhole = cells.length === width;
    const record = isLastWhole ? crosswalkRecord(named(cells), year) : null;
    if (record === 'new') skip('other_kind');
    else if (record !== null) records.push(record);
    else skip(isLastWhole ? 'unreadable' : 'ragged_row');
  }
  if (records.length === 0) throw new CrawlFailure('empty_result', 'no plan in the crosswalk');
  if (!isLastWhole) throw new CrawlFailure('truncated_body', 'the last row breaks off');
  if ((skipped.unreadable ?? 0) > rows * MAX_UNREADABLE) {
    throw new CrawlFailure('schema_changed', `${skipped.unreadable} of ${rows} rows have no status that we know`);
  }
  options.onProgress(rows, rows);
  const facts = { sourceUrl: sourceUrlOf(year), sourceUpdatedAt: null, retrievedAt: new Date() };
  return { records, release: `PlanCrosswalk${year}`, ...facts, sha256, skipped };
}
