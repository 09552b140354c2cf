import { load } from 'cheerio';
import { bodyOf } from './asking';
import { consolidated, planId, plansOf } from './sample-plans.mjs';

describe('the plan page', () => {
  it('is empty until its script has run', () => {
    const page = load(bodyOf('/medicare/plan-compare/').toString());
    expect([page('#root').html(), page('table').length, page('script[src]').attr('src')]).toEqual([
      '',
      0,
      '/medicare/plan-compare/static/app.js',
    ]);
  });

  it('agrees with the Landscape and has the captions, roles and ids of the real pages', () => {
    for (const plan of plansOf(2026, 0)) {
      const page = load(bodyOf(`/medicare/plan-compare/plan-details/${planId(plan)}.html`).toString());
      const value = page('th[role=rowheader]')
        .filter((_, cell) => page(cell).text() === 'Total monthly premium')
        .next('td')
        .text();
      const premium =
        consolidated(plan) ?? (plan.category === 'PDP' ? plan.partDBasic + plan.partDSupplemental : plan.partC);
      expect(value).toBe(`$${premium.toFixed(2)}`);
      expect(page('h1').text()).toBe(plan.name);
      expect(page('.e2e-star-rating').attr('data-stars')).toBe(String(plan.stars));
      expect(page('#members-number').attr('href')).toBe('tel:1-800-555-0101');
    }
  });
});
