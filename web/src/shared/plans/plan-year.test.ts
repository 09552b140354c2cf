import { FALL_PERIOD, planYearFacts } from './plan-year';

const stateOn = (today: string, planYear = 2026) => planYearFacts(planYear, today).state;

describe('what may be said about plans of a year', () => {
  it('takes the fall period from libs/benefits', () => {
    expect([FALL_PERIOD.start, FALL_PERIOD.end]).toEqual(['2026-10-15', '2026-12-07']);
  });

  it('changes on the first and the last day of the fall period', () => {
    expect(stateOn('2026-10-14')).toBe('before');
    expect(stateOn('2026-10-15')).toBe('choosing');
    expect(stateOn('2026-12-07')).toBe('choosing');
    expect(stateOn('2026-12-08')).toBe('after');
  });

  it('ends the plans with their year and then names the year we are in', () => {
    expect(stateOn('2026-12-31')).toBe('after');
    expect(planYearFacts(2026, '2027-01-01')).toMatchObject({ state: 'ended', nextYear: 2027, lastDay: '2026-12-31' });
    expect(planYearFacts(2026, '2028-03-01').nextYear).toBe(2028);
  });

  it('knows plans that start next January, and whether they can be chosen now', () => {
    expect(planYearFacts(2027, '2026-11-21')).toMatchObject({
      state: 'coming',
      isFallOpen: true,
      fallEnd: '2026-12-07',
    });
    expect(planYearFacts(2027, '2026-12-20')).toMatchObject({ state: 'coming', isFallOpen: false });
  });

  it('moves the period to the year of the day', () => {
    expect(planYearFacts(2027, '2027-02-01')).toMatchObject({ state: 'before', fallStart: '2027-10-15' });
  });
});
