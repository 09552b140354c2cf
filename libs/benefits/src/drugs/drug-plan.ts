// What CMS's drug-plan files state of one plan and of one medicine on its list, as plain data: the catalog fills it from the
// tables. Money is US dollars. Facts: docs/facts/sources.md#drug-plan-files.
import type { DaysSupply, PharmacyKind, PlanDrug } from '@app/contracts/http/drug-costs';

/** What the member pays of one fill: dollars, or a part of its price (0.25) with its floor and ceiling in dollars. */
export interface ShareTerm {
  kind: 'copay' | 'share';
  amount: number;
  /** Of a part of the price; null = none. */
  least: number | null;
  /** null or 0 = no ceiling. */
  most: number | null;
}

/** null = the plan does not offer it there. */
export type ShareTerms = Readonly<Record<PharmacyKind, ShareTerm | null>>;

export interface TierShares {
  /** 0 = before the deductible, in a tier without one; 1 = after it. */
  level: 0 | 1;
  tier: number;
  days: DaysSupply;
  isDeductibleApplied: boolean;
  terms: ShareTerms;
}

/** The plan's rule for insulin. The least of its terms counts: a copay, a part of the price or both. */
export interface InsulinShares {
  /** null = every tier. */
  tier: number | null;
  days: DaysSupply;
  terms: Readonly<Record<PharmacyKind, readonly ShareTerm[]>>;
}

export interface DrugPlan {
  deductible: number;
  /** A month; null = unknown. */
  premium: number | null;
  shares: readonly TierShares[];
  insulin: readonly InsulinShares[];
}

/** One medicine on the plan's list. */
export interface ListedDrug {
  tier: number;
  /** Its price is negotiated by Medicare. */
  isSelected: boolean;
  /** Dollars for one unit, by the days of a fill; missing = not published. */
  unitCosts: Readonly<Partial<Record<DaysSupply, number>>>;
}

/** One medicine on the list of a plan as a person reads it. */
export interface ListEntry extends ListedDrug {
  priorAuthorization: boolean;
  stepTherapy: boolean;
  quantityLimit: PlanDrug['quantityLimit'];
}

export interface TakenDrug {
  /** null = the plan does not cover it. */
  listed: ListedDrug | null;
  isInsulin: boolean;
  /** null = unknown. */
  isBrand: boolean | null;
  unitsPerMonth: number;
  daysSupply: DaysSupply;
}

/** The amounts of the law for the year, in dollars. */
export interface DrugYearRules {
  /** The most a member pays in the year. */
  cap: number;
  /** The most a member pays for 30 days of one insulin. */
  insulinMonthlyCap: number;
  /** Extra Help's copays; null = no Extra Help. */
  extraHelp: { generic: number; brand: number } | null;
}
