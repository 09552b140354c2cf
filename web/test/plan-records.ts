// One way to make a valid insurance plan for the tests of the web; every name is invented.
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { provenance } from './records';

let nextPlan = 1;

export function plan(part: Partial<InsurancePlanResponse> = {}): InsurancePlanResponse {
  const number = String(nextPlan++).padStart(3, '0');
  return {
    id: `2026-H9999-${number}-0`,
    contractId: 'H9999',
    planId: number,
    segmentId: '0',
    planYear: 2026,
    name: `Olive Advantage ${number} (HMO)`,
    description: '',
    type: 'medicare-advantage',
    category: 'health-and-drug',
    carrier: 'Olive Health',
    parentOrganization: 'Olive Group',
    planType: 'HMO',
    snpType: null,
    monthlyPremium: 0,
    deductible: 0,
    drugDeductible: 615,
    maxOutOfPocket: 3400,
    starRating: 4,
    hasDrugCoverage: true,
    copays: { primaryCare: 'In-network: $0 copay' },
    benefits: {},
    providerNetwork: null,
    website: 'https://plans.example.com/olive',
    phones: {},
    counties: ['Los Angeles', 'Orange'],
    isStatewide: false,
    checkedAt: '2026-11-20',
    source: 'insurance',
    sourceUrl: 'https://www.cms.gov/landscape',
    origin: 'live',
    provenance: provenance({
      source: 'insurance',
      sourceName: { ko: '연방 메디케어청(CMS) 플랜 목록', en: 'CMS plan list' },
      sourceUrl: 'https://www.cms.gov/landscape',
      checkedOn: '2026-11-20',
    }),
    ...part,
  };
}

export const plans = (count: number, part: Partial<InsurancePlanResponse> = {}): InsurancePlanResponse[] =>
  Array.from({ length: count }, () => plan(part));
