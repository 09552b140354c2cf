import { CITIZENSHIP_STATUSES, CURRENT_INSURANCES } from '@app/contracts/http/eligibility';
import { FIGURES } from '../../figures/figures';
import { factsOf } from '../facts';
import { outcomeOf } from '../ruling';
import { outcomesOf } from '../scenario.fixture';
import { initialWindow } from './initial-window';
import { MEDICARE_SCENARIOS } from './medicare.scenarios';
import { medicareStanding, medicareVerdict } from './rule';

const citizen = { asOf: '2026-11-21', age: 67, annualIncome: 15_000, status: 'citizen' } as const;

describe('Medicare', () => {
  test.each(MEDICARE_SCENARIOS)('$number: $says', ({ known, outcome, rules = {} }) => {
    const verdict = medicareVerdict(factsOf(known), FIGURES);
    expect(verdict.outcome).toBe(outcome);
    expect(outcomesOf(verdict)).toMatchObject(rules);
  });

  test('unknown follows section 8: a resident is possible, a status outside the law and an unknown ALS route are not', () => {
    const isPossible = (known: Parameters<typeof factsOf>[0]) => medicareStanding(factsOf(known), FIGURES).isPossible;
    expect(isPossible({ ...citizen, status: 'resident' })).toBe(true);
    expect(isPossible({ ...citizen, status: 'other', asOf: '2025-07-03' })).toBe(false);
    expect(isPossible({ ...citizen, age: 50, hasAls: true })).toBe(false);
  });

  test('what the other programs ask for is what its rules come to', () => {
    const ages = [50, 64, 65, 90];
    const ways = [
      {},
      { hasAls: true },
      { hasKidneyFailure: true },
      { monthsOfDisabilityBenefits: 24 },
      { workCredits: 0 },
    ];
    const people = CITIZENSHIP_STATUSES.flatMap((status) =>
      CURRENT_INSURANCES.flatMap((insurance) =>
        ages.flatMap((age) =>
          ways.map((way) => factsOf({ ...citizen, ...way, status, insurance, age, yearsAsResident: 3 })),
        ),
      ),
    );
    for (const facts of people) {
      const { outcome, rules } = medicareVerdict(facts, FIGURES);
      const deciding = rules.filter(({ id }) => id !== 'medicare.part-a-premium');
      const open = deciding.filter((rule) => rule.outcome !== 'pass');
      const isPossible =
        open.every((rule) => rule.outcome === 'unknown' && rule.id === 'medicare.residence') &&
        // Years that are known to be too few leave only credits that nobody asked about.
        (open.length === 0 || facts.yearsAsResident === null);
      expect({ facts, outcome }).toEqual({ facts, outcome: outcomeOf(deciding) });
      expect({ facts, ...medicareStanding(facts, FIGURES) }).toEqual({ facts, outcome, isPossible });
    }
  });

  test.each([
    [40, '40 work credits Part A has no premium'],
    [39, '$311 a month'],
    [30, '$311 a month'],
    [29, '$565 a month'],
    [0, '$565 a month'],
  ])('with %i credits the premium of Part A reads "%s"', (workCredits, said) => {
    const { rules } = medicareVerdict(factsOf({ ...citizen, workCredits }), FIGURES);
    const premium = rules.find(({ id }) => id === 'medicare.part-a-premium');
    expect(premium).toMatchObject({ outcome: 'pass' });
    expect(premium?.text.en).toContain(said);
  });

  test('says the months in which the first enrolment period can open', () => {
    const text = medicareVerdict(factsOf({ ...citizen, age: 62 }), FIGURES).rules[0]?.text;
    expect(text?.ko).toContain('2028년 8월에서 2029년 8월 사이');
    expect(text?.en).toContain('between August 2028 and August 2029');
    expect(text?.en).not.toContain('already be open');
  });
});

describe('the first enrolment period', () => {
  const rule = { medicareAge: 65, monthsBefore: 3 };

  test.each([
    ['2026-11-21', 64, '2026-08', '2027-08', true],
    ['2026-11-30', 64, '2026-09', '2027-08', true],
    ['2026-12-31', 64, '2026-10', '2027-09', true],
    ['2026-11-21', 63, '2027-08', '2028-08', false],
    ['2024-02-29', 62, '2025-12', '2026-12', false],
  ])('as of %s at %i it opens from %s to %s', (asOf, age, opensFrom, opensTo, mayBeOpen) => {
    expect(initialWindow(asOf, age, rule)).toEqual({ opensFrom, opensTo, mayBeOpen });
  });
});
