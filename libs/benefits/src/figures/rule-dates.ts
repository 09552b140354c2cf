// The days on which rules begin and end (rule-dates.json). Rules compare with them, windows count down to them, and every text
// that states one of them takes it from here (rule-date-words.ts), so that a moved date moves everywhere at once.
import { addDays } from '../days/calendar-day';
import { dates } from './rule-dates.json';

export type RuleDateId = keyof typeof dates;

interface RuleDate {
  /** `2027-07-01`; `12-07` for a day that returns every year. */
  day?: string;
  /** The day for each coverage year. */
  ofYear?: Readonly<Record<string, string>>;
  /** Whom the rule concerns, for people who maintain the file. */
  audience: string;
  /** Ids of sources.ts or of a page in libs/content/data/page-sources.json, the nearest first. */
  sources: readonly string[];
  /** ISO day on which somebody last compared the date with its source. */
  checkedOn: string;
}

export const RULE_DATES: Readonly<Record<RuleDateId, RuleDate>> = dates;

/** The day of a rule: `2027-07-01`, or `12-07` for a yearly one. @throws Error for a date that differs by coverage year */
export function ruleDay(id: RuleDateId): string {
  const { day } = RULE_DATES[id];
  if (day === undefined) throw new Error(`date ${id} differs by coverage year`);
  return day;
}

/** The ISO day before another one. */
export const dayBefore = (iso: string): string => addDays(iso, -1);

const BY_NAME = new Map(
  Object.entries<RuleDate>(RULE_DATES).map(([id, { day, ofYear = {} }]) => [
    id,
    { day, days: new Map(Object.entries(ofYear)) },
  ]),
);
const OF_YEAR = /^(\D+)(20\d\d)$/;

/** The day that a placeholder names: `mediCalDentalEnd`, or `coveredCaliforniaCloses2027`; undefined for an unknown name. */
export function namedDay(name: string): string | undefined {
  const [, base = name, year = ''] = OF_YEAR.exec(name) ?? [];
  const date = BY_NAME.get(base);
  return year ? date?.days.get(year) : date?.day;
}

/** The day of a rule for a coverage year; undefined where no source states that year. */
export const ruleDayOfYear = (id: RuleDateId, year: number): string | undefined => namedDay(`${id}${year}`);
