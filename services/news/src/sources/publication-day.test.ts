import { dayAfter, publicationDay } from './publication-day';

it.each([
  ['2026-03-20T12:00:00Z', '2026-03-20'],
  ['2026-03-20T05:00:00Z', '2026-03-19'],
  ['2026-03-20T23:30:00', '2026-03-20'],
  ['2026-03-20T00:30:00+09:00', '2026-03-19'],
  ['2026-03-20', '2026-03-20'],
  [' Mon, 05 Jan 2026 06:00:00 +0000 ', '2026-01-04'],
  ['Mon, 5 Jan 2026 23:59 PST', '2026-01-05'],
  ['5 Jan 26 03:00:00 EST', '2026-01-05'],
  ['5 January 2026', '2026-01-05'],
  ['Thu, 05 Jan 2026 12:00:00 GMT', '2026-01-05'],
])('%s is %s', (text, day) => expect(publicationDay(text)).toBe(day));

it.each([
  undefined,
  '',
  'yesterday',
  'Mon, 41 Foo 2026',
  '2026-02-30',
  '31 Jun 2026',
  '5 Jan 2026 25:00 GMT',
  '5 Jan 2026 10:00 XYZ',
])('%s is no day', (text) => expect(publicationDay(text)).toBeNull());

it('counts over the turn of a year and of the clock', () => {
  expect(dayAfter('2026-01-05', -7)).toBe('2025-12-29');
  expect(dayAfter('2026-10-31', 2)).toBe('2026-11-02');
});
