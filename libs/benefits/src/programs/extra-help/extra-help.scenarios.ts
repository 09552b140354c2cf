// Numbered cases of docs/facts/policy.md#extra-help and #decision-logic: below 150% of the poverty level after 240
// dollars, or Medi-Cal.
import type { Scenario } from '../scenario';

const one = { asOf: '2026-11-21', age: 72, status: 'citizen', assetsBand: 'withinExtraHelp' } as const;

interface ExtraHelpScenario extends Scenario {
  hasMediCal: boolean;
}

export const EXTRA_HELP_SCENARIOS: readonly ExtraHelpScenario[] = [
  {
    number: 1,
    says: 'one dollar under the limit of 2026',
    known: { ...one, annualIncome: 24_179 },
    hasMediCal: false,
    outcome: 'pass',
    rules: { 'extra-help.income': { outcome: 'pass', limit: 23_940, margin: 1 } },
  },
  {
    number: 2,
    says: 'at the limit of 2026',
    known: { ...one, annualIncome: 24_180 },
    hasMediCal: false,
    outcome: 'fail',
    rules: { 'extra-help.income': { outcome: 'fail', margin: 0 } },
  },
  {
    number: 3,
    says: 'a couple under its limit',
    known: { ...one, householdSize: 2, annualIncome: 32_699 },
    hasMediCal: false,
    outcome: 'pass',
  },
  {
    number: 4,
    says: 'a couple at its limit',
    known: { ...one, householdSize: 2, annualIncome: 32_700 },
    hasMediCal: false,
    outcome: 'fail',
  },
  {
    number: 5,
    says: 'a couple with a dependant',
    known: { ...one, householdSize: 3, annualIncome: 41_219 },
    hasMediCal: false,
    outcome: 'pass',
  },
  {
    number: 6,
    says: '2024, under the limit: that year’s savings limit is not confirmed',
    known: { ...one, asOf: '2024-06-01', annualIncome: 22_829 },
    hasMediCal: false,
    outcome: 'unknown',
  },
  {
    number: 7,
    says: '2024, at the limit',
    known: { ...one, asOf: '2024-06-01', annualIncome: 22_830 },
    hasMediCal: false,
    outcome: 'fail',
  },
  {
    number: 8,
    says: '2025, under the limit: that year’s savings limit is not confirmed',
    known: { ...one, asOf: '2025-06-01', annualIncome: 23_714 },
    hasMediCal: false,
    outcome: 'unknown',
  },
  {
    number: 9,
    says: '2025, at the limit',
    known: { ...one, asOf: '2025-06-01', annualIncome: 23_715 },
    hasMediCal: false,
    outcome: 'fail',
  },
  {
    number: 10,
    says: 'Medi-Cal brings it by itself, whatever the income test says',
    known: { ...one, annualIncome: 40_000 },
    hasMediCal: true,
    outcome: 'pass',
    rules: { 'extra-help.automatic': { outcome: 'pass' } },
  },
  {
    number: 11,
    says: 'under 65 without Medicare, even with Medi-Cal',
    known: { ...one, age: 64, annualIncome: 5_000 },
    hasMediCal: true,
    outcome: 'fail',
    rules: { 'extra-help.medicare': { outcome: 'fail' } },
  },
  {
    number: 12,
    says: 'under 65 with Medicare',
    known: { ...one, age: 60, insurance: 'medicare', annualIncome: 20_000 },
    hasMediCal: false,
    outcome: 'pass',
  },
];
