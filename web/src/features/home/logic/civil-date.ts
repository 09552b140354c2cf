// Calendar dates without a time ("2026-11-21"), as enrollment periods are written: they mean California days, not instants.

/** ISO calendar date, YYYY-MM-DD. */
export type CivilDate = string;

const MS_PER_DAY = 86_400_000;

/** The calendar date in California at this instant. Enrollment periods end at midnight there, wherever the reader is. */
export function pacificDate(instant: Date): CivilDate {
  // en-CA is the locale whose short date is ISO.
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Los_Angeles',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
}

/** Whole days from one date to another; 0 on the same day, negative when `to` lies before `from`. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY);
}

/** The same month and day in another year. */
export function inYear(date: CivilDate, year: number): CivilDate {
  return `${year}${date.slice(4)}`;
}

export const yearOf = (date: CivilDate): number => Number(date.slice(0, 4));

export interface DateStyle {
  hasYear?: boolean;
}

/** "12월 7일(월)" or "Monday, December 7"; with the year when asked. */
export function civilDateText(date: CivilDate, language: string, { hasYear = false }: DateStyle = {}): string {
  const instant = new Date(`${date}T12:00:00Z`);
  const year = hasYear ? ({ year: 'numeric' } as const) : {};
  if (language !== 'ko') {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: 'UTC',
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      ...year,
    }).format(instant);
  }
  const day = new Intl.DateTimeFormat('ko-KR', { timeZone: 'UTC', month: 'long', day: 'numeric', ...year });
  const weekday = new Intl.DateTimeFormat('ko-KR', { timeZone: 'UTC', weekday: 'short' });
  // Intl writes "12월 7일 (월)" or "월요일, 12월 7일"; Korean print writes no blank before the bracket.
  return `${day.format(instant)}(${weekday.format(instant)})`;
}
