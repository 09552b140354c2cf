import { HOME_FIGURES, figureOn } from './home-figures';

describe('figures of the home page', () => {
  test('the premium and the Medi-Cal limit in force on a day of 2026', () => {
    expect(figureOn('partBPremium', '2026-11-21').value).toBe(202.9);
    expect(figureOn('mediCalAgedLimit', '2026-11-21').value).toBe(1836);
  });

  test('the computed limit follows the DHCS rounding of 138% of the 2026 poverty level', () => {
    expect(Math.ceil(1.38 * Math.ceil(15_960 / 12))).toBe(figureOn('mediCalAgedLimit', '2026-11-21').value);
  });

  test('a day after the last known year still gets the last row, so that the page can print its year', () => {
    expect(figureOn('partBPremium', '2027-03-01').effectiveFrom).toBe('2026-01-01');
  });

  test('every row has a source of a government, a check date and both languages', () => {
    for (const row of Object.values(HOME_FIGURES).flat()) {
      expect(new URL(row.sourceUrl).hostname).toMatch(/\.gov$/);
      expect(row.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect([row.sourceName.ko, row.sourceName.en].every(Boolean)).toBe(true);
      expect(row.kind === 'computed').toBe(row.rule !== null);
    }
  });
});
