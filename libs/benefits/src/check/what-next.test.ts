import type { EligibilityResult } from '@app/contracts/http/eligibility-answer';
import { check } from './check.fixture';

const flipped = ({ wouldChange }: EligibilityResult): string[] =>
  wouldChange.map(({ id, becomes }) => `${id} ${becomes}`);
const questionsOf = ({ nextQuestions }: EligibilityResult): string[] => nextQuestions.map(({ field }) => field);
const dates = ({ switches }: EligibilityResult) => switches.map(({ on }) => on);

test('CalFresh is applied for on its own line', () => {
  const { actions } = check({ monthlyIncome: 1_400, currentInsurance: 'medicare' });
  expect(actions.find(({ id }) => id === 'calfresh')).toMatchObject({ contacts: ['benefitscal', 'calfresh'] });
});

describe('what would change the answer', () => {
  test('within the limit: the income over it, said by the month, and savings over the limit', () => {
    const answer = check({ monthlyIncome: 1_400, currentInsurance: 'medicare' });
    expect(flipped(answer)).toEqual(
      expect.arrayContaining(['income-22273.medi-cal undecided', 'savings.medi-cal not-possible']),
    );
    expect(answer.wouldChange[0]?.text.ko).toMatch(
      /^한 달 소득이 1,856달러를 넘으면 무료 메디캘이 안 될 수 있습니다\. 조금만 넘으면 그래도 신청하세요\./,
    );
  });

  test('over the limit: the income at the limit', () => {
    expect(flipped(check({ annualIncome: 25_000 }))).toEqual(
      expect.arrayContaining(['income-22272.medi-cal possible', 'income-24179.extra-help undecided']),
    );
  });

  test('a couple with the same income has the limit of two', () => {
    expect(flipped(check({ annualIncome: 25_000, householdSize: 1 }))).toContain('spouse.medi-cal possible');
    expect(flipped(check({ annualIncome: 60_000 })).filter((id) => id.startsWith('spouse'))).toEqual([]);
    const couple = check({ annualIncome: 25_000, householdSize: 2, hasSpouse: true });
    expect(flipped(couple).filter((id) => id.startsWith('spouse'))).toEqual([]);
  });

  test('before 65: turning 65', () => {
    expect(flipped(check({ age: 62 }))).toEqual(
      expect.arrayContaining(['age.medicare possible', 'age.extra-help possible']),
    );
  });

  test('a small income has the whole of what is taken off before the limit', () => {
    expect(flipped(check({ annualIncome: 100 })).join()).toContain('income-22273.medi-cal');
  });

  test('an income nobody knows has no limit to cross', () => {
    expect(flipped(check({ isIncomeUnknown: true })).filter((id) => id.startsWith('income'))).toEqual([]);
  });
});

describe('the next question', () => {
  test('savings at 65 and over within the limit; the household when a couple would be answered otherwise', () => {
    expect(questionsOf(check())[0]).toBe('assetsBand');
    expect(questionsOf(check({ annualIncome: 25_000 }))[0]).toBe('householdSize');
  });

  test('a resident is asked for credits or years, until one of the two is enough', () => {
    const resident = { citizenshipStatus: 'resident', assetsBand: 'withinLimit', householdSize: 1 } as const;
    expect(questionsOf(check(resident))).toEqual(expect.arrayContaining(['workCredits', 'yearsAsResident']));
    expect(questionsOf(check({ ...resident, workCredits: 40 }))).toEqual([]);
  });

  test('nothing that was answered is asked again, and savings never before 65', () => {
    expect(questionsOf(check({ householdSize: 1, assetsBand: 'upToOne', workCredits: 40 }))).toEqual([]);
    expect(questionsOf(check({ age: 62 }))).not.toContain('assetsBand');
  });
});

describe('known days', () => {
  test('the dental day of 2027-07-01 reaches every adult of another status with Medi-Cal', () => {
    const dental = (given: Parameters<typeof check>[0]) =>
      check(given).switches.find(({ title }) => title.en.startsWith('Routine Medi-Cal dental'))?.on;
    expect(dental({ citizenshipStatus: 'other', currentInsurance: 'medicaid', age: 70 })).toBe('2027-07-01');
    expect(dental({ citizenshipStatus: 'other', age: 59 })).toBe('2027-07-01');
    expect(dental({ citizenshipStatus: 'resident', currentInsurance: 'medicaid', age: 70 })).toBeUndefined();
  });

  test('next year’s known amounts are said, and those that are missing are named', () => {
    const text = check().switches.find(({ on }) => on === '2027-01-01')?.text;
    expect(text?.en).toContain('Part D deductible of up to $700 and yearly drug cap of $2,400');
    expect(text?.ko).toContain('아직 확인하지 못한 것은 이렇습니다: 파트 A와 파트 B 금액');
  });

  test('the work rule of 2027 and the new amounts, before 65 with Medi-Cal', () => {
    expect(dates(check({ age: 62 }))).toEqual([null, '2027-01-01', '2027-01-01']);
    expect(check({ age: 62 }).switches[1]?.text.en).toContain('80 hours, or earn about $580, each month');
  });

  test('none of the work rule at 65 or without Medi-Cal', () => {
    expect(dates(check())).toEqual(['2027-01-01']);
    expect(dates(check({ age: 62, annualIncome: 60_000 }))).toEqual([null, '2027-01-01']);
  });

  test('the premium of 2027-07-01 up to 59 in some statuses, not from 60 on', () => {
    const other = { citizenshipStatus: 'other', currentInsurance: 'medicaid' } as const;
    const titles = (given: Parameters<typeof check>[0]) => check(given).switches.map(({ title }) => title.en);
    const premium = 'A Medi-Cal premium begins for some statuses';
    expect(titles({ ...other, age: 59 })).toContain(premium);
    expect(titles({ ...other, age: 60 })).not.toContain(premium);
    expect(titles({ age: 59 })).not.toContain(premium);
    expect(titles({ ...other, age: 59, annualIncome: 60_000 })).toContain(premium);
  });
});
