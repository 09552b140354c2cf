import { CALENDAR_KEY, personBorn } from './calendar-person';

test('the same person in the same browser is the same; two people are not', () => {
  const first = personBorn(1946, 5);
  expect(personBorn(1946, 5)).toBe(first);
  expect(personBorn(1948, 5)).not.toBe(first);
  expect(personBorn(1946, 6)).not.toBe(first);
});

test('the same birthday in another browser is another person', () => {
  const first = personBorn(1946, 5);
  window.localStorage.clear();
  expect(personBorn(1946, 5)).not.toBe(first);
});

test('people of all birthdays differ, and what is kept names none of them', () => {
  const months = Array.from({ length: 1_200 }, (_, at) => personBorn(1926 + Math.floor(at / 12), (at % 12) + 1));
  expect(new Set(months).size).toBe(months.length);
  expect(Object.keys({ ...window.localStorage })).toEqual([CALENDAR_KEY]);
});

test('a browser that keeps nothing never gives two people one name', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(personBorn(1946, 5)).not.toBe(personBorn(1946, 5));
  refused.mockRestore();
});
