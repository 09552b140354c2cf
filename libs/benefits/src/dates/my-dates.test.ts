import { FIGURES } from '../figures/figures';
import { SOURCES } from '../figures/sources';
import type { DatesAnswers } from './answers';
import { PEOPLE } from './birthdays.scenarios';
import { myDates } from './my-dates';
import type { DateEntry } from './situation';

const NOTHING_SAID = {
  medicare: 'none',
  hasMedigap: false,
  partBFrom: null,
  work: 'none',
  workEnds: null,
  hasMediCal: false,
  renewalMonth: null,
  residence: null,
  trip: null,
} as const;

function answersOf({ born, says }: (typeof PEOPLE)[number]): DatesAnswers {
  const [year = 0, month = 0, day = null] = born.split('-').map(Number);
  return { ...NOTHING_SAID, ...says, birth: { year, month, day } };
}

const datesOf = (person: (typeof PEOPLE)[number]) => myDates(answersOf(person), FIGURES, person.asOf ?? '2026-11-22');
const line = ({ id, from, to }: DateEntry): string => `${id} ${from} ${to}`;

test('there are at least forty people', () => expect(PEOPLE.length).toBeGreaterThanOrEqual(40));

test.each(PEOPLE)('$born $who', (person) => {
  const { ahead, past } = datesOf(person);
  expect({ ahead: ahead.map(line), past: past.map(line) }).toEqual({ ahead: person.ahead, past: person.past ?? [] });
});

test('the same days come out in every time zone', () => {
  const before = process.env.TZ;
  const all = ['America/Los_Angeles', 'Asia/Seoul', 'Pacific/Kiritimati', 'UTC'].map((zone) => {
    process.env.TZ = zone;
    return JSON.stringify(PEOPLE.map(datesOf));
  });
  process.env.TZ = before;
  expect(new Set(all).size).toBe(1);
});

test('every date names a page that is listed', () => {
  const named = PEOPLE.flatMap((person) => datesOf(person).ahead.flatMap(({ sources }) => [...sources]));
  expect(named.filter((id) => !(id in SOURCES))).toEqual([]);
});
