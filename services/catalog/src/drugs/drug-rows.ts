// Rows of CMS's drug-plan tables in the shapes that the year is counted with (libs/benefits/src/drugs).
import type { DrugPlan, ListEntry, ShareTerm, TierShares } from '@app/benefits/drugs/drug-plan';
import { DAYS_SUPPLIES, PHARMACY_KINDS, type PharmacyKind, type PlanDrugYear } from '@app/contracts/http/drug-costs';

/** A row as PostgreSQL writes it as JSON: names of columns -> values. */
type JsonRow = Readonly<Record<string, number | boolean | null>>;

/** What is stored of one plan for the medicines of a request. */
export interface DrugFiguresRow {
  drugPlanId: number;
  listed: readonly JsonRow[];
  shares: readonly JsonRow[];
  insulin: readonly JsonRow[];
  pharmacies: PlanDrugYear['pharmacies'];
}

const COPAY = 1;
const SHARE = 2;
/** "mail_preferred" begins the names of four columns. */
const columnOf = (kind: PharmacyKind): string => kind.replace('-', '_');
type Cells = ReadonlyMap<string, JsonRow[string]>;
const cellsOf = (row: JsonRow): Cells => new Map(Object.entries(row));
const numberIn = (cells: Cells, column: string): number | null => {
  const value = cells.get(column);
  return typeof value === 'number' ? value : null;
};

const byPharmacy = <Terms>(termsOf: (column: string) => Terms): Record<PharmacyKind, Terms> =>
  Object.fromEntries(PHARMACY_KINDS.map((kind) => [kind, termsOf(columnOf(kind))])) as Record<PharmacyKind, Terms>;

/** @returns null for a pharmacy where the plan does not offer it */
function termOf(cells: Cells, column: string): ShareTerm | null {
  const kind = numberIn(cells, `${column}_kind`);
  const amount = numberIn(cells, `${column}_amount`);
  if (amount === null || (kind !== COPAY && kind !== SHARE)) return null;
  const [least, most] = [numberIn(cells, `${column}_min`), numberIn(cells, `${column}_max`)];
  return { kind: kind === COPAY ? 'copay' : 'share', amount, least, most };
}

function sharesOf(row: JsonRow): TierShares {
  const cells = cellsOf(row);
  return {
    level: row['level'] as TierShares['level'],
    tier: row['tier'] as number,
    days: row['days'] as TierShares['days'],
    isDeductibleApplied: row['is_deductible_applied'] === true,
    terms: byPharmacy((column) => termOf(cells, column)),
  };
}

function insulinOf(row: JsonRow): DrugPlan['insulin'][number] {
  const cells = cellsOf(row);
  const termsOf = (column: string): ShareTerm[] =>
    (['copay', 'share'] as const).flatMap((kind): ShareTerm[] => {
      const amount = numberIn(cells, `${column}_${kind}`);
      return amount === null ? [] : [{ kind, amount, least: null, most: null }];
    });
  return { tier: numberIn(cells, 'tier'), days: row['days'] as TierShares['days'], terms: byPharmacy(termsOf) };
}

export function entryOf(row: JsonRow): ListEntry {
  const cells = cellsOf(row);
  const [units, days] = [numberIn(cells, 'quantity_units'), numberIn(cells, 'quantity_days')];
  const costs = DAYS_SUPPLIES.flatMap((supply) => {
    const cost = numberIn(cells, `unit_cost${supply}`);
    return cost === null ? [] : [[supply, cost] as const];
  });
  return {
    tier: row['tier'] as number,
    isSelected: row['is_selected'] === true,
    unitCosts: Object.fromEntries(costs),
    priorAuthorization: row['prior_authorization'] === true,
    stepTherapy: row['step_therapy'] === true,
    quantityLimit: units === null || days === null ? null : { units, days },
  };
}

export const drugPlanOf = (
  { shares, insulin }: DrugFiguresRow,
  plan: Pick<DrugPlan, 'deductible' | 'premium'>,
): DrugPlan => ({ ...plan, shares: shares.map(sharesOf), insulin: insulin.map(insulinOf) });
