// Which columns of the Landscape we use, under the names of every year we accept. Read by name, never by place.
import { CrawlFailure } from '@app/fetching/crawl-failure';

/** Ours -> theirs; several spellings where the years differ (2026, 2027). */
const NAMES = {
  year: ['Contract Year'],
  category: ['Contract Category Type'],
  state: ['State Territory Abbreviation'],
  county: ['County Name'],
  contractId: ['Contract ID'],
  planId: ['Plan ID'],
  segmentId: ['Segment ID'],
  key: ['ContractPlanSegmentID', 'Contract Plan Segment ID'],
  parent: ['Parent Organization Name'],
  contractName: ['Contract Name'],
  marketingName: ['Organization Marketing Name'],
  planName: ['Plan Name'],
  planType: ['Plan Type'],
  snpType: ['SNP Type'],
  hasPartD: ['Part D Coverage Indicator'],
  drugDeductible: ['Annual Part D Deductible Amount'],
  partDPremium: ['Part D Total Premium'],
  partCPremium: ['Part C Premium'],
  consolidatedPremium: ['Monthly Consolidated Premium (Part C + D)'],
  maximum: ['In-Network Maximum Out-of-Pocket (MOOP) Amount'],
  overallStars: ['Overall Star Rating'],
} as const satisfies Record<string, readonly string[]>;

export type LandscapeColumn = keyof typeof NAMES;
/** The index of each column in this file. */
export type ColumnPlaces = Readonly<Record<LandscapeColumn, number>>;

const plain = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * @param header the file's first row
 * @throws CrawlFailure `missing_columns` naming them
 */
export function columnPlaces(header: readonly string[]): ColumnPlaces {
  const places = new Map(header.map((name, place) => [plain(name), place]));
  const missing: string[] = [];
  const found = (Object.keys(NAMES) as LandscapeColumn[]).map((column) => {
    const names: readonly string[] = NAMES[column];
    const place = names.map((name) => places.get(plain(name))).find((at) => at !== undefined);
    if (place === undefined) missing.push(names[0] ?? column);
    return [column, place ?? -1] as const;
  });
  if (missing.length > 0) throw new CrawlFailure('missing_columns', missing.join(', '));
  return Object.fromEntries(found) as ColumnPlaces;
}
