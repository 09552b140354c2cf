import { FIGURES } from '@app/benefits/figures/figures';
import type { ShareId } from '@app/benefits/programs/poverty';
import { limitOfYear } from './limit-of-year';

const limit = (share: ShareId, size: number, year: number) => {
  const found = limitOfYear(FIGURES, share, size, year);
  return found === null || found === 'not-loaded' ? found : [found.gross, found.yearly];
};

describe('the income limit of a group in a year', () => {
  it.each([
    ['mediCalAdultShare', 1, 2025, [1_801, 21_597]],
    ['mediCalAdultShare', 4, 2025, [3_699, 44_367]],
    ['mediCalAdultShare', 1, 2026, [1_836, 22_025]],
    ['mediCalAdultShare', 4, 2026, [3_795, 45_540]],
    ['mediCalAdultShare', 8, 2026, [6_409, 76_894]],
    ['mediCalAgedShare', 1, 2024, [1_752, 20_783]],
    ['mediCalAgedShare', 2, 2025, [2_453, 29_187]],
    ['mediCalAgedShare', 2, 2026, [2_510, 29_864]],
  ] as const)('%s, %i person(s), %i', (share, size, year, expected) =>
    expect(limit(share, size, year)).toEqual(expected),
  );

  it.each([
    ['mediCalPregnantShare', 2024, 43_538],
    ['mediCalPregnantShare', 2025, 45_050],
    ['mediCalPregnantShare', 2026, 46_094],
    ['mcapShare', 2025, 68_103],
    ['mcapShare', 2026, 69_681],
  ] as const)('%s of %i for a pregnant person alone, who counts as two', (share, year, yearly) =>
    expect(limitOfYear(FIGURES, share, 2, year)).toMatchObject({ yearly }),
  );

  it('is not guessed for a year whose poverty level no one has read, nor before the tables begin', () => {
    expect(limit('mediCalAdultShare', 1, 2027)).toBe('not-loaded');
    expect(limit('mediCalAdultShare', 1, 2023)).toBeNull();
  });
});
