// Only for this service's integration tests: plans of this year in two counties, and such as a list of this year leaves out.
import { planSearchText } from '@app/content/plans/plan-search-text';
import { type PlanRow, planRow } from '@app/testing/factories/plan.factory';
import { insertRows } from '@app/testing/factories/rows';
import type { Client } from 'pg';

export const YEAR = 2026;

async function insert(client: Client, counties: string[], given: Partial<PlanRow>, state = 'CA'): Promise<string> {
  const row = planRow({ planYear: YEAR, state, ...given });
  await insertRows(client, 'insurance_plans', [{ ...row, searchText: planSearchText(row) }]);
  await insertRows(
    client,
    'insurance_plan_counties',
    counties.map((county) => ({ insurancePlanId: row.id, state, county })),
  );
  return row.id;
}

export async function insertPlans(client: Client): Promise<Record<'kaiser' | 'old', string>> {
  await insert(client, ['Los Angeles'], {
    name: 'Anthem Select (HMO)',
    carrier: 'Anthem Blue Cross',
    parentOrganization: 'Elevance Health, Inc.',
    monthlyPremium: 25.5,
    benefits: { dental: { isCovered: true, text: '$0 copay' }, vision: { isCovered: false, text: 'Not covered' } },
  });
  const kaiser = await insert(client, ['Los Angeles', 'Orange'], {
    name: 'Kaiser Advantage (HMO)',
    carrier: 'Kaiser Permanente',
    monthlyPremium: 0,
    copays: { primaryCare: '$0-$45 copay' },
    costs: { ambulance: 'In-network: $250 copay', 'part-b-reduction': '−$12.50 reduction', unlisted: 'Robot dog: $0' },
    benefits: { dental: { isCovered: true, text: null }, vision: { isCovered: true, text: null } },
  });
  await insert(client, ['Orange'], {
    name: 'Dual Care (HMO D-SNP)',
    carrier: 'Sample Care',
    category: 'special-needs',
    planType: 'HMO D-SNP',
    snpType: 'D-SNP',
    monthlyPremium: null,
    deductible: null,
    drugDeductible: null,
    maxOutOfPocket: null,
    starRating: null,
    hasDrugCoverage: null,
  });
  await insert(client, ['All Counties'], {
    name: 'Statewide Rx (PDP)',
    carrier: 'Wellcare',
    type: 'medicare',
    category: 'drug',
    planType: 'PDP',
    monthlyPremium: 10,
  });
  await insert(client, ['Dallas'], { name: 'Texas Plan (HMO)' }, 'TX');
  await insert(client, ['Los Angeles'], { name: 'Withdrawn Plan', isActive: false });
  const old = await insert(client, ['Los Angeles'], { name: 'Plan of Last Year', planYear: YEAR - 1 });
  for (const name of ['Plan of Next Year', 'Rival of Next Year']) {
    await insert(client, ['Los Angeles'], { name, planYear: YEAR + 1 });
  }
  return { kaiser, old };
}
