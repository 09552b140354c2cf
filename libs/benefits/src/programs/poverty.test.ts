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

  test.each([
    ['2026-01-01', 1_801, 2_433, 2025],
    ['2026-03-31', 1_801, 2_433, 2025],
    ['2026-04-01', 1_836, 2_490, 2026],
    ['2026-12-31', 1_836, 2_490, 2026],
    ['2027-02-01', 1_836, 2_490, 2026],
  ])('the aged and disabled limit on %s is %s alone and %s for a couple', (on, one, couple, year) => {
    expect(incomeLimit(FIGURES, 'mediCalAgedShare', 1, on)).toMatchObject({
      monthly: one,
      level: { row: { year }, isOld: false },
    });
    expect(incomeLimit(FIGURES, 'mediCalAgedShare', 2, on)?.monthly).toBe(couple);
  });

  test('the limit of adults under 65 changes with the year', () => {
    expect(incomeLimit(FIGURES, 'mediCalAdultShare', 1, '2026-01-01')?.monthly).toBe(1_836);
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
