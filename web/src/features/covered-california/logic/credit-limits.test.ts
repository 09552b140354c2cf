import { FIGURES } from '@app/benefits/figures/figures';
import { creditLimit } from './credit-limits';

const income = (size: number, year: number) => creditLimit(FIGURES, 'aptcMaxShare', size, year)?.income ?? null;

describe('the income up to which the federal credit reaches', () => {
  it.each([
    [1, 2026, 62_600],
    [4, 2026, 128_600],
    [1, 2027, 63_840],
    [4, 2027, 132_000],
  ])('%i person(s), coverage of %i: %i', (size, year, expected) => expect(income(size, year)).toBe(expected));

  it('had no top in 2025, and is not guessed for a year whose poverty level no one has read', () => {
    expect(income(1, 2025)).toBeNull();
    expect(income(1, 2028)).toBeNull();
  });

  it('uses the poverty level of the year before', () => {
    expect(creditLimit(FIGURES, 'silver94Share', 1, 2027)?.level.row.year).toBe(2026);
  });
});
