// One check asks about one person many times over: of another age, with another income, with a spouse. What is worked out is
// kept beside the facts it read, and holds for everybody of the same check whose facts are the same in those. It lives and
// ends with the check: nothing a person said outlives the answer.
import { unitSize } from './facts';
import type { Facts } from './facts';
import { Person } from './person';
import type { Check } from './person';

/** What a result is of: the name of a program, or the function or judge that makes it. */
type Kind = string | object;

interface Kept {
  value: unknown;
  /** Bits of the facts it was worked out from. */
  reads: number;
  of: Person;
}

class KeptResults implements Check {
  people = 0;
  readonly turns: number[] = [];
  private readonly results = new Map<Kind, Kept[]>();

  of<Args extends readonly unknown[]>(
    person: Person,
    kind: Kind,
    make: (...args: Args) => unknown,
    args: Args,
  ): unknown {
    let all = this.results.get(kind);
    if (!all) this.results.set(kind, (all = []));
    for (const { value, reads, of } of all) {
      if (person.isSameIn(reads, of)) {
        person.restOn(reads);
        return value;
      }
    }
    const { value, reads } = person.noting(make, args);
    all.push({ value, reads, of: person });
    person.restOn(reads);
    return value;
  }
}

type PersonOfCheck = Person & { check: KeptResults };

const isPerson = (facts: Facts): facts is Facts & PersonOfCheck => facts instanceof Person;

/** The same facts as the first person of a new check: what is worked out of them is kept. */
export const asked = (facts: Facts): Facts =>
  isPerson(facts) ? facts : (Person.of(facts, new KeptResults()) as Person & Facts);

/** The same person with other facts, of the same check. The only way to copy facts: their fields are no own properties. */
export const withFacts = (facts: Facts, other: Partial<Facts>): Facts =>
  isPerson(facts) ? (facts.with(other) as Person & Facts) : { ...facts, ...other };

/**
 * @param make a pure function of these facts and of the figures of the check; for facts of no check it runs each time
 * @param args of `make`: an answer asks so often that a function made for each question would be felt
 */
export const once = <T, Args extends readonly unknown[]>(
  facts: Facts,
  kind: Kind,
  make: (...args: Args) => T,
  ...args: Args
): T => (isPerson(facts) ? (facts.check.of(facts, kind, make, args) as T) : make(...args));

/**
 * A rule that is worked out once for all who are the same in what it reads.
 * @param rule its arguments beside the facts are the same for the whole check, as the figures are
 */
export const keptRule =
  <T, Args extends readonly unknown[]>(rule: (facts: Facts, ...args: Args) => T) =>
  (facts: Facts, ...args: Args): T =>
    once(facts, rule, rule, facts, ...args);

/** `unitSize`, for rules: what rests on it holds for households of every size with the same unit. */
export const unitOf = (facts: Facts): 1 | 2 => (isPerson(facts) ? facts.unit() : unitSize(facts));

/** Whether somebody is at least so old, for rules: what rests on it holds for everybody on the same side of that age. */
export const isFrom = (facts: Facts, age: number): boolean => (isPerson(facts) ? facts.isFrom(age) : facts.age >= age);
