// "I turn 65 in March, when do I sign up?": the seven months around that birthday, and the last day for the earliest start.
import { lengthsOn } from '@app/benefits/dates/situation';
import { medicareStart } from '@app/benefits/dates/medicare-start';
import { dayOf, lastOfMonth } from '@app/benefits/days/calendar-day';
import { CHECKED_ON } from '@app/benefits/figures/checked-on';
import { FIGURES } from '@app/benefits/figures/figures';
import { day, fill, month } from '@app/benefits/programs/amount-texts';
import { monthNumber } from '@app/kit/month-number';
import type { Question } from '../understanding/question';
import { birthMonth as W } from '../words/windows.words.json';
import { fact, sourcesById } from './draft';
import type { Draft } from './draft';

/** In characters. */
const YEAR_DISTANCE = 12;
/** "May I" asks for leave, and "march" may be walked: an English month follows a preposition or begins a date. */
const KOREAN = /(?<!\d)(1[0-2]|[1-9])\s?월(?:\s?(\d{1,2})\s?일)?/u;
const ENGLISH =
  /\b(?:in|on|by|next|this|of|early|late|mid|is)[\s-](?:early |late |mid-?\s?)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?(?:\s(\d{1,2}))?\b|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?\s(\d{1,2})\b/iu;

interface Birthday {
  month: number;
  day: number | null;
  /** Next to the month, where it is named. */
  year: number | null;
}

function yearAround(text: string, at: number, thisYear: number): number | null {
  const near = text.slice(Math.max(0, at - YEAR_DISTANCE), at + 2 * YEAR_DISTANCE);
  const written = /20[2-4]\d/.exec(near)?.[0];
  if (written) return Number(written);
  return /내년|next year/iu.test(near) ? thisYear + 1 : null;
}

function birthdayIn(text: string, thisYear: number): Birthday | null {
  const korean = KOREAN.exec(text);
  const english = ENGLISH.exec(text);
  const name = english?.[1] ?? english?.[3];
  const number = korean ? Number(korean[1]) : monthNumber(name ?? '');
  const date = Number(korean?.[2] ?? english?.[2] ?? english?.[4] ?? 0);
  const year = yearAround(text, korean?.index ?? english?.index ?? 0, thisYear);
  return number > 0 ? { month: number, day: date > 0 && date < 32 ? date : null, year } : null;
}

/** @returns null where no month is named, or its seven months are over */
export function signUpForBirthday({ text, today }: Question): Draft | null {
  const thisYear = Number(today.slice(0, 4));
  const birthday = birthdayIn(text, thisYear);
  if (!birthday) return null;
  const lengths = lengthsOn(FIGURES, today);
  const rule = { ...lengths, monthsBefore: lengths.iepMonthsBefore, monthsAfter: lengths.iepMonthsAfter };
  const windowIn = (turns: number) => medicareStart({ ...birthday, year: turns - rule.medicareAge }, rule);
  // "I turned 65 in September" is this year's, "in March" next year's.
  const years = birthday.year === null ? [thisYear, thisYear + 1] : [birthday.year];
  const turns = years.find((each) => windowIn(each).closesOn >= today);
  if (turns === undefined) return null;
  const { opensOn, closesOn, startsOn } = windowIn(turns);
  const parts = {
    age: String(rule.medicareAge),
    birthday: month(dayOf(turns, birthday.month)),
    opens: month(opensOn),
    closes: month(closesOn),
    starts: day(startsOn),
    by: day(lastOfMonth(startsOn, -1)),
  };
  const sentence = fill(startsOn > today ? W.ahead : W.underWay, parts);
  return {
    kind: 'answer',
    parts: [fact(sentence, ...sourcesById(['initialPeriod', 'partBStart', 'ageReached'], CHECKED_ON))],
    lines: ['ssa'],
  };
}
