// The ages and incomes the specification's form names, on 2026-11-21: what docs/facts/policy.md#decision-logic answers
// to each.
import { CITIZENSHIP_STATUSES, CURRENT_INSURANCES } from '@app/contracts/http/eligibility';
import type { CitizenshipStatus, CurrentInsurance } from '@app/contracts/http/eligibility';

const AGES = [62, 67, 72, 78];
const INCOMES = [15_000, 25_000, 40_000, 60_000];

interface FormAnswer {
  age: number;
  annualIncome: number;
  citizenshipStatus: CitizenshipStatus;
  currentInsurance: CurrentInsurance;
  medicare: boolean;
  mediCal: boolean;
  extraHelp: boolean;
}

/** Written anew from section 8, with the limits of 2026 for one person, so that it can disagree with the rules. */
function expected(age: number, income: number, status: CitizenshipStatus, insurance: CurrentInsurance) {
  const isEnrolled = insurance === 'medicare';
  const medicare = status === 'other' || status === 'unsaid' ? isEnrolled : age >= 65 || isEnrolled;
  const counted = age >= 65 || isEnrolled ? income - 240 : income;
  const mediCal = counted <= 22_032;
  return { medicare, mediCal, extraHelp: medicare && (income - 240 < 23_940 || mediCal) };
}

export const FORM_ANSWERS: readonly FormAnswer[] = AGES.flatMap((age) =>
  INCOMES.flatMap((annualIncome) =>
    CITIZENSHIP_STATUSES.flatMap((citizenshipStatus) =>
      CURRENT_INSURANCES.map((currentInsurance) => ({
        age,
        annualIncome,
        citizenshipStatus,
        currentInsurance,
        ...expected(age, annualIncome, citizenshipStatus, currentInsurance),
      })),
    ),
  ),
);
