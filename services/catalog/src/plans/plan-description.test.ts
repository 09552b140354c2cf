import { type DescribedPlan, planDescription } from './plan-description';

const plan: DescribedPlan = {
  planYear: 2026,
  type: 'medicare-advantage',
  category: 'health-and-drug',
  planType: 'HMO',
  snpType: null,
  hasDrugCoverage: true,
  counties: ['Los Angeles', 'Orange'],
  isStatewide: false,
};

describe('a plan in one line', () => {
  it.each<[string, Partial<DescribedPlan>, string, string]>([
    [
      'names year, kind, shape, drugs and area',
      {},
      '2026년 · 파트 C(메디케어 어드밴티지) · HMO · 처방약 보장 있음 · 캘리포니아 카운티 2곳',
      '2026 · Medicare Advantage (Part C) · HMO · with drug coverage · 2 counties in California',
    ],
    [
      'names the one county, and leaves out what is unknown',
      { planType: null, hasDrugCoverage: null, counties: ['Orange'] },
      '2026년 · 파트 C(메디케어 어드밴티지) · 오렌지 카운티',
      '2026 · Medicare Advantage (Part C) · Orange County',
    ],
    [
      'calls a drug plan by its kind once',
      { type: 'medicare', category: 'drug', planType: 'PDP', counties: [], isStatewide: true },
      '2026년 · 파트 D(처방약 보험) · 캘리포니아 전 지역',
      '2026 · prescription drug plan (Part D) · all of California',
    ],
    [
      'says for whom a special needs plan is',
      { category: 'special-needs', planType: 'HMO D-SNP', snpType: 'D-SNP', hasDrugCoverage: false, counties: [] },
      '2026년 · 파트 C(메디케어 어드밴티지) · HMO · 메디케어·메디캘 통합 플랜(D-SNP) · 처방약 보장 없음',
      '2026 · Medicare Advantage (Part C) · HMO · for people with Medicare and Medi-Cal (D-SNP) · without drug coverage',
    ],
  ])('%s', (_name, given, ko, en) => expect(planDescription({ ...plan, ...given })).toEqual({ ko, en }));
});
