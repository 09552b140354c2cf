import { factsOf } from './facts';
import type { Facts } from './facts';
import { asked, isFrom, keptRule, once, unitOf, withFacts } from './kept-results';

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

/** Which of the people a rule was worked out for, and what it came to for each. */
function answersOf<T>(people: readonly Facts[], rule: (facts: Facts) => T): { made: number; answers: T[] } {
  let made = 0;
  const kept = keptRule((facts: Facts) => {
    made += 1;
    return rule(facts);
  });
  const answers = people.map((facts) => kept(facts));
  return { made, answers };
}

const aged = (...ages: readonly number[]): Facts[] => {
  const person = asked(PERSON);
  return ages.map((age) => withFacts(person, { age }));
};

test('people on the same side of an age share what asks only for the side', () => {
  const people = aged(50, 64, 65, 99);
  expect(answersOf(people, (facts) => isFrom(facts, 65))).toEqual({ made: 2, answers: [false, false, true, true] });
  expect(answersOf(people, (facts) => isFrom(facts, 60) !== isFrom(facts, 65))).toEqual({
    made: 3,
    answers: [false, true, false, false],
  });
  // An age that was first asked about after the result was kept divides nobody.
  expect(answersOf(people, (facts) => isFrom(facts, 65)).made).toBe(2);
});

test('more ages than there are bits for are told apart by the age itself', () => {
  const turns = [51, 52, 53, 54, 55, 56, 57];
  const people = aged(50, 51, 54, 56, 57, 90);
  for (const turn of turns) {
    const expected = people.map(({ age }) => age >= turn);
    expect(answersOf(people, (facts) => isFrom(facts, turn)).answers).toEqual(expected);
  }
});

test('households of the same unit share what asks only for the unit', () => {
  const person = asked(PERSON);
  const people = [
    { householdSize: 1, hasSpouse: false },
    { householdSize: 8, hasSpouse: false },
    { householdSize: 2, hasSpouse: true },
    { householdSize: 3, hasSpouse: null },
  ].map((household) => withFacts(person, household));
  expect(answersOf(people, unitOf)).toEqual({ made: 2, answers: [1, 1, 2, 2] });
});

test('of no check a side and a unit are worked out as they stand', () => {
  expect([isFrom(PERSON, 67), isFrom(PERSON, 68), unitOf({ ...PERSON, hasSpouse: true })]).toEqual([true, false, 2]);
});
