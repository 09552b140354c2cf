// Plan benefits (PBP) of one year: what a visit to the primary doctor and to a specialist costs. Pure reader of the one
// file whose columns are documented (docs/facts/sources.md#pbp-benefits); every other benefit stays unknown.
import type { PlanCopay } from '@app/contracts/http/plans';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { PlanRecord } from './plan-record';

/** The file in the archive, and the address of its columns: 7a = primary care, 7d = specialist. */
export const PROFESSIONALS_FILE = /^pbp_b7_health_prof.*\.txt$/i;
const KEY = ['pbp_a_hnumber', 'pbp_a_plan_identifier', 'segment_id'] as const;
const VISITS: readonly [PlanCopay, string][] = [
  ['primaryCare', 'pbp_b7a'],
  ['specialist', 'pbp_b7d'],
];

export type PlanCopays = Partial<Record<PlanCopay, string>>;

/** `H0028-30-0`: ids without their leading zeros, which the two files pad differently. */
const keyOf = (contract: string, plan: string, segment: string): string =>
  `${contract}-${Number(plan)}-${Number(segment)}`;

export class BenefitsReader {
  private readonly places: ReadonlyMap<string, number>;
  private readonly found = new Map<string, PlanCopays>();

  /** @throws CrawlFailure `missing_columns` */
  constructor(header: readonly string[]) {
    this.places = new Map(header.map((name, place) => [name.trim().toLowerCase(), place]));
    const wanted = [...KEY, ...VISITS.map(([, prefix]) => `${prefix}_copay_amt_mc_min`)];
    const missing = wanted.filter((name) => !this.places.has(name));
    if (missing.length > 0) throw new CrawlFailure('missing_columns', missing.join(', '));
  }

  add(row: readonly string[]): void {
    const cell = (name: string): string => row[this.places.get(name) ?? -1]?.trim() ?? '';
    const [contract, plan, segment] = KEY.map(cell);
    if (!contract || !plan || !segment) return;
    const visits = VISITS.flatMap(([copay, prefix]) => {
      const text = visitCost((name) => cell(`${prefix}_${name}`));
      return text === null ? [] : [[copay, text] as const];
    });
    if (visits.length > 0) this.found.set(keyOf(contract, plan, segment), Object.fromEntries(visits));
  }

  copaysOf({ contractId, planId, segmentId }: PlanRecord): PlanCopays | null {
    return this.found.get(keyOf(contractId, planId, segmentId)) ?? null;
  }
}

/** "20.00" -> "In-network: $20 copay", in the words of Plan Compare; null when the file gives no amount. */
function visitCost(cell: (name: string) => string): string | null {
  // 1 = yes, 2 = no. An amount with a "no" is ignored.
  const hasCopay = cell('copay_yn') !== '2';
  const least = hasCopay ? amount(cell('copay_amt_mc_min')) : null;
  const most = hasCopay ? amount(cell('copay_amt_mc_max')) : null;
  if (least !== null) return `In-network: ${range(least, most, (value) => `$${plain(value)}`)} copay`;
  const share = amount(cell('coins_pct_mc_min'));
  return share === null
    ? null
    : `In-network: ${range(share, amount(cell('coins_pct_mc_max')), (value) => `${plain(value)}%`)} coinsurance`;
}

const amount = (text: string): number | null => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null);
const plain = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));
const range = (least: number, most: number | null, write: (value: number) => string): string =>
  most === null || most === least ? write(least) : `${write(least)}-${write(most)}`;

/** Adds what the benefits file says; a plan it does not know is left as it is. */
export function joinBenefits(plans: readonly PlanRecord[], benefits: BenefitsReader, sourceUrl: string): PlanRecord[] {
  return plans.map((plan) => {
    const copays = benefits.copaysOf(plan);
    return copays === null ? plan : { ...plan, copays: { ...copays, ...plan.copays }, detailsSourceUrl: sourceUrl };
  });
}
