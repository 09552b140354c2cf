// The source `community-care`: homes for the elderly, adult day programs and home-care organisations, as licensed by CDSS,
// and the adult day health care centers that CDPH licenses. Read from the state's portal; when that does not know the
// package, from the department's own exports.
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { Dataset } from '@app/contracts/http/crawl-sources';
import type { FacilityRecord } from '../facility-record';
import type { FileOptions, ReadOptions, WholeRead, WholeSource } from '../whole-source';
import { addCdph } from '../cdph/add-cdph';
import { CDPH_COLUMNS, CDPH_NAME, CDPH_SLUG } from '../cdph/parser';
import { isUnknown, packagePage, readTable, type TableRead } from '../ckan/read';
import { fileHash } from '@app/kit/content-hash';
import { readCsv } from '../named-rows/csv-file';
import { FacilityTally, type TalliedRead } from '../named-rows/facility-tally';
import { foldedName, type NamedRow, requireColumns, rowsHash } from '../named-rows/named-row';
import { joinedHash } from '@app/kit/content-hash';
import { progressAfter } from '../named-rows/progress-after';
import { CDSS_COLUMNS, CDSS_PAGE, cdssRecord, KIND_COLUMN, reasonToSkip } from './parser';
import { COMMUNITY_CARE, exportPath, EXPORTS, TABLES } from './source';

/** What a whole read always holds. */
const ALWAYS: readonly Dataset[] = ['cdss-rcfe', 'cdss-adult-day', 'cdss-home-care'];

export const communityCare: WholeSource<FacilityRecord> = { ...COMMUNITY_CARE, read, readFile };

async function read(options: ReadOptions): Promise<WholeRead<FacilityRecord>> {
  if (options.state !== 'CA') throw new CrawlFailure('empty_result', 'the agency licenses in California only');
  const tally = new FacilityTally();
  const tables: TableRead[] = [];
  for (const table of TABLES) {
    const read = await readTableOrExport(table, progressAfter(rowsOf(tables), options));
    addCdss(read.rows, options.state, tally);
    tables.push(read);
  }
  const day = await readDayHealth(progressAfter(rowsOf(tables), options));
  if (day) addCdph(day.rows, DAY_HEALTH, packagePage(CDPH_SLUG), tally);
  tally.requireEach(ALWAYS);
  const all = day ? [...tables, day] : tables;
  return tally.whole(factsOf(tables[0]?.updatedOn ?? null, joinedHash(all.map(({ rows }) => rowsHash(rows)))));
}

/** One of the department's exports, with or without the column of kinds, or CDPH's list. */
async function readFile(options: FileOptions): Promise<WholeRead<FacilityRecord>> {
  const { header, rows } = await readCsv(options.path, options);
  const tally = new FacilityTally();
  const isCdph = header.some((name) => foldedName(name) === 'facid');
  requireColumns(header, isCdph ? CDPH_COLUMNS : CDSS_COLUMNS);
  if (isCdph) addCdph(rows, DAY_HEALTH, packagePage(CDPH_SLUG), tally);
  else addCdss(rows, options.state, tally);
  return tally.whole(factsOf(null, await fileHash(options.path)));
}

async function readTableOrExport(
  { table, exportId }: (typeof TABLES)[number],
  options: ReadOptions,
): Promise<TableRead> {
  try {
    return await readTable(table, options);
  } catch (error) {
    if (!isUnknown(error)) throw error;
    return readExport(exportId, options);
  }
}

async function readExport(exportId: string, options: ReadOptions): Promise<TableRead> {
  const required = [...CDSS_COLUMNS, KIND_COLUMN];
  const { rows } = await options.client.readFile(EXPORTS, exportPath(exportId), {
    kind: 'csv',
    read: ({ path }) => readCsv(path, options, (header) => requireColumns(header, required)),
  });
  return { rows, updatedOn: null };
}

/** Null when the portal has no such list; what an earlier read said of these centers then stays. */
async function readDayHealth(options: ReadOptions): Promise<TableRead | null> {
  try {
    return await readTable({ slug: CDPH_SLUG, name: CDPH_NAME, columns: CDPH_COLUMNS }, options);
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

const DAY_HEALTH = 'adultDayCare';

const rowsOf = (tables: readonly TableRead[]): number => tables.reduce((sum, { rows }) => sum + rows.length, 0);

function addCdss(rows: readonly NamedRow[], state: string, tally: FacilityTally): void {
  for (const row of rows) {
    const reason = reasonToSkip(row, state);
    if (reason === null) tally.add(cdssRecord(row, state));
    else tally.skip(reason);
  }
}

/** @param updatedOn day of the state's release */
const factsOf = (updatedOn: string | null, sha256: string): TalliedRead => ({
  release: updatedOn,
  sourceUrl: CDSS_PAGE,
  sourceUpdatedAt: updatedOn,
  sha256,
});
