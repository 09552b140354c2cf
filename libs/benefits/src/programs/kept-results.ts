// One check asks about one person many times over: of another age, with another income, with a spouse. What is worked out is
// kept beside the facts it read, and holds for everybody of the same check whose facts are the same in those. It lives and
// ends with the check: nothing a person said outlives the answer.
import type { Facts } from './facts';

type Field = keyof Facts;

/** Every field has its bit; the compiler asks for all of them. */
const FIELDS = Object.keys({
  asOf: true,
  age: true,
  isAgeKnown: true,
  annualIncome: true,
  isIncomeKnown: true,
  earnedIncome: true,
  status: true,
  insurance: true,
  isInsuranceAsked: true,
  householdSize: true,
  isSizeAssumed: true,
  isHouseholdKnown: true,
  hasSpouse: true,
  assetsBand: true,
  yearsAsResident: true,
  workCredits: true,
  exactStatus: true,
  monthsOfDisabilityBenefits: true,
  hasKidneyFailure: true,
  hasAls: true,
  isDisabled: true,
  isPregnant: true,
  pregnancyEndedOn: true,
  isCaretakerOfChild: true,
  isMarriedFilingSeparately: true,
} satisfies Record<Field, true>) as Field[];

/** What a result is of: the name of a program, or the function or judge that makes it. */
type Kind = string | object;

interface Kept {
  value: unknown;
  /** Bits of the facts it was worked out from. */
  reads: number;
  of: Person;
}

interface Check {
  results: Map<Kind, Kept[]>;
  people: Person[];
}

function differences(some: readonly unknown[], others: readonly unknown[]): number {
  let bits = 0;
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) bits |= 1 << at;
  return bits;
}

/** The facts of one person, which note what is read of them. */
class Person {
  private reads = 0;
  private readonly place: number;
  private readonly values: readonly unknown[];
  /** Bits of the facts in which each earlier person of the check differs. */
  private readonly differs: readonly number[];

  constructor(
    readonly known: Facts,
    readonly check: Check,
  ) {
    this.place = check.people.length;
    this.values = FIELDS.map((field) => known[field]);
    this.differs = check.people.map(({ values }) => differences(this.values, values));
    check.people.push(this);
  }

  read<Name extends Field>(field: Name, at: number): Facts[Name] {
    this.reads |= 1 << at;
    return this.known[field];
  }

  once<T, Args extends readonly unknown[]>(kind: Kind, make: (...args: Args) => T, args: Args): T {
    let all = this.check.results.get(kind);
    if (!all) this.check.results.set(kind, (all = []));
    const kept = this.found(all) ?? this.made(all, make, args);
    // Whoever asks rests on the same facts.
    this.reads |= kept.reads;
    return kept.value as T;
  }

  private found(all: readonly Kept[]): Kept | null {
    for (const kept of all) if ((kept.reads & this.differenceTo(kept.of)) === 0) return kept;
    return null;
  }

  private made<Args extends readonly unknown[]>(all: Kept[], make: (...args: Args) => unknown, args: Args): Kept {
    const before = this.reads;
    this.reads = 0;
    const kept: Kept = { value: make(...args), reads: this.reads, of: this };
    this.reads = before;
    all.push(kept);
    return kept;
  }

  private differenceTo({ place, differs }: Person): number {
    if (place === this.place) return 0;
    return (place < this.place ? this.differs[place] : differs[this.place]) ?? 0;
  }
}

FIELDS.forEach((field, at) => {
  Object.defineProperty(Person.prototype, field, {
    get(this: Person) {
      return this.read(field, at);
    },
  });
});

const isPerson = (facts: Facts): facts is Facts & Person => facts instanceof Person;

/** The same facts as the first person of a new check: what is worked out of them is kept. */
export const asked = (facts: Facts): Facts =>
  isPerson(facts) ? facts : (new Person(facts, { results: new Map(), people: [] }) as Person & Facts);

/** The same person with other facts, of the same check. The only way to copy facts: their fields are no own properties. */
export const withFacts = (facts: Facts, other: Partial<Facts>): Facts =>
  isPerson(facts) ? (new Person({ ...facts.known, ...other }, facts.check) as Person & Facts) : { ...facts, ...other };

/**
 * @param make a pure function of these facts and of the figures of the check; for facts of no check it runs each time
 * @param args of `make`: an answer asks so often that a function made for each question would be felt
 */
export const once = <T, Args extends readonly unknown[]>(
  facts: Facts,
  kind: Kind,
  make: (...args: Args) => T,
  ...args: Args
): T => (isPerson(facts) ? facts.once(kind, make, args) : make(...args));
