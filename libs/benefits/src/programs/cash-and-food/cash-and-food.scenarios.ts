// Numbered cases of docs/facts/policy.md#cash-and-other-help. CalFresh from October 2026, CARE from June 2026; earlier
// years are not loaded.
import type { Scenario } from '../scenario';

/** Each program stands for itself, so there is no outcome of all of them. */
type CashScenario = Omit<Scenario, 'outcome'>;

const aged = { asOf: '2026-11-20', age: 72, status: 'citizen', annualIncome: 12_000 } as const;

export const CASH_AND_FOOD_SCENARIOS: readonly CashScenario[] = [
  {
    number: 1,
    says: '72 with 12,000 a year',
    known: aged,
    rules: {
      'ssi.income': { outcome: 'unknown', limit: 1_233.94, margin: 253.94 },
      'calfresh.income': { outcome: 'pass', limit: 2_660 },
      'care.income': { outcome: 'pass', limit: 43_280 },
    },
  },
  {
    number: 2,
    says: 'income above SSI for one person',
    known: { ...aged, annualIncome: 15_048 },
    rules: { 'ssi.income': { outcome: 'fail', margin: -0.06 } },
  },
  {
    number: 3,
    says: 'savings above those of SSI',
    known: { ...aged, assetsBand: 'upToCouple' },
    rules: { 'ssi.income': { outcome: 'fail' } },
  },
  {
    number: 4,
    says: 'a permanent resident: SSI depends on the status, CAPI stands beside it',
    known: { ...aged, status: 'resident' },
    rules: {
      'ssi.income': { outcome: 'unknown' },
      'capi.income': { outcome: 'unknown', limit: 1_223.94 },
    },
  },
  {
    number: 5,
    says: 'a couple in another status',
    known: { ...aged, status: 'other', householdSize: 2 },
    rules: {
      'capi.income': { outcome: 'unknown', limit: 2_078.83 },
      'calfresh.income': { outcome: 'unknown', limit: 3_608 },
    },
  },
  {
    number: 6,
    says: 'known to be a refugee: CalFresh ended for this status',
    known: { ...aged, status: 'other', exactStatus: 'refugee' },
    rules: { 'calfresh.income': { outcome: 'fail' } },
  },
  {
    number: 7,
    says: 'above the gross limit at 72: net income may be used',
    known: { ...aged, annualIncome: 31_921 },
    rules: { 'calfresh.income': { outcome: 'unknown' } },
  },
  {
    number: 8,
    says: 'above the gross limit at 59',
    known: { ...aged, age: 59, annualIncome: 31_921 },
    rules: { 'calfresh.income': { outcome: 'fail' }, 'ssi.income': { outcome: 'fail' } },
  },
  {
    number: 9,
    says: 'at 59 above every limit',
    known: { ...aged, age: 59, annualIncome: 54_101 },
    rules: {
      'ssi.income': { outcome: 'fail' },
      'calfresh.income': { outcome: 'fail' },
      'care.income': { outcome: 'fail' },
      'fera.income': { outcome: 'fail', limit: 54_100, margin: -1 },
    },
  },
  {
    number: 10,
    says: 'with Medi-Cal the energy discount comes without an income test',
    known: { ...aged, annualIncome: 60_000, insurance: 'medicaid' },
    rules: { 'care.income': { outcome: 'pass' } },
  },
  {
    number: 12,
    says: 'a dollar above CARE: the smaller discount',
    known: { ...aged, annualIncome: 43_281 },
    rules: { 'care.income': { outcome: 'fail' }, 'fera.income': { outcome: 'pass', limit: 54_100 } },
  },
  {
    number: 13,
    says: 'a citizen applies for SSI, not for CAPI',
    known: aged,
    rules: { 'capi.income': { outcome: 'fail' } },
  },
  {
    number: 11,
    says: 'before the tables begin nothing is said of food and energy',
    known: { ...aged, asOf: '2026-05-31' },
    rules: { 'calfresh.income': { outcome: 'unknown' }, 'care.income': { outcome: 'unknown' } },
  },
];
