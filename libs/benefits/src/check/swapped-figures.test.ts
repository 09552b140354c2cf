// Swaps every figure of the tables, one at a time, and sees the answers change: a literal in a rule would not move.
import type { EligibilityResult } from '@app/contracts/http/eligibility-answer';
import type { Figure } from '../figures/figure';
import { FIGURES } from '../figures/figures';
import type { FigureId } from '../figures/figures';
import { factsOf } from '../programs/facts';
import type { Facts } from '../programs/facts';
import type { Figures } from '../programs/rule';
import { tracedRules } from './answers';
import { checkEligibility } from './check';
import { BOOK } from './check.fixture';
import { answersOf } from './open-answers';

const DAY = '2026-11-21';
const citizen = { asOf: DAY, age: 72, annualIncome: 15_000, status: 'citizen' } as const;

/** Figures that no answer of the check uses, and why. Every other figure has to change one. */
const NOT_IN_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'costs and limits that pages show as tables': [
    'partADeductible',
    'partAHospitalDay61',
    'partALifetimeDay',
    'partASnfDay',
    'partBCoinsurance',
    'partBDeductible',
    'estateAge',
    'hardshipDays',
    'hearingDays',
    'lookBackMonths',
    'mspFederalAssetsCouple',
    'mspFederalAssetsOne',
    'partBRebate',
    'planAppealDays',
    'planHearingDays',
    'workRuleLastAge',
    'deathPayment',
    'earningsBeforeFullAge',
    'estateNoticeDays',
    'greenCardAbsenceDays',
    'insulinMonthlyCap',
    'mediCalAbsenceDays',
    'mediCalHearingAidCap',
    'medigapAbroadDays',
    'medigapAbroadDeductible',
    'medigapAbroadLifetime',
    'medigapAbroadShare',
    'medigapRightDays',
    'planAbsenceMonths',
    'spouseAssetsMax',
    'ssiAbsenceDays',
    'totalizationCredits',
  ],
  'incomes at which Medi-Cal comes first or no credit is paid': [
    'contributionBandEnd1',
    'contributionBandEnd7',
    'contributionBandFloor1',
    'contributionBandFloor2',
    'contributionBandStart1',
  ],
  'days of /my-dates, which the check does not name': ['birthdayRuleDays', 'medigapMonths', 'renewalRepairDays'],
  'households the call does not take, and a surcharge of nothing': [
    'careIncomeMore',
    'irmaaPartD0',
    'mediCalAssetsMembers',
  ],
  'the savings of a couple, for the pages: the rules add it up from one person and one more': ['mediCalAssetsCouple'],
};

/** People chosen so that every figure a rule uses is read for one of them. */
const PEOPLE: readonly Facts[] = [
  factsOf(citizen),
  ...[15_000, 25_000, 40_000].map((annualIncome) => factsOf({ ...citizen, age: 62, annualIncome })),
  ...[18_000, 20_500, 25_000, 115_000, 140_000, 180_000, 300_000, 600_000].map((annualIncome) =>
    factsOf({ ...citizen, annualIncome }),
  ),
  ...[240_000, 300_000, 380_000, 500_000, 800_000].map((annualIncome) =>
    factsOf({ ...citizen, annualIncome, householdSize: 2 }),
  ),
  factsOf({ ...citizen, annualIncome: 400_000, isMarriedFilingSeparately: true }),
  factsOf({ ...citizen, annualIncome: 30_000, householdSize: 2 }),
  factsOf({ ...citizen, householdSize: 2 }),
  ...[3, 4, 5, 6, 7, 8, 9].map((householdSize) => factsOf({ ...citizen, householdSize, age: 60 })),
  ...[10, 35, 40].map((workCredits) => factsOf({ ...citizen, annualIncome: 30_000, workCredits })),
  factsOf({ ...citizen, status: 'resident', yearsAsResident: 4, workCredits: 10 }),
  factsOf({ ...citizen, annualIncome: 30_000, earnedIncome: 20_000, isDisabled: true }),
  factsOf({ ...citizen, age: 40, annualIncome: 30_000, earnedIncome: 20_000, isDisabled: true }),
  factsOf({ ...citizen, age: 30, annualIncome: 40_000, isPregnant: true }),
  factsOf({ ...citizen, age: 30, annualIncome: 60_000, isPregnant: true }),
  factsOf({ ...citizen, age: 30, pregnancyEndedOn: '2026-01-15', insurance: 'medicaid' }),
  factsOf({ ...citizen, age: 10, annualIncome: 40_000 }),
  factsOf({ ...citizen, annualIncome: 17_000, isCaretakerOfChild: true, assetsBand: 'aboveCouple' }),
  factsOf({ ...citizen, annualIncome: 20_000, assetsBand: 'aboveLimit' }),
  factsOf({ ...citizen, annualIncome: 20_000, assetsBand: 'aboveLimit', householdSize: 2 }),
  factsOf({ ...citizen, annualIncome: 50_000 }),
  factsOf({ ...citizen, status: 'other', annualIncome: 12_000 }),
  factsOf({ ...citizen, status: 'other', annualIncome: 12_000, householdSize: 2 }),
  factsOf({ ...citizen, status: 'other', age: 50, insurance: 'medicaid' }),
  factsOf({ ...citizen, status: 'other', age: 50, insurance: 'medicaid', asOf: '2027-08-01' }),
  factsOf({ ...citizen, age: 50, asOf: '2027-03-01' }),
  factsOf({ ...citizen, age: 50, monthsOfDisabilityBenefits: 12 }),
  ...[17_000, 22_500, 28_000, 35_000, 44_000, 52_000, 70_000].flatMap((annualIncome) =>
    ['2025-06-01', '2026-06-01', '2027-06-01'].map((asOf) => factsOf({ ...citizen, age: 60, annualIncome, asOf })),
  ),
  factsOf({ ...citizen, age: 66, annualIncome: 60_000, insurance: 'employer' }),
  factsOf({ ...citizen, insurance: 'medicare' }),
  ...[1, 2].map((householdSize) =>
    factsOf({ ...citizen, insurance: 'medicare', annualIncome: householdSize === 1 ? 22_300 : 31_000, householdSize }),
  ),
  factsOf({ ...citizen, age: 60, annualIncome: 40_000, insurance: 'employer', asOf: '2026-06-01' }),
];

