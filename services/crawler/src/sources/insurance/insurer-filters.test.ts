import type { PlanSourceId } from '@app/contracts/http/crawl-sources';
import { INSURER_FILTERS, passesFilter } from './insurer-filters';

const plan = (parentOrganization: string, contractName: string, name: string) => ({
  parentOrganization,
  contractName,
  name,
});
const KAISER = plan('KAISER  Foundation Health Plan, Inc. ', 'KAISER FOUNDATION HP, INC.', 'Senior Advantage (HMO)');
const ANTHEM = plan('Elevance Health, Inc.', 'BLUE CROSS OF CALIFORNIA', 'Anthem Dual (HMO D-SNP)');
const AARP = plan('UnitedHealth Group, Inc.', 'UHC OF CALIFORNIA', 'AARP Medicare Advantage (HMO)');
const UHC = plan('UnitedHealth Group, Inc.', 'UHC OF CALIFORNIA', 'UHC Dual Complete (HMO D-SNP)');
const HEALTH_NET = plan('Centene Corporation', 'Health Net of California, Inc.', 'Wellcare Simple (HMO)');
const WELLCARE = plan('Centene Corporation', 'WELLCARE OF CALIFORNIA, INC.', 'Wellcare Giveback (HMO)');
const ALL = { KAISER, ANTHEM, AARP, UHC, HEALTH_NET, WELLCARE };

it.each<[PlanSourceId, string[]]>([
  ['insurance', ['KAISER', 'ANTHEM', 'AARP', 'UHC', 'HEALTH_NET', 'WELLCARE']],
  ['kaiser', ['KAISER']],
  ['anthem', ['ANTHEM']],
  ['aarp', ['AARP']],
  ['healthnet', ['HEALTH_NET']],
])('%s takes its own plans', (source, expected) => {
  const passing = Object.entries(ALL).filter(([, each]) => passesFilter(INSURER_FILTERS[source], each));
  expect(passing.map(([name]) => name)).toEqual(expected);
});
