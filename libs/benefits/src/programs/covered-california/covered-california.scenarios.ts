// Numbered cases of docs/facts/policy.md#covered-california. Coverage 2027 is on sale in November 2026 and goes by the
// poverty level of 2026.
import type { Scenario } from '../scenario';

const buyer = { asOf: '2026-11-20', age: 60, status: 'citizen' } as const;
const spring = { ...buyer, asOf: '2026-05-01' } as const;

export const COVERED_CALIFORNIA_SCENARIOS: readonly Scenario[] = [
  {
    number: 1,
    says: '60 with 40,000 a year, for 2027',
    known: { ...buyer, annualIncome: 40_000 },
    outcome: 'pass',
    rules: { 'covered-california.income': { outcome: 'pass', limit: 63_840, margin: 23_840 } },
  },
  {
    number: 2,
    says: 'at the top of the range for 2027',
    known: { ...buyer, annualIncome: 63_840 },
    outcome: 'pass',
    rules: { 'covered-california.income': { margin: 0 } },
  },
  {
    number: 3,
    says: 'one dollar over the top',
    known: { ...buyer, annualIncome: 63_841 },
    outcome: 'fail',
    rules: { 'covered-california.income': { outcome: 'fail', margin: -1 } },
  },
  {
    number: 4,
    says: 'in spring 2026 the cover of 2026 is meant, by the level of 2025',
    known: { ...spring, annualIncome: 62_600 },
    outcome: 'pass',
    rules: { 'covered-california.income': { limit: 62_600, margin: 0 } },
  },
  {
    number: 5,
    says: 'a household of four in spring 2026, one dollar over',
    known: { ...spring, annualIncome: 128_601, householdSize: 4 },
    outcome: 'fail',
    rules: { 'covered-california.income': { limit: 128_600, margin: -1 } },
  },
  {
    number: 6,
    says: 'in 2025 there was no top',
    known: { ...buyer, asOf: '2025-05-01', annualIncome: 500_000 },
    outcome: 'pass',
    rules: { 'covered-california.income': { outcome: 'pass' } },
  },
  {
    number: 7,
    says: 'income within free Medi-Cal: Medi-Cal first',
    known: { ...buyer, annualIncome: 22_032 },
    outcome: 'fail',
    rules: { 'covered-california.medi-cal-first': { outcome: 'fail' } },
  },
  {
    number: 8,
    says: 'one dollar over free Medi-Cal',
    known: { ...buyer, annualIncome: 22_033 },
    outcome: 'pass',
  },
  {
    number: 9,
    says: 'a citizen of 65 with Part A free of a premium, enrolled or not',
    known: { ...buyer, age: 65, annualIncome: 40_000, workCredits: 40 },
    outcome: 'fail',
    rules: { 'covered-california.no-medicare': { outcome: 'fail' } },
  },
  {
    number: 10,
    says: 'a permanent resident of 67 without credits and with two years here cannot have Medicare yet',
    known: { ...buyer, age: 67, annualIncome: 40_000, status: 'resident', yearsAsResident: 2, workCredits: 0 },
    outcome: 'pass',
    rules: { 'covered-california.no-medicare': { outcome: 'pass' } },
  },
  {
    number: 11,
    says: 'a permanent resident of 67 nobody asked about credits or years',
    known: { ...buyer, age: 67, annualIncome: 40_000, status: 'resident' },
    outcome: 'unknown',
    rules: { 'covered-california.no-medicare': { outcome: 'unknown' } },
  },
  {
    number: 12,
    says: 'under 65 with Medicare',
    known: { ...buyer, annualIncome: 40_000, insurance: 'medicare' },
    outcome: 'fail',
  },
  {
    number: 13,
    says: 'cover from work: it depends on its price',
    known: { ...buyer, annualIncome: 40_000, insurance: 'employer' },
    outcome: 'unknown',
    rules: { 'covered-california.employer': { outcome: 'unknown' } },
  },
  {
    number: 14,
    says: 'another status',
    known: { ...buyer, annualIncome: 40_000, status: 'other' },
    outcome: 'unknown',
    rules: { 'covered-california.status': { outcome: 'unknown' } },
  },
  {
    number: 15,
    says: 'a refugee for the cover of 2026',
    known: { ...spring, annualIncome: 40_000, status: 'other', exactStatus: 'refugee' },
    outcome: 'pass',
  },
  {
    number: 16,
    says: 'a refugee for the cover of 2027',
    known: { ...buyer, annualIncome: 40_000, status: 'other', exactStatus: 'refugee' },
    outcome: 'fail',
    rules: { 'covered-california.status': { outcome: 'fail' } },
  },
  {
    number: 17,
    says: 'DACA on its last day',
    known: { ...buyer, asOf: '2025-08-24', annualIncome: 40_000, status: 'other', exactStatus: 'daca' },
    outcome: 'pass',
  },
  {
    number: 18,
    says: 'DACA a day later',
    known: { ...buyer, asOf: '2025-08-25', annualIncome: 40_000, status: 'other', exactStatus: 'daca' },
    outcome: 'fail',
  },
  {
    number: 19,
    says: 'a citizen of COFA for the cover of 2027',
    known: { ...buyer, annualIncome: 40_000, status: 'other', exactStatus: 'cofa' },
    outcome: 'pass',
  },
];
