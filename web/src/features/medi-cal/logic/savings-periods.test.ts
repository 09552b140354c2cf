import { FIGURES } from '@app/benefits/figures/figures';
import { savingsPeriods } from './savings-periods';

describe('the savings limits of Medi-Cal by time', () => {
  it('reads the two years without a limit from the gap in the tables', () => {
    expect(savingsPeriods(FIGURES).map(({ from, to, limit }) => [from, to, limit?.one, limit?.couple])).toEqual([
      ['1989-01-01', '2022-06-30', 2_000, 3_000],
      ['2022-07-01', '2023-12-31', 130_000, 195_000],
      ['2024-01-01', '2025-12-31', undefined, undefined],
      ['2026-01-01', null, 130_000, 195_000],
    ]);
  });
});
