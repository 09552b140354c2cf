import { costCell } from '@app/content/plan-costs/plan-costs';
import { FIGURES } from '../figures/figures';
import type { CostedPlan } from './costed-plan';
import { originalYears } from './original-medicare';
import { helpOf, yearWithMedicines } from './own-medicines';
import { planYears, yearAmong } from './year-cost';

/** Part B of 2026 is $202.90 a month: $2,434.80 a year. */
const PLAN: CostedPlan = {
  id: '2026-H0001-001-0',
  planYear: 2026,
  category: 'health-and-drug',
  monthlyPremium: 10,
  deductible: 0,
  drugDeductible: 250,
  maxOutOfPocket: 3000,
  hasDrugCoverage: true,
  partBReduction: null,
  costs: [
    costCell('primary-care', '$5 copay'),
    costCell('specialist', '$20 copay'),
    costCell('emergency', '$100 copay'),
    costCell('drug-generic', '$3 copay'),
  ],
};

const normalOf = (level: Parameters<typeof helpOf>[0], plan = PLAN) => {
  const person = {
    help: helpOf(level),
    conditions: [],
    medications: ['cholesterol'] as const,
    surchargeStep: 0 as const,
  };
  const costing = { person, figures: FIGURES, on: '2026-12-31' };
  return yearAmong((plan.category === 'drug' ? originalYears : planYears)(plan, costing), 'normal');
};

test('own medicines take the place of the kinds of medicine and of the deductible before them', () => {
  // 2,434.80 + 12 × 10 + 4 × 5 + 6 × 20 + 100 = 2,794.80; the cholesterol medicine of 12 × 3 is left out.
  expect(yearWithMedicines(normalOf('none'), { min: 320.5, max: 410 })).toEqual({
    sum: { min: 3115.3, max: 3204.8 },
    isComplete: true,
  });
});

test('with full Medi-Cal only the medicines and the premium are left', () => {
  expect(yearWithMedicines(normalOf('low'), { min: 12, max: 12 })?.sum.min).toBe(132);
});

test('care that is a share of a price makes the year open, and an unknown premium makes it unknown', () => {
  expect(yearWithMedicines(normalOf('none', { ...PLAN, category: 'drug' }), { min: 1, max: 1 })?.isComplete).toBe(
    false,
  );
  expect(yearWithMedicines(normalOf('none', { ...PLAN, monthlyPremium: null }), { min: 1, max: 1 })).toBeNull();
});
