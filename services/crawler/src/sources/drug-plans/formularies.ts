// The medicines of the formularies, each in its newest version alone. Pure.
import type { SkipCode } from '@app/contracts/http/crawler';
import { amountOf, integerOf } from './plans';
import type { Cells } from './rows';
import type { StagedRow } from './staged';

export const FORMULARY_COLUMNS = [
  'FORMULARY_ID',
  'FORMULARY_VERSION',
  'CONTRACT_YEAR',
  'RXCUI',
  'TIER_LEVEL_VALUE',
  'QUANTITY_LIMIT_YN',
  'QUANTITY_LIMIT_AMOUNT',
  'QUANTITY_LIMIT_DAYS',
  'PRIOR_AUTHORIZATION_YN',
  'STEP_THERAPY_YN',
  'NDC',
  'SELECTED_DRUG_YN',
];
/** Older files have none of them. */
export const FORMULARY_OPTIONAL = ['NDC', 'SELECTED_DRUG_YN'];

export class Formularies {
  readonly years = new Set<number | null>();
  private readonly versions = new Map<number, number>();
  /** The file names one product code for each medicine, by which another file states its price. null = it names it for two. */
  private readonly rxcuis = new Map<number, number | null>();

  constructor(private readonly wanted: ReadonlySet<number>) {}

  /** Read before the rows: only then is it known which of them count. */
  addVersion([id, version]: Cells): null {
    const [formularyId, number] = [integerOf(id), integerOf(version)];
    if (formularyId === null || number === null || !this.wanted.has(formularyId)) return null;
    this.versions.set(formularyId, Math.max(number, this.versions.get(formularyId) ?? 0));
    return null;
  }

  /** @returns null for a row of another formulary or of an older version */
  rowOf(cells: Cells): StagedRow | SkipCode | null {
    const [id, version, year, rxcui, tier, isLimited, units, days, prior, step, ndc, selected] = cells;
    const [formularyId, drug, level] = [integerOf(id), integerOf(rxcui), integerOf(tier)];
    if (formularyId === null || drug === null || level === null || integerOf(version) === null) return 'unreadable';
    if (this.versions.get(formularyId) !== integerOf(version)) return null;
    this.years.add(integerOf(year));
    const code = integerOf(ndc);
    if (code !== null) this.rxcuis.set(code, (this.rxcuis.get(code) ?? drug) === drug ? drug : null);
    const limit = isLimited === 'Y' ? [amountOf(units), integerOf(days)] : [null, null];
    return [formularyId, drug, level, ...limit, prior === 'Y', step === 'Y', selected === 'Y'];
  }

  rxcuiOf(ndc: number): number | null {
    return this.rxcuis.get(ndc) ?? null;
  }
}
