// From what the call sends to what the rules know. Everything the form did not ask stays "not asked".
import type { EligibilityRequest } from '@app/contracts/http/eligibility';
import { factsOf } from '../programs/facts';
import type { Facts } from '../programs/facts';

/** The request after validation: the income is a number and the day is known. */
export interface CheckedRequest extends Omit<EligibilityRequest, 'annualIncome' | 'asOf' | 'language'> {
  annualIncome: number;
  /** ISO date in California. */
  asOf: string;
}

/** @param request validated by EligibilityCheckBody */
export function factsOfRequest(request: CheckedRequest): Facts {
  const { householdSize, assetsBand, yearsAsResident, workCredits } = request;
  return factsOf({
    asOf: request.asOf,
    age: Math.floor(request.age),
    annualIncome: request.annualIncome,
    status: request.citizenshipStatus,
    insurance: request.currentInsurance || 'none',
    householdSize: householdSize ?? 1,
    isSizeAssumed: householdSize === undefined,
    assetsBand: assetsBand ?? null,
    yearsAsResident: yearsAsResident ?? null,
    workCredits: workCredits ?? null,
  });
}

export type Change = Pick<
  Partial<CheckedRequest>,
  'age' | 'annualIncome' | 'citizenshipStatus' | 'householdSize' | 'assetsBand' | 'yearsAsResident' | 'workCredits'
>;

/** The same person with something changed, in the words of the call; nobody is changed in place. */
export function changed(facts: Facts, change: Change): Facts {
  return {
    ...facts,
    age: change.age ?? facts.age,
    annualIncome: change.annualIncome ?? facts.annualIncome,
    status: change.citizenshipStatus ?? facts.status,
    // A more exact status belongs to the old answer.
    exactStatus: change.citizenshipStatus === undefined ? facts.exactStatus : null,
    householdSize: change.householdSize ?? facts.householdSize,
    isSizeAssumed: change.householdSize === undefined && facts.isSizeAssumed,
    assetsBand: change.assetsBand ?? facts.assetsBand,
    yearsAsResident: change.yearsAsResident ?? facts.yearsAsResident,
    workCredits: change.workCredits ?? facts.workCredits,
  };
}
