import { changePlan, type PlanValuesOf } from './plan-change';

const stored: PlanValuesOf = {
  monthlyPremium: 20,
  deductible: null,
  drugDeductible: 600,
  maxOutOfPocket: 6_700,
  starRating: 4,
  hasDrugCoverage: true,
  website: null,
  phones: {},
  copays: { primaryCare: '$0 copay', specialist: '$20 copay' },
  benefits: { dental: { isCovered: true, text: 'Cleaning: $0 copay' } },
  costs: { 'dental-cleaning': '$0 copay' },
};
const silent: PlanValuesOf = {
  monthlyPremium: null,
  deductible: null,
  drugDeductible: null,
  maxOutOfPocket: null,
  starRating: null,
  hasDrugCoverage: null,
  website: null,
  phones: {},
  copays: {},
  benefits: {},
  costs: {},
};

describe('what a page changes in a plan', () => {
  it('is nothing where the page is silent', () =>
    expect(changePlan(stored, silent)).toEqual({ plan: stored, changed: [], isCoreChanged: false }));

  it('is nothing where it says the same, in whatever order', () => {
    const same = { ...silent, copays: { specialist: '$20 copay', primaryCare: '$0 copay' }, monthlyPremium: 20 };
    expect(changePlan(stored, same).changed).toEqual([]);
  });

  it('is what it states, copay by copay; the plan file keeps what it states itself', () => {
    const stated = { ...silent, deductible: 0, copays: { specialist: '$25 copay' } };
    const { plan, changed, isCoreChanged } = changePlan(stored, stated);
    expect(plan.copays).toEqual({ primaryCare: '$0 copay', specialist: '$25 copay' });
    expect(plan.deductible).toBe(0);
    expect(changed).toEqual(['deductible', 'copays']);
    expect(isCoreChanged).toBe(false);
  });

  it('makes the page the source of the row when a figure of the plan file changes', () =>
    expect(changePlan(stored, { ...silent, monthlyPremium: 0 })).toMatchObject({
      changed: ['monthlyPremium'],
      isCoreChanged: true,
      plan: { monthlyPremium: 0 },
    }));
});
