// What the eligibility service answers: the check, its reasons and what would change them. Nothing of it is ever stored.
import type { BilingualText } from './errors';
import type { Verification } from './provenance';

export const ELIGIBILITY_PATHS = { check: '/api/eligibility-check' } as const;

export const CITIZENSHIP_STATUSES = ['citizen', 'resident', 'other'] as const;
export type CitizenshipStatus = (typeof CITIZENSHIP_STATUSES)[number];

/** `medicaid` means Medi-Cal. */
export const CURRENT_INSURANCES = ['none', 'employer', 'medicare', 'medicaid', 'private', 'other'] as const;
export type CurrentInsurance = (typeof CURRENT_INSURANCES)[number];

/** Savings against Medi-Cal's limit in force: up to one person's, above it up to a couple's, above a couple's. */
export const ASSET_BANDS = ['upToOne', 'upToCouple', 'aboveCouple'] as const;
export type AssetBand = (typeof ASSET_BANDS)[number];

export const AGE_BANDS = [
  { id: '60-64', age: 62 },
  { id: '65-69', age: 67 },
  { id: '70-74', age: 72 },
  { id: '75+', age: 78 },
] as const;
/** The specification's bands and the value each one stands for; `from` and `to` are what the choice says. */
export const INCOME_BANDS = [
  { id: 'under20', annualIncome: 15_000, from: 0, to: 20_000 },
  { id: '20-30', annualIncome: 25_000, from: 20_000, to: 30_000 },
  { id: '30-50', annualIncome: 40_000, from: 30_000, to: 50_000 },
  { id: 'over50', annualIncome: 60_000, from: 50_000, to: null },
] as const;

export const ELIGIBILITY_LIMITS = {
  age: { min: 50, max: 100, initial: 65 },
  annualIncome: { min: 0, max: 100_000_000, initial: 0 },
  householdSize: { min: 1, max: 8 },
  yearsAsResident: { min: 0, max: 100 },
  workCredits: { min: 0, max: 400 },
  /** The tables begin in 2024; a later day than the last one answers with figures of an earlier year, marked so. */
  asOf: { min: '2024-01-01', max: '2028-12-31' },
} as const;

export interface EligibilityRequest {
  age: number;
  /** US dollars a year, before taxes; `15000`, `"15000"` and `"15,000"` are the same. */
  annualIncome: number | string;
  citizenshipStatus: CitizenshipStatus;
  /** Missing or empty means none. */
  currentInsurance?: CurrentInsurance | '';
  householdSize?: number;
  assetsBand?: AssetBand;
  yearsAsResident?: number;
  /** Quarters of Medicare-taxed work, own or the spouse's. */
  workCredits?: number;
  /** Language of `recommendations`; everything else is answered in both. */
  language?: 'ko' | 'en';
  /** ISO date; default: today in California. */
  asOf?: string;
}

export const ELIGIBILITY_PROGRAMS = [
  'medicare',
  'medi-cal',
  'extra-help',
  'medicare-savings',
  'share-of-cost',
  'working-disabled',
  'covered-california',
  'irmaa',
  'late-enrollment',
  'cash-and-food',
] as const;
export type EligibilityProgram = (typeof ELIGIBILITY_PROGRAMS)[number];

export const AMOUNT_UNITS = [
  'usd',
  'usd-per-month',
  'usd-per-year',
  'usd-per-day',
  'percent',
  'years-old',
  'years',
  'months',
  'days',
  'credits',
  'hours',
  'people',
] as const;
export type AmountUnit = (typeof AMOUNT_UNITS)[number];

export interface EligibilityAmount {
  value: number;
  unit: AmountUnit;
  /** What stands under the number: "15,000 minus 240", "1,836 a month". */
  note: BilingualText | null;
}

export const RULE_OUTCOMES = ['pass', 'fail', 'unknown'] as const;
export type RuleOutcome = (typeof RULE_OUTCOMES)[number];

export interface EligibilitySource {
  /** Law, letter or page: `42 USC 426(a)`, `DHCS ACWDL 26-01`. */
  citation: BilingualText;
  /** Who writes the page; the citation begins with it. */
  publisher: BilingualText;
  url: string;
  verified: Verification;
  /** ISO date of the source itself; null when it does not say. */
  sourceDate: string | null;
}

