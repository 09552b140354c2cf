// Forty-two people by what they are in, by income and by status: what each should do first, and the verdict above it. Written from
// docs/facts/policy.md before the code, on 2026-11-28: one person's Medi-Cal limit is 1,856 dollars a month before deductions from 65 on
// and 1,836 before; Extra Help ends below 2,015; help with premiums of Covered California at 63,840 a year.
import type { CitizenshipStatus, EligibilitySituation } from '@app/contracts/http/eligibility';
import type { CheckedRequest } from './facts-of-request';

type Rest = Partial<Omit<CheckedRequest, 'asOf' | 'age' | 'monthlyIncome' | 'situation' | 'citizenshipStatus'>>;

/** Situation, age, dollars a month, status, what else was said, the first action, the headline. */
export type Person = readonly [
  situation: EligibilitySituation,
  age: number,
  monthlyIncome: number | null,
  status: CitizenshipStatus,
  rest: Rest,
  first: string,
  headline: string,
];

const LIMITS = 'Based on 2026 limits, you may qualify for';
const ASK = 'We need to know a little more (2026 limits)';
const WINDOW = 'Your Medicare sign-up period may already be open (2026 rules)';
const KEEP_MEDI_CAL = 'Keep the Medi-Cal you have: renew on time (2026 rules)';
const KEEP_JOB = 'Keep your job coverage, and plan when to start Medicare (2026 rules)';
const KEEP_MARKET = 'Keep the Covered California plan you have (2026 rules)';
const LOSES = 'Your Medicare may end on January 4, 2027. Ask before then';
const PLAN = 'Check your Medicare plan by December 7, 2026';
const CLOSE = 'You are close to the 2026 Medi-Cal limit, so apply';
const FOOD = `${LIMITS} Medi-Cal and CalFresh`;
const DUAL = `${LIMITS} Medi-Cal, Extra Help and more`;
const BOTH = `${LIMITS} Medi-Cal, Medicare and more`;
const MEDICARE = `${LIMITS} Medicare`;
const MARKET = `${LIMITS} Covered California premium help and CalFresh`;

const medicare = { currentInsurance: 'medicare' } as const;
const none = { currentInsurance: 'none' } as const;
const couple = { householdSize: 2, hasSpouse: true } as const;

export const SITUATED_PEOPLE: readonly Person[] = [
  ['turning-65', 64, 5_000, 'citizen', none, 'medicare-later', WINDOW],
  ['turning-65', 64, 6_000, 'citizen', none, 'medicare-later', WINDOW],
  ['turning-65', 64, 1_300, 'citizen', none, 'apply-medi-cal', FOOD],
  ['turning-65', 65, 5_000, 'citizen', none, 'sign-up-initial', MEDICARE],
  ['turning-65', 65, 1_300, 'citizen', none, 'apply-medi-cal', BOTH],
  ['turning-65', 64, 1_300, 'citizen', { currentInsurance: 'medicaid' }, 'keep-medi-cal', KEEP_MEDI_CAL],
  ['turning-65', 65, 4_000, 'resident', { workCredits: 40 }, 'sign-up-initial', MEDICARE],
  ['working', 66, 20_000, 'citizen', couple, 'employer-cover', KEEP_JOB],
  ['working', 70, 3_000, 'citizen', {}, 'employer-cover', KEEP_JOB],
  ['working', 66, 1_200, 'citizen', {}, 'apply-medi-cal', BOTH],
  ['working', 63, 3_750, 'citizen', {}, 'medicare-later', ASK],
  ['medi-cal', 67, 1_300, 'citizen', {}, 'keep-medi-cal', KEEP_MEDI_CAL],
  ['medi-cal', 58, 1_500, 'resident', {}, 'keep-medi-cal', KEEP_MEDI_CAL],
  ['medi-cal', 69, 1_000, 'other', {}, 'keep-medi-cal', KEEP_MEDI_CAL],
  ['medi-cal', 72, 2_400, 'citizen', {}, 'keep-medi-cal', KEEP_MEDI_CAL],
  ['covered-california', 62, 2_500, 'citizen', {}, 'keep-covered-california', KEEP_MARKET],
  ['covered-california', 60, 1_200, 'citizen', {}, 'apply-medi-cal', FOOD],
  ['covered-california', 66, 3_000, 'citizen', {}, 'sign-up-medicare', MEDICARE],
  ['new-green-card', 66, 1_000, 'resident', { ...none, yearsAsResident: 3, workCredits: 0 }, 'apply-medi-cal', FOOD],
  ['new-green-card', 67, 3_000, 'resident', { ...none, yearsAsResident: 4 }, 'medicare-wait', ASK],
  ['new-green-card', 60, 2_500, 'resident', { ...none, yearsAsResident: 2 }, 'covered-california', MARKET],
  ['status-open', 70, 1_000, 'other', none, 'medi-cal-scope', ASK],
  ['status-open', 55, 2_000, 'other', none, 'medi-cal-scope', ASK],
  ['status-open', 71, 1_500, 'other', medicare, 'keep-medicare', LOSES],
  ['none', 70, 1_000, 'unsaid', none, 'ask-medi-cal', ASK],
  ['dual', 72, 1_200, 'citizen', {}, 'keep-medi-cal', KEEP_MEDI_CAL],
  ['dual', 75, 2_000, 'resident', couple, 'keep-medi-cal', KEEP_MEDI_CAL],
  ['dual', 68, 1_200, 'other', {}, 'keep-medicare', LOSES],
  ['dual', 80, 2_600, 'citizen', {}, 'keep-medi-cal', KEEP_MEDI_CAL],
  ['lost-cover', 66, 4_000, 'citizen', {}, 'sign-up-after-work', MEDICARE],
  ['lost-cover', 62, 2_500, 'citizen', {}, 'covered-california', MARKET],
  ['lost-cover', 66, 1_200, 'citizen', {}, 'apply-medi-cal', BOTH],
  ['lost-cover', 58, 1_000, 'citizen', {}, 'apply-medi-cal', FOOD],
  ['helping-parent', 80, 1_100, 'citizen', medicare, 'apply-medi-cal', DUAL],
  [
    'helping-parent',
    84,
    1_930,
    'citizen',
    { ...medicare, assetsBand: 'withinExtraHelp' },
    'apply-extra-help',
    `${LIMITS} Extra Help and CalFresh`,
  ],
  ['none', 70, 1_858.34, 'citizen', { ...medicare, assetsBand: 'aboveExtraHelp' }, 'borderline-medi-cal', CLOSE],
  ['none', 72, 1_930, 'citizen', { ...medicare, assetsBand: 'aboveExtraHelp' }, 'annual-window', PLAN],
  ['none', 70, 6_000, 'citizen', medicare, 'annual-window', PLAN],
  ['none', 72, 1_500, 'citizen', { ...medicare, assetsBand: 'aboveLimit' }, 'annual-window', PLAN],
  ['none', 67, 5_000, 'citizen', none, 'sign-up-medicare', MEDICARE],
  ['none', 90, null, 'citizen', medicare, 'annual-window', ASK],
  ['none', 75, 0, 'citizen', medicare, 'apply-medi-cal', DUAL],
];
