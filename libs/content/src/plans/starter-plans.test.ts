import { PLAN_BENEFITS, PLAN_CATEGORIES, PLAN_COPAYS } from '@app/contracts/http/plans';
import { CALIFORNIA_COUNTIES } from '../places/california-counties';
import { planSearchText } from './plan-search-text';
import { benefitCells, planCompareUrl, STARTER_PLAN_YEAR, STARTER_PLANS_RELEASE } from './starter-plan';
import { STARTER_PLANS } from './starter-plans';

const ids = STARTER_PLANS.map(({ id }) => id);

it('there are at most 40 plans, each once, in the order of their ids and of nothing else', () => {
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.length).toBeLessThanOrEqual(40);
  expect(ids).toEqual([...new Set(ids)].sort());
});

it('they say their year and when their pages were captured', () => {
  expect(STARTER_PLAN_YEAR).toBe(2026);
  expect(STARTER_PLANS_RELEASE).toContain('captured Dec 2025 - Jan 2026');
});

it.each(STARTER_PLANS.map((plan) => [plan.id, plan] as const))('%s is whole', (id, plan) => {
  expect(id).toMatch(/^2026-[HS]\d{4}-\d{3}-\d$/);
  expect(PLAN_CATEGORIES).toContain(plan.category);
  expect(plan.category).not.toBe('popular');
  for (const text of [plan.name, plan.carrier, plan.parentOrganization, plan.contractName, plan.planType]) {
    expect(text.trim()).toBe(text);
    expect(text).not.toBe('');
  }
  const isDrugPlan = plan.category === 'drug';
  expect(plan.monthlyPremium).toBeGreaterThanOrEqual(0);
  expect([plan.deductible === null, plan.maxOutOfPocket === null]).toEqual([isDrugPlan, isDrugPlan]);
  expect(plan.snpType === null).toBe(plan.category !== 'special-needs');
  expect(plan.drugDeductible === null).toBe(plan.hasDrugCoverage === false);
  if (plan.starRating !== null) expect([2, 2.5, 3, 3.5, 4, 4.5, 5]).toContain(plan.starRating);
  expect(Object.keys(plan.copays).every((copay) => (PLAN_COPAYS as readonly string[]).includes(copay))).toBe(true);
  expect(Object.keys(plan.copays)).toHaveLength(isDrugPlan ? 0 : PLAN_COPAYS.length);
  expect(Object.keys(plan.benefits).every((name) => (PLAN_BENEFITS as readonly string[]).includes(name))).toBe(true);
  expect(plan.website).toMatch(/^https?:\/\//);
  if (isDrugPlan) expect(plan.counties).toEqual(['All Counties']);
  else {
    expect(plan.counties.some((county) => county === 'Los Angeles' || county === 'Orange')).toBe(true);
    expect(plan.counties.filter((county) => !(county in CALIFORNIA_COUNTIES))).toEqual([]);
  }
});

it('a benefit that is not covered says so', () => {
  const [plan] = STARTER_PLANS;
  if (!plan) throw new Error('no plan');
  expect(
    benefitCells({ ...plan, benefits: { dental: 'Not covered', prescription: null, vision: '$0 copay' } }),
  ).toEqual({
    dental: { isCovered: false, text: 'Not covered' },
    prescription: { isCovered: false, text: null },
    vision: { isCovered: true, text: '$0 copay' },
  });
});

it('the page of a plan is found by its id', () => {
  expect(planCompareUrl('2026-H0524-003-0')).toBe(
    'https://www.medicare.gov/plan-compare/#/plan-details/2026-H0524-003-0?year=2026&lang=en',
  );
});

it('a plan is found by its number as letters print it', () => {
  const text = planSearchText({
    name: 'Sample Gold (HMO)',
    carrier: 'Sample Health Plan',
    parentOrganization: null,
    contractName: null,
    planType: 'HMO',
    snpType: null,
    contractId: 'H9901',
    planId: '001',
  });
  expect(text).toContain('h9901');
  expect(text).toContain('sample gold');
});
