import { calendarPerson, CALENDAR_KEY } from './calendar-person';

const birth = (year: number, month: number, day: number | null = null) => ({ birth: { year, month, day } });

test('the same person in the same browser is the same, also with another day; two people are not', () => {
  const first = calendarPerson(birth(1946, 5));
  expect(calendarPerson(birth(1946, 5, 12))).toBe(first);
  expect(calendarPerson(birth(1948, 5))).not.toBe(first);
  expect(calendarPerson(birth(1946, 6))).not.toBe(first);
});

test('the same birthday in another browser is another person', () => {
  const first = calendarPerson(birth(1946, 5));
  window.localStorage.clear();
  expect(calendarPerson(birth(1946, 5))).not.toBe(first);
});

test('people of all birthdays differ, and what is kept names none of them', () => {
  const months = Array.from({ length: 1_200 }, (_, at) => birth(1926 + Math.floor(at / 12), (at % 12) + 1));
  expect(new Set(months.map(calendarPerson)).size).toBe(months.length);
  expect(Object.keys({ ...window.localStorage })).toEqual([CALENDAR_KEY]);
});

test('a browser that keeps nothing never gives two people one name', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(calendarPerson(birth(1946, 5))).not.toBe(calendarPerson(birth(1946, 5)));
  refused.mockRestore();
});
