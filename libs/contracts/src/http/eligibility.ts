// What the eligibility service answers: the check, its reasons and what would change them. Nothing of it is ever stored.
import type { BilingualText } from './errors';
import type { Verification } from './provenance';
import type { CalendarDay } from './times';

export const ELIGIBILITY_PATHS = { check: '/api/eligibility-check' } as const;

/** `unsaid`: somebody who would rather not say, or does not know; nothing is concluded from it. */
export const CITIZENSHIP_STATUSES = ['citizen', 'resident', 'other', 'unsaid'] as const;
export type CitizenshipStatus = (typeof CITIZENSHIP_STATUSES)[number];

/** `medicaid` means Medi-Cal. */
export const CURRENT_INSURANCES = ['none', 'employer', 'medicare', 'medicaid', 'private', 'other'] as const;
export type CurrentInsurance = (typeof CURRENT_INSURANCES)[number];

/**
 * Savings against Medi-Cal's limit in force: within or above the limit of the own household (what the form asks), or up to
 * one person's, above it up to a couple's, above a couple's. Somebody who does not know the household is asked about one
 * person's limit: up to it, or `aboveOne`.
 */
export const ASSET_BANDS = ['withinLimit', 'aboveLimit', 'upToOne', 'aboveOne', 'upToCouple', 'aboveCouple'] as const;
export type AssetBand = (typeof ASSET_BANDS)[number];

export const ELIGIBILITY_LIMITS = {
  age: { min: 50, max: 100 },
  annualIncome: { min: 0, max: 100_000_000 },
  monthlyIncome: { min: 0, max: 8_000_000 },
  /** A yearly income from 1 up to this is asked again: it is most often the income of a month. */
  tinyAnnualIncome: 6_000,
  householdSize: { min: 1, max: 8 },
  yearsAsResident: { min: 0, max: 100 },
  workCredits: { min: 0, max: 400 },
  /** The tables begin in 2024; a later day than the last one answers with figures of an earlier year, marked so. */
  asOf: { min: '2024-01-01', max: '2028-12-31' },
} as const;

/**
 * Exactly one of `age` and `isAgeUnknown`, and one of `annualIncome`, `monthlyIncome` and `isIncomeUnknown`, is sent. What is
 * not known decides nothing: a program is answered only where every age or household would be answered the same.
 */
export interface EligibilityRequest {
  age?: number;
  /** The person does not know it, or whoever fills this in for them. */
  isAgeUnknown?: true;
  /** US dollars a year, before taxes; `15000`, `"15000"` and `"15,000"` are the same. */
  annualIncome?: number | string;
  /** US dollars a month, before taxes; twelve of them are the year. */
  monthlyIncome?: number | string;
  /** The person does not know it: limits are named, nothing that rests on income is decided. */
  isIncomeUnknown?: true;
  citizenshipStatus: CitizenshipStatus;
  /** Missing or empty means none. */
  currentInsurance?: CurrentInsurance | '';
  /** You, your spouse and children under 21 at home; a grown child never counts. */
  householdSize?: number;
  /** The person does not know who counts; without it, a size that is missing is taken as one. */
  isHouseholdUnknown?: true;
  /** Whether one of the household is the spouse; missing: a household of two or more is taken as a couple. */
  hasSpouse?: boolean;
  assetsBand?: AssetBand;
  /** Years of living in the US without a break; they may lie before the green card. */
  yearsAsResident?: number;
  /** Quarters of Medicare-taxed work, own or the spouse's. */
  workCredits?: number;
  /** Language of `recommendations`; everything else is answered in both. */
  language?: 'ko' | 'en';
  /** ISO date; default: today in California. */
  asOf?: string;
}

/** Each has its own outcome; a group never lends one. In the order a result lists them. */
export const ELIGIBILITY_PROGRAMS = [
  'medicare',
  'medi-cal',
  'extra-help',
  'qmb',
  'slmb',
  'qi',
  'share-of-cost',
  'working-disabled',
  'covered-california',
  'ssi',
  'capi',
  'calfresh',
  'care',
  'fera',
  'ihss',
  'pace',
] as const;
export type EligibilityProgram = (typeof ELIGIBILITY_PROGRAMS)[number];

