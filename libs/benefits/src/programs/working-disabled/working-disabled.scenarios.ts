// Numbered cases of docs/facts/policy.md#medi-cal-groups, the 250% program. 2026, one person: twelve times 3,325.
import type { Scenario } from '../scenario';

const worker = {
  asOf: '2026-11-20',
  age: 50,
  status: 'citizen',
  assetsBand: 'upToOne',
  isDisabled: true,
  earnedIncome: 12_000,
} as const;

export const WORKING_DISABLED_SCENARIOS: readonly Scenario[] = [
  {
    number: 1,
    says: 'a disability, some work, income between free Medi-Cal and 250 percent',
    known: { ...worker, annualIncome: 42_000 },
    outcome: 'pass',
    rules: {
      'working-disabled.work': { outcome: 'pass' },
      'working-disabled.income': { outcome: 'pass', limit: 39_900 },
      'working-disabled.assets': { outcome: 'pass', limit: 130_000 },
    },
  },
  {
    number: 2,
    says: 'a disability without work',
    known: { ...worker, annualIncome: 30_000, earnedIncome: 0 },
    outcome: 'fail',
    rules: { 'working-disabled.work': { outcome: 'fail' } },
  },
  {
    number: 3,
    says: 'work without a disability',
    known: { ...worker, annualIncome: 42_000, isDisabled: false },
    outcome: 'fail',
    rules: { 'working-disabled.work': { outcome: 'fail' } },
  },
  {
    number: 4,
    says: 'nobody asked about disability and work',
    known: { asOf: '2026-11-20', age: 50, status: 'citizen', annualIncome: 30_000 },
    outcome: 'unknown',
    rules: { 'working-disabled.work': { outcome: 'unknown' } },
  },
  {
    number: 5,
    says: 'income within free Medi-Cal: the program is not needed',
    known: { ...worker, annualIncome: 20_000 },
    outcome: 'fail',
  },
  {
    number: 6,
    says: 'savings above the limit',
    known: { ...worker, annualIncome: 42_000, assetsBand: 'aboveCouple' },
    outcome: 'fail',
    rules: { 'working-disabled.assets': { outcome: 'fail' } },
  },
  {
    number: 7,
    says: 'the same savings in 2025',
    known: { ...worker, asOf: '2025-11-20', annualIncome: 42_000, assetsBand: 'aboveCouple' },
    outcome: 'pass',
  },
];
