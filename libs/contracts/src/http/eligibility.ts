// The request of the eligibility check and its programs. Nothing of it is ever stored.

export const ELIGIBILITY_PATHS = { check: '/api/eligibility-check' } as const;

/** `unsaid`: somebody who would rather not say, or does not know; nothing is concluded from it. */
export const CITIZENSHIP_STATUSES = ['citizen', 'resident', 'other', 'unsaid'] as const;
export type CitizenshipStatus = (typeof CITIZENSHIP_STATUSES)[number];

/** `medicaid` means Medi-Cal. */
export const CURRENT_INSURANCES = ['none', 'employer', 'medicare', 'medicaid', 'private', 'other'] as const;
export type CurrentInsurance = (typeof CURRENT_INSURANCES)[number];

/**
 * What people say they are in. `working`: a plan from a current job; `new-green-card`: fewer than five years; `status-open`: a
 * status that is pending, or none; `dual`: Medicare and Medi-Cal; `lost-cover`: insurance that ended. It says what
 * `currentInsurance` leaves out, and which advice comes first.
 */
export const ELIGIBILITY_SITUATIONS = [
  'turning-65',
  'working',
  'medi-cal',
  'covered-california',
  'new-green-card',
  'status-open',
  'dual',
  'lost-cover',
  'helping-parent',
  'none',
] as const;
export type EligibilitySituation = (typeof ELIGIBILITY_SITUATIONS)[number];

/**
 * Savings against Medi-Cal's limit in force: within or above the limit of the own household (what the form asks), or up to
 * one person's, above it up to a couple's, above a couple's. A person who does not know the household answers for one
 * person's limit: up to it, or `aboveOne`. `withinExtraHelp`: up to the lower limit of Extra Help, so within Medi-Cal's too;
 * `aboveExtraHelp`: above that one, and within Medi-Cal's.
 */
export const ASSET_BANDS = [
  'withinExtraHelp',
  'aboveExtraHelp',
  'withinLimit',
  'aboveLimit',
  'upToOne',
  'aboveOne',
  'upToCouple',
  'aboveCouple',
] as const;
export type AssetBand = (typeof ASSET_BANDS)[number];

export const ELIGIBILITY_LIMITS = {
  age: { min: 50, max: 100 },
  annualIncome: { min: 0, max: 100_000_000 },
  monthlyIncome: { min: 0, max: 8_000_000 },
  /** A yearly income from 1 up to this is questioned: it is most often the income of a month. */
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
  situation?: EligibilitySituation;
  age?: number;
  /** The person, or the helper who fills this in, does not know it. */
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

/** What Medicare may cost in addition to its premium: rules of the trace, no programs. */
export const ELIGIBILITY_COSTS = ['irmaa', 'late-enrollment'] as const;
export type EligibilityCost = (typeof ELIGIBILITY_COSTS)[number];
