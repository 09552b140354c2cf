// Four invented plans, so that the comparison can be tried where the catalog holds none (a first start without records). Offers of
// nobody: contract H0000 is no contract, and every screen marks them as samples.
import type { InsurancePlanResponse, PlanBenefit, PlanCopay } from '@app/contracts/http/plans';
import examples from '../../data/example-comparison-plans.json';

export interface ExampleComparisonPlan extends Pick<
  InsurancePlanResponse,
  | 'id'
  | 'planYear'
  | 'name'
  | 'carrier'
  | 'planType'
  | 'snpType'
  | 'category'
  | 'starRating'
  | 'monthlyPremium'
  | 'deductible'
  | 'drugDeductible'
  | 'maxOutOfPocket'
> {
  partBReduction: number | null;
  copays: Record<PlanCopay, string>;
  covered: readonly PlanBenefit[];
  notCovered: readonly PlanBenefit[];
}

const SOURCE = { ko: '실제가 아닌 예시', en: 'Samples, not real plans' };

function asPlan({ covered, notCovered, ...plan }: ExampleComparisonPlan): InsurancePlanResponse {
  const [, contractId = '', planId = '', segmentId = ''] = plan.id.split('-');
  const day = `${plan.planYear}-01-01`;
  const cells = (benefits: readonly PlanBenefit[], isCovered: boolean) =>
    benefits.map((benefit) => [benefit, { isCovered, text: null }] as const);
  return {
    ...plan,
    contractId,
    planId,
    segmentId,
    description: plan.name,
    type: 'medicare-advantage',
    parentOrganization: null,
    hasDrugCoverage: true,
    benefits: Object.fromEntries([...cells(covered, true), ...cells(notCovered, false)]),
    providerNetwork: null,
    website: null,
    phones: {},
    counties: [],
    isStatewide: true,
    checkedAt: day,
    source: 'example',
    sourceUrl: '',
    origin: 'sample',
    provenance: {
      source: 'example',
      sourceName: SOURCE,
      sourceUrl: '',
      retrievedAt: `${day}T00:00:00.000Z`,
      sourceUpdatedAt: null,
      checkedOn: day,
      origin: 'sample',
      confidence: 'memory',
      isStale: false,
    },
  };
}

export const EXAMPLE_PLANS = (examples as readonly ExampleComparisonPlan[]).map(asPlan);
