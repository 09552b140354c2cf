// Rows of the tables of cost shares, prices and pharmacies -> rows that are staged. Pure.
import type { SkipCode } from '@app/contracts/http/crawler';
import type { Formularies } from './formularies';
import { amountOf, type AreaPlan, integerOf } from './plans';
import { type Cells, planKey } from './rows';
import type { StagedRow, StagedTable } from './staged';

/** A row, or why there is none. */
export type Parsed = StagedRow | SkipCode;

/** What is read of one table of the release. */
export interface PlanTable {
  staged: StagedTable;
  columns: readonly string[];
  optional?: readonly string[];
  parse(plan: AreaPlan, cells: Cells, formularies: Formularies): Parsed;
}

const KEY = ['CONTRACT_ID', 'PLAN_ID', 'SEGMENT_ID'];
const PLACES = ['PREF', 'NONPREF', 'MAIL_PREF', 'MAIL_NONPREF'];
/** Codes of the tables of cost shares; 3 is any other supply. */
const DAYS: ReadonlyMap<string | null | undefined, number> = new Map([
  ['1', 30],
  ['4', 60],
  ['2', 90],
]);
const SUPPLIES = new Set([...DAYS.values()]);
const LEVELS = new Set(['0', '1', '3']);
/** ZIP codes of California. */
const ZIP = /^(9(?:[0-5]\d|6[01])\d\d)/;
const PHARMACY = /^10(\d{10})$/;

/** A smallest or largest amount of 0 is none. */
const boundOf = (cell: string | null | undefined): number | null => amountOf(cell) || null;

const shares: PlanTable = {
  staged: 'shares',
  columns: [
    ...KEY,
    'COVERAGE_LEVEL',
    'TIER',
    'DAYS_SUPPLY',
    'TIER_SPECIALTY_YN',
    'DED_APPLIES_YN',
    ...PLACES.flatMap((place) => ['TYPE', 'AMT', 'MIN_AMT', 'MAX_AMT'].map((part) => `COST_${part}_${place}`)),
  ],
  parse({ n }, cells) {
    const [level, tier, supply, specialty, deductible] = cells.slice(KEY.length);
    const days = DAYS.get(supply);
    if (!LEVELS.has(level ?? '') || days === undefined) return 'other_kind';
    const row: (number | boolean | null)[] = [
      n,
      Number(level),
      integerOf(tier),
      days,
      specialty === 'Y',
      deductible === 'Y',
    ];
    for (let at = KEY.length + 5; at < cells.length; at += 4) {
      const [type, amount, least, most] = cells.slice(at, at + 4);
      const kind = integerOf(type) ?? 0;
      if (kind > 2 || (kind > 0 && amountOf(amount) === null)) return 'unreadable';
      row.push(kind, ...(kind === 0 ? [null, null, null] : [amountOf(amount), boundOf(least), boundOf(most)]));
    }
    return row[2] === null ? 'unreadable' : row;
  },
};

const INSULIN_SHARES = PLACES.map((place) => `COIN_AMT_${place}_INSLN`);

/** The copays are already those of 30, 60 or 90 days. */
const insulin: PlanTable = {
  staged: 'insulin',
  columns: [...KEY, 'TIER', 'DAYS_SUPPLY', ...PLACES.map((place) => `COPAY_AMT_${place}_INSLN`), ...INSULIN_SHARES],
  optional: INSULIN_SHARES,
  parse({ n }, cells) {
    const [tier, supply, ...amounts] = cells.slice(KEY.length);
    const days = DAYS.get(supply);
    if (days === undefined) return 'other_kind';
    if (tier != null && integerOf(tier) === null) return 'unreadable';
    return [n, integerOf(tier), days, ...amounts.map(amountOf)];
  },
};

/** Days of supply are days here, no codes. */
const prices: PlanTable = {
  staged: 'prices',
  columns: [...KEY, 'NDC', 'DAYS_SUPPLY', 'UNIT_COST'],
  parse({ n }, cells, formularies) {
    const [ndc, days, cost] = cells.slice(KEY.length);
    const code = integerOf(ndc);
    const unitCost = amountOf(cost);
    if (code === null || unitCost === null) return 'unreadable';
    if (!SUPPLIES.has(Number(days))) return 'other_kind';
    const rxcui = formularies.rxcuiOf(code);
    return rxcui === null ? 'other_kind' : [n, rxcui, Number(days), unitCost];
  },
};

const pharmacies: PlanTable = {
  staged: 'pharmacies',
  columns: [
    ...KEY,
    'PHARMACY_NUMBER',
    'PHARMACY_ZIPCODE',
    'PREFERRED_STATUS_RETAIL',
    'PHARMACY_RETAIL',
    'IN_AREA_FLAG',
  ],
  parse({ n }, cells) {
    const [number, zip, preferred, retail, inArea] = cells.slice(KEY.length);
    const place = ZIP.exec(zip ?? '')?.[1];
    if (place === undefined || inArea !== '1') return 'other_state';
    if (retail !== 'Y') return 'other_kind';
    const npi = PHARMACY.exec(number ?? '')?.[1];
    return npi === undefined ? 'unreadable' : [n, place, Number(npi), preferred === 'Y'];
  },
};

/** By the beginning of the names of their files. */
export const PLAN_TABLES: Readonly<Record<string, PlanTable>> = {
  'beneficiary cost': shares,
  'insulin beneficiary cost': insulin,
  pricing: prices,
  'pharmacy networks': pharmacies,
};

export const keyIn = ([contract, plan, segment]: Cells): string => planKey(contract ?? '', plan ?? '', segment ?? '');
