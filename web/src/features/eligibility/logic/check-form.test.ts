import { echoOf, EMPTY_FORM, formFaults, inSituation, requestOf, stepsOf, withChange } from './check-form';
import type { CheckForm } from './check-form';

const filled: CheckForm = { ...EMPTY_FORM, age: '67', income: '1,400', citizenshipStatus: 'citizen' };
const incomeFault = (part: Partial<CheckForm>) => formFaults({ ...filled, ...part }).income;

describe('the form of the eligibility check', () => {
  it('holds nothing at first, asks by the month, and needs age, income and status', () => {
    expect(EMPTY_FORM).toMatchObject({ age: '', income: '', period: 'month' });
    expect(formFaults(EMPTY_FORM)).toEqual({ age: 'Required', income: 'Required', citizenshipStatus: 'Required' });
    expect(formFaults(filled)).toEqual({});
  });

  it.each(['0', '1,400', '$1,400.00', '$ 1,400', '8000000'])('takes %s as an income of a month', (income) => {
    expect(incomeFault({ income })).toBeUndefined();
  });

  it.each(['14,00', '1.400', '-5', 'a lot', '8000001'])('does not take %s', (income) => {
    expect(incomeFault({ income })).toBe('Invalid input');
  });

  it.each([
    ['49', 'Invalid input'],
    ['50', undefined],
    ['100', undefined],
    ['101', 'Invalid input'],
    ['67.5', 'Invalid input'],
    [' ', 'Required'],
  ])('age %s: %s', (age, fault) => {
    expect(formFaults({ ...filled, age }).age).toBe(fault);
  });

  it('says the income the other way, and questions a tiny year', () => {
    expect(echoOf(filled)).toEqual({ period: 'year', dollars: 16_800, isTiny: false });
    expect(echoOf({ income: '15,000', period: 'year' })).toEqual({ period: 'month', dollars: 1_250, isTiny: false });
    expect(echoOf({ income: '1,400', period: 'year' })?.isTiny).toBe(true);
    expect(echoOf({ income: '0', period: 'year' })?.isTiny).toBe(false);
    expect(echoOf({ income: 'x', period: 'month' })).toBeNull();
  });

  it('sends the month as typed, the household with the spouse, and leaves out what is not known', () => {
    expect(requestOf(filled)).toEqual({
      age: 67,
      monthlyIncome: '1400',
      citizenshipStatus: 'citizen',
      householdSize: 1,
      hasSpouse: false,
    });
    const couple = {
      ...filled,
      hasSpouse: true,
      children: 1,
      currentInsurance: 'medicare',
      assets: 'aboveExtraHelp',
    } as const;
    expect(requestOf({ ...couple, period: 'year' })).toEqual({
      age: 67,
      annualIncome: '1400',
      citizenshipStatus: 'citizen',
      currentInsurance: 'medicare',
      householdSize: 3,
      hasSpouse: true,
      assetsBand: 'aboveExtraHelp',
    });
    const unknown = { ...filled, isIncomeUnknown: true, currentInsurance: 'unknown', assets: 'unknown' } as const;
    expect(requestOf(unknown)).toEqual({
      age: 67,
      isIncomeUnknown: true,
      citizenshipStatus: 'citizen',
      householdSize: 1,
      hasSpouse: false,
    });
  });

  it('sends what is not known as not known, and asks its assets against the limit of one', () => {
    const unknown = { ...filled, age: '', isAgeUnknown: true, isHouseholdUnknown: true } as const;
    expect(formFaults(unknown)).toEqual({});
    expect(requestOf(unknown)).toEqual({
      isAgeUnknown: true,
      monthlyIncome: '1400',
      citizenshipStatus: 'citizen',
      isHouseholdUnknown: true,
    });
    expect(requestOf({ ...unknown, assets: 'withinExtraHelp' }).assetsBand).toBe('withinExtraHelp');
    expect(requestOf({ ...unknown, assets: 'aboveExtraHelp' }).assetsBand).toBe('upToOne');
    expect(requestOf({ ...unknown, assets: 'aboveLimit' }).assetsBand).toBe('aboveOne');
    expect(requestOf({ ...unknown, assets: 'unknown' }).assetsBand).toBeUndefined();
  });

  it.each([
    ['working', ['currentInsurance'], { currentInsurance: 'employer' }],
    ['covered-california', ['currentInsurance'], { currentInsurance: 'private' }],
    ['dual', ['currentInsurance'], { currentInsurance: 'medicare' }],
    ['lost-cover', ['currentInsurance'], { currentInsurance: 'none' }],
    ['status-open', ['citizenshipStatus'], { citizenshipStatus: 'other' }],
    ['turning-65', [], {}],
    ['helping-parent', [], {}],
  ] as const)('in the situation %s %s is not asked, and sent', (situation, left, sent) => {
    const form = inSituation({ ...filled, ...(situation === 'status-open' && { citizenshipStatus: '' }) }, situation);
    expect(stepsOf(form)).toEqual(
      ['situation', 'age', 'income', 'household', 'citizenshipStatus', 'currentInsurance', 'assets'].filter(
        (step) => !(left as readonly string[]).includes(step),
      ),
    );
    expect(formFaults(form)).toEqual({});
    expect(requestOf(form)).toMatchObject({ situation, ...sent });
  });

  it('asks a new green card for the years in the US, and another situation opens what the first one answered', () => {
    const form = inSituation({ ...filled, citizenshipStatus: '' }, 'new-green-card');
    expect(stepsOf(form)).toEqual(['situation', 'age', 'income', 'household', 'years', 'currentInsurance', 'assets']);
    expect(requestOf(form)).not.toHaveProperty('yearsAsResident');
    expect(requestOf({ ...form, years: '3' })).toMatchObject({ citizenshipStatus: 'resident', yearsAsResident: 3 });
    expect(formFaults({ ...form, years: '3.5' })).toEqual({ years: 'Invalid input' });
    expect(formFaults(inSituation({ ...form, years: '3.5' }, 'none'))).toEqual({ citizenshipStatus: 'Required' });
  });

  it('an age or a household that is found out takes the place of "not known"', () => {
    const unknown = requestOf({ ...filled, isAgeUnknown: true, isHouseholdUnknown: true });
    expect(withChange(unknown, { age: 65 })).toMatchObject({ age: 65, isHouseholdUnknown: true });
    expect(withChange(unknown, { age: 65 })).not.toHaveProperty('isAgeUnknown');
    expect(withChange(unknown, { householdSize: 2, hasSpouse: true })).not.toHaveProperty('isHouseholdUnknown');
  });

  it('a changed income takes the place of the old one, however that was said', () => {
    const request = requestOf(filled);
    expect(withChange(request, { annualIncome: 20_000 })).toEqual({ ...rest(request), annualIncome: 20_000 });
    expect(withChange(request, { householdSize: 2 })).toEqual({ ...request, householdSize: 2 });
  });
});

const rest = ({ monthlyIncome: _month, ...others }: ReturnType<typeof requestOf>) => others;
