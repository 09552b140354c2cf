// Calendar days as pages write them.
import { monthNumber } from '@app/kit/month-number';
import type { Spot } from './watched-value';

/** October 15, Oct. 15th, October 15, 2026. */
const NAME_FIRST =
  /(?<![a-z])(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,? (\d{4})(?!\d))?/gi;
const DAY_FIRST =
  /(?<![\d,.])(\d{1,2}) (jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])\.?(?:,? (\d{4})(?!\d))?/gi;
const SLASHES = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/g;
const KOREAN = /(?:(\d{4})년 ?)?(?<!\d)(\d{1,2})월 ?(\d{1,2})일/g;

interface WrittenDay extends Spot {
  month: number;
  day: number;
  year: number | null;
}

interface Parts {
  month: string | number | undefined;
  day: string | undefined;
  year: string | undefined;
}

const monthOf = (name = ''): number => monthNumber(name);
const yearOf = (year: string | undefined): number | null =>
  year === undefined ? null : year.length === 2 ? 2000 + Number(year) : Number(year);

function writtenDay({ 0: { length }, index }: RegExpExecArray, { month, day, year }: Parts): WrittenDay {
  return { month: Number(month), day: Number(day), year: yearOf(year), start: index, end: index + length };
}

export function daysOf(text: string): WrittenDay[] {
  return [
    ...[...text.matchAll(NAME_FIRST)].map((m) => writtenDay(m, { month: monthOf(m[1]), day: m[2], year: m[3] })),
    ...[...text.matchAll(DAY_FIRST)].map((m) => writtenDay(m, { month: monthOf(m[2]), day: m[1], year: m[3] })),
    ...[...text.matchAll(SLASHES)].map((m) => writtenDay(m, { month: m[1], day: m[2], year: m[3] })),
    ...[...text.matchAll(KOREAN)].map((m) => writtenDay(m, { month: m[2], day: m[3], year: m[1] })),
  ];
}
