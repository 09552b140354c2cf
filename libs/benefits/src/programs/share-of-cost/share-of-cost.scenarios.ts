// Numbered cases of docs/facts/policy.md#medi-cal-groups, "above the A&D limit".
import type { Scenario } from '../scenario';

const aged = { asOf: '2026-11-20', age: 72, status: 'citizen', assetsBand: 'upToOne' } as const;

export const SHARE_OF_COST_SCENARIOS: readonly Scenario[] = [
  {
    number: 1,
    says: '72 with 30,240 a year: 2,500 a month count, 600 stay for living',
    known: { ...aged, annualIncome: 30_240 },
    outcome: 'pass',
    rules: {
      'share-of-cost.income': { outcome: 'pass', limit: 600, margin: 1_900 },
      'share-of-cost.assets': { outcome: 'pass', limit: 130_000 },
    },
  },
  {
    number: 2,
    says: 'a couple with 40,240 a year: 934 stay for living',
    known: { ...aged, annualIncome: 40_240, householdSize: 2 },
    outcome: 'pass',
    rules: { 'share-of-cost.income': { outcome: 'pass', limit: 934, margin: 2_399.33 } },
  },
  {
    number: 3,
    says: 'income at the free limit: no share is needed',
    known: { ...aged, annualIncome: 22_272 },
    outcome: 'fail',
    rules: { 'share-of-cost.income': { outcome: 'fail', limit: 1_836 } },
  },
  {
    number: 4,
    says: 'one dollar over the free limit: the whole share at once',
    known: { ...aged, annualIncome: 22_273 },
    outcome: 'pass',
    rules: { 'share-of-cost.income': { outcome: 'pass', limit: 600 } },
  },
  {
    number: 5,
    says: 'no upper limit of income',
    known: { ...aged, annualIncome: 1_000_000 },
    outcome: 'pass',
  },
  {
    number: 6,
    says: 'savings not asked',
    known: { ...aged, annualIncome: 30_240, assetsBand: null },
    outcome: 'unknown',
    rules: { 'share-of-cost.assets': { outcome: 'unknown' } },
  },
  {
    number: 7,
    says: 'savings above the limit',
    known: { ...aged, annualIncome: 30_240, assetsBand: 'aboveCouple' },
    outcome: 'fail',
    rules: { 'share-of-cost.assets': { outcome: 'fail' } },
  },
  {
    number: 8,
    says: '50 without Medicare or disability: not this group',
    known: { ...aged, age: 50, annualIncome: 30_240 },
    outcome: 'fail',
  },
  {
    number: 9,
    says: '50 with a disability',
    known: { ...aged, age: 50, annualIncome: 30_240, isDisabled: true },
    outcome: 'pass',
  },
  {
    number: 10,
    says: '62 with Medicare',
    known: { ...aged, age: 62, annualIncome: 30_240, insurance: 'medicare' },
    outcome: 'pass',
  },
  {
    number: 11,
    says: 'another status since the freeze: depends on the status',
    known: { ...aged, annualIncome: 30_240, status: 'other' },
    outcome: 'unknown',
  },
];
