// What is dated on the pages, at the instants where a clock is easily wrong: the last second of a day in
// California and the first of the next, where an enrollment period or a year ends and where the clocks are changed.
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { FIGURES, type FigureId } from '@app/benefits/figures/figures';
import { figureOn } from '@app/benefits/figures/figure';
import { coverageYearOn, type WindowFamily, windowsOn } from '@app/benefits/figures/windows';
import { daysBetween } from '@app/benefits/days/calendar-day';
import { formatDay, formatTime, pacificDate } from '@web/base/formats/dates';
import { planYearFacts } from './plans/plan-year';
import { useToday } from './use-today';

/**
 * An instant in UTC; day, time and weekday in California; how Medicare's fall and spring periods and Covered California's are then, with
 * the days left; the year one signs up for; what is said of plans of 2026 and of 2027; the year of the Part B premium shown.
 * 2026-11-01 has 25 hours and is the day on which Covered California opens; 2027-03-14 has 23.
 */
const MOMENTS = `
  2026-11-01T06:59:59Z | 2026-10-31 | 11:59 PM | 토 | active 37 | upcoming 62 | upcoming 1 | 2026 | choosing coming | 2026
  2026-11-01T07:00:00Z | 2026-11-01 | 12:00 AM | 일 | active 36 | upcoming 61 | active 91 | 2027 | choosing coming | 2026
  2026-11-01T08:30:00Z | 2026-11-01 | 1:30 AM | 일 | active 36 | upcoming 61 | active 91 | 2027 | choosing coming | 2026
  2026-11-01T09:30:00Z | 2026-11-01 | 1:30 AM | 일 | active 36 | upcoming 61 | active 91 | 2027 | choosing coming | 2026
  2026-11-02T07:59:59Z | 2026-11-01 | 11:59 PM | 일 | active 36 | upcoming 61 | active 91 | 2027 | choosing coming | 2026
  2026-11-02T08:00:00Z | 2026-11-02 | 12:00 AM | 월 | active 35 | upcoming 60 | active 90 | 2027 | choosing coming | 2026
  2026-12-08T07:59:59Z | 2026-12-07 | 11:59 PM | 월 | active 0 | upcoming 25 | active 55 | 2027 | choosing coming | 2026
  2026-12-08T08:00:00Z | 2026-12-08 | 12:00 AM | 화 | upcoming 311 | upcoming 24 | active 54 | 2027 | after coming | 2026
  2027-01-01T07:59:59Z | 2026-12-31 | 11:59 PM | 목 | upcoming 288 | upcoming 1 | active 31 | 2027 | after coming | 2026
  2027-01-01T08:00:00Z | 2027-01-01 | 12:00 AM | 금 | upcoming 287 | active 89 | active 30 | 2027 | ended before | 2026, old
  2027-01-04T20:00:00Z | 2027-01-04 | 12:00 PM | 월 | upcoming 284 | active 86 | active 27 | 2027 | ended before | 2026, old
  2027-02-01T07:59:59Z | 2027-01-31 | 11:59 PM | 일 | upcoming 257 | active 59 | active 0 | 2027 | ended before | 2026, old
  2027-02-01T08:00:00Z | 2027-02-01 | 12:00 AM | 월 | upcoming 256 | active 58 | ended | 2027 | ended before | 2026, old
  2027-03-14T09:59:59Z | 2027-03-14 | 1:59 AM | 일 | upcoming 215 | active 17 | ended | 2027 | ended before | 2026, old
  2027-03-14T10:00:00Z | 2027-03-14 | 3:00 AM | 일 | upcoming 215 | active 17 | ended | 2027 | ended before | 2026, old
  2027-03-15T06:59:59Z | 2027-03-14 | 11:59 PM | 일 | upcoming 215 | active 17 | ended | 2027 | ended before | 2026, old
  2027-03-15T07:00:00Z | 2027-03-15 | 12:00 AM | 월 | upcoming 214 | active 16 | ended | 2027 | ended before | 2026, old
`
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()) as Row);

type Row = [at: string, day: string, clock: string, weekday: string, fall: string, spring: string, ...string[]];

const standing = (day: string, family: WindowFamily): string => {
  const found = windowsOn(day).find((window) => window.family === family);
  return [found?.status, found?.daysLeft].filter((each) => each != null).join(' ');
};

describe.each(MOMENTS)('at %s, in California %s %s', (...[at, asDay, clock, weekday, ...said]) => {
  const day = pacificDate(new Date(at));

  it('the day, its weekday and the time are those of California', () => {
    expect([day, formatTime(at, 'en').replace('\u00a0', ' ')]).toEqual([asDay, clock]);
    // The day alone and the instant are the same day.
    expect(formatDay(day, 'ko', true)).toBe(formatDay(at, 'ko', true));
    expect(formatDay(at, 'ko')).toContain(`(${weekday})`);
  });

  it('periods, plans and figures are those of that day', () => {
    const partB = figureOn(FIGURES, 'partBPremium', day);
    expect([
      standing(day, 'medicare-annual'),
      standing(day, 'medicare-general'),
      standing(day, 'covered-california'),
      `${coverageYearOn(day)}`,
      `${planYearFacts(2026, day).state} ${planYearFacts(2027, day).state}`,
      `${partB?.row.year}${partB?.isOld ? ', old' : ''}`,
    ]).toEqual(said);
    expect(standing(day, 'medicare-advantage')).toBe(standing(day, 'medicare-general'));
    expect(standing(day, 'medi-cal')).toBe('ongoing');
  });

  it('no figure is of a day that has not come', () => {
    const early = (Object.keys(FIGURES) as FigureId[]).filter((id) => {
      const found = figureOn(FIGURES, id, day);
      return found !== null && found.row.effectiveFrom > day;
    });
    expect(early).toEqual([]);
  });
});

it('days are counted on the calendar, over days of 23 and 25 hours too', () => {
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysBetween('2027-03-13', '2027-03-15')).toBe(2);
});

describe('a page that was left open', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-12-08T07:59:30Z') }));
  afterEach(() => void jest.useRealTimers());

  it('follows over midnight in California within a minute', () => {
    const { result } = renderHook(() => useToday());
    expect(result.current).toBe('2026-12-07');
    act(() => void jest.advanceTimersByTime(60_000));
    expect(result.current).toBe('2026-12-08');
  });
});
