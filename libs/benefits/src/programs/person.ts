// The facts of one person of a check, which note what is read of them: a result holds for everybody who is the same in what it read.
import { unitSize } from './facts';
import type { Facts } from './facts';

type Field = keyof Facts;

/** Every field has its bit; the compiler asks for all of them. */
const PLACES = {
  asOf: 0,
  age: 1,
  isAgeKnown: 2,
  annualIncome: 3,
  isIncomeKnown: 4,
  earnedIncome: 5,
  status: 6,
  insurance: 7,
  isInsuranceGiven: 8,
  householdSize: 9,
  isSizeAssumed: 10,
  isHouseholdKnown: 11,
  hasSpouse: 12,
  assetsBand: 13,
  yearsAsResident: 14,
  workCredits: 15,
  exactStatus: 16,
  monthsOfDisabilityBenefits: 17,
  hasKidneyFailure: 18,
  hasAls: 19,
  isDisabled: 20,
  isPregnant: 21,
  pregnancyEndedOn: 22,
  isCaretakerOfChild: 23,
  isMarriedFilingSeparately: 24,
} as const satisfies Record<Field, number>;
const FIELDS = Object.keys(PLACES) as Field[];

/** After the fields, what is worked out of them and read in their place. */
const UNIT = FIELDS.length;
const FIRST_SIDE = UNIT + 1;
/** As many ages as bits are left of the 31 that a small integer has; a further one is read as the age itself. */
const MOST_SIDES = 31 - FIRST_SIDE;
const FIELD_BITS = 2 ** FIRST_SIDE - 1;

/** What the people of one check have in common. */
export interface Check {
  people: number;
  /** Ages of which only was asked whether somebody is so old. */
  turns: number[];
}

export class Person {
  private reads = 0;
  private readonly place: number;
  private readonly values: readonly unknown[];
  /** By the place of each earlier person: bits of the fields in which the two differ, once somebody asked. */
  private readonly differences: number[] = [];

  /** @param values of the fields, in their order */
  private constructor(
    values: unknown[],
    readonly check: Check,
  ) {
    this.place = check.people;
    check.people += 1;
    this.values = values;
  }

  static of(facts: Facts, check: Check): Person {
    const values: unknown[] = FIELDS.map((field) => facts[field]);
    values.push(unitSize(facts));
    return new Person(values, check);
  }

  /** The same person of the same check with other facts. */
  with(other: Partial<Facts>): Person {
    const values = this.values.slice();
    for (const field of Object.keys(other) as Field[]) values[PLACES[field]] = other[field];
    const householdSize = values[PLACES.householdSize] as number;
    values[UNIT] = unitSize({ householdSize, hasSpouse: values[PLACES.hasSpouse] as boolean | null });
    return new Person(values, this.check);
  }

  /** @param place of a field, or of what is worked out of fields */
  read(place: number): unknown {
    this.reads |= 1 << place;
    return this.values[place];
  }

  unit(): 1 | 2 {
    return this.read(UNIT) as 1 | 2;
  }

  isFrom(age: number): boolean {
    const { turns } = this.check;
    let at = turns.indexOf(age);
    if (at === -1 && turns.length < MOST_SIDES) at = turns.push(age) - 1;
    this.reads |= 1 << (at === -1 ? PLACES.age : FIRST_SIDE + at);
    return this.isOld(age);
  }

  /** What is read meanwhile: its bits, beside the result. */
  noting<T, Args extends readonly unknown[]>(make: (...args: Args) => T, args: Args): { value: T; reads: number } {
    const before = this.reads;
    this.reads = 0;
    const value = make(...args);
    const { reads } = this;
    this.reads = before;
    return { value, reads };
  }

  /** Whoever takes over a result rests on the same facts. */
  restOn(reads: number): void {
    this.reads |= reads;
  }

  isSameIn(reads: number, other: Person): boolean {
    if (other === this) return true;
    if ((reads & FIELD_BITS & this.differenceTo(other)) !== 0) return false;
    return reads <= FIELD_BITS || this.isOnSameSides(reads, other);
  }

  private isOld(age: number): boolean {
    return (this.values[PLACES.age] as number) >= age;
  }

  private isOnSameSides(reads: number, other: Person): boolean {
    const { turns } = this.check;
    for (let at = 0; at < turns.length; at += 1) {
      const turn = turns[at] ?? 0;
      if ((reads & (1 << (FIRST_SIDE + at))) !== 0 && this.isOld(turn) !== other.isOld(turn)) return false;
    }
    return true;
  }

  private differenceTo(other: Person): number {
    if (other.place > this.place) return other.differenceTo(this);
    return (this.differences[other.place] ??= this.comparedTo(other));
  }

  private comparedTo(other: Person): number {
    let bits = 0;
    for (let at = 0; at < FIRST_SIDE; at += 1) if (this.values[at] !== other.values[at]) bits |= 1 << at;
    return bits;
  }
}

for (const field of FIELDS) {
  const place = PLACES[field];
  Object.defineProperty(Person.prototype, field, {
    get(this: Person) {
      return this.read(place);
    },
  });
}
