import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlanPage } from './page-reader';
import type { PlanPage } from './plan-sections';
import { firstDollars, inNetworkMaximum, planValues, webAddress } from './plan-values';

const fixture = readPlanPage(readFileSync(join(__dirname, 'fixtures', '2026-11-20-plan-page.html'), 'utf8'));
const silent: PlanPage = {
  name: null,
  sections: {},
  stars: { overall: null, partC: null, partD: null },
  website: null,
  phoneMembers: null,
  phoneNonMembers: null,
};

it.each([
  ['$12.40', 12.4],
  ['$1,615.00', 1615],
  ['$283; per year for in-network services', 283],
  ['$500; Annual deductible', 500],
  ['Not covered', null],
  ['20% coinsurance', null],
  [undefined, null],
])('the amount of %j is %j', (text, dollars) => expect(firstDollars(text)).toBe(dollars));

it.each([
  ['$10,100 In and Out-of-network; $6,700 In-network', 6700],
  ['$2,900 In-network; $10,000 Out-of-network', 2900],
  ['$9,250 In-network', 9250],
  ['$3,400', 3400],
  ['$3,900 In and Out-of-network; $10,000 Out-of-network', null],
  [undefined, null],
])('the in-network maximum of %j is %j', (text, dollars) => expect(inNetworkMaximum(text)).toBe(dollars));

it('a page gives its values in our fields and in its own words', () => {
  expect(planValues(fixture)).toEqual({
    costs: expect.objectContaining({
      'drug-deductible': '$1,615.00',
      'drug-generic': 'Standard retail pharmacy, 1 month: $12.00 copay',
      'hearing-exam': 'Not covered',
      telehealth: 'In-network: $0 copay, 20% coinsurance',
    }),
    monthlyPremium: 12.4,
    deductible: 283,
    drugDeductible: 1615,
    maxOutOfPocket: 6700,
    starRating: 3.5,
    hasDrugCoverage: true,
    copays: {
      primaryCare: 'In-network: $0 copay; Out-of-network: $30 copay',
      specialist: 'In-network: $0-$45 copay',
      inpatient: 'In-network: Tier 1 $550 per day for days 1-5; $0 per day for days 6-90; Out-of-network: 40% per stay',
    },
    benefits: {
      dental: { isCovered: true, text: 'Oral exam: In-network: $0 copay' },
      hearing: { isCovered: false, text: 'Not covered' },
      telehealth: { isCovered: true, text: 'In-network: $0 copay, 20% coinsurance' },
      prescription: {
        isCovered: true,
        text: 'Standard retail pharmacy, 1 month: Preferred Generic: $0.00 copay · Generic: $12.00 copay',
      },
    },
    website: 'https://plan.example/medicare',
    phones: { members: '1-800-555-0102', nonMembers: '1-800-555-0101' },
  });
});

it('a silent page leaves everything unknown', () => {
  expect(planValues(silent)).toEqual({
    costs: {},
    monthlyPremium: null,
    deductible: null,
    drugDeductible: null,
    maxOutOfPocket: null,
    starRating: null,
    hasDrugCoverage: null,
    copays: {},
    benefits: {},
    website: null,
    phones: {},
  });
});

it('a health plan without a drug table covers no drugs', () => {
  const { hasDrugCoverage, benefits } = planValues({
    ...silent,
    sections: { 'Doctor services': { 'Primary doctor visit': '$0 copay' } },
  });
  expect(hasDrugCoverage).toBe(false);
  expect(benefits.prescription).toEqual({ isCovered: false, text: null });
});

it('only addresses of the web are kept', () => {
  expect(webAddress('http://kp.org/medicare ')).toBe('http://kp.org/medicare');
  expect(webAddress('javascript:alert(1)')).toBeNull();
  expect(webAddress(null)).toBeNull();
});
