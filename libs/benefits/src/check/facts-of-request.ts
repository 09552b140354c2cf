// From what the call sends to what the rules know. Everything the form did not ask stays "not asked".
import type { CurrentInsurance, EligibilityRequest, EligibilitySituation } from '@app/contracts/http/eligibility';
import { factsOf } from '../programs/facts';
import type { Facts } from '../programs/facts';

const MONTHS = 12;
/** Nobody is judged at it: an age that is not known stands for every age (people.ts). */
const NO_AGE = 0;

/** The request after validation: an income is a number and the day is known. */
export interface CheckedRequest extends Omit<
  EligibilityRequest,
  'annualIncome' | 'monthlyIncome' | 'asOf' | 'language'
> {
  annualIncome?: number;
  monthlyIncome?: number;
  /** ISO date in California. */
  asOf: string;
}

/** Twelve months make the year, to a cent. */
const yearOf = ({ annualIncome, monthlyIncome = 0 }: CheckedRequest): number =>
  annualIncome ?? Math.round(monthlyIncome * MONTHS * 100) / 100;

/** The insurance that a situation names, for callers who do not send it. */
const INSURANCE_OF: Partial<Record<EligibilitySituation, CurrentInsurance>> = {
  working: 'employer',
  'medi-cal': 'medicaid',
  'covered-california': 'private',
  dual: 'medicare',
};

function insuranceOf({ currentInsurance, situation }: CheckedRequest): CurrentInsurance | undefined {
  return currentInsurance || (situation && INSURANCE_OF[situation]);
}

/** @param request validated by EligibilityCheckBody */
export function factsOfRequest(request: CheckedRequest): Facts {
  const { householdSize, assetsBand, yearsAsResident, workCredits, isHouseholdUnknown } = request;
  return factsOf({
    situation: request.situation ?? null,
    asOf: request.asOf,
    age: Math.floor(request.age ?? NO_AGE),
    isAgeKnown: request.age !== undefined,
    annualIncome: yearOf(request),
    isIncomeKnown: !request.isIncomeUnknown,
    status: request.citizenshipStatus,
    insurance: insuranceOf(request) ?? 'none',
    isInsuranceGiven: insuranceOf(request) !== undefined || request.situation === 'lost-cover',
    householdSize: householdSize ?? 1,
    isSizeAssumed: householdSize === undefined && !isHouseholdUnknown,
    isHouseholdKnown: householdSize !== undefined || !isHouseholdUnknown,
    hasSpouse: request.hasSpouse ?? (householdSize === 1 ? false : null),
    assetsBand: assetsBand ?? null,
    yearsAsResident: yearsAsResident ?? null,
    workCredits: workCredits ?? null,
  });
}

export type Change = Pick<
  Partial<CheckedRequest>,
  | 'age'
  | 'annualIncome'
  | 'citizenshipStatus'
  | 'householdSize'
  | 'hasSpouse'
  | 'assetsBand'
  | 'yearsAsResident'
  | 'workCredits'
>;

/** The same person with something changed, in the words of the call; nobody is changed in place. */
export function changed(facts: Facts, change: Change): Facts {
  return {
    ...facts,
    age: change.age ?? facts.age,
    isAgeKnown: facts.isAgeKnown || change.age !== undefined,
    annualIncome: change.annualIncome ?? facts.annualIncome,
    isIncomeKnown: facts.isIncomeKnown || change.annualIncome !== undefined,
    status: change.citizenshipStatus ?? facts.status,
    // A more exact status belongs to the old answer.
    exactStatus: change.citizenshipStatus === undefined ? facts.exactStatus : null,
    householdSize: change.householdSize ?? facts.householdSize,
    isSizeAssumed: change.householdSize === undefined && facts.isSizeAssumed,
    isHouseholdKnown: facts.isHouseholdKnown || change.householdSize !== undefined,
    hasSpouse: change.hasSpouse ?? (change.householdSize === undefined ? facts.hasSpouse : null),
    assetsBand: change.assetsBand ?? facts.assetsBand,
    yearsAsResident: change.yearsAsResident ?? facts.yearsAsResident,
    workCredits: change.workCredits ?? facts.workCredits,
  };
}
