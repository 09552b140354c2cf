// The source `providers`: doctors, pharmacies and the like of one ZIP, from the NPI Registry (NPPES).
import type { SkipCounts } from '@app/contracts/http/crawler';
import type { SourceClient } from '@app/fetching/source-client';
import { parsePage } from './parser';
import { type ProviderRecord, recordsOf } from './provider-record';
import { soundOf } from '../sound-records';
import { LAST_SKIP, POLICIES, PAGE_SIZE, type PageQuestion, pagePath, PROBE_PATH, SITE } from './source';

export interface ProvidersPage {
  /** Records of the requested type in the requested ZIP; each natural key once. */
  records: ProviderRecord[];
  /** Of the page's results, those that could not be read or stored. */
  skipped: SkipCounts;
  /** Where to read on in this question; null when it is answered. */
  nextSkip: number | null;
  /** true: the registry has more than it gives out for one question. */
  isTruncated: boolean;
}

/** @throws SlowDown, CrawlFailure, or the signal's reason */
export async function readPage(client: SourceClient, question: PageQuestion): Promise<ProvidersPage> {
  const { value, fetchedAt } = await client.getJson(SITE, pagePath(question), parsePage);
  const { zip, type, skip } = question;
  const isFull = value.results.length + value.unreadable >= PAGE_SIZE;
  const records = recordsOf(value.results, { zip, type, retrievedAt: fetchedAt });
  return {
    ...soundOf(records, fetchedAt, value.unreadable > 0 ? { unreadable: value.unreadable } : {}),
    nextSkip: isFull && skip < LAST_SKIP ? skip + PAGE_SIZE : null,
    isTruncated: isFull && skip >= LAST_SKIP,
  };
}

/** One short question that shows whether the source can be reached at all. */
export async function probe(client: SourceClient): Promise<void> {
  const short = { ...POLICIES[client.mode], timeoutMs: 4_000, retryDelaysMs: [] };
  await client.getJson({ ...SITE, policies: { live: short, sample: short } }, PROBE_PATH, parsePage);
}
