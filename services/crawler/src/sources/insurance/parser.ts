// Rows of the CMS Landscape -> one record per plan with the set of its counties. Pure; docs/facts/sources.md#landscape.
import type { SkipCode, SkipCounts } from '@app/contracts/http/crawler';
import { columnPlaces, type ColumnPlaces, type LandscapeColumn } from './columns';
import { dollars, stars } from './money';
import { contractCategory, type PlanRecord, planRecordId, type SilentField, snpTypeOf } from './plan-record';

export interface LandscapeOptions {
  /** Two letters; rows of other states are counted and left out. */
  state: string;
  sourceUrl: string;
  release: string | null;
}

export interface ParsedPlans {
  records: PlanRecord[];
  /** Rows left out, by reason. */
  skipped: SkipCounts;
}

/** Never in the Landscape. */
const ALWAYS_SILENT: readonly SilentField[] = ['deductible', 'copays', 'benefits', 'costs', 'website', 'phones'];
const NOT_APPLICABLE = /^(?:not applicable|n\/?a)?$/i;

type Cells = Readonly<Record<LandscapeColumn, string>>;

/** Takes the file row by row, because it has 130,000 of them and most are other states'. */
export class LandscapeParser {
  private readonly plans = new Map<string, PlanRecord & { said: string; countySet: Set<string> }>();
  private readonly skipped: SkipCounts = {};
  private readonly places: ColumnPlaces;
  private readonly width: number;

  /** @throws CrawlFailure `missing_columns` */
  constructor(
    header: readonly string[],
    private readonly options: LandscapeOptions,
  ) {
    this.places = columnPlaces(header);
    this.width = header.length;
  }

  /** @returns false for a row that is shorter or longer than the header: counted and left out */
  add(row: readonly string[]): boolean {
    if (row.length !== this.width) {
      this.skip('ragged_row');
      return false;
    }
    if (row[this.places.state]?.trim() !== this.options.state) {
      this.skip('other_state');
      return true;
    }
    const cells = cellsOf(row, this.places);
    const plan = planOf(cells, this.options);
    if (plan === null) this.skip('unknown_plan_kind');
    else this.keep(plan, cells);
    return true;
  }

  /** A plan has a row for each of its counties; where they differ in anything else, the first one counts. */
  private keep(plan: PlanRecord, { year, key, county }: Cells): void {
    const known = this.plans.get(year + key);
    if (!known) {
      this.plans.set(year + key, { ...plan, said: JSON.stringify(plan), countySet: new Set([county]) });
      return;
    }
    if (known.said !== JSON.stringify(plan)) this.skip('listed_differently');
    known.countySet.add(county);
  }

  finish(): ParsedPlans {
    const records = [...this.plans.values()].map(({ countySet, said: _, ...plan }) => ({
      ...plan,
      counties: [...countySet].filter((county) => county !== '').sort(),
    }));
    return { records, skipped: { ...this.skipped } };
  }

  private skip(reason: SkipCode): void {
    this.skipped[reason] = (this.skipped[reason] ?? 0) + 1;
  }
}

function cellsOf(row: readonly string[], places: ColumnPlaces): Cells {
  const entries = Object.entries(places).map(([column, place]) => [column, (row[place] ?? '').trim()]);
  return Object.fromEntries(entries) as Cells;
}

const stated = (text: string): string | null => (NOT_APPLICABLE.test(text) ? null : text);
const yesNo = (text: string): boolean | null => (/^yes$/i.test(text) ? true : /^no$/i.test(text) ? false : null);

/** Ids are text with leading zeros; some copies of the file lose them. */
const threeDigits = (text: string): string => (/^\d{1,2}$/.test(text) ? text.padStart(3, '0') : text);

/** null when the row's kind, year or ids are none we know. */
function planOf(cells: Cells, options: LandscapeOptions): PlanRecord | null {
  const hasDrugCoverage = yesNo(cells.hasPartD);
  const kind = contractCategory(cells.category, hasDrugCoverage);
  const ids = {
    planYear: Number(cells.year),
    contractId: cells.contractId,
    planId: threeDigits(cells.planId),
    segmentId: cells.segmentId,
  };
  const id = planRecordId(ids);
  if (kind === null || !/^20\d\d-[A-Z]\d{4}-\d{3}-\d{1,3}$/.test(id)) return null;
  return {
    id,
    ...ids,
    ...kind,
    name: cells.planName,
    carrier: stated(cells.marketingName) ?? stated(cells.parent) ?? cells.contractName,
    parentOrganization: stated(cells.parent),
    contractName: stated(cells.contractName),
    planType: stated(cells.planType),
    snpType: snpTypeOf(stated(cells.snpType)) ?? snpTypeOf(cells.planType),
    state: options.state,
    monthlyPremium: premium(cells, kind.category === 'drug'),
    deductible: null,
    drugDeductible: dollars(cells.drugDeductible),
    maxOutOfPocket: dollars(cells.maximum),
    starRating: stars(cells.overallStars),
    hasDrugCoverage,
    copays: {},
    benefits: hasDrugCoverage === null ? {} : { prescription: { isCovered: hasDrugCoverage, text: null } },
    costs: {},
    website: null,
    phones: {},
    counties: [],
    // Empty stars are "not yet published", other than "Not Applicable".
    silentOn: cells.overallStars === '' ? [...ALWAYS_SILENT, 'starRating'] : ALWAYS_SILENT,
    detailsSourceUrl: null,
    sourceUrl: options.sourceUrl,
    release: options.release,
  };
}

/**
 * Consolidated; without drug cover that is "Not Applicable" and Part C is the whole premium. The Part B premium is extra
 * always.
 */
function premium(cells: Cells, isDrugPlan: boolean): number | null {
  if (isDrugPlan) return dollars(cells.partDPremium);
  return dollars(cells.consolidatedPremium) ?? dollars(cells.partCPremium);
}
