import { SOURCES } from '@app/benefits/figures/sources';
import type { DateEntry } from '@app/benefits/dates/situation';
import type { EntryWords } from './use-entry-words';
import type { CalendarEvent } from '@app/benefits/dates/calendar-file';

export interface EventWords {
  /** "시작: {name}" */
  opens: (name: string) => string;
  /** "마지막 날: {name}" */
  closes: (name: string) => string;
  /** "근거" */
  source: string;
}

/**
 * The first and the last day of every period, each a day of its own: a bar over seven months helps no one. A first day that
 * has passed is left out.
 * @param today ISO
 */
export function calendarEvents(
  entries: readonly (readonly [DateEntry, EntryWords])[],
  words: EventWords,
  today: string,
): CalendarEvent[] {
  return entries.flatMap(([{ id, from, to, isYearly, sources }, { name, act, otherwise, when }]) => {
    const key = isYearly ? `${id}-${to.slice(0, 4)}` : id;
    const text = [when, act, otherwise, `${words.source}: ${SOURCES[sources[0]].url}`].join('\n');
    const last = {
      id: `${key}-last`,
      on: to,
      title: from === to ? name : words.closes(name),
      text,
      hasReminder: true,
    };
    if (from === to || from < today) return [last];
    return [{ id: `${key}-first`, on: from, title: words.opens(name), text, hasReminder: false }, last];
  });
}
