// Numbered cases of docs/facts/policy.md#medicare-savings-programs: QMB at or below its limit, SLMB and QI below
// theirs; one person or a couple, rounded by the month as California does. Savings were said to be within the limit.
import type { Scenario } from '../scenario';
import type { SavingsBandName, SavingsProgram } from './band';

const one = { asOf: '2026-11-21', age: 72, status: 'citizen', assetsBand: 'withinLimit' } as const;
const couple = { ...one, householdSize: 2 } as const;
const in2025 = { ...one, asOf: '2025-06-01' } as const;

interface BandScenario extends Scenario {
  program: SavingsProgram;
  band: SavingsBandName | null;
}

const at = (
  [number, says]: [number, string],
  known: BandScenario['known'],
  program: SavingsProgram,
  outcome: BandScenario['outcome'],
  band: BandScenario['band'],
): BandScenario => ({ number, says, known, program, outcome, band });

export const SAVINGS_SCENARIOS: readonly BandScenario[] = [
  at([1, 'QMB at its limit'], { ...one, annualIncome: 16_200 }, 'qmb', 'pass', 'QMB'),
  at([2, 'one dollar over QMB'], { ...one, annualIncome: 16_201 }, 'qmb', 'fail', 'SLMB'),
  at([3, 'one dollar under the SLMB limit'], { ...one, annualIncome: 19_391 }, 'slmb', 'pass', 'SLMB'),
  at([4, 'at the SLMB limit'], { ...one, annualIncome: 19_392 }, 'slmb', 'fail', 'QI'),
  at([5, 'one dollar under the QI limit'], { ...one, annualIncome: 21_791 }, 'qi', 'pass', 'QI'),
  {
    ...at([6, 'at the QI limit: close, so the county is asked'], { ...one, annualIncome: 21_792 }, 'qi', 'fail', null),
    rules: { 'qi.income': { outcome: 'fail', limit: 21_552, margin: 0 } },
  },
  at([7, 'a couple at QMB'], { ...couple, annualIncome: 21_888 }, 'qmb', 'pass', 'QMB'),
  at([8, 'a couple over QMB'], { ...couple, annualIncome: 21_889 }, 'qmb', 'fail', 'SLMB'),
  at(
    [9, 'a household of four counts as a couple'],
    { ...couple, householdSize: 4, annualIncome: 21_889 },
    'slmb',
    'pass',
    'SLMB',
  ),
  at([10, 'QMB at the limit of 2025'], { ...in2025, annualIncome: 15_900 }, 'qmb', 'pass', 'QMB'),
  at([11, 'one dollar over it'], { ...in2025, annualIncome: 15_901 }, 'qmb', 'fail', 'SLMB'),
  at([12, 'no Medicare'], { ...one, age: 62, annualIncome: 10_000 }, 'qmb', 'fail', null),
];
