import { civilDateText, daysBetween, inYear, pacificDate } from './civil-date';

describe('California calendar dates', () => {
  test('the day changes at midnight in California, not at midnight UTC', () => {
    expect(pacificDate(new Date('2026-12-08T07:59:59Z'))).toBe('2026-12-07');
    expect(pacificDate(new Date('2026-12-08T08:00:00Z'))).toBe('2026-12-08');
    expect(pacificDate(new Date('2026-07-01T06:59:59Z'))).toBe('2026-06-30');
  });

  test('days are counted across a change of clocks and of year', () => {
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysBetween('2026-12-07', '2026-12-07')).toBe(0);
    expect(daysBetween('2026-12-08', '2026-12-07')).toBe(-1);
  });

  test('a yearly date moves to another year', () => {
    expect(inYear('2026-10-15', 2027)).toBe('2027-10-15');
  });

  test('a date is written as a reader of each language writes it', () => {
    expect(civilDateText('2026-12-07', 'ko')).toBe('12월 7일(월)');
    expect(civilDateText('2026-11-20', 'ko', { hasYear: true })).toBe('2026년 11월 20일(금)');
    expect(civilDateText('2026-12-07', 'en')).toBe('Monday, December 7');
    expect(civilDateText('2026-11-20', 'en', { hasYear: true })).toBe('Friday, November 20, 2026');
  });
});
