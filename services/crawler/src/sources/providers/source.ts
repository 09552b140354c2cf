// Where, how gently and with which questions the NPI Registry is read. Facts:
// docs/facts/sources.md#rules-for-every-source and #npi-registry-api.
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import type { SourceMode } from '@app/fetching/dispatchers';
import type { FetchPolicy } from '@app/fetching/questions';
import type { Site } from '@app/fetching/source-client';
import { descriptionsOf, enumerationTypeOf } from './taxonomies';

/** `source` of every record and the name under which the web prints it. */
export const PROVIDERS_SOURCE_ID = 'nppes';

/** The registry cuts a page at 200 and skips at most 1,000: one query never shows more than 1,200 records. */
export const PAGE_SIZE = 200;
export const LAST_SKIP = 1_000;

/** Live: two requests a second for the whole product. Sample: our own server, slow enough to see the progress. */
export const POLICIES: Record<SourceMode, FetchPolicy> = {
  live: { paceMs: 500, timeoutMs: 30_000, maxBytes: 20_000_000, retryDelaysMs: [1_000, 4_000, 16_000] },
  // Longer than a busy machine needs, so that no page is requested twice.
  sample: { paceMs: 150, timeoutMs: 30_000, maxBytes: 20_000_000, retryDelaysMs: [100, 400, 1_600] },
};

export const SITE: Site = { live: 'https://npiregistry.cms.hhs.gov/api/', sample: '/nppes/api/', policies: POLICIES };

export interface PageQuestion {
  zip: string;
  type: ZipCrawledType;
  /** Index into the type's questions. */
  step: number;
  skip: number;
}

/** How many questions a type takes; the `total` of its run. */
export const stepsOf = (type: ZipCrawledType): number => descriptionsOf(type).length;

/** The question for one page. `90006*` also reaches nine-digit ZIP codes. */
export function pagePath({ zip, type, step, skip }: PageQuestion): string {
  const description = descriptionsOf(type)[step];
  if (description === undefined) throw new RangeError(`${type} has no question ${step}`);
  const query = new URLSearchParams({
    version: '2.1',
    enumeration_type: enumerationTypeOf(type),
    taxonomy_description: description,
    address_purpose: 'LOCATION',
    postal_code: `${zip}*`,
    limit: String(PAGE_SIZE),
    skip: String(skip),
  });
  return `?${query.toString()}`;
}

/** The smallest honest question: one number that need not exist. */
export const PROBE_PATH = '?version=2.1&number=1234567893&limit=1';

/** Page about one provider that a person can open. */
export const providerPage = (npi: string): string => `https://npiregistry.cms.hhs.gov/provider-view/${npi}`;
