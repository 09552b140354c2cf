// What is looked for in the text of a page.

export const COUNT_UNITS = ['years-old', 'years', 'months', 'days', 'hours', 'credits', 'people'] as const;
export type CountUnit = (typeof COUNT_UNITS)[number];

export type WatchedValue =
  | { kind: 'money'; cents: number }
  | { kind: 'percent'; value: number }
  | { kind: 'count'; value: number; unit: CountUnit }
  /** Ten digits, or three of a short number. */
  | { kind: 'phone'; digits: string }
  /** `year` null = the same day every year. */
  | { kind: 'day'; month: number; day: number; year: number | null };

/** A place in a text. */
export interface Spot {
  start: number;
  end: number;
}
