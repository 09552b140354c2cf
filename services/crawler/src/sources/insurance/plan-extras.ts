// What the Landscape does not have, joined by key: copays from the benefits file, stars from the ratings file. Both are
// extras: when one cannot be read, the plans are imported without it and the run says so.
import type { RunNote } from '@app/contracts/http/crawler';
import type { Options } from 'csv-parse';
import { CrawlFailure, SlowDown, LeaseLost } from '@app/fetching/crawl-failure';
import type { ReadOptions } from '../whole-source';
import { openZipMember } from '../named-rows/archive';
import { BenefitsReader, joinBenefits, PROFESSIONALS_FILE } from './pbp-benefits';
import type { PlanRecord } from './plan-record';
import { benefitsPath, FILES, LIVE_BASE, PAGES, RATINGS_PATH } from './source';
import { pageLinks } from './page-links';
import { joinRatings, lacksRating, ratingsLink, RatingsReader, SUMMARY_FILE } from './star-ratings';
import { COMMA, rowsOf, TAB } from '../named-rows/tables';

type ExtrasOptions = Pick<ReadOptions, 'client' | 'signal'>;

export interface JoinedPlans {
  records: PlanRecord[];
  /** Extras that could not be read, with the class of the failure. */
  notes: RunNote[];
  sha256: string[];
}

export async function joinExtras(
  plans: readonly PlanRecord[],
  year: number,
  options: ExtrasOptions,
): Promise<JoinedPlans> {
  const joined: JoinedPlans = { records: [...plans], notes: [], sha256: [] };
  await attempt('benefits_not_read', joined, options.signal, () => addBenefits(joined, year, options));
  if (joined.records.some(lacksRating)) {
    await attempt('ratings_not_read', joined, options.signal, () => addRatings(joined, year, options));
  }
  return joined;
}

async function addBenefits(joined: JoinedPlans, year: number, options: ExtrasOptions): Promise<void> {
  let reader: BenefitsReader | null = null;
  const sha256 = await eachRow(benefitsPath(year), PROFESSIONALS_FILE, TAB, options, (row) => {
    if (reader === null) reader = new BenefitsReader(row);
    else reader.add(row);
  });
  if (reader === null) throw new CrawlFailure('empty_result', 'plan benefits');
  joined.records = joinBenefits(joined.records, reader, `${LIVE_BASE}${benefitsPath(year)}`);
  joined.sha256.push(sha256);
}

async function addRatings(joined: JoinedPlans, year: number, options: ExtrasOptions): Promise<void> {
  const page = options.client.urlOf(PAGES, RATINGS_PATH);
  const { value: url } = await options.client.getText(PAGES, page, {
    expected: 'html',
    read: (html) => ratingsLink(pageLinks(html), page, year),
  });
  // Ratings come out in October: before that there is nothing to read, which is no failure.
  if (url === null) return;
  const reader = new RatingsReader();
  const sha256 = await eachRow(url, SUMMARY_FILE, COMMA, options, (row) => reader.add(row));
  joined.records = joinRatings(joined.records, reader.finish());
  joined.sha256.push(sha256);
}

/** @returns the hash of the archive */
async function eachRow(
  path: string | URL,
  member: RegExp,
  format: Options,
  { client, signal }: ExtrasOptions,
  take: (row: string[]) => void,
): Promise<string> {
  return client.readFile(FILES, path, {
    kind: 'zip',
    read: async ({ path: archive, sha256 }) => {
      for await (const row of rowsOf(() => openZipMember(archive, member), format, signal)) take(row);
      return sha256;
    },
  });
}

async function attempt(code: RunNote['code'], joined: JoinedPlans, signal: AbortSignal, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof LeaseLost) throw error;
    if (!(error instanceof CrawlFailure) && !(error instanceof SlowDown)) throw error;
    const why = error instanceof CrawlFailure ? error.failureClass : 'rate_limited';
    joined.notes.push({ code, params: { reason: why } });
  }
}
