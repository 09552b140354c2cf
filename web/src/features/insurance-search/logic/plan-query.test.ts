import { PLAN_QUERY, plansPath } from './plan-query';
import type { PlanQuery } from './plan-query';

const WHOLE: PlanQuery = {
  q: '카이저 HMO',
  zip: '90006',
  county: '',
  kind: 'dual',
  maxPremium: 60,
  isPicking: true,
  premium: '51-100',
  type: 'medicare-advantage',
  category: 'special-needs',
  carrier: 'Blue Shield of California',
  benefits: ['dental', 'telehealth'],
  hasUnknown: true,
  sort: 'stars',
  chosen: ['2026-H0524-003-0', '2026-S5601-010-0'],
  year: 2027,
  page: 3,
};

describe('the address of a plan search', () => {
  it('gives back every choice after a reload', () => {
    expect(PLAN_QUERY.read(new URLSearchParams(PLAN_QUERY.write(WHOLE).toString()))).toEqual(WHOLE);
    expect(PLAN_QUERY.write(PLAN_QUERY.empty).toString()).toBe('');
  });

  it('reads what it does not understand as empty', () => {
    const strange =
      'zip=9000&sort=price&chosen=me,2026-H0524-003&premium=5&type=gold&category=best&benefits=gold,vision&year=1999&page=-2&unknown=yes';
    expect(PLAN_QUERY.read(new URLSearchParams(strange))).toEqual({ ...PLAN_QUERY.empty, benefits: ['vision'] });
  });

  it('requests by words, ZIP and year, all of it at once', () => {
    expect(plansPath({ q: '', zip: '90006', county: '', year: null, sort: 'premium' })).toBe(
      '/api/insurance-plans?zip=90006&limit=1000',
    );
    expect(plansPath({ q: 'scan', zip: '', county: 'Orange', year: 2027, sort: 'stars' })).toBe(
      '/api/insurance-plans?q=scan&county=Orange&year=2027&sort=stars&limit=1000',
    );
  });
});
