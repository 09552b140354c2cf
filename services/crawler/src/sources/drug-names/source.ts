// Where RxNorm answers, how gently and how often it is read. Facts: docs/facts/sources.md#names-of-medicines.
import type { SourceMode } from '@app/fetching/dispatchers';
import type { FetchPolicy } from '@app/fetching/questions';
import type { Site } from '@app/fetching/source-client';
import type { SourceFacts } from '../whole-source';

/** After the drug plans are looked up, whose run it waits for, so that a new release has its names on the same day. */
export const DRUG_NAMES = {
  id: 'drug-names',
  kind: 'drug-names',
  schedule: { patterns: ['50 4 * * 0'], shown: { code: 'weekly', params: { weekday: 0 } } },
} as const satisfies SourceFacts;

/** NLM takes 20 requests a second; a quarter of that reads 5,500 medicines in about 40 minutes. */
const POLICIES: Record<SourceMode, FetchPolicy> = {
  live: { paceMs: 200, timeoutMs: 30_000, maxBytes: 1_000_000, retryDelaysMs: [1_000, 4_000, 16_000] },
  sample: { paceMs: 20, timeoutMs: 10_000, maxBytes: 1_000_000, retryDelaysMs: [100, 400, 1_600] },
};

export const SITE: Site = { live: 'https://rxnav.nlm.nih.gov', sample: '/rxnav', policies: POLICIES };

export const conceptPath = (rxcui: number): string => `/REST/rxcui/${rxcui}/properties.json`;
/** Its ingredients, their combination, and its brand. */
export const relatedPath = (rxcui: number): string => `/REST/rxcui/${rxcui}/related.json?tty=IN+MIN+BN`;

/** NLM's own page of an identifier, which visitors open. */
export const pageOf = (rxcui: number | string): string =>
  `https://mor.nlm.nih.gov/RxNav/search?searchBy=RXCUI&searchTerm=${rxcui}`;
