// Numbered cases of docs/facts/policy.md#medicare-who-is-eligible and #decision-logic.
import type { Scenario } from '../scenario';

const citizen = { asOf: '2026-11-21', annualIncome: 15_000, status: 'citizen' } as const;
const resident = { ...citizen, age: 67, status: 'resident' } as const;
const other = { ...citizen, age: 67, status: 'other' } as const;

export const MEDICARE_SCENARIOS: readonly Scenario[] = [
  {
    number: 1,
    says: 'a citizen of exactly 65',
    known: { ...citizen, age: 65 },
    outcome: 'pass',
    rules: {
      'medicare.age': { outcome: 'pass', limit: 65, margin: 0 },
      'medicare.part-a-premium': { outcome: 'unknown' },
    },
  },
  {
    number: 2,
    says: 'a citizen of 64',
    known: { ...citizen, age: 64 },
    outcome: 'fail',
    rules: { 'medicare.age': { outcome: 'fail', margin: -1 }, 'medicare.other-routes': { outcome: 'unknown' } },
  },
  {
    number: 3,
    says: 'under 65 and enrolled already: disability, kidney failure or ALS',
    known: { ...citizen, age: 62, insurance: 'medicare' },
    outcome: 'pass',
    rules: { 'medicare.enrolled': { outcome: 'pass' } },
  },
  {
    number: 4,
    says: '24 months of disability benefits',
    known: { ...citizen, age: 50, monthsOfDisabilityBenefits: 24 },
    outcome: 'pass',
    rules: { 'medicare.disability': { outcome: 'pass', limit: 24, margin: 0 } },
  },
  {
    number: 5,
    says: '23 months of disability benefits',
    known: { ...citizen, age: 50, monthsOfDisabilityBenefits: 23 },
    outcome: 'fail',
    rules: { 'medicare.disability': { outcome: 'fail', margin: -1 } },
  },
  {
    number: 6,
    says: 'ALS in the first month of disability benefits',
    known: { ...citizen, age: 50, hasAls: true, monthsOfDisabilityBenefits: 1 },
    outcome: 'pass',
    rules: { 'medicare.als': { outcome: 'pass' } },
  },
  {
    number: 7,
    says: 'ALS, nobody asked about disability benefits',
    known: { ...citizen, age: 50, hasAls: true },
    outcome: 'unknown',
    rules: { 'medicare.als': { outcome: 'unknown' } },
  },
  {
    number: 8,
    says: 'kidney failure at any age',
    known: { ...citizen, age: 50, hasKidneyFailure: true },
    outcome: 'pass',
    rules: { 'medicare.kidney-failure': { outcome: 'pass' } },
  },
  {
    number: 9,
    says: 'a resident whose record nobody asked',
    known: resident,
    outcome: 'unknown',
    rules: { 'medicare.residence': { outcome: 'unknown' } },
  },
  {
    number: 10,
    says: 'a resident with 40 credits and 1 year: the five years do not apply',
    known: { ...resident, workCredits: 40, yearsAsResident: 1 },
    outcome: 'pass',
    rules: { 'medicare.residence': { outcome: 'pass', limit: 40, margin: 0 } },
  },
  {
    number: 11,
    says: 'a resident with 39 credits and 5 years',
    known: { ...resident, workCredits: 39, yearsAsResident: 5 },
    outcome: 'pass',
    rules: { 'medicare.residence': { outcome: 'pass', limit: 5, margin: 0 } },
  },
  {
    number: 12,
    says: 'a resident with 39 credits and 4 years',
    known: { ...resident, workCredits: 39, yearsAsResident: 4 },
    outcome: 'fail',
    rules: { 'medicare.residence': { outcome: 'fail', limit: 5, margin: -1 } },
  },
  {
    number: 13,
    says: 'a resident of 4 years whose credits nobody asked',
    known: { ...resident, yearsAsResident: 4 },
    outcome: 'unknown',
  },
  {
    number: 14,
    says: 'another status, applying on the day before the rule: not ours to say',
    known: { ...other, asOf: '2025-07-03' },
    outcome: 'unknown',
    rules: { 'medicare.status': { outcome: 'unknown' } },
  },
  {
    number: 15,
    says: 'another status, applying on the day the rule begins',
    known: { ...other, asOf: '2025-07-04' },
    outcome: 'fail',
    rules: { 'medicare.status': { outcome: 'fail' } },
  },
  {
    number: 16,
    says: 'another status, enrolled, on the last day before the loss',
    known: { ...other, insurance: 'medicare', asOf: '2027-01-03' },
    outcome: 'pass',
    rules: { 'medicare.status': { outcome: 'pass' } },
  },
  {
    number: 17,
    says: 'another status, enrolled, on the day of the loss',
    known: { ...other, insurance: 'medicare', asOf: '2027-01-04' },
    outcome: 'fail',
    rules: { 'medicare.status': { outcome: 'fail' } },
  },
  {
    number: 18,
    says: 'a Cuban or Haitian entrant keeps it',
    known: { ...other, insurance: 'medicare', exactStatus: 'cuban-haitian', asOf: '2027-01-04' },
    outcome: 'pass',
  },
  {
    number: 19,
    says: 'a COFA resident may apply',
    known: { ...other, exactStatus: 'cofa' },
    outcome: 'pass',
  },
  {
    number: 20,
    says: 'a refugee may not apply any more',
    known: { ...other, exactStatus: 'refugee' },
    outcome: 'fail',
  },
];
