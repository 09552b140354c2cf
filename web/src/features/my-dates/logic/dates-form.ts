// What is in the form, and the answers it makes. It lives in the page's memory only.
import type { DatesAnswers } from '@app/benefits/dates/answers';
import { dayOf, daysIn, lastOfMonth, partsOf } from '@app/benefits/days/calendar-day';

export interface DatesForm {
  birthYear: string;
  birthMonth: string;
  /** '' = not said. */
  birthDay: string;
  medicare: DatesAnswers['medicare'];
  hasMedigap: 'no' | 'yes';
  /** "2026-09"; '' = long ago or not known. */
  partBMonth: string;
  work: DatesAnswers['work'];
  workYear: string;
  workMonth: string;
  /** '' = the last of the month. */
  workDay: string;
  mediCal: 'no' | 'yes';
  /** '' = not known. */
  renewalMonth: string;
}

export const EMPTY_FORM: DatesForm = {
  birthYear: '',
  birthMonth: '',
  birthDay: '',
  medicare: 'none',
  hasMedigap: 'no',
  partBMonth: '',
  work: 'none',
  workYear: '',
  workMonth: '',
  workDay: '',
  mediCal: 'no',
  renewalMonth: '',
};

const YOUNGEST = 50;
const OLDEST = 105;
/** How far back and ahead a month is offered: Part B that began, work that ended or will. */
const PART_B_MONTHS = { back: 12, ahead: 6 };
const WORK_YEARS = { back: 1, ahead: 3 };

const range = (from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => String(from + at));

export const MONTHS: readonly string[] = range(1, 12);

/** The newest first. @param today ISO */
export const birthYears = (today: string): string[] =>
  range(partsOf(today).year - OLDEST, partsOf(today).year - YOUNGEST).reverse();

export const workYears = (today: string): string[] =>
  range(partsOf(today).year - WORK_YEARS.back, partsOf(today).year + WORK_YEARS.ahead);

/** "2026-09", the newest first. */
export const partBMonths = (today: string): string[] => {
  const { year, month } = partsOf(today);
  return range(-PART_B_MONTHS.back, PART_B_MONTHS.ahead)
    .map((offset) => dayOf(year, month + Number(offset)).slice(0, 7))
    .reverse();
};

/** The days a month has; 31 while year or month is missing. */
export const daysOf = (year: string, month: string): string[] =>
  range(1, year === '' || month === '' ? 31 : daysIn(Number(year), Number(month)));

/** A day the month does not have is no longer chosen. */
export function withoutMissingDays(form: DatesForm): DatesForm {
  const has = (day: string, year: string, month: string): string => (daysOf(year, month).includes(day) ? day : '');
  return {
    ...form,
    birthDay: has(form.birthDay, form.birthYear, form.birthMonth),
    workDay: has(form.workDay, form.workYear, form.workMonth),
  };
}

function workEndOf({ work, workYear, workMonth, workDay }: DatesForm): string | null {
  if (work !== 'ends' || workYear === '' || workMonth === '') return null;
  const first = dayOf(Number(workYear), Number(workMonth));
  return workDay === '' ? lastOfMonth(first) : dayOf(Number(workYear), Number(workMonth), Number(workDay));
}

/** null until year and month of birth are chosen. */
export function answersOf(form: DatesForm): DatesAnswers | null {
  if (form.birthYear === '' || form.birthMonth === '') return null;
  const hasMedigap = form.medicare === 'original' && form.hasMedigap === 'yes';
  const asksPartB = form.medicare === 'original' && !hasMedigap && form.partBMonth !== '';
  return {
    birth: {
      year: Number(form.birthYear),
      month: Number(form.birthMonth),
      day: form.birthDay === '' ? null : Number(form.birthDay),
    },
    medicare: form.medicare,
    hasMedigap,
    partBFrom: asksPartB ? `${form.partBMonth}-01` : null,
    work: form.work,
    workEnds: workEndOf(form),
    hasMediCal: form.mediCal === 'yes',
    renewalMonth: form.mediCal === 'yes' && form.renewalMonth !== '' ? Number(form.renewalMonth) : null,
  };
}
