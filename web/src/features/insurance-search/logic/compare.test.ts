import { costCell } from '@app/content/plan-costs/plan-costs';
import { plan } from '../../../../test/plan-records';
import { compareRows, isDifferent } from './compare-rows';
import { planPoints } from './plan-points';

const OPTIONS = { language: 'ko', words: { covered: '있음', 'not-covered': '없음' } } as const;

const one = plan({
  name: 'Ash (HMO)',
  monthlyPremium: 0,
  maxOutOfPocket: 2499,
  drugDeductible: 0,
  starRating: 4,
  partBReduction: 164.9,
  benefits: { transportation: { isCovered: false, text: null }, dental: { isCovered: true, text: null } },
  costs: [
    costCell('specialist', '$5 copay'),
    costCell('inpatient-hospital', '$175 per day for days 1-5; $0 per day for days 6-90'),
  ],
});
const two = plan({
  name: 'Birch (PPO)',
  planType: 'PPO',
  monthlyPremium: 20,
  maxOutOfPocket: 1500,
  drugDeductible: 250,
  starRating: 3,
  benefits: { transportation: { isCovered: true, text: null }, dental: { isCovered: true, text: null } },
  costs: [costCell('specialist', '$0 copay'), costCell('primary-care', '$0 copay')],
});

describe('plans side by side', () => {
  const rows = compareRows([one, two], { ...OPTIONS, monthly: [38, 222.9] });
  const row = (id: string) => rows.find((each) => each.id === id);

  it('marks the best value, the less for money and the more for what one gets', () => {
    expect(row('maximum')).toMatchObject({ cells: ['2,499달러', '1,500달러'], best: [false, true] });
    expect(row('monthly')).toMatchObject({ cells: ['38달러', '222.90달러'], best: [true, false] });
    expect(row('stars')?.best).toEqual([true, false]);
    expect(row('transportation')).toMatchObject({ cells: ['없음', '있음'], best: [false, true] });
  });

  it('marks none where all are alike or one is not known', () => {
    expect(row('dental')?.best).toEqual([false, false]);
    expect(row('primary-care')).toMatchObject({ cells: [null, '0달러'], best: [false, false] });
    expect(row('inpatient-hospital')?.best).toEqual([false, false]);
    expect(isDifferent(row('dental')!)).toBe(false);
    expect(isDifferent(row('specialist')!)).toBe(true);
  });
});

describe('good points and points to check', () => {
  it('come from the plan’s own figures next to the others', () => {
    const points = planPoints(one, [one, two], []);
    expect(points.pros.map(({ code }) => code)).toEqual([
      'zeroPremium',
      'partB',
      'noDrugDeductible',
      'highStars',
      'extras',
    ]);
    expect(points.cons).toEqual([
      { code: 'networkOnly' },
      { code: 'highestMaximum', amount: 2499 },
      { code: 'lacks', benefits: ['transportation'] },
    ]);
    const other = planPoints(two, [one, two], []);
    expect(other.pros.map(({ code }) => code)).toEqual(['lowestMaximum', 'freeVisits', 'outsideNetwork', 'extras']);
    expect(other.cons.map(({ code }) => code)).toEqual(['premium', 'drugDeductible', 'lowStars']);
  });

  it('say who may join, and that a drug plan covers no care', () => {
    const dual = planPoints(plan({ planType: 'HMO D-SNP', snpType: 'D-SNP' }), [one], []);
    expect(dual.cons[0]).toEqual({ code: 'only.dual' });
    const drugs = planPoints(plan({ planType: 'PDP', category: 'drug', starRating: null }), [one], []);
    expect(drugs.cons.map(({ code }) => code)).toEqual(expect.arrayContaining(['drugsOnly', 'noStars']));
  });
});
