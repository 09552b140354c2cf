// Invented people on invented days, at least a thousand for each check: nothing throws, nothing contradicts itself, and every number has a
// row or is arithmetic.
import fc from 'fast-check';
import { ASSET_BANDS, CITIZENSHIP_STATUSES, CURRENT_INSURANCES } from '@app/contracts/http/eligibility';
import type { EligibilityResult, EligibilityRule, RuleOutcome } from '@app/contracts/http/eligibility-answer';
import { FIGURES } from '../figures/figures';
import { factsOf } from '../programs/facts';
import type { ExactStatus, Facts } from '../programs/facts';
import { checkEligibility } from './check';
import { BOOK, textsOf } from './check.fixture';
import { knownAmounts, ownAmounts } from './known-amounts.fixture';
import { factsOfRequest } from './facts-of-request';
import { openPerson } from './invented-person.fixture';
import { isOpen } from './people';

/** Amounts are checked for four of five people, and still for more than a thousand. */
const RUNS = 1_350;
const HOLE = /undefined|null|NaN|Infinity|[{}]|^\s*$| {2}/;
const HANGUL = /[\uac00-\ud7a3]/;
const day = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2028-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const income = fc.oneof(
  fc.integer({ min: 0, max: 120_000 }),
  fc.integer({ min: 2_000_000, max: 3_500_000 }).map((hundredths) => hundredths / 100),
  fc.constantFrom(0, 239, 240, 22_025, 22_032, 22_033, 22_272, 22_273, 23_940, 24_179, 24_180, 109_000, 100_000_000),
);
const request = fc.record(
  {
    age: fc.integer({ min: 50, max: 100 }),
    annualIncome: income,
    citizenshipStatus: fc.constantFrom(...CITIZENSHIP_STATUSES),
    asOf: day,
    currentInsurance: fc.constantFrom(...CURRENT_INSURANCES, '' as const),
    householdSize: fc.integer({ min: 1, max: 8 }),
    assetsBand: fc.constantFrom(...ASSET_BANDS),
    yearsAsResident: fc.integer({ min: 0, max: 60 }),
    workCredits: fc.integer({ min: 0, max: 160 }),
  },
  { requiredKeys: ['age', 'annualIncome', 'citizenshipStatus', 'asOf'] },
);

const EXACT: readonly ExactStatus[] = [
  'cuban-haitian',
  'cofa',
  'refugee',
  'asylee',
  'tps',
  'daca',
  'visa',
  'undocumented',
];
const maybe = fc.constantFrom(null, true, false);
/** What only callers of the library can state, in addition to a request. */
const more = fc.record({
  age: fc.integer({ min: 0, max: 105 }),
  exactStatus: fc.constantFrom(null, ...EXACT),
  earnedIncome: fc.integer({ min: 0, max: 60_000 }),
  monthsOfDisabilityBenefits: fc.constantFrom(null, 0, 1, 23, 24, 60),
  hasKidneyFailure: maybe,
  hasAls: maybe,
  isDisabled: maybe,
  isPregnant: maybe,
  pregnancyEndedOn: fc.oneof(fc.constant(null), day),
  isCaretakerOfChild: maybe,
  isMarriedFilingSeparately: maybe,
});

const facts: fc.Arbitrary<Facts> = fc.oneof(
  { weight: 3, arbitrary: request.map(factsOfRequest) },
  {
    weight: 1,
    arbitrary: fc.tuple(request, more).map(([answers, known]) => {
      const person = factsOfRequest(answers);
      return factsOf({ ...person, ...known, exactStatus: person.status === 'other' ? known.exactStatus : null });
    }),
  },
);

/** Some of them without age or household; the amounts in their answers are those of the people they may be (people.test.ts). */
const anybody = fc.oneof({ weight: 4, arbitrary: facts }, { weight: 1, arbitrary: openPerson.map(factsOfRequest) });

function agrees(isTrue: boolean, outcome: RuleOutcome, rules: readonly EligibilityRule[]): void {
  if (outcome !== 'unknown') expect(isTrue).toBe(outcome === 'pass');
  const outcomes = rules.map((rule) => rule.outcome);
  if (isTrue) expect(outcomes).not.toContain('fail');
  else expect(outcomes.some((one) => one !== 'pass')).toBe(true);
}

function agreesWithTrace({ medicare, mediCal, extraHelp, outcomes, rules }: EligibilityResult): void {
  const of = (program: string) => rules.filter((rule) => rule.program === program);
  agrees(medicare, outcomes.medicare, of('medicare'));
  agrees(mediCal, outcomes.mediCal, of('medi-cal'));
  agrees(extraHelp, outcomes.extraHelp, of('extra-help'));
  if (extraHelp) expect(medicare).toBe(true);
  for (const { id, outcome, yours, limit, margin, comparison, isBorderline } of rules) {
    if (!yours || !limit || !margin || !comparison || outcome === 'unknown') continue;
    const isMet = comparison === 'below' ? margin.value > 0 : margin.value >= 0;
    if (isMet !== (outcome === 'pass'))
      throw new Error(`${id}: ${yours.value} ${comparison} ${limit.value} is ${outcome}`);
    if (isBorderline && outcome !== 'fail') throw new Error(`${id} is close to a limit it passed`);
  }
}

function hasTexts(answer: EligibilityResult): void {
  // An answer has thousands of texts: one assertion for all of them keeps the test quick.
  const faults = textsOf(answer).filter(
    ({ ko, en }) => HOLE.test(ko) || HOLE.test(en) || HANGUL.test(en) || (ko.length > 20 && !HANGUL.test(ko)),
  );
  expect(faults).toEqual([]);
  expect(answer.recommendations).toHaveLength(answer.actions.length);
}

const known = knownAmounts();

function amountsAreKnown(answer: EligibilityResult, person: Facts): void {
  if (isOpen(person)) return;
  const own = ownAmounts(person, answer.rules, answer.wouldChange);
  const isKnown = (value: number): boolean => known.has(Math.round(value * 100)) || own.has(Math.round(value * 100));
  for (const { limit, id } of answer.rules) {
    if (limit && !known.has(Math.round(limit.value * 100))) throw new Error(`${id}: limit ${limit.value} has no row`);
  }
  for (const { en } of textsOf(answer)) {
    for (const [money] of en.matchAll(/\$\d[\d,]*(\.\d+)?/g)) {
      const value = Number(money.replace(/[$,]/g, ''));
      if (!isKnown(value)) throw new Error(`${money} has no row: ${en}`);
    }
  }
}

/** Each check with its name, which a failure states first. */
const CHECKS: readonly [name: string, check: (answer: EligibilityResult, person: Facts) => void][] = [
  ['a boolean never contradicts a pass or a fail of the trace', agreesWithTrace],
  ['every text is there in both languages, without holes', hasTexts],
  ['every amount is in a dated row, or is arithmetic of one and the person’s own income', amountsAreKnown],
];

// One property for all checks, so that each answer is computed once.
test(`of every answer: ${CHECKS.map(([name]) => name).join('. ')}`, () => {
  fc.assert(
    fc.property(anybody, (person) => {
      const answer = checkEligibility(person, FIGURES, BOOK);
      for (const [name, check] of CHECKS) {
        try {
          check(answer, person);
        } catch (error) {
          throw new Error(`Failed: ${name}`, { cause: error });
        }
      }
    }),
    { numRuns: RUNS },
  );
});
