// The source `drug-names`: names of the medicines on the plans' lists, from RxNorm. Only those are requested that have no name yet
// (ReadOptions.names), and they are kept in portions, so that a read that breaks off goes on where it stopped.
import type { RunNote, SkipCounts } from '@app/contracts/http/crawler';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { SourceClient } from '@app/fetching/source-client';
import type { ReadOptions, WholeRead, WholeSource } from '../whole-source';
import { isNamed, type LookedUpDrug, type NameStore } from './name-store';
import { conceptIn, drugOf, isProduct, relatedIn } from './parser';
import { conceptPath, DRUG_NAMES, relatedPath, SITE } from './source';

/** Half a minute of requests, which is the most that a killed read loses. */
export const PORTION = 100;

export const drugNames: WholeSource = {
  ...DRUG_NAMES,
  read: readMissing,
  readFile: () => Promise.reject(new CrawlFailure('schema_changed', 'RxNorm is asked by number; no file is read')),
};

async function readMissing(options: ReadOptions): Promise<WholeRead<unknown>> {
  const store = storeOf(options);
  const missing = await store.missing();
  const skipped: SkipCounts = {};
  let portion: LookedUpDrug[] = [];
  for (const [done, rxcui] of missing.entries()) {
    options.signal.throwIfAborted();
    options.onProgress(done, missing.length);
    const drug = await lookUp(options.client, rxcui, options.now);
    if (!isNamed(drug)) skipped[drug.skipped] = (skipped[drug.skipped] ?? 0) + 1;
    portion.push(drug);
    if (portion.length < PORTION || !portion.some(isNamed)) continue;
    await store.keep(portion);
    portion = [];
  }
  // A service that knows nothing any more must not be believed for half a year.
  if (portion.length >= PORTION) throw new CrawlFailure('empty_result', `none of ${portion.length} medicines is known`);
  if (portion.length > 0) await store.keep(portion);
  const notes: RunNote[] = missing.length === 0 ? [{ code: 'no_name_missing' }] : [];
  return {
    records: [],
    release: null,
    sourceUrl: SITE.live,
    sourceUpdatedAt: null,
    retrievedAt: new Date(),
    sha256: '',
    skipped,
    notes,
  };
}

function storeOf({ names }: ReadOptions): NameStore {
  if (!names) throw new Error('the names of this source are stored while they are read');
  return names;
}

/** The table of names is the cache: thousands of small responses are not kept a second time. */
async function lookUp(client: SourceClient, rxcui: number, now: Date): Promise<LookedUpDrug> {
  const wishes = { isKept: false };
  const { value: concept } = await client.getJson(SITE, conceptPath(rxcui), conceptIn, wishes);
  if (concept === null) return { rxcui, skipped: 'not_known' };
  if (!isProduct(concept)) return { rxcui, skipped: 'other_kind' };
  const { value: related } = await client.getJson(SITE, relatedPath(rxcui), relatedIn, wishes);
  return drugOf(rxcui, concept, related, now);
}
