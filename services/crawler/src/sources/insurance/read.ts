// The Medicare plans of a state from CMS's Landscape, whole or one insurer's. Read by the crawl worker and `make import`.
import type { RunNote, SkipCounts } from '@app/contracts/http/crawler';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { Downloaded } from '@app/fetching/questions';
import { INSURER_SOURCES, type PlanSourceId } from '@app/contracts/http/crawl-sources';
import { INSURER_FILTERS, passesFilter } from './insurer-filters';
import type { FileOptions, ReadOptions, WholeRead, WholeSource } from '../whole-source';
import { type ReleaseLink, landscapeLinks, planYears } from './landing-page';
import { pageLinks } from './page-links';
import { fileHash, joinedHash } from '@app/kit/content-hash';
import { planFileKind, readPlanFile, releaseOf } from './plan-file';
import { joinExtras } from './plan-extras';
import type { PlanRecord } from './plan-record';
import { skipsOf } from '../sound-records';
import { FILES, LANDING_PAGE, LANDING_PATH, PAGES, SCHEDULE } from './source';

interface ReleaseRead {
  records: PlanRecord[];
  skipped: SkipCounts;
  notes?: RunNote[];
  sha256: string;
}

/** Rows of earlier releases count on in the progress of the next. */
class RowCount {
  private before = 0;
  private now = 0;

  constructor(private readonly report: ReadOptions['onProgress']) {}

  set(rows: number, total: number | null): void {
    this.now = rows;
    this.report(this.before + rows, total === null ? null : this.before + total);
  }

  next(): void {
    this.before += this.now;
    this.now = 0;
  }
}

/** The whole release, or the part of it that one insurer's filter passes. */
const planSource = (id: PlanSourceId): WholeSource<PlanRecord> => ({
  id,
  kind: 'plans',
  schedule: id === 'insurance' ? SCHEDULE : null,
  read: async (options) => filtered(id, await readLandscape(options)),
  readFile: async (options) => filtered(id, await readFile(options)),
});

export const insurance = planSource('insurance');
export const insurers = INSURER_SOURCES.map(planSource);

async function readLandscape(options: ReadOptions): Promise<WholeRead<PlanRecord>> {
  const links = await findReleases(options);
  const rows = new RowCount((rows, total) => options.onProgress(rows, total));
  const releases: ReleaseRead[] = [];
  for (const link of links) {
    releases.push(await readRelease(link, options, rows));
    rows.next();
  }
  return {
    records: releases.flatMap(({ records }) => records),
    release: links.map(({ release }) => release).join(' + '),
    sourceUrl: LANDING_PAGE,
    sourceUpdatedAt: newestMonth(links),
    retrievedAt: new Date(),
    sha256: joinedHash(releases.map(({ sha256 }) => sha256)),
    skipped: skipsOf(releases.map(({ skipped }) => skipped)),
    notes: releases.flatMap(({ notes }) => notes ?? []),
  };
}

/** Of the plan year in force, and of the next when CMS links it. */
async function findReleases({ client, now }: ReadOptions): Promise<ReleaseLink[]> {
  const url = client.urlOf(PAGES, LANDING_PATH);
  const { value } = await client.getText(PAGES, url, {
    expected: 'html',
    read: (html) => landscapeLinks(pageLinks(html), url),
  });
  const links = planYears(now).flatMap((year) => value.get(year) ?? []);
  if (links.length === 0) throw new CrawlFailure('schema_changed', 'no Landscape archive is linked on the page');
  return links;
}

async function readRelease(link: ReleaseLink, options: ReadOptions, rows: RowCount): Promise<ReleaseRead> {
  const { records, skipped, sha256 } = await options.client.readFile(FILES, link.url, {
    kind: 'zip',
    read: (file) => readArchive(file, link, options, rows),
  });
  if (records.length === 0) throw new CrawlFailure('empty_result', `no plan of ${options.state} in ${link.release}`);
  const joined = await joinExtras(records, link.year, options);
  return {
    records: joined.records,
    skipped,
    notes: joined.notes,
    sha256: joinedHash([sha256, ...joined.sha256]),
  };
}

async function readArchive(
  { path, sha256 }: Downloaded,
  { release }: ReleaseLink,
  { state, signal }: ReadOptions,
  rows: RowCount,
): Promise<ReleaseRead> {
  const read = await readPlanFile(path, {
    state,
    sourceUrl: LANDING_PAGE,
    release,
    signal,
    onRows: (done, total) => rows.set(done, total),
  });
  return { ...read, sha256 };
}

async function readFile({ path, state, signal, ...options }: FileOptions): Promise<WholeRead<PlanRecord>> {
  const kind = await planFileKind(path);
  const release = releaseOf(path);
  const { records, skipped } = await readPlanFile(path, {
    state,
    sourceUrl: LANDING_PAGE,
    release,
    signal,
    onRows: (rows, total) => options.onProgress(rows, total),
  });
  return {
    records,
    release,
    sourceUrl: kind === 'ndjson' ? (records[0]?.sourceUrl ?? LANDING_PAGE) : LANDING_PAGE,
    sourceUpdatedAt: null,
    retrievedAt: new Date(),
    sha256: await fileHash(path),
    skipped,
  };
}

/** @throws CrawlFailure `empty_result` when nothing is left */
function filtered(id: PlanSourceId, read: WholeRead<PlanRecord>): WholeRead<PlanRecord> {
  const records = read.records.filter((record) => passesFilter(INSURER_FILTERS[id], record));
  if (records.length === 0) throw new CrawlFailure('empty_result', 'no plan of the requested state and insurer');
  const others = read.records.length - records.length;
  return { ...read, records, skipped: others > 0 ? { ...read.skipped, other_insurer: others } : read.skipped };
}

/** First day of the month that the newest archive's name states. */
function newestMonth(links: readonly ReleaseLink[]): string | null {
  const newest = links
    .flatMap(({ month }) => month ?? [])
    .sort()
    .at(-1);
  return newest === undefined ? null : `${newest}-01`;
}
