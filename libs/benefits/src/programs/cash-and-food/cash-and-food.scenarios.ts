// Numbered cases of policy.md 7. CalFresh from October 2026, CARE from June 2026; earlier years are not loaded.
import type { Scenario } from '../scenario';

const aged = { asOf: '2026-11-20', age: 72, status: 'citizen', annualIncome: 12_000 } as const;

export const CASH_AND_FOOD_SCENARIOS: readonly Scenario[] = [
  {
    number: 1,
    says: '72 with 12,000 a year',
    known: aged,
    outcome: 'pass',
    rules: {
      'cash-and-food.ssi': { outcome: 'unknown', limit: 1_233.94, margin: 253.94 },
      'cash-and-food.calfresh': { outcome: 'pass', limit: 2_660 },
      'cash-and-food.care': { outcome: 'pass', limit: 43_280 },
    },
  },
  {
    number: 2,
    says: 'income above SSI for one person',
    known: { ...aged, annualIncome: 15_048 },
    outcome: 'pass',
    rules: { 'cash-and-food.ssi': { outcome: 'fail', margin: -0.06 } },
  },
  {
    number: 3,
    says: 'savings above those of SSI',
    known: { ...aged, assetsBand: 'upToCouple' },
    outcome: 'pass',
    rules: { 'cash-and-food.ssi': { outcome: 'fail' } },
  },
  {
    number: 4,
    says: 'a permanent resident: SSI depends on the status, CAPI stands beside it',
    known: { ...aged, status: 'resident' },
    outcome: 'pass',
    rules: {
      'cash-and-food.ssi': { outcome: 'unknown' },
      'cash-and-food.capi': { outcome: 'unknown', limit: 1_223.94 },
    },
  },
  {
    number: 5,
    says: 'a couple in another status',
    known: { ...aged, status: 'other', householdSize: 2 },
    outcome: 'pass',
    rules: {
      'cash-and-food.capi': { outcome: 'unknown', limit: 2_078.83 },
      'cash-and-food.calfresh': { outcome: 'unknown', limit: 3_608 },
    },
  },
  {
    number: 6,
    says: 'known to be a refugee: CalFresh ended for this status',
    known: { ...aged, status: 'other', exactStatus: 'refugee' },
    outcome: 'pass',
    rules: { 'cash-and-food.calfresh': { outcome: 'fail' } },
  },
  {
    number: 7,
    says: 'above the gross limit at 72: net income may be used',
    known: { ...aged, annualIncome: 31_921 },
    outcome: 'pass',
    rules: { 'cash-and-food.calfresh': { outcome: 'unknown' } },
  },
  {
    number: 8,
    says: 'above the gross limit at 59',
    known: { ...aged, age: 59, annualIncome: 31_921 },
    outcome: 'pass',
    rules: { 'cash-and-food.calfresh': { outcome: 'fail' }, 'cash-and-food.ssi': { outcome: 'fail' } },
  },
  {
    number: 9,
    says: 'at 59 above every limit',
    known: { ...aged, age: 59, annualIncome: 43_281 },
    outcome: 'fail',
  },
  {
    number: 10,
    says: 'with Medi-Cal the energy discount comes without an income test',
    known: { ...aged, annualIncome: 60_000, insurance: 'medicaid' },
    outcome: 'pass',
    rules: { 'cash-and-food.care': { outcome: 'pass' } },
  },
  {
    number: 11,
    says: 'before the tables begin nothing is said of food and energy',
    known: { ...aged, asOf: '2026-05-31' },
    outcome: 'unknown',
    rules: { 'cash-and-food.calfresh': { outcome: 'unknown' }, 'cash-and-food.care': { outcome: 'unknown' } },
  },
];
