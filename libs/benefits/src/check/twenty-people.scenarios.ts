// Twenty people as they come: the twelve of the review of November 2026, and eight more. What each is told first, with the verdict
// and the year, on the day of the review.
import type { ProgramOutcome } from '@app/contracts/http/eligibility-answer';
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { CheckedRequest } from './facts-of-request';

export interface Situated {
  number: number;
  who: string;
  request: Omit<CheckedRequest, 'asOf'>;
  headline: string;
  firstStep: string;
  outcomes: Partial<Readonly<Record<EligibilityProgram, ProgramOutcome>>>;
  /** Words that have to be among actions, steps and lines, and words that must be nowhere in the answer. */
  says: readonly string[];
  never: readonly string[];
}

const alone = { householdSize: 1, hasSpouse: false } as const;
const couple = { householdSize: 2, hasSpouse: true } as const;
const citizen = { citizenshipStatus: 'citizen' } as const;
const resident = { citizenshipStatus: 'resident' } as const;
const other = { citizenshipStatus: 'other' } as const;

const WAITING = 'January 1, 2027 to March 31, 2027';
const ANY_TIME = 'There is no penalty.';
const LIMITS = 'Based on 2026 limits, you may qualify for';
const CHARGE = 'The green card rule changed on September 18, 2026';