export interface EligibilityRule {
  /** Stable: `medicare.age`, `medi-cal.aged-income`. */
  id: string;
  program: EligibilityProgram;
  outcome: RuleOutcome;
  title: BilingualText;
  text: BilingualText;
  /** Fields of the request the rule read. */
  inputs: string[];
  yours: EligibilityAmount | null;
  limit: EligibilityAmount | null;
  /** How `yours` has to stand to `limit`. */
  comparison: 'at-most' | 'below' | 'at-least' | null;
  /** Room left (positive) or missing (negative), in the unit of `limit`. */
  margin: EligibilityAmount | null;
  /** Within 250 dollars above a limit, or savings unknown: "apply, the county decides". */
  isBorderline: boolean;
  /** `2026`: the year whose figure was used; null when no dated figure was. */
  figureYear: number | null;
  /** True: the figure of the asked year has not been loaded, so the last known one was used and says its year. */
  isFigureOld: boolean;
  /** The first source; all of them in `sources`. */
  citation: BilingualText;
  sourceUrl: string;
  sources: EligibilitySource[];
  effectiveFrom: string;
  effectiveTo: string | null;
  checkedOn: string;
}

/** One thing to do next, most useful first. */
export interface EligibilityAction {
  id: string;
  program: EligibilityProgram | null;
  title: BilingualText;
  text: BilingualText;
}

/** Only true flips: the same check, run again with one thing changed, answers otherwise. */
export interface EligibilityFlip {
  id: string;
  change: Partial<Omit<EligibilityRequest, 'language'>>;
  program: EligibilityProgram;
  becomes: 'possible' | 'not-possible' | 'undecided';
  text: BilingualText;
}

export interface EligibilityQuestion {
  field: 'householdSize' | 'assetsBand' | 'yearsAsResident' | 'workCredits';
  question: BilingualText;
  why: BilingualText;
}

/** A day whose rule change is already law. */
export interface EligibilitySwitch {
  /** ISO date, or `YYYY-MM` when only the month is known (a birthday month is asked of nobody). */
  on: string | null;
  title: BilingualText;
  text: BilingualText;
  source: EligibilitySource | null;
}

export interface EligibilityContact {
  id: string;
  name: BilingualText;
  /** As printed; null for an internet address only. */
  phone: string | null;
  url: string | null;
  purpose: BilingualText;
  hours: BilingualText | null;
  /** Where the number was seen and when it was checked. */
  checkedOn: string;
  sourceUrl: string | null;
}

/** A program beside the three of the specification. */
export interface EligibilityProgramView {
  program: EligibilityProgram;
  outcome: 'possible' | 'not-possible' | 'undecided';
  /** `QMB`, `SLMB`, `QI`, a silver level, an IRMAA row. */
  band: string | null;
  title: BilingualText;
  text: BilingualText;
}

export interface EligibilityResponse {
  medicare: boolean;
  mediCal: boolean;
  extraHelp: boolean;
  /** In the asked language (Korean unless `en`); the same as `actions`, title and text in one sentence. */
  recommendations: string[];
  asOf: string;
  /** The year whose limits were used. */
  figureYear: number;
  /** What the three booleans rest on inside: `unknown` follows facts/policy.md section 8. */
  outcomes: Record<'medicare' | 'mediCal' | 'extraHelp', RuleOutcome>;
  /** One sentence for each of the three, under its name. */
  reasons: Record<'medicare' | 'mediCal' | 'extraHelp', BilingualText>;
  headline: BilingualText;
  actions: EligibilityAction[];
  assumptions: BilingualText[];
  rules: EligibilityRule[];
  programs: EligibilityProgramView[];
  wouldChange: EligibilityFlip[];
  nextQuestions: EligibilityQuestion[];
  switches: EligibilitySwitch[];
  apply: EligibilityContact[];
  documents: BilingualText[];
  /** Sentences every result carries: not a government site, nothing is decided or stored, status questions. */
  notices: BilingualText[];
}
