// Days of the calendar as ISO text ("2026-12-07"), counted without clock and time zone: the change of the clock moves none.

export interface Day {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

const two = (value: number): string => String(value).padStart(2, '0');
const iso = (date: Date): string =>
  `${String(date.getUTCFullYear()).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
const utc = ({ year, month, day }: Day): Date => new Date(Date.UTC(year, month - 1, day));

export const partsOf = (on: string): Day => {
  const [year = 0, month = 1, day = 1] = on.split('-').map(Number);
  return { year, month, day };
};

export const addDays = (on: string, days: number): string => {
  const parts = partsOf(on);
  return iso(utc({ ...parts, day: parts.day + days }));
};

const DAY_MS = 86_400_000;

/** Whole days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** First day of the month some months later (or earlier). */
export const firstOfMonth = (on: string, months = 0): string => {
  const { year, month } = partsOf(on);
  return iso(utc({ year, month: month + months, day: 1 }));
};

/** Last day of the month some months later (or earlier). */
export const lastOfMonth = (on: string, months = 0): string => addDays(firstOfMonth(on, months + 1), -1);

/** 28 to 31. */
export const daysIn = (year: number, month: number): number => partsOf(lastOfMonth(`${year}-${two(month)}-01`)).day;

export const dayOf = (year: number, month: number, day = 1): string => iso(utc({ year, month, day }));
