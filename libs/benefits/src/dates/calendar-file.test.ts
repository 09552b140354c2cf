import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { PEOPLE } from './birthdays.scenarios';
import { calendarFile } from './calendar-file';
import type { CalendarEvent } from './calendar-file';

const LONG =
  '파트 A와 파트 B를 신청하세요; 쉼표, 세미콜론; 역빗금 \\ 과 줄바꿈\n다음 줄입니다. 사회보장국에 신청하시면 그날부터 보장받습니다.';
/** The first and the last day of every period that was worked out by hand. */
const OF_PEOPLE = PEOPLE.flatMap(({ ahead }, person) =>
  ahead.flatMap((period) => {
    const [id = '', from = '', to = ''] = period.split(' ');
    return [from, to].map((on, end): CalendarEvent => ({
      id: `${person}-${id}-${end}`,
      on,
      title: id,
      text: period,
      hasReminder: end === 1,
    }));
  }),
);
const EVENTS: CalendarEvent[] = [
  ...OF_PEOPLE,
  { id: 'initial-last', on: '2028-02-29', title: '마지막 날: 메디케어 처음 가입 기간', text: LONG, hasReminder: true },
  {
    id: 'advantage-2027-first',
    on: '2027-03-14',
    title: 'Opens: Medicare Advantage',
    text: 'Clocks',
    hasReminder: false,
  },
  { id: 'birthday-2026-last', on: '2026-12-31', title: '생일에 메디갭 바꾸기', text: 'A, b; c', hasReminder: true },
  { id: 'covered-2026-first', on: '2026-11-01', title: '시작', text: '시계', hasReminder: false },
];
const OWNER = { person: 'k3x9', madeOn: '2026-11-22' };
const FILE = calendarFile('내 건강보험 날짜', EVENTS, OWNER);
const expected = EVENTS.map(({ id, on, title, text }) => ({ uid: `${id}-k3x9@senior-health-guide`, on, title, text }));

const isoOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

test('ical.js reads the same days, titles and texts, as whole days', () => {
  const calendar = new ICAL.Component(ICAL.parse(FILE));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
  const read = events.map(({ uid, startDate, summary, description }) => ({
    uid,
    on: startDate.toString(),
    title: summary,
    text: description,
  }));
  expect(read).toEqual(expected);
  expect(events.map(({ startDate, endDate }) => endDate.subtractDate(startDate).days)).toEqual(EVENTS.map(() => 1));
});

test('node-ical reads the same', () => {
  const events = Object.values(sync.parseICS(FILE)).filter((each) => each?.type === 'VEVENT');
  const read = events.map((event) => ({
    uid: event.uid,
    on: isoOf(event.start ?? new Date(0)),
    title: event.summary,
    text: event.description,
  }));
  expect(read).toEqual(expected);
  expect(events.map(({ datetype }) => datetype)).toEqual(EVENTS.map(() => 'date'));
});

test('ts-ics reads the same', () => {
  const { events = [] } = convertIcsCalendar(undefined, FILE);
  const read = events.map(({ uid, start, summary, description }) => ({
    uid,
    on: start.date.toISOString().slice(0, 10),
    title: summary,
    text: description,
  }));
  expect(read).toEqual(expected);
  expect(events.map(({ start }) => start.type)).toEqual(EVENTS.map(() => 'DATE'));
});

test('no line is longer than 75 octets, every line ends with CRLF, no letter is cut', () => {
  const lines = FILE.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(FILE.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(FILE.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(FILE).not.toContain('\ufffd');
});

test('it names no clock but the day it was made, and nothing of the person', () => {
  expect(FILE.match(/^DT(?:START|END)[^\r]*/gm)).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']),
  );
  expect(FILE).not.toMatch(/TZID|VTIMEZONE/);
  expect(calendarFile('내 건강보험 날짜', EVENTS, OWNER)).toBe(FILE);
});

test('the files of two people share no UID, so that one calendar keeps the dates of both', () => {
  const uids = (person: string) => calendarFile('', EVENTS, { ...OWNER, person }).match(/^UID:.*/gm) ?? [];
  const both = [...uids('k3x9'), ...uids('p7q2')];
  expect(new Set(both).size).toBe(2 * EVENTS.length);
  expect(uids('k3x9')).toEqual(uids('k3x9'));
});
