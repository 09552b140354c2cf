import { emptyDraft, isAgeFine, isReady, profileOf, wholeNumber } from './analysis-form';

const FILLED = { ...emptyDraft('90020'), age: '70', income: '1,700' };

describe('the form of the analysis', () => {
  it('is ready when age, ZIP, income and household are there', () => {
    expect(isReady(FILLED)).toBe(true);
    for (const missing of [{ age: '' }, { zipCode: '9002' }, { income: '' }, { householdSize: '' }]) {
      expect(isReady({ ...FILLED, ...missing })).toBe(false);
    }
  });

  it('reads whole numbers as people write them, and the ages the server takes', () => {
    expect(['15,000', '1700달러', '', 'many', '1.5'].map(wholeNumber)).toEqual([15000, 1700, null, null, null]);
    expect(['17', '18', '110', '111'].map(isAgeFine)).toEqual([false, true, true, false]);
  });

  it('sends the income by the month or by the year, never both, and only what was chosen', () => {
    expect(profileOf(FILLED, 'ko')).toEqual({
      age: 70,
      zipCode: '90020',
      monthlyIncome: 1700,
      householdSize: 1,
      healthConditions: [],
      medications: [],
      priorities: [],
      preferredLanguage: 'ko',
    });
    const yearly = profileOf({ ...FILLED, incomePer: 'year', insurance: 'medicaid' }, 'en', 'Orange');
    expect(yearly).toMatchObject({ income: 1700, currentInsurance: 'medicaid', county: 'Orange' });
    expect(yearly).not.toHaveProperty('monthlyIncome');
  });
});
