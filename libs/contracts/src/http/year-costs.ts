// What a plan costs one person in a year, with its arithmetic open. Made by libs/benefits/src/costs; sent by the analysis
// (POST /api/ai-analysis). Money is US dollars, to the cent. No decorators: the web imports this file as values.
import type { AmountUnit, EligibilitySource } from './eligibility-answer';
import type { BilingualText } from './errors';
import type { PlanServiceId } from './plan-costs';
import type { CalendarDay } from './times';

/** The specification's ids. */
export const HEALTH_CONDITIONS = [
  'diabetes',
  'hypertension',
  'heart-disease',
  'arthritis',
  'depression',
  'copd',
  'cancer',
  'kidney-disease',
] as const;
export type HealthCondition = (typeof HEALTH_CONDITIONS)[number];

/** The specification's ids: kinds of medicine, each counted as one generic medicine, filled every month. */
export const MEDICATIONS = ['blood-pressure', 'diabetes', 'cholesterol', 'pain', 'antidepressant', 'heart'] as const;
export type Medication = (typeof MEDICATIONS)[number];

/**
 * healthy, normal = visits that `usage` lists, at the plan's copays; very-ill = the most the plan lets somebody pay for care
 * inside its network, and for medicines, in a year.
 */
export const YEAR_KINDS = ['healthy', 'normal', 'very-ill'] as const;
export type YearKind = (typeof YEAR_KINDS)[number];

/** Lines of what goes out whether one is ill or not. */
export const PREMIUM_LINES = [
  'part-b-premium',
  'part-b-reduction',
  'plan-premium',
  'drug-premium',
  'drug-plan-premium',
  'drug-surcharge',
] as const;

/** What a line is about; the web has a name for each. */
export const COST_LINES = [
  ...PREMIUM_LINES,
  'health-deductible',
  'part-a-deductible',
  'part-b-deductible',
  'part-b-coinsurance',
  'service',
  'care-maximum',
  'care-limit',
  'drug-deductible',
  'medicine',
  'brand-medicine',
  'drug-maximum',
  'drug-limit',
] as const;
/**
 * plan-premium = the whole premium, or its care part where there is a `drug-premium`; drug-plan-premium = of the drug plan
 * with Original Medicare; drug-surcharge = what a high income adds to Part D. care-maximum, drug-maximum = the yearly maximum itself, counted in a very ill year; care-limit,
 * drug-limit = what the yearly maximum takes off again (below zero).
 */
export type CostLineCode = (typeof COST_LINES)[number];

/**
 * Why a line has no amount: a percentage of a price that no source states; not stated by the plan's source; a deductible whose
 * services or medicines the source does not name; the part that Extra Help pays is not known; the plan covers no medicines.
 */
export const NOT_COUNTED = ['percent', 'not-stated', 'may-apply', 'subsidy-unknown', 'no-drug-coverage'] as const;
export type NotCounted = (typeof NOT_COUNTED)[number];

/** Who pays a line instead of the person. */
export const LINE_PAYERS = ['medi-cal', 'qmb', 'slmb', 'qi', 'extra-help'] as const;
export type LinePayer = (typeof LINE_PAYERS)[number];

/** Where a number of visits comes from: everybody of that year, or a condition. */
export interface UsageReason {
  from: 'everybody' | HealthCondition;
  /** Times a year. */
  count: number;
}

export interface CostLine {
  code: CostLineCode;
  /** Of a `service` line; else null. */
  service: PlanServiceId | null;
  /** Of a `medicine` line; else null. */
  medication: Medication | null;
  /** Times a year: 12 months, 6 visits, 1 deductible. */
  count: number;
  /** Dollars each time; below zero where it is taken off; null = not counted. */
  each: number | null;
  /** `count` times `each`, dollars a year; null = not counted, and then not in `annual`. */
  total: number | null;
  /** The most the line can come to, dollars a year: its total, or a limit where it is not counted; null = no limit is known. */
  atMost: number | null;
  notCounted: NotCounted | null;
  /** Who pays it, so that `total` is 0 or only the remainder. */
  paidBy: LinePayer | null;
  /** The plan's own words of its source ("In-network: $0-$45 copay"); null where the amount is a figure of the law. */
  words: string | null;
  /** Id in `figures` where the amount is one; else null. */
  figure: string | null;
  /** What makes the count of a `service` line; else empty. */
  because: UsageReason[];
}

export interface YearCost {
  year: YearKind;
  /** In the order of COST_LINES; the totals add up to `annual`. */
  lines: CostLine[];
  /** Dollars a year of everything that could be counted; null when the premium itself is not known. */
  annual: number | null;
  /** `annual` over 12 months, to the cent. */
  monthly: number | null;
  /** Dollars a year it can come to at most; null = no limit is known (Original Medicare has none). */
  atMost: number | null;
  /** True: every line has an amount. */
  isComplete: boolean;
}

/** A dated figure that a line rests on. */
export interface CostFigure {
  id: string;
  label: BilingualText;
  value: number;
  unit: AmountUnit;
  year: number;
  /** The figure of the requested year is not known yet, so that of an earlier year is used. */
  isOld: boolean;
  checkedOn: CalendarDay;
  /** Never empty. */
  sources: EligibilitySource[];
}

/** The rule by which somebody else pays a line. */
export interface CostPayer {
  payer: LinePayer;
  source: EligibilitySource;
}

/** How often somebody sees a doctor is an assumption: each one is listed. */
export interface CostUsage {
  year: YearKind;
  service: PlanServiceId;
  from: UsageReason['from'];
  /** Times a year. */
  count: number;
  /** Who says so; null = our own assumption, and the page says that. */
  source: EligibilitySource | null;
}
