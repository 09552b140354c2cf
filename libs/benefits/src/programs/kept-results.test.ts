import { factsOf } from './facts';
import type { Facts } from './facts';
import { asked, once, withFacts } from './kept-results';

const PERSON = factsOf({ asOf: '2026-11-21', age: 67, annualIncome: 18_000, status: 'citizen' });

/** Doubles the age, and counts how often it was worked out. */
function doubling() {
  const ages: number[] = [];
  const double = (facts: Facts): number =>
    once(facts, double, () => {
      ages.push(facts.age);
      return facts.age * 2;
    });
  return { ages, double };
}

test('a result holds for everybody of the check whose facts are the same in what it read', () => {
  const { ages, double } = doubling();
  const person = asked(PERSON);
  expect([person, withFacts(person, { annualIncome: 0 }), withFacts(person, { age: 70 })].map(double)).toEqual([
    134, 134, 140,
  ]);
  expect(ages).toEqual([67, 70]);
});

test('what a result took from another result counts as read', () => {
  const { double } = doubling();
  const named = (facts: Facts): string => once(facts, 'named', () => `${double(facts)} ${facts.status}`);
  const person = asked(PERSON);
  expect(double(person)).toBe(134);
  expect(named(person)).toBe('134 citizen');
  expect(named(withFacts(person, { age: 70 }))).toBe('140 citizen');
  expect(named(withFacts(person, { status: 'other' }))).toBe('134 other');
});

test('facts asked about later serve those asked about before', () => {
  const { ages, double } = doubling();
  const person = asked(PERSON);
  const richer = withFacts(person, { annualIncome: 90_000 });
  expect([richer, person].map(double)).toEqual([134, 134]);
  expect(ages).toEqual([67]);
});

test('nothing is kept from one check to the next, nor for facts of no check', () => {
  const { ages, double } = doubling();
  for (const facts of [asked(PERSON), asked(PERSON), PERSON, withFacts(PERSON, {})]) double(facts);
  expect(ages).toEqual([67, 67, 67, 67]);
});

test('a person of a check has the facts that were said, and no others', () => {
  const person = withFacts(asked(PERSON), { workCredits: 40 });
  const said = Object.keys(PERSON) as (keyof Facts)[];
  expect(Object.fromEntries(said.map((field) => [field, person[field]]))).toEqual({ ...PERSON, workCredits: 40 });
});
