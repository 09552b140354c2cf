// AI plan analysis (POST /api/ai-analysis): rules and arithmetic over the stored plans of one county. Sentences are the web's:
// here stand codes and their parameters, but for the eligibility reasons, which the check words. No decorators: the web imports
// this file as values.
import type { AnalysisNote } from './analysis-notes';
import type { AssetBand, CurrentInsurance, EligibilityProgram } from './eligibility';
import type { AmountUnit, ProgramOutcome } from './eligibility-answer';
import type { AppLanguage, BilingualText } from './errors';
import type { PlanBenefit } from './plans';
import type { CalendarDay } from './times';
import type { CostFigure, CostPayer, CostUsage, HealthCondition, Medication, YearCost } from './year-costs';

export const ANALYSIS_PATHS = { analysis: '/api/ai-analysis' } as const;

/** The specification's ids. */
export const ANALYSIS_PRIORITIES = ['cost', 'coverage', 'network', 'benefits'] as const;
export type AnalysisPriority = (typeof ANALYSIS_PRIORITIES)[number];

export const ANALYSIS_LIMITS = {
  /** From 18, for family members who help. The eligibility check keeps to the ages of its own form. */
  age: { min: 18, max: 110 },
  income: { min: 0, max: 100_000_000 },
  monthlyIncome: { min: 0, max: 8_000_000 },
  householdSize: { min: 1, max: 8 },
  recommendations: 5,
} as const;

/**
 * Body: `{ profile }`. Errors name their field as `profile.age`. A ZIP outside California is a 400 with `profile.zipCode` and
 * the detail `not_a_california_zip`; a catalog that does not answer a 503.
 */
export interface AnalysisRequest {
  profile: AnalysisProfile;
}

export interface AnalysisProfile {
  /** Whole years. */
  age: number;
  /** Five digits. */
  zipCode: string;
  /** US dollars a year before taxes, as a number or as text ("15,000"). Exactly one of `income` and `monthlyIncome` is sent. */
  income?: number | string;
  /** US dollars a month before taxes. */
  monthlyIncome?: number | string;
  /** You, your spouse and children under 21 at home. */
  householdSize: number;
  healthConditions?: HealthCondition[];
  medications?: Medication[];
  /** What counts more in the score; none = the money counts most, all four = everything alike. */
  priorities?: AnalysisPriority[];
  /** Language of a language model, where one is configured; the arithmetic is the same in both. */
  preferredLanguage?: 'ko' | 'en';
  /** One of `counties` of an earlier answer, for a ZIP that lies in two. */
  county?: string;
  /** What the person has now: `medicaid` is Medi-Cal, `medicare` also says that somebody under 65 has it. Missing = none. */
  currentInsurance?: CurrentInsurance | '';
  /** Missing: a household of two or more is taken as a couple. */
  hasSpouse?: boolean;
  assetsBand?: AssetBand;
  /** ISO date; default: today in California. */
  asOf?: string;
}

/** medicare = plans are counted; under-65 = no Medicare yet, Covered California; no-medicare = 65 or older, not possible with these answers. */
export const ANALYSIS_PATHWAYS = ['medicare', 'under-65', 'no-medicare'] as const;
export type AnalysisPathway = (typeof ANALYSIS_PATHWAYS)[number];

export interface AnalysisCheck {
  /** Possible, or there already; never a promise. */
  eligible: boolean;
  /** The same more exactly, as the eligibility check says it: a program that is there already is not a possible one. */
  outcome: ProgramOutcome;
  reason: BilingualText;
}

export const SAVINGS_PROGRAMS = ['qmb', 'slmb', 'qi'] as const satisfies readonly EligibilityProgram[];
export type SavingsProgram = (typeof SAVINGS_PROGRAMS)[number];

/** low = full Medi-Cal and income up to the poverty level: the smaller copays. */
export const EXTRA_HELP_LEVELS = ['standard', 'low'] as const;
export type ExtraHelpLevel = (typeof EXTRA_HELP_LEVELS)[number];

/** The help that the costs take into account: what the checks say is possible, or there already. */
export interface CostHelp {
  fullMediCal: boolean;
  savingsProgram: SavingsProgram | null;
  extraHelp: ExtraHelpLevel | null;
}

export interface MediCalCheck extends AnalysisCheck {
  /** Dollars of countable income, in `incomeLimitUnit`; null when no limit was compared. */
  incomeLimit: number | null;
  incomeLimitUnit: AmountUnit | null;
}

export interface ExtraHelpCheck extends AnalysisCheck {
  level: ExtraHelpLevel | null;
}

