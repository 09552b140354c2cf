import { FIGURES } from '../figures/figures';
import { incomeLimit, monthlyLimit, povertyLevel, yearlyShare } from './poverty';

describe('limits as a share of the poverty level', () => {
  test('the month is rounded up before its share, as the letters do', () => {
    expect(monthlyLimit(15_060, 138)).toBe(1_732);
    expect(monthlyLimit(21_150, 138)).toBe(2_433);
  });

  test('a share that comes out even is not rounded further up', () => {
    expect(monthlyLimit(12_000, 120)).toBe(1_200);
    expect(yearlyShare(15_960, 150)).toBe(23_940);
  });

  test('a yearly limit is twelve months of the monthly one, and names the figures it came from', () => {
    expect(incomeLimit(FIGURES, 'mediCalAdultShare', 1, '2026-11-20')).toMatchObject({
      monthly: 1_836,
      yearly: 22_032,
      level: { row: { year: 2026 }, isOld: false },
      share: { value: 138 },
    });
  });

  test('above eight people each further one adds the same', () => {
    expect(povertyLevel(FIGURES, 9, '2026-11-20')?.value).toBe(55_720 + 5_680);
    expect(povertyLevel(FIGURES, 11, '2024-11-20')?.value).toBe(52_720 + 3 * 5_380);
  });

  test('an unloaded year answers with the last one, marked old; before the tables there is none', () => {
    expect(povertyLevel(FIGURES, 9, '2027-01-01')).toMatchObject({ isOld: true, row: { year: 2026 } });
    expect(incomeLimit(FIGURES, 'mediCalAdultShare', 1, '2023-12-31')).toBeNull();
    expect(
      povertyLevel({ ...FIGURES, povertyLevelMore: { ...FIGURES.povertyLevelMore, rows: [] } }, 9, '2026-01-01'),
    ).toBeNull();
  });
});
