import { plan } from '../../../../test/plan-records';
import { carriersOf, filterPlans } from './filter-plans';
import { NO_FILTERS } from './plan-query';
import type { PlanFilters } from './plan-query';

const left = (rows: ReturnType<typeof plan>[], part: Partial<PlanFilters>) =>
  filterPlans(rows, { ...NO_FILTERS, ...part }).shown;

describe('the panel of the plan search', () => {
  it('puts every premium into one bucket, cents included, and an unknown one into none', () => {
    const rows = [0, 50, 50.5, 100, 100.01, 200, 200.1, null].map((monthlyPremium) => plan({ monthlyPremium }));
    const premiums = (premium: PlanFilters['premium']) => left(rows, { premium }).map((row) => row.monthlyPremium);
    expect(premiums('0-50')).toEqual([0, 50]);
    expect(premiums('51-100')).toEqual([50.5, 100]);
    expect(premiums('101-200')).toEqual([100.01, 200]);
    expect(premiums('201-up')).toEqual([200.1]);
    expect(premiums(null)).toHaveLength(8);
  });

  it('means the whole family by Medicare', () => {
    const rows = [plan(), plan({ type: 'medicare', category: 'drug' }), plan({ type: 'medi-cal' })];
    expect(left(rows, { type: 'medicare' })).toEqual(rows.slice(0, 2));
    expect(left(rows, { type: 'medicare-advantage' })).toEqual(rows.slice(0, 1));
    expect(left(rows, { category: 'drug' })).toEqual([rows[1]]);
  });

  it('keeps plans that state every requested benefit, drops those that deny one, and counts the silent ones', () => {
    const has = { isCovered: true, text: '$0 copay' };
    const both = plan({ benefits: { dental: has, vision: has } });
    const silent = plan({ benefits: { dental: has } });
    const denied = plan({ benefits: { dental: has, vision: { isCovered: false, text: 'Not covered' } } });
    const benefits = ['dental', 'vision'] as const;
    expect(filterPlans([both, silent, denied], { ...NO_FILTERS, benefits })).toEqual({
      shown: [both],
      unknownCount: 1,
    });
    expect(left([both, silent, denied], { benefits, hasUnknown: true })).toEqual([both, silent]);
  });

  it('knows drug coverage from the plan list where no benefit page was read', () => {
    const rows = [plan({ hasDrugCoverage: true }), plan({ hasDrugCoverage: false }), plan({ hasDrugCoverage: null })];
    expect(filterPlans(rows, { ...NO_FILTERS, benefits: ['prescription'] })).toEqual({
      shown: [rows[0]],
      unknownCount: 1,
    });
  });

  it('lists carriers by name with their counts and keeps the chosen one', () => {
    const rows = [plan({ carrier: 'Willow' }), plan({ carrier: 'Ash' }), plan({ carrier: 'Willow' })];
    expect(carriersOf(rows, 'Yew')).toEqual([
      { carrier: 'Ash', count: 1 },
      { carrier: 'Willow', count: 2 },
      { carrier: 'Yew', count: 0 },
    ]);
  });
});
