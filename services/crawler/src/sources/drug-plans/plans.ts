// Which plans of a release are sold in a state: by county, or by the region that has its counties. Pure.
import type { SkipCode } from '@app/contracts/http/crawler';
import { type Cells, planKey } from './rows';
import type { StagedRow } from './staged';

export const LOCATOR_COLUMNS = ['STATENAME', 'COUNTY_CODE', 'MA_REGION_CODE', 'PDP_REGION_CODE'];

export const PLAN_COLUMNS = [
  'CONTRACT_ID',
  'PLAN_ID',
  'SEGMENT_ID',
  'CONTRACT_NAME',
  'PLAN_NAME',
  'FORMULARY_ID',
  'PREMIUM',
  'DEDUCTIBLE',
  'MA_REGION_CODE',
  'PDP_REGION_CODE',
  'COUNTY_CODE',
  'SNP',
  'PLAN_SUPPRESSED_YN',
];

/** Codes as numbers, because one table writes 07 where another writes 7. County codes are those of the Social Security Administration. */
export class Area {
  private readonly counties = new Set<number>();
  private readonly maRegions = new Set<number>();
  private readonly pdpRegions = new Set<number>();

  constructor(private readonly stateName: string) {}

  addCounty([state, county, maRegion, pdpRegion]: Cells): null {
    if (state?.toLowerCase() !== this.stateName) return null;
    for (const [codes, cell] of [
      [this.counties, county],
      [this.maRegions, maRegion],
      [this.pdpRegions, pdpRegion],
    ] as const) {
      const code = integerOf(cell);
      if (code !== null) codes.add(code);
    }
    return null;
  }

  get isEmpty(): boolean {
    return this.counties.size === 0;
  }

  /** Contracts of drug plans begin with S, of regional plans with R. */
  has(contract: string, place: { maRegion: string | null; pdpRegion: string | null; county: string | null }): boolean {
    const [codes, cell] = contract.startsWith('S')
      ? [this.pdpRegions, place.pdpRegion]
      : contract.startsWith('R')
        ? [this.maRegions, place.maRegion]
        : [this.counties, place.county];
    const code = integerOf(cell);
    return code !== null && codes.has(code);
  }
}

export const amountOf = (cell: string | null | undefined): number | null =>
  cell != null && /^(?:\d{1,12}(?:\.\d{0,10})?|\.\d{1,10})$/.test(cell) ? Number(cell) : null;

export const integerOf = (cell: string | null | undefined): number | null =>
  cell != null && /^\d{1,11}$/.test(cell) ? Number(cell) : null;

export interface AreaPlan {
  n: number;
}

/** Plans by their key in the files, each once: a plan has a row for each of its counties. */
export class AreaPlans {
  readonly byKey = new Map<string, AreaPlan>();
  readonly rows: StagedRow[] = [];
  readonly formularies = new Set<number>();

  constructor(private readonly area: Area) {}

  add(cells: Cells): SkipCode | null {
    const [contract, plan, segment, contractName, name] = cells;
    const [formulary, premium, deductible, maRegion = null, pdpRegion = null, county = null] = cells.slice(5);
    const [snp, suppressed] = cells.slice(11);
    if (contract == null || plan == null || segment == null || contractName == null || name == null)
      return 'unreadable';
    const key = planKey(contract, plan, segment);
    if (!/^[A-Z]\d{4}\|\d{3}\|\d{1,3}$/.test(key)) return 'unreadable';
    if (!this.area.has(contract, { maRegion, pdpRegion, county }) || this.byKey.has(key)) return null;
    const isSuppressed = suppressed === 'Y';
    const formularyId = integerOf(formulary);
    if (formularyId === null && !isSuppressed) return 'unreadable';
    const n = this.rows.length;
    this.byKey.set(key, { n });
    if (formularyId !== null) this.formularies.add(formularyId);
    // The list of plans writes segment 0 where these files write 000.
    const names = [n, contract, plan, String(Number(segment)), contractName, name];
    this.rows.push([...names, formularyId, amountOf(premium), amountOf(deductible), integerOf(snp), isSuppressed]);
    return null;
  }
}
