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

interface Formulary {
  version: number;
  /** By RXCUI; of two rows of one medicine the first counts. */
  drugs: Map<number, StagedRow>;
  /** The file names one product code for each medicine, by which another file states its price. */
  rxcuiOf: Map<number, number>;
}

export class Formularies {
  readonly years = new Set<number | null>();
  private readonly byId = new Map<number, Formulary>();

  constructor(private readonly wanted: ReadonlySet<number>) {}

  add(cells: Cells): SkipCode | null {
    const [id, version, year, rxcui, tier, isLimited, units, days, prior, step, ndc, selected] = cells;
    const formularyId = integerOf(id);
    const drug = { rxcui: integerOf(rxcui), tier: integerOf(tier), version: integerOf(version) };
    if (formularyId === null || drug.rxcui === null || drug.tier === null || drug.version === null) {
      return 'unreadable';
    }
    if (!this.wanted.has(formularyId)) return null;
    this.years.add(integerOf(year));
    const formulary = this.versionOf(formularyId, drug.version);
    if (formulary === null) return null;
    if (formulary.drugs.has(drug.rxcui)) return 'listed_twice';
    const limit = isLimited === 'Y' ? [amountOf(units), integerOf(days)] : [null, null];
    const marks = [prior === 'Y', step === 'Y', selected === 'Y'];
    formulary.drugs.set(drug.rxcui, [formularyId, drug.rxcui, drug.tier, ...limit, ...marks]);
    const code = integerOf(ndc);
    if (code !== null) formulary.rxcuiOf.set(code, drug.rxcui);
    return null;
  }

  *rows(): Generator<StagedRow> {
    for (const { drugs } of this.byId.values()) yield* drugs.values();
  }

  rxcuiOf(formularyId: number, ndc: number): number | null {
    return this.byId.get(formularyId)?.rxcuiOf.get(ndc) ?? null;
  }

  /** A newer version begins anew. */
  private versionOf(id: number, version: number): Formulary | null {
    const known = this.byId.get(id);
    if (known !== undefined && version < known.version) return null;
    if (known?.version === version) return known;
    const begun = { version, drugs: new Map<number, StagedRow>(), rxcuiOf: new Map<number, number>() };
    this.byId.set(id, begun);
    return begun;
  }
}
