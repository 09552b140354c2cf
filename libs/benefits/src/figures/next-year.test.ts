import { FIGURES } from './figures';
import { amountWithYear, knownAmountsText, missingAmountsText } from './next-year';

test('of 2027 the known amounts are named with their values, and exactly those without a row are missing', () => {
  expect(knownAmountsText(FIGURES, 2027)?.ko).toContain('파트 D 공제액 최대 700달러와 약값 한도 2,400달러');
  expect(knownAmountsText(FIGURES, 2027)?.en).toContain(
    'Extra Help copays of $5.80 for generics and $14.40 for brand-name drugs',
  );
  expect(missingAmountsText(FIGURES, 2027)?.en).toBe(
    'Not known yet for 2027: Part A and Part B amounts, high-income surcharge (IRMAA), SSI, Medi-Cal and Medicare Savings Program income limits, Extra Help asset limits.',
  );
  expect(missingAmountsText(FIGURES, 2026)).toBeNull();
});

test('an amount that is loaded leaves the list of the missing', () => {
  const rows = FIGURES.povertyLevel1.rows.map((row) =>
    row.year === 2027 ? { ...row, value: 16_400, evidence: 'verified' as const } : row,
  );
  const figures = { ...FIGURES, povertyLevel1: { ...FIGURES.povertyLevel1, rows } };
  expect(missingAmountsText(figures, 2027)?.en).not.toContain('Medi-Cal');
  expect(knownAmountsText(figures, 2027)?.en).toContain('Medi-Cal and Medicare Savings Program income limits');
});

test('an amount carries its year, and next year’s stands beside it while people choose and where it is known', () => {
  expect(amountWithYear(FIGURES, 'extraHelpCopayGeneric', '2026-11-27')?.en).toBe('$5.10 in 2026 ($5.80 in 2027)');
  expect(amountWithYear(FIGURES, 'extraHelpCopayGeneric', '2026-09-30')?.ko).toBe('2026년 5.10달러');
  expect(amountWithYear(FIGURES, 'partBPremium', '2026-11-27')?.ko).toBe('2026년 202.90달러');
  expect(amountWithYear(FIGURES, 'partBPremium', '2027-02-01')?.en).toBe('$202.90 in 2026');
});
