// Numbered cases of docs/facts/policy.md#irmaa: every edge, inclusive but for the last step, which begins at its own.
import type { Scenario } from '../scenario';

interface IrmaaScenario extends Scenario {
  step: 0 | 1 | 2 | 3 | 4 | 5;
  partB: string;
  partD?: string;
}

const on2026 = { asOf: '2026-11-21', age: 72, status: 'citizen' } as const;

const STEPS_2026 = [
  { edge: 109_000, joint: 218_000, partB: '$284.10', partD: '$14.50' },
  { edge: 137_000, joint: 274_000, partB: '$405.80', partD: '$37.50' },
  { edge: 171_000, joint: 342_000, partB: '$527.50', partD: '$60.40' },
  { edge: 205_000, joint: 410_000, partB: '$649.20', partD: '$83.30' },
  { edge: 499_999, joint: 749_999, partB: '$689.90', partD: '$91' },
] as const;

const edges = STEPS_2026.flatMap(({ edge, joint, partB, partD }, index): IrmaaScenario[] => {
  const before = STEPS_2026[index - 1];
  const below = { step: index as IrmaaScenario['step'], partB: before?.partB ?? '$202.90', partD: before?.partD ?? '' };
  const above = { step: (index + 1) as IrmaaScenario['step'], partB, partD };
  const outcomeBelow = index === 0 ? 'pass' : 'fail';
  const couple = { ...on2026, householdSize: 2 };
  return [
    {
      number: index * 4 + 1,
      says: `single, ${edge}`,
      known: { ...on2026, annualIncome: edge },
      outcome: outcomeBelow,
      ...below,
    },
    {
      number: index * 4 + 2,
      says: `single, ${edge + 1}`,
      known: { ...on2026, annualIncome: edge + 1 },
      outcome: 'fail',
      ...above,
    },
    {
      number: index * 4 + 3,
      says: `joint, ${joint}`,
      known: { ...couple, annualIncome: joint },
      outcome: outcomeBelow,
      ...below,
    },
    {
      number: index * 4 + 4,
      says: `joint, ${joint + 1}`,
      known: { ...couple, annualIncome: joint + 1 },
      outcome: 'fail',
      ...above,
    },
  ];
});

const separate = { ...on2026, householdSize: 2, isMarriedFilingSeparately: true } as const;

export const IRMAA_SCENARIOS: readonly IrmaaScenario[] = [
  ...edges,
  {
    number: 21,
    says: 'filing separately at the first edge',
    known: { ...separate, annualIncome: 109_000 },
    outcome: 'pass',
    step: 0,
    partB: '$202.90',
  },
  {
    number: 22,
    says: 'filing separately over it',
    known: { ...separate, annualIncome: 109_001 },
    outcome: 'fail',
    step: 4,
    partB: '$649.20',
  },
  {
    number: 23,
    says: 'filing separately under the top',
    known: { ...separate, annualIncome: 390_999 },
    outcome: 'fail',
    step: 4,
    partB: '$649.20',
  },
  {
    number: 24,
    says: 'filing separately at the top',
    known: { ...separate, annualIncome: 391_000 },
    outcome: 'fail',
    step: 5,
    partB: '$689.90',
  },
  {
    number: 25,
    says: '2024, at the edge',
    known: { ...on2026, asOf: '2024-05-01', annualIncome: 103_000 },
    outcome: 'pass',
    step: 0,
    partB: '$174.70',
  },
  {
    number: 26,
    says: '2024, over the edge',
    known: { ...on2026, asOf: '2024-05-01', annualIncome: 103_001 },
    outcome: 'fail',
    step: 1,
    partB: '$244.60',
  },
  {
    number: 27,
    says: '2025, at the edge',
    known: { ...on2026, asOf: '2025-05-01', annualIncome: 106_000 },
    outcome: 'pass',
    step: 0,
    partB: '$185',
  },
  {
    number: 28,
    says: '2025, over the edge',
    known: { ...on2026, asOf: '2025-05-01', annualIncome: 106_001 },
    outcome: 'fail',
    step: 1,
    partB: '$259',
  },
];
