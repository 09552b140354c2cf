import { FIGURES } from '@app/benefits/figures/figures';
import { cellOf, isYearNotLoaded, yearsUpTo } from './figure-cells';

describe('the cell of a figure in a year', () => {
  it.each([
    [2024, 240],
    [2025, 257],
    [2026, 283],
  ])('Part B deductible of %i is %i', (year, value) => {
    expect(cellOf(FIGURES.partBDeductible, year)).toMatchObject({ kind: 'value', value });
  });

  it('never shows an amount that is only remembered', () => {
    expect(cellOf(FIGURES.partDDeductibleMax, 2024)).toEqual({ kind: 'unconfirmed' });
  });

  it('says that an amount is not loaded, and that there was none', () => {
    expect(cellOf(FIGURES.partBPremium, 2027)).toEqual({ kind: 'notLoaded' });
    expect(cellOf(FIGURES.partBPremium, 2020)).toEqual({ kind: 'none' });
  });

  it('knows when nothing of a year is loaded', () => {
    const figures = [FIGURES.partBPremium, FIGURES.partADeductible];
    expect(isYearNotLoaded(figures, 2027)).toBe(true);
    expect(isYearNotLoaded(figures, 2026)).toBe(false);
    expect(isYearNotLoaded(figures, 2020)).toBe(false);
  });

  it('counts the year in force and the two before it', () => expect(yearsUpTo(2026)).toEqual([2024, 2025, 2026]));
});
