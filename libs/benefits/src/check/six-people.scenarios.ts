// Six people worked out by hand from docs/facts/policy.md and compared with the check program by program; the figures of a line
// are in its own unit.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { ProgramOutcome } from '@app/contracts/http/eligibility-answer';
import type { CheckedRequest } from './facts-of-request';

interface Expected {
  outcome: ProgramOutcome;
  yours?: number;
  limit?: number;
}

export interface Person {
  who: string;
  request: Omit<CheckedRequest, 'asOf'>;
  lines: Readonly<Record<EligibilityProgram, Expected>>;
}

const line = (outcome: ProgramOutcome, yours?: number, limit?: number): Expected => ({
  outcome,
  ...(yours !== undefined && { yours }),
  ...(limit !== undefined && { limit }),
});

const alone = { householdSize: 1, hasSpouse: false } as const;
const couple = { householdSize: 2, hasSpouse: true } as const;

export const SIX_PEOPLE: readonly Person[] = [
  {
    who: 'alone, 67, citizen, 1,400 a month',
    request: { age: 67, monthlyIncome: 1_400, citizenshipStatus: 'citizen', currentInsurance: 'none', ...alone },
    lines: {
      medicare: line('possible', 67, 65),
      'medi-cal': line('possible', 1_400, 1_856),
      'extra-help': line('possible', 1_400, 2_015),
      qmb: line('not-possible', 1_400, 1_350),
      slmb: line('possible', 1_400, 1_616),
      qi: line('not-needed'),
      'share-of-cost': line('not-needed'),
      'working-disabled': line('not-needed'),
      'covered-california': line('not-needed'),
      ssi: line('not-possible', 1_400, 1_253.94),
      capi: line('not-possible'),
      calfresh: line('possible', 1_400, 2_660),
      care: line('possible', 16_800, 43_280),
      fera: line('not-needed'),
      ihss: line('after-medi-cal'),
      pace: line('undecided'),
    },
  },
  {
    who: 'couple, the one of 70, 2,600 a month together',
    request: { age: 70, monthlyIncome: 2_600, citizenshipStatus: 'citizen', currentInsurance: 'medicare', ...couple },
    lines: {
      medicare: line('have'),
      'medi-cal': line('not-possible', 2_600, 2_510),
      'extra-help': line('undecided', 2_600, 2_725),
      qmb: line('not-possible', 2_600, 1_824),
      slmb: line('not-possible', 2_600, 2_184),
      qi: line('not-possible', 2_600, 2_455),
      'share-of-cost': line('possible', 2_600, 934),
      'working-disabled': line('undecided', 2_600, 4_530),
      'covered-california': line('not-possible'),
      ssi: line('not-possible', 2_600, 2_118.83),
      capi: line('not-possible'),
      calfresh: line('possible', 2_600, 3_608),
      care: line('possible', 31_200, 43_280),
      fera: line('not-needed'),
      ihss: line('after-medi-cal'),
      pace: line('undecided'),
    },
  },
  {
    who: 'couple, the one of 62, 2,600 a month together',
    request: { age: 62, monthlyIncome: 2_600, citizenshipStatus: 'citizen', currentInsurance: 'none', ...couple },
    lines: {
      medicare: line('not-possible', 62, 65),
      'medi-cal': line('not-possible', 2_600, 2_490),
      'extra-help': line('not-possible'),
      qmb: line('not-possible'),
      slmb: line('not-possible'),
      qi: line('not-possible'),
      'share-of-cost': line('undecided'),
      'working-disabled': line('undecided', 2_600, 4_530),
      'covered-california': line('possible', 31_200, 86_560),
      ssi: line('not-possible', 2_600, 2_118.83),
      capi: line('not-possible'),
      calfresh: line('possible', 2_600, 3_608),
      care: line('possible', 31_200, 43_280),
      fera: line('not-needed'),
      ihss: line('not-possible'),
      pace: line('undecided'),
    },
  },
  {
    who: '70, three grown children at home, 40,000 a year of hers',
    request: { age: 70, annualIncome: 40_000, citizenshipStatus: 'citizen', currentInsurance: 'medicare', ...alone },
    lines: {
      medicare: line('have'),
      'medi-cal': line('not-possible', 3_333.33, 1_856),
      'extra-help': line('not-possible', 3_333.33, 2_015),
      qmb: line('not-possible', 3_333.33, 1_350),
      slmb: line('not-possible', 3_333.33, 1_616),
      qi: line('not-possible', 3_333.33, 1_816),
      'share-of-cost': line('possible', 3_333.33, 600),
      'working-disabled': line('undecided', 3_333.33, 3_345),
      'covered-california': line('not-possible'),
      ssi: line('not-possible', 3_333.33, 1_253.94),
      capi: line('not-possible'),
      calfresh: line('undecided', 3_333.33, 2_660),
      care: line('possible', 40_000, 43_280),
      fera: line('not-needed'),
      ihss: line('after-medi-cal'),
      pace: line('undecided'),
    },
  },
  {
    who: '66, green card for 3 years, lived here for 7, 1,400 a month',
    request: {
      age: 66,
      monthlyIncome: 1_400,
      citizenshipStatus: 'resident',
      currentInsurance: 'none',
      ...alone,
      yearsAsResident: 7,
      workCredits: 0,
    } as const,
    lines: {
      medicare: line('possible', 7, 5),
      'medi-cal': line('possible', 1_400, 1_856),
      'extra-help': line('possible', 1_400, 2_015),
      qmb: line('not-possible', 1_400, 1_350),
      slmb: line('possible', 1_400, 1_616),
      qi: line('not-needed'),
      'share-of-cost': line('not-needed'),
      'working-disabled': line('not-needed'),
      'covered-california': line('not-needed'),
      ssi: line('not-possible', 1_400, 1_253.94),
      capi: line('not-possible', 1_400, 1_243.94),
      calfresh: line('possible', 1_400, 2_660),
      care: line('possible', 16_800, 43_280),
      fera: line('not-needed'),
      ihss: line('after-medi-cal'),
      pace: line('undecided'),
    },
  },
  {
    who: '62, citizen, 15,000 a year',
    request: { age: 62, annualIncome: 15_000, citizenshipStatus: 'citizen', currentInsurance: 'none', ...alone },
    lines: {
      medicare: line('not-possible', 62, 65),
      'medi-cal': line('possible', 1_250, 1_836),
      'extra-help': line('not-possible'),
      qmb: line('not-possible'),
      slmb: line('not-possible'),
      qi: line('not-possible'),
      'share-of-cost': line('not-needed'),
      'working-disabled': line('not-needed'),
      'covered-california': line('not-needed'),
      ssi: line('undecided', 1_250, 1_253.94),
      capi: line('not-possible'),
      calfresh: line('possible', 1_250, 2_660),
      care: line('possible', 15_000, 43_280),
      fera: line('not-needed'),
      ihss: line('undecided'),
      pace: line('undecided'),
    },
  },
  {
    who: '78, on Medicare, 18,000 a year',
    request: { age: 78, annualIncome: 18_000, citizenshipStatus: 'citizen', currentInsurance: 'medicare', ...alone },
    lines: {
      medicare: line('have'),
      'medi-cal': line('possible', 1_500, 1_856),
      'extra-help': line('possible', 1_500, 2_015),
      qmb: line('not-possible', 1_500, 1_350),
      slmb: line('possible', 1_500, 1_616),
      qi: line('not-needed'),
      'share-of-cost': line('not-needed'),
      'working-disabled': line('not-needed'),
      'covered-california': line('not-possible'),
      ssi: line('not-possible', 1_500, 1_253.94),
      capi: line('not-possible'),
      calfresh: line('possible', 1_500, 2_660),
      care: line('possible', 18_000, 43_280),
      fera: line('not-needed'),
      ihss: line('after-medi-cal'),
      pace: line('undecided'),
    },
  },
];
