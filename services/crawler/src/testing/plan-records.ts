// Reads of invented plans, for the tests of this room.
import type { PlanRecord } from '../sources/insurance/plan-record';
import type { SwapTarget } from '../swap/whole-swap';
import type { WholeRead } from '../sources/whole-source';

/** One plan as the Landscape gives it. */
export function plan(planId: string, change: Partial<PlanRecord> = {}): PlanRecord {
  const planYear = change.planYear ?? 2026;
  return {
    id: `${planYear}-H9901-${planId}-0`,
    contractId: 'H9901',
    planId,
    segmentId: '0',
    planYear,
    name: `Sample Plan ${planId} (HMO)`,
    type: 'medicare-advantage',
    category: 'health-and-drug',
    carrier: 'Sample Health Plan',
    parentOrganization: 'Sample Holdings, Inc.',
    contractName: 'SAMPLE HEALTH PLAN',
    planType: 'HMO',
    snpType: null,
    state: 'CA',
    monthlyPremium: 12.5,
    deductible: null,
    drugDeductible: 615,
    maxOutOfPocket: 3400,
    starRating: 4.5,
    hasDrugCoverage: true,
    copays: {},
    benefits: { prescription: { isCovered: true, text: null } },
    costs: {},
    website: null,
    phones: {},
    counties: ['Los Angeles', 'Orange'],
    silentOn: ['deductible', 'copays', 'benefits', 'costs', 'website', 'phones'],
    detailsSourceUrl: null,
    sourceUrl: 'https://www.cms.gov/landing',
    release: 'r1',
    ...change,
  };
}
export const ids = ['001', '002', '003', '004', '005', '006', '007', '008', '009', '010'];
export const plans = (change: Partial<PlanRecord> = {}, some = ids): PlanRecord[] => some.map((id) => plan(id, change));

export const whole = (records: PlanRecord[], retrievedAt = '2026-11-20T18:00:00Z'): WholeRead<PlanRecord> => ({
  records,
  release: 'r1',
  sourceUrl: 'https://www.cms.gov/landing',
  sourceUpdatedAt: '2026-09-01',
  retrievedAt: new Date(retrievedAt),
  sha256: 'x',
  skipped: {},
});
export const target = (change: Partial<SwapTarget> = {}): SwapTarget => ({
  source: 'insurance',
  origin: 'live',
  state: 'CA',
  isForced: false,
  ...change,
});
