// What is in the form, and the answers it makes. It lives in the page's memory only.
import type { DatesAnswers } from '@app/benefits/dates/answers';
import { dayOf, partsOf } from '@app/benefits/days/calendar-day';
import { isoOf, NO_DAY, yearsAround } from '@web/shared/dates/day-parts';
import type { DayParts } from '@web/shared/dates/day-parts';
import { NO_TRIP, tripOf } from '@web/shared/dates/trip-form';
import type { TripForm } from '@web/shared/dates/trip-form';

type YesNo = 'no' | 'yes';

export interface DatesForm {
  birth: DayParts;
  medicare: DatesAnswers['medicare'];
  hasMedigap: YesNo;
  /** "2026-09"; '' = long ago or not known. */
  partBMonth: string;
  work: DatesAnswers['work'];
  /** Without a day: the last of the month. */
  workEnd: DayParts;
  mediCal: YesNo;
  /** '' = not known. */
  renewalMonth: string;
  /** A permanent resident without enough work credits. */
  resident: YesNo;
  since: DayParts;
  card: DayParts;
  travels: YesNo;
  trip: TripForm;
}

export const EMPTY_FORM: DatesForm = {
  birth: NO_DAY,
  medicare: 'none',
  hasMedigap: 'no',
  partBMonth: '',
  work: 'none',
  workEnd: NO_DAY,
  mediCal: 'no',
  renewalMonth: '',
  resident: 'no',
  since: NO_DAY,
  card: NO_DAY,
  travels: 'no',
  trip: NO_TRIP,
};

/** How far back and ahead a month is offered: Part B that began. */
const PART_B_MONTHS = { back: 12, ahead: 6 };

/** The newest first, from 50 to 105 years of age. @param today ISO */
export const birthYears = (today: string): string[] => yearsAround(today, 105, -50).reverse();
/** Work that ended or will. */
export const workYears = (today: string): string[] => yearsAround(today, 1, 3);
/** Life in the US that began, the newest first. */
export const sinceYears = (today: string): string[] => yearsAround(today, 15, 0).reverse();

/** "2026-09", the newest first. */
export const partBMonths = (today: string): string[] => {
  const { year, month } = partsOf(today);
  const { back, ahead } = PART_B_MONTHS;
  return Array.from({ length: back + ahead + 1 }, (_, at) => dayOf(year, month + ahead - at).slice(0, 7));
};

function residenceOf({ medicare, resident, since, card }: DatesForm): DatesAnswers['residence'] {
  // Without a day the later reading holds: a month is full only when it was lived in from its first day.
  const began = isoOf(since, 'last');
  if (medicare !== 'none' || resident === 'no' || began === null) return null;
  return { since: began, cardMonth: isoOf({ ...card, day: '' }, 'first') };
}

/** null until year and month of birth are chosen. */
export function answersOf(form: DatesForm): DatesAnswers | null {
  const { year, month, day } = form.birth;
  if (year === '' || month === '') return null;
  const hasMedigap = form.medicare === 'original' && form.hasMedigap === 'yes';
  const asksPartB = form.medicare === 'original' && !hasMedigap && form.partBMonth !== '';
  return {
    birth: { year: Number(year), month: Number(month), day: day === '' ? null : Number(day) },
    medicare: form.medicare,
    hasMedigap,
    partBFrom: asksPartB ? `${form.partBMonth}-01` : null,
    work: form.work,
    workEnds: form.work === 'ends' ? isoOf(form.workEnd, 'last') : null,
    hasMediCal: form.mediCal === 'yes',
    renewalMonth: form.mediCal === 'yes' && form.renewalMonth !== '' ? Number(form.renewalMonth) : null,
    residence: residenceOf(form),
    trip: form.travels === 'yes' ? tripOf(form.trip) : null,
  };
}
