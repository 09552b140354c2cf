import { COST_NETWORKS, COST_UNITS, PLAN_SERVICES } from './plan-costs';
import type { CostPart, PlanCost, PlanCostCell } from './plan-costs';
import { PLAN_BENEFITS, PLAN_CATEGORIES, PLAN_COPAYS, PLAN_PHONES, PLAN_TYPES } from './plans';
import type { InsurancePlanResponse, PlanBenefitCell } from './plans';
import { ORIGINS } from './provenance';
import type { Provenance } from './provenance';
import {
  arrayOf,
  boolean,
  calendarDay,
  eitherOf,
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

const part = object<CostPart>({
  network: nullable(oneOf(COST_NETWORKS)),
  tier: nullable(number),
  kind: oneOf(['dollars', 'percent']),
  low: number,
  high: number,
  unit: oneOf(COST_UNITS),
  fromDay: nullable(number),
  toDay: nullable(number),
});
type Costs = Extract<PlanCost, { state: 'costs' }>;
const cost = eitherOf<Costs, Exclude<PlanCost, Costs>>(
  object<Costs>({ state: oneOf(['costs']), parts: arrayOf(part) }),
  object<Exclude<PlanCost, Costs>>({ state: oneOf(['not-covered', 'some']) }),
);

export const PLAN_SCHEMAS = {
  PlanCostCell: object<PlanCostCell>({ service: oneOf(PLAN_SERVICES), text: string, cost: nullable(cost) }),
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
    partBReduction: optional(nullable(number)),
    costs: optional(arrayOf(named<PlanCostCell>('PlanCostCell'))),
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
