import { formatDay, formatTime, pacificDate } from '@web/base/formats/dates';
import type { UiLanguage } from '@web/base/i18n/language';

/** "오후 2:12" today, "11월 19일(목) 오후 2:12" on another day of this year, with the year before it. Pacific time. */
export function momentText(at: string, now: Date, language: UiLanguage): string {
  const [day, today] = [pacificDate(new Date(at)), pacificDate(now)];
  const time = formatTime(at, language);
  if (day === today) return time;
  return `${formatDay(at, language, day.slice(0, 4) !== today.slice(0, 4))} ${time}`;
}
