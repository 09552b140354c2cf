import { FIGURES } from '../figures/figures';
import { publishedLimit } from './published-limit';

const ON = '2026-11-27';

// The published gross figures of 2026: the 20 dollars included, rounded as the federal tables round.
test.each([
  ['qmbShare', 1_350, 1_824, 'at-most'],
  ['slmbShare', 1_616, 2_184, 'below'],
  ['qiShare', 1_816, 2_455, 'below'],
  ['mediCalAgedShare', 1_856, 2_510, 'at-most'],
  ['workingDisabledShare', 3_345, 4_530, 'below'],
  ['mediCalAdultShare', 1_836, 2_490, 'at-most'],
] as const)('%s is %s for one person and %s for a couple, %s', (share, one, two, comparison) => {
  expect(publishedLimit(FIGURES, share, 1, ON)).toMatchObject({ gross: one, comparison });
  expect(publishedLimit(FIGURES, share, 2, ON)).toMatchObject({ gross: two, comparison });
});

test('SLMB of 2025 is as it was published', () => {
  expect([1, 2].map((size) => publishedLimit(FIGURES, 'slmbShare', size, '2025-06-01')?.gross)).toEqual([1_585, 2_135]);
});

test('without the amount that is taken off there is no gross limit', () => {
  const figures = { ...FIGURES, unearnedDisregard: { ...FIGURES.unearnedDisregard, rows: [] } };
  expect(publishedLimit(figures, 'qmbShare', 1, ON)).toBeNull();
  expect(publishedLimit(figures, 'mediCalAdultShare', 1, ON)?.gross).toBe(1_836);
});
