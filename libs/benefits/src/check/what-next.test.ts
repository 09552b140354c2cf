import type { EligibilityResponse } from '@app/contracts/http/eligibility';
import { check } from './check.fixture';

const flipped = ({ wouldChange }: EligibilityResponse): string[] =>
  wouldChange.map(({ id, becomes }) => `${id} ${becomes}`);
const asked = ({ nextQuestions }: EligibilityResponse): string[] => nextQuestions.map(({ field }) => field);
const dates = ({ switches }: EligibilityResponse) => switches.map(({ on }) => on);

describe('what would change the answer', () => {
  test('within the limit: the income one dollar over it, and savings over the limit', () => {
    expect(flipped(check())).toEqual(
      expect.arrayContaining(['income-22273.medi-cal not-possible', 'savings.medi-cal not-possible']),
    );
  });

  test('over the limit: the income at the limit, a couple of two', () => {
    const found = flipped(check({ annualIncome: 25_000 }));
    expect(found).toEqual(
      expect.arrayContaining([
        'income-22272.medi-cal undecided',
        'income-24179.extra-help possible',
        'household-2.medi-cal undecided',
      ]),
    );
  });

  test('before 65: turning 65', () => {
    expect(flipped(check({ age: 62 }))).toEqual(
      expect.arrayContaining([
        'age.medicare possible',
        'age.extra-help possible',
        'income-22033.medi-cal not-possible',
      ]),
    );
  });

  test('a small income has the whole of what is taken off before the limit', () => {
    expect(flipped(check({ annualIncome: 100 }))).toContain('income-22273.medi-cal not-possible');
  });

  test('nothing is said that would not change: a couple with 60,000 dollars', () => {
    expect(flipped(check({ annualIncome: 60_000 })).filter((id) => id.startsWith('household-2'))).toEqual([]);
  });
});

describe('the next question', () => {
  test('savings at 65 and over within the limit; the household when a couple would be answered otherwise', () => {
    expect(asked(check())[0]).toBe('assetsBand');
    expect(asked(check({ annualIncome: 25_000 }))[0]).toBe('householdSize');
  });

  test('a resident is asked for credits or years, until one of the two is enough', () => {
    const resident = { citizenshipStatus: 'resident', assetsBand: 'upToOne', householdSize: 1 } as const;
    expect(asked(check(resident))).toEqual(expect.arrayContaining(['workCredits', 'yearsAsResident']));
    expect(asked(check({ ...resident, workCredits: 40 }))).toEqual([]);
  });

  test('nothing that was answered is asked again, and savings never before 65', () => {
    expect(asked(check({ householdSize: 1, assetsBand: 'upToOne', workCredits: 40 }))).toEqual([]);
    expect(asked(check({ age: 62 }))).not.toContain('assetsBand');
  });
});

describe('known days', () => {
  test('the work rule of 2027 and the new amounts, before 65 with Medi-Cal', () => {
    expect(dates(check({ age: 62 }))).toEqual([null, '2027-01-01', '2027-01-01']);
    expect(check({ age: 62 }).switches[1]?.text.en).toContain('80 hours a month');
  });

  test('none of the work rule at 65 or without Medi-Cal', () => {
    expect(dates(check())).toEqual(['2027-01-01']);
    expect(dates(check({ age: 62, annualIncome: 60_000 }))).toEqual([null, '2027-01-01']);
  });

  test('the premium of 2027-07-01 up to 59 in some statuses, not from 60 on', () => {
    const other = { citizenshipStatus: 'other', currentInsurance: 'medicaid' } as const;
    expect(dates(check({ ...other, age: 59 }))).toContain('2027-07-01');
    expect(dates(check({ ...other, age: 60 }))).not.toContain('2027-07-01');
    expect(dates(check({ age: 59 }))).not.toContain('2027-07-01');
  });
});