export const TWENTY_PEOPLE: readonly Situated[] = [
  {
    number: 1,
    who: '70, Medicare, alone, 1,200 a month: a full dual below the poverty level',
    request: { age: 70, monthlyIncome: 1_200, currentInsurance: 'medicare', ...citizen, ...alone },
    headline: `${LIMITS} Medi-Cal, Extra Help and more`,
    firstStep: 'Apply for Medi-Cal',
    outcomes: { 'medi-cal': 'possible', 'extra-help': 'possible', qmb: 'possible' },
    says: ['$1.60 in 2026 ($1.65 in 2027)', '$4.90 in 2026 ($5 in 2027)', '2026 limit of $1,856'],
    never: ['$5.10', WAITING],
  },
  {
    number: 2,
    who: '66, green card, 3 years here, 1,000 a month',
    request: {
      age: 66,
      monthlyIncome: 1_000,
      currentInsurance: 'none',
      yearsAsResident: 3,
      workCredits: 0,
      ...resident,
      ...alone,
    },
    headline: `${LIMITS} Medi-Cal and CalFresh`,
    firstStep: 'Apply for Medi-Cal',
    outcomes: { medicare: 'not-possible', 'medi-cal': 'possible' },
    says: ['sometime between August 2027 and August 2028', 'CAPI', CHARGE, 'Get free legal help'],
    never: [WAITING, ANY_TIME],
  },
  {
    number: 3,
    who: '67, has Medi-Cal, no Medicare yet, 1,300 a month',
    request: { age: 67, monthlyIncome: 1_300, currentInsurance: 'medicaid', ...citizen, ...alone },
    headline: 'Keep the Medi-Cal you have: renew on time (2026 rules)',
    firstStep: 'Renew your Medi-Cal on time',
    outcomes: { medicare: 'possible', 'medi-cal': 'have', 'extra-help': 'possible' },
    says: [ANY_TIME, 'With Medi-Cal the state signs you up for Part B'],
    never: [WAITING],
  },
  {
    number: 4,
    who: '66, couple, 240,000 a year, a plan from a current job',
    request: { age: 66, annualIncome: 240_000, currentInsurance: 'employer', ...citizen, ...couple },
    headline: 'Keep your job coverage, and plan when to start Medicare (2026 rules)',
    firstStep: 'Plan when to start Medicare before your job coverage ends',
    outcomes: { medicare: 'possible', 'medi-cal': 'not-possible' },
    says: [
      'within 8 months after',
      'If the employer has 20 or more employees',
      'Your 2026 premium is based on your 2024 tax return.',
    ],
    never: [WAITING],
  },
  {
    number: 5,
    who: '65, 60,000 a year, a plan from a current job',
    request: { age: 65, annualIncome: 60_000, currentInsurance: 'employer', ...citizen, ...alone },
    headline: 'Keep your job coverage, and plan when to start Medicare (2026 rules)',
    firstStep: 'Plan when to start Medicare before your job coverage ends',
    outcomes: { medicare: 'possible' },
    says: ['within 8 months after'],
    never: [WAITING],
  },
  {
    number: 6,
    who: '69, another status, has Medi-Cal',
    request: { age: 69, monthlyIncome: 1_000, currentInsurance: 'medicaid', ...other, ...alone },
    headline: 'Keep the Medi-Cal you have: renew on time (2026 rules)',
    firstStep: 'Renew your Medi-Cal on time',
    outcomes: { 'medi-cal': 'have' },
    says: ['you may not be able to get back in', 'Routine Medi-Cal dental coverage ends', CHARGE],
    never: [WAITING],
  },
  {
    number: 7,
    who: '70, another status, uninsured',
    request: { age: 70, monthlyIncome: 1_000, currentInsurance: 'none', ...other, ...alone },
    headline: 'We need to know a little more (2026 limits)',
    firstStep: 'Talk to free legal aid first',
    outcomes: { 'medi-cal': 'undecided' },
    says: [CHARGE, 'Don’t drop coverage you have.'],
    never: [WAITING],
  },
  {
    number: 8,
    who: '64, a plan from a job, 45,000 a year',
    request: { age: 64, annualIncome: 45_000, currentInsurance: 'employer', ...citizen, ...alone },
    headline: 'Your Medicare sign-up period may already be open (2026 rules)',
    firstStep: 'Check whether your Medicare sign-up period is open',
    outcomes: { medicare: 'not-possible' },
    says: ['Depending on your birthday, your sign-up period may already be open.'],
    never: [],
  },
  {
    number: 9,
    who: '70, Medicare, 22,300 a year, assets within the Medi-Cal limit',
    request: {
      age: 70,
      annualIncome: 22_300,
      currentInsurance: 'medicare',
      assetsBand: 'withinLimit',
      ...citizen,
      ...alone,
    },
    headline: 'You are close to the 2026 Medi-Cal limit, so apply',
    firstStep: 'You are close to the limit. Apply for Medi-Cal',
    outcomes: { 'medi-cal': 'undecided', 'extra-help': 'undecided' },
    says: ['$16,590 or less ($18,090 if some is set aside for burial)', '$700 in 2027'],
    never: ['You get Extra Help automatically'],
  },
  {
    number: 10,
    who: '62, uninsured, 30,000 a year',
    request: { age: 62, annualIncome: 30_000, currentInsurance: 'none', ...citizen, ...alone },
    headline: `${LIMITS} Covered California premium help and CalFresh`,
    firstStep: 'Apply with Covered California',
    outcomes: { 'covered-california': 'possible' },
    says: ['By December 31, 2026 to start in January, or by January 31, 2027 at the latest', 'Silver 87'],
    never: [],
  },
  {
    number: 11,
    who: '72, Medicare, assets above the limit, 1,500 a month',
    request: {
      age: 72,
      monthlyIncome: 1_500,
      currentInsurance: 'medicare',
      assetsBand: 'aboveLimit',
      ...citizen,
      ...alone,
    },
    headline: 'Check your Medicare plan by December 7, 2026',
    firstStep: 'Check next year’s plan by December 7, 2026',
    outcomes: { 'medi-cal': 'not-possible', 'extra-help': 'not-possible' },
    says: ['Your assets are above the limit'],
    never: ['You get Extra Help automatically'],
  },
  {
    number: 12,
    who: '70, a status that nobody said, 1,000 a month',
    request: { age: 70, monthlyIncome: 1_000, citizenshipStatus: 'unsaid', currentInsurance: 'none', ...alone },
    headline: 'We need to know a little more (2026 limits)',
    firstStep: 'Ask the county about Medi-Cal',
    outcomes: { medicare: 'undecided', 'extra-help': 'undecided' },
    says: [CHARGE],
    never: [WAITING],
  },
  {
    number: 13,
    who: '68, citizen, uninsured, 1,400 a month',
    request: { age: 68, monthlyIncome: 1_400, currentInsurance: 'none', ...citizen, ...alone },
    headline: `${LIMITS} Medi-Cal, Medicare and more`,
    firstStep: 'Apply for Medi-Cal',
    outcomes: { medicare: 'possible', 'medi-cal': 'possible', slmb: 'possible' },
    says: [ANY_TIME, '$1,616'],
    never: [WAITING],
  },
  {
    number: 14,
    who: '67, citizen, uninsured, 5,000 a month',
    request: { age: 67, monthlyIncome: 5_000, currentInsurance: 'none', ...citizen, ...alone },
    headline: `${LIMITS} Medicare`,
    firstStep: 'Sign up for Medicare with Social Security',
    outcomes: { medicare: 'possible', 'medi-cal': 'not-possible' },
    says: [WAITING],
    never: [ANY_TIME],
  },
  {
    number: 15,
    who: '67, green card, 4 years here, credits not asked, 3,000 a month',
    request: { age: 67, monthlyIncome: 3_000, currentInsurance: 'none', yearsAsResident: 4, ...resident, ...alone },
    headline: 'We need to know a little more (2026 limits)',
    firstStep: 'You can get Medicare once you have lived in the US for 5 years',
    outcomes: { medicare: 'undecided', 'extra-help': 'undecided' },
    says: ['sometime between August 2026 and August 2027'],
    never: [WAITING, ANY_TIME],
  },
  {
    number: 16,
    who: '66, green card, 7 years here, no credits, 1,200 a month',
    request: {
      age: 66,
      monthlyIncome: 1_200,
      currentInsurance: 'none',
      yearsAsResident: 7,
      workCredits: 0,
      ...resident,
      ...alone,
    },
    headline: `${LIMITS} Medi-Cal, Medicare and more`,
    firstStep: 'Apply for Medi-Cal',
    outcomes: { medicare: 'possible', qmb: 'possible' },
    says: [ANY_TIME, 'California enrolls you in Part A', CHARGE],
    never: [WAITING],
  },
  {
    number: 17,
    who: '71, another status, has Medicare',
    request: { age: 71, monthlyIncome: 1_500, currentInsurance: 'medicare', ...other, ...alone },
    headline: 'Your Medicare may end on January 4, 2027. Ask before then',
    firstStep: 'Before January 4, 2027, ask what will happen to your Medicare',
    outcomes: { medicare: 'have' },
    says: [CHARGE],
    never: [WAITING],
  },
  {
    number: 18,
    who: 'couple of 70, Medicare, 2,600 a month, few assets',
    request: {
      age: 70,
      monthlyIncome: 2_600,
      currentInsurance: 'medicare',
      assetsBand: 'withinExtraHelp',
      ...citizen,
      ...couple,
    },
    headline: `${LIMITS} Extra Help and CalFresh`,
    firstStep: 'Apply for Extra Help',
    outcomes: { 'extra-help': 'possible', 'medi-cal': 'not-possible' },
    says: ['$5.10 in 2026 ($5.80 in 2027)'],
    never: ['$1.60'],
  },
  {
    number: 19,
    who: '59, another status, has Medi-Cal',
    request: { age: 59, monthlyIncome: 1_000, currentInsurance: 'medicaid', ...other, ...alone },
    headline: 'Keep the Medi-Cal you have: renew on time (2026 rules)',
    firstStep: 'Renew your Medi-Cal on time',
    outcomes: { 'medi-cal': 'have' },
    says: ['A Medi-Cal premium begins for some statuses', 'Routine Medi-Cal dental coverage ends'],
    never: [],
  },
  {
    number: 20,
    who: '75, citizen, no income at all',
    request: { age: 75, monthlyIncome: 0, currentInsurance: 'medicare', ...citizen, ...alone },
    headline: `${LIMITS} Medi-Cal, Extra Help and more`,
    firstStep: 'Apply for Medi-Cal',
    outcomes: { 'medi-cal': 'possible' },
    says: ['With no income, you are within the 2026 limit.'],
    never: [WAITING],
  },
];
