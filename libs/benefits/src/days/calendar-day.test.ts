import { daysBetween } from './calendar-day';

it('counts whole days across the change to summer time', () => {
  expect(daysBetween('2026-11-20', '2026-12-07')).toBe(17);
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(daysBetween('2026-12-07', '2026-12-06')).toBe(-1);
});
