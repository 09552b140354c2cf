// The source `hospitals`: CMS's hospitals with stars and emergency flag, joined with the state's beds and licences.
// Each data set stays a statement of its own; the merge joins them to one hospital (records/).
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { datasetsOf } from '@app/contracts/http/crawl-sources';
import type { FacilityRecord } from '../facility-record';
import type { FileOptions, ReadOptions, WholeRead, WholeSource } from '../whole-source';
import { addCdph } from '../cdph/add-cdph';
import { CDPH_COLUMNS, CDPH_NAME, CDPH_SLUG, crosswalkOf } from '../cdph/parser';
import { packagePage, readTable } from '../ckan/read';
import { fileHash } from '@app/kit/content-hash';
import { readCsv } from '../named-rows/csv-file';
import { FacilityTally, type TalliedRead } from '../named-rows/facility-tally';
import { foldedName, type NamedRow, requireColumns, rowsHash } from '../named-rows/named-row';
import { joinedHash } from '@app/kit/content-hash';
import { progressAfter } from '../named-rows/progress-after';
import { CMS_COLUMNS, CMS_PAGE, cmsRecord, parseCmsPage } from './cms-parser';
import { HCAI_COLUMNS, HCAI_NAME, HCAI_SLUG, hcaiRecord, isDistinctPart, isHospital, isOpen } from './hcai-parser';
import { HOSPITALS, pagePath, SITE } from './source';

export const hospitals: WholeSource<FacilityRecord> = { ...HOSPITALS, read, readFile };

async function read(options: ReadOptions): Promise<WholeRead<FacilityRecord>> {
  const tally = new FacilityTally();
  const cms = await readCms(options);
  addCms(cms, options.state, tally);
  const hashes = [rowsHash(cms)];
  let updatedOn: string | null = null;
  // The state's lists know California only.
  if (options.state === 'CA') {
    const afterCms = progressAfter(cms.length, options);
    const cdph = await readTable({ slug: CDPH_SLUG, name: CDPH_NAME, columns: CDPH_COLUMNS }, afterCms);
    const afterBoth = progressAfter(cms.length + cdph.rows.length, options);
    const hcai = await readTable({ slug: HCAI_SLUG, name: HCAI_NAME, columns: HCAI_COLUMNS }, afterBoth);
    addCdph(cdph.rows, 'hospital', packagePage(CDPH_SLUG), tally);
    addHcai(hcai.rows, cdph.rows, packagePage(HCAI_SLUG), tally);
    hashes.push(rowsHash(cdph.rows), rowsHash(hcai.rows));
    updatedOn = hcai.updatedOn;
  }
  tally.requireEach(options.state === 'CA' ? datasetsOf('hospitals') : ['cms-hospitals']);
  return tally.whole(factsOf(updatedOn, joinedHash(hashes)));
}

/** CMS's CSV, or one of the two lists of the state: distinguished by their columns. */
async function readFile(options: FileOptions): Promise<WholeRead<FacilityRecord>> {
  const table = await readCsv(options.path, options);
  const tally = new FacilityTally();
  const kind = fileKind(table.header);
  requireColumns(table.header, kind === 'hcai' ? HCAI_COLUMNS : kind === 'cdph' ? CDPH_COLUMNS : CMS_COLUMNS);
  if (kind === 'cms') addCms(table.rows, options.state, tally);
  if (kind === 'cdph') addCdph(table.rows, 'hospital', packagePage(CDPH_SLUG), tally);
  if (kind === 'hcai') addHcai(table.rows, [], packagePage(HCAI_SLUG), tally);
  return tally.whole(factsOf(null, await fileHash(options.path)));
}

async function readCms(options: ReadOptions): Promise<NamedRow[]> {
  const rows: NamedRow[] = [];
  for (let total = Infinity; rows.length < total;) {
    const { value: page } = await options.client.getJson(SITE, pagePath(rows.length), parseCmsPage);
    if (page.rows.length === 0 && page.total > rows.length) {
      throw new CrawlFailure('truncated_body', `${rows.length} of ${page.total} rows`);
    }
    if (rows.length === 0 && page.rows.length > 0) requireColumns(page.columns, CMS_COLUMNS);
    rows.push(...page.rows);
    total = page.total;
    options.onProgress(rows.length, total);
  }
  return rows;
}

function fileKind(header: readonly string[]): 'cms' | 'hcai' | 'cdph' {
  const names = new Set(header.map(foldedName));
  if (names.has('oshpdid')) return 'hcai';
  return names.has('facid') ? 'cdph' : 'cms';
}

function addCms(rows: readonly NamedRow[], state: string, tally: FacilityTally): void {
  for (const row of rows) {
    if (row.text('State')?.toUpperCase() === state) tally.add(cmsRecord(row, state));
    else tally.skip('other_state');
  }
}

function addHcai(rows: readonly NamedRow[], cdph: readonly NamedRow[], page: string, tally: FacilityTally): void {
  const crosswalk = crosswalkOf(cdph);
  for (const row of rows) {
    if (!isHospital(row)) tally.skip('other_kind');
    else if (isDistinctPart(row)) tally.skip('part_of_another');
    else if (!isOpen(row)) tally.skip('closed');
    else tally.add(hcaiRecord(row, 'CA', crosswalk, page));
  }
}

const factsOf = (release: string | null, sha256: string): TalliedRead => ({
  release,
  sourceUrl: CMS_PAGE,
  sourceUpdatedAt: null,
  sha256,
});
