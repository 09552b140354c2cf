// The bands of the specification's form, on 2026-11-21: what policy.md section 8 answers to each.
import { AGE_BANDS, CITIZENSHIP_STATUSES, CURRENT_INSURANCES, INCOME_BANDS } from '@app/contracts/http/eligibility';
import type { CitizenshipStatus, CurrentInsurance } from '@app/contracts/http/eligibility';

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
  const medicare = status === 'other' ? isEnrolled : age >= 65 || isEnrolled;
  const counted = age >= 65 || isEnrolled ? income - 240 : income;
  const mediCal = counted <= 22_032;
  return { medicare, mediCal, extraHelp: medicare && (income - 240 < 23_940 || mediCal) };
}

export const FORM_ANSWERS: readonly FormAnswer[] = AGE_BANDS.flatMap(({ age }) =>
  INCOME_BANDS.flatMap(({ annualIncome }) =>
    CITIZENSHIP_STATUSES.flatMap((citizenshipStatus) =>
      CURRENT_INSURANCES.map((currentInsurance) => ({
        ...{ age, annualIncome, citizenshipStatus, currentInsurance },
        ...expected(age, annualIncome, citizenshipStatus, currentInsurance),
      })),
    ),
  ),
);
