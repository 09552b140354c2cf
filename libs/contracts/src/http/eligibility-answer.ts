// What the eligibility service answers: each program, the reasons and what would change them.
import type { EligibilityCost, EligibilityProgram, EligibilityRequest } from './eligibility';
import type { BilingualText } from './errors';
import type { Verification } from './provenance';
import type { CalendarDay } from './times';

/**
 * What a program comes to. `have` = it is there already, `after-medi-cal` = to ask for once Medi-Cal is there,
 * `not-needed` = something better is possible, `undecided` = it depends on what was not answered.
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
  /** What is shown under the number: "15,000 minus 240", "1,836 a month". */
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
  /** Within 250 dollars above a limit: "apply, the county decides". Never for what was not answered. */
  isBorderline: boolean;
  /** `2026`: the year whose figure was used; null when no dated figure was. */
  figureYear: number | null;
  /** True: the figure of the requested year has not been loaded, so the last known one was used and says its year. */
  isFigureOld: boolean;
  /** The first source; all of them in `sources`. */
  citation: BilingualText;
  sourceUrl: string;
  sources: EligibilitySource[];
  effectiveFrom: string;
  effectiveTo: string | null;
  checkedOn: CalendarDay;
}

/** The order of every answer: keep what is there, get coverage, pay less, discounts, and whom to ask. */
export const ACTION_KINDS = ['keep', 'cover', 'pay-less', 'discount', 'help'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** One thing to do: by when, where, and with which papers. */
export interface EligibilityAction {
  id: string;
  kind: ActionKind;
  program: EligibilityProgram | null;
  title: BilingualText;
  /** A few words: "by December 31, 2026", "any time". */
  when: BilingualText;
  /** What it brings and what to know; one to four. */
  steps: BilingualText[];
  /** Ids of `apply`, most useful first. */
  contacts: string[];
  /** Said where no line can be called; null otherwise. */
  place: BilingualText | null;
  /** Ids of the papers to bring. */
  documents: string[];
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
  /** ISO date, or `YYYY-MM` when only the month is known (the form has no birthday month). */
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
  /** Ids of `apply`, most useful first; empty where no call is needed. */
  contacts: string[];
}

/** One program in one line: its own outcome, the one sentence of that outcome, what was compared, and what to do. */
export interface EligibilityProgramLine {
  program: EligibilityProgram;
  name: BilingualText;
  outcome: ProgramOutcome;
  /** Shown with this outcome only, and denies none of it. */
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

/** A card to hold out at a counter: read by the visitor, then by the member of staff. */
export interface EligibilityCard {
  say: BilingualText;
  facts: { label: BilingualText; value: BilingualText }[];
}

/** All that the check works out for one person. Inside the services only: about 70 kB of texts, many of them repeated. */
export interface EligibilityResult {
  medicare: boolean;
  mediCal: boolean;
  extraHelp: boolean;
  /** In the requested language (Korean unless `en`); every action as its title and first sentence. */
  recommendations: string[];
  asOf: CalendarDay;
  /** The year whose limits were used. */
  figureYear: number;
  /** What the three booleans are based on: `unknown` follows docs/facts/policy.md#decision-logic. */
  outcomes: Record<'medicare' | 'mediCal' | 'extraHelp', RuleOutcome>;
  /** One sentence for each of the three, under its name. */
  reasons: Record<'medicare' | 'mediCal' | 'extraHelp', BilingualText>;
  headline: BilingualText;
  actions: EligibilityAction[];
  assumptions: BilingualText[];
  rules: EligibilityRule[];
  /** Every program exactly once, in the order of ELIGIBILITY_PROGRAMS. */
  programs: EligibilityProgramLine[];
  wouldChange: EligibilityFlip[];
  nextQuestions: EligibilityQuestion[];
  switches: EligibilitySwitch[];
  apply: EligibilityContact[];
  /** Sentences every result carries: not a government site, nothing is decided or stored, status questions. */
  notices: BilingualText[];
  card: EligibilityCard;
}

/** A program as the response has it: its source and contacts by id. */
export interface EligibilityProgramSummary {
  program: EligibilityProgram;
  name: BilingualText;
  outcome: ProgramOutcome;
  text: BilingualText;
  /** In the unit of `limit`; null where the program compares nothing. */
  yours: EligibilityAmount | null;
  limit: EligibilityAmount | null;
  comparison: EligibilityRule['comparison'];
  /** Year of the limit; null when none was used. */
  figureYear: number | null;
  /** Id of the official page, as docs/facts/policy.md#sources lists it. */
  source: string;
  checkedOn: CalendarDay;
  /** Ids of `apply`, most useful first; empty where no call is needed. */
  contacts: string[];
}

export interface EligibilityChange {
  /** ISO date, or null when it depends on a birthday. */
  on: string | null;
  title: BilingualText;
  text: BilingualText;
  /** Id of the official page. */
  source: string | null;
}

/** What POST /api/eligibility-check answers: at most 20 kB. Sources, contacts and notices are ids of records that the website has. */
export interface EligibilityResponse {
  medicare: boolean;
  mediCal: boolean;
  extraHelp: boolean;
  /** At most {@link MAX_RECOMMENDATIONS}, in the requested language (Korean unless `en`). */
  recommendations: string[];
  asOf: CalendarDay;
  /** The year whose limits were used. */
  figureYear: number;
  /** What the three booleans are based on: `unknown` follows docs/facts/policy.md#decision-logic. */
  outcomes: Record<'medicare' | 'mediCal' | 'extraHelp', RuleOutcome>;
  headline: BilingualText;
  /** The first of all, one to {@link MAX_ACTIONS}. */
  actions: EligibilityAction[];
  assumptions: BilingualText[];
  /** Every program exactly once, in the order of ELIGIBILITY_PROGRAMS. */
  programs: EligibilityProgramSummary[];
  /** At most {@link MAX_FLIPS}, most useful first. */
  wouldChange: EligibilityFlip[];
  nextQuestions: EligibilityQuestion[];
  switches: EligibilityChange[];
  /** Ids of the contacts, most useful first. */
  apply: string[];
  /** Ids of the sentences that every result carries: not a government site, nothing is decided or stored. */
  notices: string[];
  card: EligibilityCard;
}

export const MAX_FLIPS = 3;
/** The first actions as sentences, and a few more. */
export const MAX_RECOMMENDATIONS = 5;
export const MAX_ACTIONS = 3;