const swapped = (figure: Figure): Figure => ({
  ...figure,
  rows: figure.rows.map((row) => ({ ...row, value: row.value === null ? null : row.value * 2 + 7 })),
});

const answer = (person: Facts, figures: Figures): EligibilityResult => checkEligibility(person, figures, BOOK);
const trace = (person: Facts, figures: Figures): string => JSON.stringify(tracedRules(answersOf(person, figures)));
const traces = PEOPLE.map((person) => trace(person, FIGURES));
/** The people whose answer reads a figure; it cannot move the answers of others. */
const readers = new Map<FigureId, Set<number>>();
const before = PEOPLE.map((person, index) => {
  const watched = new Proxy(FIGURES, {
    get: (figures, id: FigureId) => {
      readers.set(id, (readers.get(id) ?? new Set()).add(index));
      return figures[id];
    },
  });
  return JSON.stringify(answer(person, watched));
});
/** The trace first, as it is quick; the whole answer only where no rule moved. */
function moves(id: FigureId): boolean {
  const figures = { ...FIGURES, [id]: swapped(FIGURES[id]) };
  const indexes = [...(readers.get(id) ?? [])];
  return (
    indexes.some((index) => trace(PEOPLE[index]!, figures) !== traces[index]) ||
    indexes.some((index) => JSON.stringify(answer(PEOPLE[index]!, figures)) !== before[index])
  );
}

describe('swapped figures', () => {
  test('every figure of the tables changes an answer, except those that no answer uses', () => {
    const still = (Object.keys(FIGURES) as FigureId[]).filter((id) => !moves(id));
    expect(still.sort()).toEqual(Object.values(NOT_IN_ANSWERS).flat().sort());
  });

  test('with all of them swapped everybody gets another answer', () => {
    const all = Object.fromEntries(Object.entries(FIGURES).map(([id, figure]) => [id, swapped(figure)])) as Figures;
    const same = PEOPLE.filter((person, index) => JSON.stringify(answer(person, all)) === before[index]);
    expect(same).toEqual([]);
  });

  test('a higher poverty level lets somebody in whom the true one shuts out', () => {
    const higher = { ...FIGURES, povertyLevel1: swapped(FIGURES.povertyLevel1) };
    const person = factsOf({ ...citizen, annualIncome: 40_000 });
    expect(answer(person, FIGURES)).toMatchObject({ mediCal: false, extraHelp: false });
    expect(answer(person, higher)).toMatchObject({ mediCal: true, extraHelp: true });
  });

  test('a figure without a value leaves the rule open instead of failing', () => {
    const none = Object.fromEntries(
      Object.entries(FIGURES).map(([id, figure]) => [id, { ...figure, rows: [] }]),
    ) as unknown as Figures;
    for (const person of PEOPLE) {
      const { outcomes, medicare, mediCal, extraHelp } = answer(person, none);
      expect(outcomes.mediCal).not.toBe('pass');
      if (person.insurance !== 'medicare') expect([medicare, mediCal, extraHelp]).toEqual([false, false, false]);
    }
  });
});
