import { searchText } from '@app/content/matching/search-text';
import type { PlanColumns } from '@app/database/tables/insurance-plans';
import { nextNumber, provenance } from './provenance';

export type PlanRow = PlanColumns;

/** A valid insurance plan: a fictional Medicare Advantage HMO of 2026, unless overridden. */
export function planRow(overrides: Partial<PlanRow> = {}): PlanRow {
  const number = nextNumber();
  const {
    contractId = 'H9999',
    planId = String(number).padStart(3, '0'),
    segmentId = '0',
    planYear = 2026,
  } = overrides;
  const id = overrides.id ?? `${planYear}-${contractId}-${planId}-${segmentId}`;
  const row = {
    ...provenance(id),
    id,
    contractId,
    planId,
    segmentId,
    planYear,
    name: `Sample Advantage Plan ${number} (HMO)`,
    description: null,
    type: 'medicare-advantage' as const,
    category: 'health-and-drug' as const,
    carrier: 'Sample Health Plan',
    parentOrganization: 'Sample Health Plan, Inc.',
    planType: 'HMO',
    snpType: null,
    state: 'CA',
    monthlyPremium: 0,
    deductible: 0,
    drugDeductible: 0,
    maxOutOfPocket: 3000,
    starRating: 4,
    hasDrugCoverage: true,
    copays: {},
    benefits: {},
    costs: {},
    providerNetwork: null,
    website: null,
    phones: {},
    release: null,
    contractName: null,
    detailsSourceUrl: null,
    detailsCheckedOn: null,
    ...overrides,
  };
  return { ...row, searchText: overrides.searchText ?? searchText([row.name, null, row.carrier]) };
}
