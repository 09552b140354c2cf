import { defaultPlanYear, loadedYears, seasonYear } from './plan-season';

describe('the year whose plans are shown unasked', () => {
  it.each([
    ['2026-09-30', 2026],
    ['2026-10-01', 2027],
    ['2026-12-07', 2027],
    ['2026-12-08', 2026],
    ['2026-12-31', 2026],
    ['2027-01-01', 2027],
  ])('on %s people choose plans of %i', (today, year) => expect(seasonYear(today)).toBe(year));

  it('is not next year while only some of its plans are loaded', () => {
    const loaded = (plans: number) =>
      loadedYears('2026-11-27', [
        { year: 2027, plans },
        { year: 2026, plans: 300 },
      ]);
    expect(loaded(149)).toEqual([2026]);
    expect(loaded(150)).toEqual([2027, 2026]);
    expect(loadedYears('2027-01-01', [{ year: 2027, plans: 1 }])).toEqual([2027]);
  });

  it.each([
    ['next year in the season, once it is loaded', '2026-11-27', [2027, 2026], 2027],
    ['this year in the season, until next year is loaded', '2026-11-27', [2026], 2026],
    ['this year after the season, although next year is loaded', '2026-12-08', [2026, 2027], 2026],
    ['next year from New Year', '2027-01-01', [2026, 2027], 2027],
    ['the last loaded year where this year is missing', '2027-02-01', [2025, 2026], 2026],
    ['none where nothing is loaded', '2026-11-27', [], null],
    ['none where only a later year is loaded', '2026-08-01', [2027], null],
  ])('is %s', (_case, today, loaded, year) => expect(defaultPlanYear(today, loaded)).toBe(year));
});
