// For the tests of the analysis: a person of the form, judged on the day of the facts, beside the shipped plans of a county.
import type { AnalysisPriority, AnalysisResponse } from '@app/contracts/http/analysis';
import type { HealthCondition, Medication } from '@app/contracts/http/year-costs';
import { BOOK } from '../check/check.fixture';
import { checkEligibility } from '../check/check';
import { factsOfRequest } from '../check/facts-of-request';
import type { CheckedRequest } from '../check/facts-of-request';
import { plansOf } from '../costs/snapshot-plans.fixture';
import { FIGURES } from '../figures/figures';
import { analyze } from './analyze';
import type { AnalysisInput } from './analyze';
import type { AnalysisPlan } from './analyzed-plan';

export interface InventedPerson extends Partial<CheckedRequest> {
  conditions?: readonly HealthCondition[];
  medications?: readonly Medication[];
  priorities?: readonly AnalysisPriority[];
}

/** 72, alone, 40,000 dollars a year, nothing chosen, unless said otherwise; the plans are none. */
export function inputOf({
  conditions = [],
  medications = [],
  priorities = [],
  ...given
}: InventedPerson = {}): AnalysisInput {
  const facts = factsOfRequest({
    age: 72,
    annualIncome: 40_000,
    householdSize: 1,
    citizenshipStatus: 'citizen',
    asOf: '2026-11-22',
    ...given,
  });
  const check = checkEligibility(facts, FIGURES, BOOK);
  return { facts, check, conditions, medications, priorities, county: 'Los Angeles', counties: [], plans: [] };
}

/** @param plans those sold in Los Angeles unless given */
export const analysisOf = (
  person: InventedPerson = {},
  plans: readonly AnalysisPlan[] = plansOf('Los Angeles'),
): AnalysisResponse => analyze({ ...inputOf(person), plans }, FIGURES);