/** What Medicare may cost beside its premium: rules of the trace, no programs. */
export const ELIGIBILITY_COSTS = ['irmaa', 'late-enrollment'] as const;
export type EligibilityCost = (typeof ELIGIBILITY_COSTS)[number];

/**
 * What a program comes to. `have` = it is there already, `after-medi-cal` = to ask for once Medi-Cal is there,
 * `not-needed` = something better is possible, `undecided` = it rests on what was not asked or said.
 */
export const PROGRAM_OUTCOMES = [
  'have',
  'possible',
  'after-medi-cal',
  'undecided',
  'not-needed',
  'not-possible',
] as const;
export type ProgramOutcome = (typeof PROGRAM_OUTCOMES)[number];

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
  program: EligibilityProgram | EligibilityCost;
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
  /** Within 250 dollars above a limit: "apply, the county decides". Never for what was not asked. */
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
  checkedOn: CalendarDay;
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
  becomes: ProgramOutcome;
  text: BilingualText;
}

export interface EligibilityQuestion {
  field: 'age' | 'householdSize' | 'assetsBand' | 'yearsAsResident' | 'workCredits';
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
  checkedOn: CalendarDay;
  sourceUrl: string | null;
}

export interface EligibilityNextStep {
  text: BilingualText;
  /** Ids of `apply`, most useful first; empty where nobody has to be called. */
  contacts: string[];
}

/** One program in one line: its own outcome, the one sentence of that outcome, what was compared, and what to do. */
export interface EligibilityProgramLine {
  program: EligibilityProgram;
  name: BilingualText;
  outcome: ProgramOutcome;
  /** Stands with this outcome only, and denies none of it. */
  text: BilingualText;
  /** In the unit of `limit`; null where the program compares nothing, or the sentence speaks of something else. */
  yours: EligibilityAmount | null;
  limit: EligibilityAmount | null;
  comparison: EligibilityRule['comparison'];
  /** Year of the limit; null when none was used. */
  figureYear: number | null;
  /** Never empty; the first is the one to name. */
  sources: EligibilitySource[];
  checkedOn: CalendarDay;
  nextStep: EligibilityNextStep;
}

/** The one thing to do first, with what follows from it. */
export interface EligibilityFirstStep {
  program: EligibilityProgram | null;
  title: BilingualText;
  /** At most three, in order. */
  steps: BilingualText[];
  /** What waiting costs, with its day; null when nothing is lost. */
  deadline: BilingualText | null;
  /** Ids of `apply`. */
  contacts: string[];
}

/** A card to hold out at a counter: read by the visitor, then by the member of staff. */
export interface EligibilityCard {
  say: BilingualText;
  facts: { label: BilingualText; value: BilingualText }[];
}

export interface EligibilityResponse {
  medicare: boolean;
  mediCal: boolean;
  extraHelp: boolean;
  /** In the asked language (Korean unless `en`); the same as `actions`, title and text in one sentence. */
  recommendations: string[];
  asOf: CalendarDay;
  /** The year whose limits were used. */
  figureYear: number;
  /** What the three booleans rest on inside: `unknown` follows docs/facts/policy.md#decision-logic. */
  outcomes: Record<'medicare' | 'mediCal' | 'extraHelp', RuleOutcome>;
  /** One sentence for each of the three, under its name. */
  reasons: Record<'medicare' | 'mediCal' | 'extraHelp', BilingualText>;
  headline: BilingualText;
  firstStep: EligibilityFirstStep;
  actions: EligibilityAction[];
  assumptions: BilingualText[];
  rules: EligibilityRule[];
  /** Every program exactly once, in the order of ELIGIBILITY_PROGRAMS. */
  programs: EligibilityProgramLine[];
  wouldChange: EligibilityFlip[];
  nextQuestions: EligibilityQuestion[];
  switches: EligibilitySwitch[];
  apply: EligibilityContact[];
  documents: BilingualText[];
  /** Sentences every result carries: not a government site, nothing is decided or stored, status questions. */
  notices: BilingualText[];
  card: EligibilityCard;
}
