import { deadlinesOn } from './deadlines';

const windows = {
  medicare: { start: '2026-10-15', end: '2026-12-07' },
  coveredCalifornia: { start: '2026-11-01', end: '2026-12-31' },
};
const on = (today: string) =>
  deadlinesOn(today, windows).map(({ id, state, days }) => [id, state, days] as [string, string, number | null]);

describe('dates not to miss', () => {
  test('while both periods are open the nearer end is first', () => {
    expect(on('2026-11-20')).toEqual([
      ['medicare', 'open', 17],
      ['coveredCalifornia', 'open', 41],
      ['mediCal', 'always', null],
    ]);
  });

  test('the last day counts as open with nothing left', () => {
    expect(on('2026-12-07')[0]).toEqual(['medicare', 'open', 0]);
  });

  test("the day after Medicare's end names next year's period and Covered California moves up", () => {
    expect(on('2026-12-08')).toEqual([
      ['coveredCalifornia', 'open', 23],
      ['medicare', 'upcoming', 311],
      ['mediCal', 'always', null],
    ]);
    expect(deadlinesOn('2026-12-08', windows)[1]).toMatchObject({ start: '2027-10-15', end: '2027-12-07' });
  });

  test('after New Year Covered California has ended and no date is made up for it', () => {
    expect(on('2027-01-01')).toEqual([
      ['medicare', 'upcoming', 287],
      ['mediCal', 'always', null],
      ['coveredCalifornia', 'ended', null],
    ]);
  });

  test("in the next autumn Medicare's period is open again on the same days", () => {
    expect(on('2027-10-14')[0]).toEqual(['medicare', 'upcoming', 1]);
    expect(on('2027-10-15')[0]).toEqual(['medicare', 'open', 53]);
  });
});
