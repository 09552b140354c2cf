// What becomes of one plan in the next year (GET /api/insurance-plans/next-year/:number). No decorators: the web imports this file as values.
import type { InsurancePlanResponse } from './plans';
import type { Provenance } from './provenance';

export const PLAN_NEXT_YEAR_PATH = '/api/insurance-plans/next-year/:number';

/** `H0543-204`, as cards and letters print it; the segment behind it ("-000") is not part of it. */
export const PLAN_NUMBER = /^[A-Z]\d{4}-\d{3}$/;

/** The number on the card: all segments of a plan have the same. */
export const planNumberOf = ({ contractId, planId }: Pick<InsurancePlanResponse, 'contractId' | 'planId'>): string =>
  `${contractId}-${planId}`;

/** `renamed` keeps its number; `merged` = its members are moved to `successors`; `unknown` = no loaded file says. */
export const PLAN_FATES = ['goes-on', 'renamed', 'merged', 'ends', 'unknown'] as const;
export type PlanFate = (typeof PLAN_FATES)[number];

export interface PlanSuccessor {
  number: string;
  name: string;
}

/** Whether the plan, or what it becomes, is sold in a county of the visitor's ZIP. */
export interface PlanCountyChange {
  /** Without "County". */
  county: string;
  isSoldNow: boolean;
  isSoldNext: boolean;
}

export interface PlanNextYearResponse {
  number: string;
  /** The year of `plans`; `nextYear` follows it. */
  year: number;
  nextYear: number;
  /** null: no loaded file has the number. */
  name: string | null;
  fate: PlanFate;
  /** Who says so; null with `unknown`. */
  provenance: Provenance | null;
  /** The plans that members are moved to, when it is not the plan itself. */
  successors: PlanSuccessor[];
  /** CMS says that the plan is sold in more or fewer counties; null = it does not say so. */
  serviceArea: 'expanded' | 'reduced' | null;
  /** Whether plans of the next year are loaded at all. */
  isNextLoaded: boolean;
  /** Counties that begin or end; empty until the plan is loaded in both years. */
  counties: { gained: string[]; lost: string[] };
  /** One for each county of the ZIP; empty without a ZIP, and until the plan is loaded in both years. */
  here: PlanCountyChange[];
  /** Its segments, which are parts with prices of their own, are others next year. */
  hasNewSegments: boolean;
  /** With a ZIP those that are sold there, if any is; every segment otherwise. */
  plans: InsurancePlanResponse[];
  next: InsurancePlanResponse[];
}
