import { bandOfAge, bandOfIncome, dollarsOf, EMPTY_FORM, formFaults, requestOf } from './check-form';
import type { CheckForm } from './check-form';

const form: CheckForm = { age: '72', annualIncome: '15,000', citizenshipStatus: 'citizen', currentInsurance: '' };

describe('the form of the eligibility check', () => {
  it.each([
    ['15000', 15_000],
    ['15,000', 15_000],
    ['$15,000.50', 15_000.5],
    ['0', 0],
    ['1,50', null],
    ['-5', null],
    ['많음', null],
  ])('reads %s as %s', (text, dollars) => expect(dollarsOf(text)).toBe(dollars));

  it('asks for age, income and status, never for insurance', () => {
    expect(formFaults(EMPTY_FORM)).toEqual({ annualIncome: 'Required', citizenshipStatus: 'Required' });
    expect(formFaults({ ...form, age: '' })).toEqual({ age: 'Required' });
    expect(formFaults(form)).toEqual({});
  });

  it.each(['49', '101', '72.5', 'x'])('refuses the age %s', (age) =>
    expect(formFaults({ ...form, age })).toEqual({ age: 'Invalid input' }),
  );

  it('sends the income as text without commas, and leaves out what was not chosen', () => {
    expect(requestOf(form)).toEqual({ age: 72, annualIncome: '15000', citizenshipStatus: 'citizen' });
    expect(requestOf({ ...form, currentInsurance: 'medicaid' }, { householdSize: 2 })).toEqual({
      age: 72,
      annualIncome: '15000',
      citizenshipStatus: 'citizen',
      currentInsurance: 'medicaid',
      householdSize: 2,
    });
  });

  it('knows the bands by their values, and none for other values', () => {
    expect([bandOfAge('62'), bandOfAge('65'), bandOfIncome('40,000'), bandOfIncome('12')]).toEqual([
      '60-64',
      '',
      '30-50',
      '',
    ]);
  });
});
