// An invented person as the call sends one: every answer may be missing that the call lets be missing, and age, income and
// household may be not known.
import fc from 'fast-check';
import {
  ASSET_BANDS,
  CITIZENSHIP_STATUSES,
  CURRENT_INSURANCES,
  ELIGIBILITY_SITUATIONS,
} from '@app/contracts/http/eligibility';
import type { CheckedRequest } from './facts-of-request';

const day = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2028-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Around the limits of one person and of a couple, by month and by year, and anywhere. */
const income = fc.oneof(
  fc.integer({ min: 0, max: 120_000 }).map((annualIncome) => ({ annualIncome })),
  fc.integer({ min: 0, max: 6_000 }).map((monthlyIncome) => ({ monthlyIncome })),
  fc
    .constantFrom(1_233.94, 1_350, 1_351, 1_616, 1_816, 1_856, 1_857, 2_490, 2_510, 2_511)
    .map((monthlyIncome) => ({ monthlyIncome })),
  fc
    .constantFrom(0, 240, 22_272, 22_273, 22_522, 22_523, 24_179, 24_180, 43_280, 43_281, 54_100, 63_840, 63_841)
    .map((annualIncome) => ({ annualIncome })),
  fc.constant({ isIncomeUnknown: true as const }),
);
const knownAge = fc.integer({ min: 50, max: 100 }).map((age) => ({ age }));
const knownHousehold = fc.record(
  { householdSize: fc.integer({ min: 1, max: 8 }), hasSpouse: fc.boolean() },
  { requiredKeys: [] },
);
const noAge = fc.constant({ isAgeUnknown: true as const });
const noHousehold = fc.record(
  { isHouseholdUnknown: fc.constant(true as const), hasSpouse: fc.boolean() },
  { requiredKeys: ['isHouseholdUnknown'] },
);
const rest = fc.record(
  {
    citizenshipStatus: fc.constantFrom(...CITIZENSHIP_STATUSES),
    asOf: fc.oneof(fc.constant('2026-11-21'), day),
    currentInsurance: fc.constantFrom(...CURRENT_INSURANCES, '' as const),
    assetsBand: fc.constantFrom(...ASSET_BANDS),
    situation: fc.constantFrom(...ELIGIBILITY_SITUATIONS),
    yearsAsResident: fc.integer({ min: 0, max: 60 }),
    workCredits: fc.integer({ min: 0, max: 160 }),
  },
  { requiredKeys: ['citizenshipStatus', 'asOf'] },
);

const personOf = (
  age: fc.Arbitrary<Partial<CheckedRequest>>,
  household: fc.Arbitrary<Partial<CheckedRequest>>,
): fc.Arbitrary<CheckedRequest> =>
  fc
    .tuple(rest, income, age, household)
    .map(([known, money, years, family]) => ({ ...known, ...money, ...years, ...family }));

/** Somebody who knows age and household. */
export const knownPerson = personOf(knownAge, knownHousehold);

/** Somebody who does not know age, household, or either. */
export const openPerson = fc.oneof(
  personOf(noAge, knownHousehold),
  personOf(knownAge, noHousehold),
  personOf(noAge, noHousehold),
);

/** Two of three know both. */
export const inventedPerson = fc.oneof({ weight: 2, arbitrary: knownPerson }, { weight: 1, arbitrary: openPerson });

/** One of the people that an open person may be. */
export const completion = fc.tuple(fc.integer({ min: 50, max: 100 }), fc.integer({ min: 1, max: 8 }), fc.boolean());
