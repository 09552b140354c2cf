// Insurance plans as catalog answers them (GET /api/insurance-plans). No decorators: the web imports this file as values.
import type { PlanCostCell } from './plan-costs';
import type { Provenance } from './provenance';
import type { CalendarDay } from './times';

export const PLAN_PATHS = {
  plans: '/api/insurance-plans',
  plansOfType: '/api/insurance-plans/type/:type',
} as const;

/** County of a plan that is sold in the whole state, as CMS names it and as it is stored. */
export const ALL_COUNTIES = 'All Counties';

export const PLAN_TYPES = [
  'medicare',
  'medicare-advantage',
  'medicare-supplement',
  'medi-cal',
  'covered-california',
] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

/** `/type/medicare` and `type=medicare` mean the whole Medicare family. */
export const MEDICARE_FAMILY = [
  'medicare',
  'medicare-advantage',
  'medicare-supplement',
] as const satisfies readonly PlanType[];

/** drug = stand-alone Part D; the rest is the Landscape's category in our words. `popular` only from CMS enrollment figures. */
export const PLAN_CATEGORIES = ['health-and-drug', 'health-only', 'special-needs', 'drug', 'popular'] as const;
export type PlanCategory = (typeof PLAN_CATEGORIES)[number];

/** Extra benefits a visitor can ask for; a plan matches only when its stored benefit says that it is covered. */
export const PLAN_BENEFITS = [
  'dental',
  'vision',
  'hearing',
  'prescription',
  'wellness',
  'transportation',
  'telehealth',
  'overTheCounter',
] as const;
export type PlanBenefit = (typeof PLAN_BENEFITS)[number];

export const PLAN_COPAYS = ['primaryCare', 'specialist', 'emergency', 'urgentCare', 'inpatient', 'outpatient'] as const;
export type PlanCopay = (typeof PLAN_COPAYS)[number];

/** Whom a plan's number is for: its members, or people who think of joining. */
export const PLAN_PHONES = ['members', 'nonMembers'] as const;
export type PlanPhone = (typeof PLAN_PHONES)[number];

/** What a list may be ordered by: the least premium or yearly maximum, or the most stars first; unknown figures last. */
export const PLAN_SORTS = ['premium', 'maximum', 'stars'] as const;
export type PlanSort = (typeof PLAN_SORTS)[number];

/** Parts of a plan that are sent only when requested, for at most `maxIds` plans: those of a whole list have megabytes. */
export const PLAN_PARTS = ['costs'] as const;

export const PLAN_LIMITS = { default: 1000, max: 1000, maxText: 100, maxIds: 20, maxPremium: 10_000 } as const;

/** The source's own words ("$0-$45 copay"), never rounded; isCovered null = the source does not say. */
export interface PlanBenefitCell {
  isCovered: boolean | null;
  text: string | null;
}

export interface InsurancePlanResponse {
  /** `2026-H0524-003-0` */
  id: string;
  contractId: string;
  planId: string;
  segmentId: string;
  planYear: number;
  name: string;
  /** One line made of the plan's facts; `descriptionKo` says the same. */
  description: string;
  descriptionKo?: string;
  type: PlanType;
  category: PlanCategory | null;
  /** Brand a visitor knows; parentOrganization is the company behind it. */
  carrier: string;
  parentOrganization: string | null;
  /** HMO, PPO, HMO-POS, PDP, ... as CMS writes it. */
  planType: string | null;
  snpType: string | null;
  /** Dollars a month besides the Part B premium; null = unknown, never zero. */
  monthlyPremium: number | null;
  deductible: number | null;
  drugDeductible: number | null;
  maxOutOfPocket: number | null;
  starRating: number | null;
  hasDrugCoverage: boolean | null;
  copays: Partial<Record<PlanCopay, string>>;
  benefits: Partial<Record<PlanBenefit, PlanBenefitCell>>;
  /** Dollars a month that the plan pays of the Part B premium; null = none, or its source does not say. */
  partBReduction?: number | null;
  /** With `include=costs`: every cost row of the plan's page, its words and what they mean. */
  costs?: PlanCostCell[];
  providerNetwork: string | null;
  website: string | null;
  /** As the source prints them ("1-866-870-3470"); absent = the source does not say. */
  phones: Partial<Record<PlanPhone, string>>;
  /** Page the copays and benefits were read from, when not from `sourceUrl`, and the day they were. */
  detailsSourceUrl?: string | null;
  detailsCheckedOn?: CalendarDay | null;
  /** Names without "County"; empty with isStatewide. */
  counties: string[];
  isStatewide: boolean;
  checkedAt: CalendarDay;
  source: string;
  sourceUrl: string;
  origin: Provenance['origin'];
  provenance: Provenance;
}
