// Numbered cases of docs/facts/policy.md#pace and #cash-and-other-help.
import type { Scenario } from '../scenario';
import type { MediCalStanding } from './rule';

interface CareScenario extends Omit<Scenario, 'outcome'> {
  mediCal: MediCalStanding;
}

const senior = { asOf: '2026-11-21', age: 72, annualIncome: 15_000, status: 'citizen' } as const;

export const CARE_SCENARIOS: readonly CareScenario[] = [
  {
    number: 1,
    says: '72 with Medi-Cal: the county decides the hours of IHSS, the state the need of PACE',
    known: senior,
    mediCal: 'have',
    rules: { 'ihss.medi-cal': { outcome: 'unknown' }, 'pace.age': { outcome: 'unknown', limit: 55, margin: 17 } },
  },
  {
    number: 2,
    says: '72, Medi-Cal is open: IHSS waits for it',
    known: senior,
    mediCal: 'undecided',
    rules: { 'ihss.medi-cal': { outcome: 'unknown' } },
  },
  {
    number: 3,
    says: '72 without a way to Medi-Cal: no IHSS, PACE has no income test',
    known: senior,
    mediCal: 'not-possible',
    rules: { 'ihss.medi-cal': { outcome: 'fail' }, 'pace.age': { outcome: 'unknown' } },
  },
  {
    number: 4,
    says: '64, nobody asked about a disability',
    known: { ...senior, age: 64 },
    mediCal: 'possible',
    rules: { 'ihss.medi-cal': { outcome: 'unknown' } },
  },
  {
    number: 5,
    says: '64 without a disability',
    known: { ...senior, age: 64, isDisabled: false },
    mediCal: 'possible',
    rules: { 'ihss.medi-cal': { outcome: 'fail' } },
  },
  {
    number: 6,
    says: '64 with a disability',
    known: { ...senior, age: 64, isDisabled: true },
    mediCal: 'have',
    rules: { 'ihss.medi-cal': { outcome: 'unknown' } },
  },
  {
    number: 7,
    says: 'PACE at exactly 55',
    known: { ...senior, age: 55 },
    mediCal: 'possible',
    rules: { 'pace.age': { outcome: 'unknown', margin: 0 } },
  },
  {
    number: 8,
    says: 'PACE at 54',
    known: { ...senior, age: 54 },
    mediCal: 'possible',
    rules: { 'pace.age': { outcome: 'fail', margin: -1 } },
  },
];
