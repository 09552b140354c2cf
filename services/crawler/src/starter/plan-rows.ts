// Curated plans as rows of guide.insurance_plans with their counties. Pure.
import { createHash } from 'node:crypto';
import { planSearchText } from '@app/content/plans/plan-search-text';
import {
  benefitCells,
  planCompareUrl,
  STARTER_PLAN_YEAR,
  STARTER_PLANS_CHECKED_ON,
  STARTER_PLANS_RELEASE,
  type StarterPlan,
} from '@app/content/plans/starter-plan';
import { STARTER_PLANS } from '@app/content/plans/starter-plans';

export type PlanRow = ReturnType<typeof columns> & { counties: readonly string[]; content_hash: string };

function columns(plan: StarterPlan) {
  const [, contractId = '', planId = '', segmentId = ''] = plan.id.split('-');
  return {
    id: plan.id,
    contract_id: contractId,
    plan_id: planId,
    segment_id: segmentId,
    plan_year: STARTER_PLAN_YEAR,
    name: plan.name,
    type: plan.category === 'drug' ? 'medicare' : 'medicare-advantage',
    category: plan.category,
    carrier: plan.carrier,
    parent_organization: plan.parentOrganization,
    contract_name: plan.contractName,
    plan_type: plan.planType,
    snp_type: plan.snpType,
    state: 'CA',
    monthly_premium: plan.monthlyPremium,
    deductible: plan.deductible,
    drug_deductible: plan.drugDeductible,
    max_out_of_pocket: plan.maxOutOfPocket,
    star_rating: plan.starRating,
    has_drug_coverage: plan.hasDrugCoverage,
    copays: plan.copays,
    benefits: benefitCells(plan),
    website: plan.website,
    release: STARTER_PLANS_RELEASE,
    search_text: planSearchText({ ...plan, contractId, planId }),
    source: 'starter',
    source_url: planCompareUrl(plan.id),
    checked_on: STARTER_PLANS_CHECKED_ON,
    confidence: 'verified',
    is_stale: false,
  };
}

export const planRows = (): PlanRow[] =>
  STARTER_PLANS.map((plan) => {
    const row = { ...columns(plan), counties: plan.counties };
    return { ...row, content_hash: createHash('sha256').update(JSON.stringify(row)).digest('hex') };
  });