export interface SavingsProgramCheck extends AnalysisCheck {
  program: SavingsProgram | null;
}

export interface AnalysisChecks {
  medicare: AnalysisCheck;
  mediCal: MediCalCheck;
  extraHelp: ExtraHelpCheck;
  savingsProgram: SavingsProgramCheck;
  coveredCalifornia: AnalysisCheck;
}

export interface AnalysisWeight {
  priority: AnalysisPriority;
  /** Of 100; the four add up to 100. */
  percent: number;
}

export interface AnalysisScorePart extends AnalysisWeight {
  /** 0 to 100 among the plans compared. cost, coverage: 100 = the least cost of a normal, a very ill year; network: 100 = PPO,
   * 50 = HMO-POS, 0 = HMO; benefits: share of the seven extra benefits that the plan's source says are covered. */
  points: number;
}

export interface AnalysisCosts {
  /** Dollars, of a normal year. */
  monthlyTotal: number;
  annualTotal: number;
  /** Dollars a year less than the costliest plan compared; 0 for that one. */
  potentialSavings: number;
  /** Dollars a year less (below zero: more) than Original Medicare with a drug plan; null = not comparable. */
  savingsAgainstOriginal: number | null;
  /** True: Original Medicare's 20% share is not counted, so it would save at least so much. */
  isAgainstOriginalAtLeast: boolean;
  /** Dollars of the same year without Medi-Cal, savings program and Extra Help; null when none of them was counted, or when the
   * year without them cannot be. */
  annualWithoutHelp: number | null;
  /** Dollars a year of premiums, Part B's and the plan's, for a couple of whom both have Medicare and join the plan: twice one
   * person's. Null for somebody alone, for a plan that asks an illness of each, and when a premium is not known. Every other
   * amount is one person's. */
  couplePremiums: number | null;
}

export interface AnalysisHighlight {
  benefit: PlanBenefit;
  /** The source's own words; null when it only says that there is something. */
  value: string | null;
}

/** Best first; a plan that has gone from the catalog meanwhile is skipped by the page without a hole: there is no rank to miss. */
export interface AnalysisRecommendation {
  planId: string;
  name: string;
  carrier: string;
  planType: string | null;
  snpType: string | null;
  starRating: number | null;
  /** 0 to 100, whole: the parts' points by their percents. */
  score: number;
  scoreParts: AnalysisScorePart[];
  costAnalysis: AnalysisCosts;
  /** One of each YEAR_KINDS, in their order. */
  years: YearCost[];
  reasons: AnalysisNote[];
  benefitHighlights: AnalysisHighlight[];
  warnings: AnalysisNote[];
  /** Invented by the sample sources: the page marks it. */
  isSample: boolean;
}

/** Original Medicare with the drug plan that costs this person least. */
export interface OriginalMedicareCosts {
  drugPlanId: string | null;
  drugPlanName: string | null;
  years: YearCost[];
}

export interface AnalysisCounty {
  /** Without "County". */
  name: string;
  /** Plans sold there, drug plans left out. */
  plans: number;
}

export interface PlanName {
  planId: string;
  name: string;
}

/** The insights as a language model has worded them, where an operator has configured one. It decides nothing. */
export interface ModelInsights {
  /** The request's `preferredLanguage`: an answer in another language shows the built-in words. */
  language: AppLanguage;
  /** One for each of `insights`, in their order; null: the built-in words stand. */
  texts: (string | null)[];
}

export interface AnalysisResponse {
  asOf: CalendarDay;
  pathway: AnalysisPathway;
  /** The plan year of everything counted; null when no plan was. */
  planYear: number | null;
  /** The county whose plans are compared; the others of `counties` can be requested. */
  county: string;
  counties: AnalysisCounty[];
  eligibilityChecks: AnalysisChecks;
  help: CostHelp;
  weights: AnalysisWeight[];
  recommendations: AnalysisRecommendation[];
  /** Plans whose cost was compared, beyond the recommended ones too. */
  compared: number;
  /** Null without Medicare. */
  originalMedicare: OriginalMedicareCosts | null;
  /** Chronic-condition plans whose name does not say for which illness: to ask about, never ranked. */
  chronicPlansToAsk: PlanName[];
  insights: AnalysisNote[];
  /** Null: no language model is configured, or none of its sentences was borne out by the figures. */
  modelInsights: ModelInsights | null;
  nextSteps: AnalysisNote[];
  assumptions: AnalysisNote[];
  usage: CostUsage[];
  /** Of every payer that a line names. */
  payers: CostPayer[];
  figures: CostFigure[];
}
