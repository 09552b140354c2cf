import { PLAN_BENEFITS, PLAN_CATEGORIES, PLAN_COPAYS, PLAN_PHONES, PLAN_TYPES } from './plans';
import type { InsurancePlanResponse, PlanBenefitCell } from './plans';
import { ORIGINS } from './provenance';
import type { Provenance } from './provenance';
import {
  arrayOf,
  boolean,
  calendarDay,
  named,
  nullable,
  number,
  object,
  oneOf,
  optional,
  someOf,
  string,
} from './schema';

const cell = object<PlanBenefitCell>({ isCovered: nullable(boolean), text: nullable(string) });

export const PLAN_SCHEMAS = {
  InsurancePlanResponse: object<InsurancePlanResponse>({
    id: string,
    contractId: string,
    planId: string,
    segmentId: string,
    planYear: number,
    name: string,
    description: string,
    descriptionKo: optional(string),
    type: oneOf(PLAN_TYPES),
    category: nullable(oneOf(PLAN_CATEGORIES)),
    carrier: string,
    parentOrganization: nullable(string),
    planType: nullable(string),
    snpType: nullable(string),
    monthlyPremium: nullable(number),
    deductible: nullable(number),
    drugDeductible: nullable(number),
    maxOutOfPocket: nullable(number),
    starRating: nullable(number),
    hasDrugCoverage: nullable(boolean),
    copays: someOf(PLAN_COPAYS, string),
    benefits: someOf(PLAN_BENEFITS, cell),
    providerNetwork: nullable(string),
    website: nullable(string),
    phones: someOf(PLAN_PHONES, string),
    detailsSourceUrl: optional(nullable(string)),
    detailsCheckedOn: optional(nullable(calendarDay)),
    counties: arrayOf(string),
    isStatewide: boolean,
    checkedAt: calendarDay,
    source: string,
    sourceUrl: string,
    origin: oneOf(ORIGINS),
    provenance: named<Provenance>('Provenance'),
  }),
};
