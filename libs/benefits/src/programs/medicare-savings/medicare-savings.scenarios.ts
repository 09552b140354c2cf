// Numbered cases of policy.md 4: QMB at or below its limit, SLMB and QI below theirs; one person or a couple.
import type { Scenario } from '../scenario';

const one = { asOf: '2026-11-21', age: 72, status: 'citizen' } as const;
const couple = { ...one, householdSize: 2 } as const;

interface BandScenario extends Scenario {
  band: 'QMB' | 'SLMB' | 'QI' | null;
}

export const SAVINGS_SCENARIOS: readonly BandScenario[] = [
  { number: 1, says: 'QMB at its limit', known: { ...one, annualIncome: 16_200 }, outcome: 'pass', band: 'QMB' },
  { number: 2, says: 'one dollar over QMB', known: { ...one, annualIncome: 16_201 }, outcome: 'pass', band: 'SLMB' },
  {
    number: 3,
    says: 'one dollar under the SLMB limit',
    known: { ...one, annualIncome: 19_391 },
    outcome: 'pass',
    band: 'SLMB',
  },
  { number: 4, says: 'at the SLMB limit', known: { ...one, annualIncome: 19_392 }, outcome: 'pass', band: 'QI' },
  {
    number: 5,
    says: 'one dollar under the QI limit',
    known: { ...one, annualIncome: 21_785 },
    outcome: 'pass',
    band: 'QI',
  },
  {
    number: 6,
    says: 'at the QI limit: close, so the county is asked',
    known: { ...one, annualIncome: 21_786 },
    outcome: 'fail',
    band: null,
    rules: { 'medicare-savings.band': { outcome: 'fail', limit: 21_546, margin: 0 } },
  },
  { number: 7, says: 'a couple at QMB', known: { ...couple, annualIncome: 21_880 }, outcome: 'pass', band: 'QMB' },
  { number: 8, says: 'a couple over QMB', known: { ...couple, annualIncome: 21_881 }, outcome: 'pass', band: 'SLMB' },
  {
    number: 9,
    says: 'a household of four counts as a couple',
    known: { ...couple, householdSize: 4, annualIncome: 21_881 },
    outcome: 'pass',
    band: 'SLMB',
  },
  {
    number: 10,
    says: 'QMB at the limit of 2025',
    known: { ...one, asOf: '2025-06-01', annualIncome: 15_890 },
    outcome: 'pass',
    band: 'QMB',
  },
  {
    number: 11,
    says: 'one dollar over it',
    known: { ...one, asOf: '2025-06-01', annualIncome: 15_891 },
    outcome: 'pass',
    band: 'SLMB',
  },
  { number: 12, says: 'no Medicare', known: { ...one, age: 62, annualIncome: 10_000 }, outcome: 'fail', band: null },
];
