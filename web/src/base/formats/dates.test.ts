import { formatDay, formatMonth, formatTime, pacificDate } from './dates';

describe('dates', () => {
  it('writes a day with its weekday in each language', () => {
    expect(formatDay('2026-12-07', 'ko')).toBe('12월\u00a07일\u2060(월)');
    expect(formatDay('2026-12-07', 'ko', true)).toBe('2026년 12월\u00a07일\u2060(월)');
    expect(formatDay('2026-12-07', 'en')).toBe('Mon, Dec\u00a07');
    expect(formatDay('2026-12-07', 'en', true)).toBe('Mon, Dec\u00a07, 2026');
  });

  it('keeps a plain date on its own day, and puts an instant on its day in California', () => {
    expect(formatDay('2026-01-01', 'ko')).toBe('1월\u00a01일\u2060(목)');
    expect(formatDay('2026-12-08T02:00:00Z', 'ko')).toBe('12월\u00a07일\u2060(월)');
    expect(pacificDate(new Date('2026-11-21T07:59:00Z'))).toBe('2026-11-20');
    expect(pacificDate(new Date('2026-11-21T08:00:00Z'))).toBe('2026-11-21');
  });

  it('writes a month with its year', () => {
    expect(formatMonth('2026-09-01', 'ko')).toBe('2026년 9월');
    expect(formatMonth('2026-09-01', 'en')).toBe('September 2026');
  });

  it('writes the time of day in words of each language', () => {
    expect(formatTime('2026-11-20T22:12:00Z', 'ko')).toBe('오후\u00a02:12');
    expect(formatTime('2026-11-20T22:12:00Z', 'en')).toBe('2:12\u00a0PM');
    expect(formatTime('2026-11-20T08:05:00Z', 'ko')).toBe('오전\u00a012:05');
    expect(formatTime('2026-11-20T20:00:00Z', 'en')).toBe('12:00\u00a0PM');
  });
});
