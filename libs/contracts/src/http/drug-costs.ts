// What a person's own medicines cost in a year in each plan of a ZIP code, from CMS's public drug-plan files.
// POST, so that nothing a visitor takes is part of an address; the identifiers are neither stored nor logged.
// Money is US dollars, to the cent. No decorators: the web imports this file as values.
import type { Provenance } from './provenance';
import type { CalendarDay } from './times';

export const DRUG_PATHS = {
  /** GET: names of the medicines on the loaded formularies, so that the browser can search without sending what is typed. */
  drugs: '/api/drugs',
  /** POST */
  costs: '/api/drug-costs',
} as const;

/** Units = tablets, milliliters, pens, as the formulary counts them. */
export const DRUG_COST_LIMITS = {
  maxDrugs: 15,
  minUnits: 0.1,
  maxUnits: 3000,
  /** Plans in `plans`, the first by its order. */
  maxPlans: 150,
  /** From the middle of the ZIP code to that of the pharmacy's. */
  pharmacyMiles: 3,
} as const;

/** Days that one fill lasts. */
export const DAYS_SUPPLIES = [30, 60, 90] as const;
export type DaysSupply = (typeof DAYS_SUPPLIES)[number];

/** Where the medicines are filled; each has cost shares of its own. */
export const PHARMACY_KINDS = ['preferred', 'standard', 'mail-preferred', 'mail-standard'] as const;
export type PharmacyKind = (typeof PHARMACY_KINDS)[number];

/**
 * Extra Help: none; standard = the usual copays; low = full Medi-Cal with an income up to the poverty level;
 * institution = full Medi-Cal in a nursing home or with home care in its place, nothing to pay.
 */
export const EXTRA_HELP_LEVELS = ['none', 'standard', 'low', 'institution'] as const;
export type ExtraHelpLevel = (typeof EXTRA_HELP_LEVELS)[number];

/** A medicine of one form and strength. */
export interface DrugName {
  rxcui: string;
  /** "Lisinopril 10 MG Oral Tablet" */
  name: string;
  /** "lisinopril" */
  ingredient: string;
  /** "Zestril"; null for a generic. */
  brand: string | null;
}

export interface DrugNamesResponse {
  drugs: DrugName[];
  /** null: no release is loaded. */
  provenance: Provenance | null;
}

/** Where in the year's rules a month is: the plan's deductible, its copays, or after the yearly cap. */
export const DRUG_PHASES = ['deductible', 'copay', 'after-cap'] as const;
export type DrugPhase = (typeof DRUG_PHASES)[number];

/** Dollars; the same number twice where the sum is exact. */
export interface DollarRange {
  min: number;
  max: number;
}

export interface DrugMonth {
  /** 1 to 12 */
  month: number;
  pays: DollarRange;
  /** The phase in which the month ends. */
  phase: DrugPhase;
}

/**
 * covered; not-covered = not on the plan's list; no-price = on the list, but the release has no price where the sum needs one
 * (deductible, a share in percent), so its part is a range.
 */
export const DRUG_STATUSES = ['covered', 'not-covered', 'no-price'] as const;
export type DrugStatus = (typeof DRUG_STATUSES)[number];

/** How a cost share is stated: dollars a fill, or a part of the price (0.25). */
export interface DrugShare {
  kind: 'copay' | 'share';
  amount: number;
  /** Dollars a fill, where a part of the price has a floor or a ceiling. */
  least?: number;
  most?: number;
}

export interface PlanDrug {
  rxcui: string;
  status: DrugStatus;
  /** The plan's own tier, 1 to 7; null when not covered. */
  tier: number | null;
  isDeductibleApplied: boolean;
  isInsulin: boolean;
  priorAuthorization: boolean;
  stepTherapy: boolean;
  /** The most units that the plan pays for in so many days; null = no limit. */
  quantityLimit: { units: number; days: number } | null;
  /** More than `quantityLimit` is requested. */
  isOverLimit: boolean;
  /**
   * How it is counted: as requested, or where the plan does not offer that for its tier, at the other pharmacies of the same way
   * (store or mail), then for fewer days, then in a store in place of the mail. null = not covered, or offered nowhere.
   */
  filled: { pharmacy: PharmacyKind; days: DaysSupply } | null;
  /** After the deductible, before Extra Help, as `filled`; null = not covered, or offered nowhere. */
  share: DrugShare | null;
  /** Whole price of one fill that the plan has negotiated, dollars; null = not published. */
  price: number | null;
  /** Dollars the person pays in the months of the sum. */
  pays: DollarRange;
  /**
   * The same ingredient, form and strength on a lower tier of this plan, or as a generic, and what it would cost in the same months;
   * of a medicine that is not covered, the one that is.
   */
  cheaper: { rxcui: string; tier: number; pays: DollarRange } | null;
}

export interface PlanDrugYear {
  /** "2026-H0524-003-0", as in InsurancePlanResponse. */
  id: string;
  contractId: string;
  planId: string;
  segmentId: string;
  name: string;
  carrier: string;
  /** A drug plan beside Original Medicare, not a plan with care. */
  isDrugPlan: boolean;
  /** Only for people whom the plan is made for: D-SNP, C-SNP, I-SNP as the source writes it. */
  snpType: string | null;
  /** Dollars a month; null = unknown. */
  premium: number | null;
  drugDeductible: number | null;
  /** One for each month of the sum, in order; they add up to `drugsTotal` where no amount is a range. */
  months: DrugMonth[];
  drugs: PlanDrug[];
  drugsTotal: DollarRange;
  /** The premiums of the same months; null = unknown. */
  premiumTotal: number | null;
  /** Medicines and premiums; null when the premium is unknown. A medicine that is not covered is not in it. */
  total: DollarRange | null;
  /** The month in which most is paid; null when nothing is paid. */
  dearestMonth: number | null;
  /** The month in which the yearly cap is reached for certain; null = none. */
  capMonth: number | null;
  /** Medicines that the plan does not cover. */
  notCovered: number;
  /** Pharmacies of its network within `pharmacyMiles`; null = the network is not loaded. */
  pharmacies: { preferred: number; standard: number } | null;
}

export interface DrugCostsResponse {
  /** Of the release; without one, the requested or the season's. */
  year: number;
  /** "SPUF_2026_20260701"; null: no release is loaded, and the lists are empty. */
  release: string | null;
  publishedOn: CalendarDay | null;
  provenance: Provenance | null;
  /** Dollars; the law's cap on what a person pays for covered medicines in the year. null: not known yet, and no plan can be counted. */
  yearlyCap: number | null;
  /** Plans of the ZIP code: fewest medicines not covered first, then the least `total`, unknown last. */
  plans: PlanDrugYear[];
  /** Plans of the ZIP code whose figures CMS does not publish. */
  suppressed: { id: string; name: string }[];
  /** Identifiers of the request that no list of these plans has. */
  unknownDrugs: string[];
  /** Years that can be requested, the newest first. */
  loadedYears: number[];
}
