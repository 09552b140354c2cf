import { PLAN_SERVICES } from '@app/contracts/http/plan-costs';
import { costCells, costTexts } from './plan-costs';
import { planService, readCosts, servicesOf } from './services';

describe('the services of a plan', () => {
  it('have one row each, and names in both languages', () => {
    expect(new Set(PLAN_SERVICES).size).toBe(PLAN_SERVICES.length);
    for (const id of PLAN_SERVICES) {
      const { label } = planService(id);
      expect(label.ko).toMatch(/[가-힣]/);
      expect(label.en).toMatch(/^[A-Z]/);
    }
    const rows = servicesOf('dental').length + servicesOf('visits').length;
    expect(rows).toBe(14 + 8);
  });

  it('are read from the tables of a page; rows without an id stay as they stand', () => {
    const texts = readCosts({
      'Doctor services': { 'Primary doctor visit': 'In-network: $0 copay' },
      'Contact Information': { 'Plan address': 'P.O. Box 1' },
      'Costs by drug tier - Preferred retail pharmacy drug cost for 1 month': { Generic: '$5.00 copay' },
      'Costs by drug tier - Standard retail pharmacy drug cost for 1 month': { Generic: '$9.00 copay' },
      'Special benefits': { Meals: 'Not covered', 'Robot dog': 'In-network: $0 copay' },
    });
    expect(texts).toEqual({
      'primary-care': 'In-network: $0 copay',
      'drug-generic': 'Preferred retail pharmacy, 1 month: $5.00 copay',
      'special-meals': 'Not covered',
      unlisted: 'Robot dog: In-network: $0 copay',
    });
    expect(costCells(texts).map(({ service, cost }) => [service, cost?.state ?? null])).toEqual([
      ['primary-care', 'costs'],
      ['drug-generic', 'costs'],
      ['special-meals', 'not-covered'],
      ['unlisted', null],
    ]);
  });

  it('take the copays of the benefits file where no page was read', () => {
    expect(costTexts({}, { primaryCare: 'In-network: $20 copay' })).toEqual({
      'primary-care': 'In-network: $20 copay',
    });
    const page = { 'primary-care': 'In-network: $20 copay; Out-of-network: $50 copay' };
    expect(costTexts(page, { primaryCare: 'In-network: $20 copay' })).toEqual(page);
  });
});
