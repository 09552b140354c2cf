import { CONTACTS } from '@app/content/records/contacts';
import { watchList } from './watch-list';

const TODAY = '2026-11-22';
const list = watchList(TODAY);
const shownOf = (id: string) => list.find((watched) => watched.id === id)?.shown;

test('holds the amounts of this year and of years to come, with their pages, each once', () => {
  expect(list.find(({ id }) => id === 'figure:partBPremium:2026-01-01')).toEqual({
    id: 'figure:partBPremium:2026-01-01',
    label: { ko: '파트 B 표준 월 보험료', en: 'Part B standard premium' },
    url: 'https://www.cms.gov/newsroom/fact-sheets/2026-medicare-parts-b-premiums-deductibles',
    shown: '202.9',
    value: { kind: 'money', cents: 20_290 },
  });
  expect(shownOf('figure:partBPremium:2025-01-01')).toBeUndefined();
  expect(shownOf('figure:partDOutOfPocketCap:2027-01-01')).toBe('2400');
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

test('holds every telephone line that has a number and a page', () => {
  const lines = CONTACTS.filter(({ number, sourceUrl }) => number !== null && sourceUrl !== null);
  expect(list.filter(({ id }) => id.startsWith('phone:')).map(({ shown }) => shown)).toEqual(
    lines.map(({ number }) => number),
  );
  expect(shownOf('tty:medicare')).toBe('1-877-486-2048');
});

test('holds the days of the windows that are open or come next', () => {
  expect(shownOf('day:medicare-annual-2026:to')).toBe('2026-12-07');
  expect(list.find(({ id }) => id === 'day:covered-california-2027:to')?.value).toEqual({
    kind: 'day',
    month: 1,
    day: 31,
    year: 2027,
  });
  expect(list.find(({ id }) => id === 'day:medicare-annual-2026:from')?.value).toMatchObject({ year: null });
});

test('looks for a month of the year by the day on which it begins', () => {
  const value = list.find(({ id }) => id.startsWith('figure:mediCalAgedLimitMonth'))?.value;
  expect(value).toEqual({ kind: 'day', month: 4, day: 1, year: null });
});
