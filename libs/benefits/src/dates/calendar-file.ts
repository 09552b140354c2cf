// A calendar file (RFC 5545) of whole days. Our own forty lines: the package `ics` (3.12) folds by characters, so a line of Hangul
// passes 75 octets, and brings a schema library; we need one kind of event. Days carry no clock and no time zone.
import { addDays } from '../days/calendar-day';

export interface CalendarEvent {
  /** The same for the same date of the same kind, so that a second file of one person replaces the first. */
  id: string;
  /** ISO day. */
  on: string;
  title: string;
  text: string;
  /** Reminds a week before, at nine in the morning. */
  hasReminder: boolean;
}

interface CalendarOwner {
  /** Different for two people whose dates stand in one calendar (RFC 5545: UIDs are globally unique), and says nothing about them. */
  person: string;
  /** ISO day. */
  madeOn: string;
}

const LINE_OCTETS = 75;
const WEEK_BEFORE_AT_NINE = '-P6DT15H';
const encoder = new TextEncoder();

const day = (iso: string): string => iso.replaceAll('-', '');

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n');

/** At most 75 octets a line; what goes on begins with a space. A letter is never cut, whatever its octets. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const reminder = (title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:${WEEK_BEFORE_AT_NINE}`,
  'END:VALARM',
];

const eventLines = (
  { id, on, title, text, hasReminder }: CalendarEvent,
  { person, madeOn }: CalendarOwner,
): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}-${person}@senior-health-guide`,
  `DTSTAMP:${day(madeOn)}T000000Z`,
  `DTSTART;VALUE=DATE:${day(on)}`,
  `DTEND;VALUE=DATE:${day(addDays(on, 1))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  'TRANSP:TRANSPARENT',
  ...(hasReminder ? reminder(title) : []),
  'END:VEVENT',
];

/**
 * The text of an .ics file.
 * @param name what calendar programs call it
 */
export function calendarFile(name: string, events: readonly CalendarEvent[], owner: CalendarOwner): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Senior Health Guide//My dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, owner)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
