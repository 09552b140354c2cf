// What a consultation sheet asks, and what is wrong with what was written. Nothing of it leaves the page.
import type { HelpLineId } from '@web/base/contacts';
import { pacificDate } from '@web/base/formats/dates';
import { isEmail, isPhone } from '@web/shared/ready-text/contact-details';
import { isClosedDay } from './office-days';

/** Topic -> the line that gives this advice. */
export const TOPICS = {
  medicare: 'hicap',
  'medi-cal': 'mediCal',
  'plan-comparison': 'hicap',
  'extra-help': 'socialSecurity',
  'covered-california': 'coveredCaliforniaKorean',
} as const satisfies Record<string, HelpLineId>;
export type Topic = keyof typeof TOPICS;
export const TOPIC_IDS = Object.keys(TOPICS) as Topic[];

export const TIME_SLOTS = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const;

export const CONSULTATION_LIMITS = { name: 100, email: 200, phone: 30, message: 1_000 } as const;

/** The specification's names. */
export interface Consultation {
  name: string;
  phone: string;
  email: string;
  /** Many readers have no address: then none is asked for. */
  hasNoEmail: boolean;
  /** "2026-12-01", or '' */
  preferredDate: string;
  preferredTime: string;
  consultationType: Topic | '';
  message: string;
}

export const EMPTY_CONSULTATION: Consultation = {
  name: '',
  phone: '',
  email: '',
  hasNoEmail: false,
  preferredDate: '',
  preferredTime: '',
  consultationType: '',
  message: '',
};

/** Keys of `forms:consultation.errors`. */
export type Fault = 'required' | 'phone' | 'email' | 'day' | 'past' | 'closed' | 'gone';
export type ConsultationFaults = Partial<Record<keyof Consultation, Fault>>;

/** "14:05" in California. */
const pacificTime = (now: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dayFault(day: string, today: string): Fault | undefined {
  if (day === '') return 'required';
  if (!DAY.test(day) || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return 'day';
  if (day < today) return 'past';
  return isClosedDay(day) ? 'closed' : undefined;
}

function emailFault({ email, hasNoEmail }: Consultation): Fault | undefined {
  if (hasNoEmail) return undefined;
  if (email.trim() === '') return 'required';
  return isEmail(email) ? undefined : 'email';
}

function phoneFault({ phone }: Consultation): Fault | undefined {
  if (phone.trim() === '') return 'required';
  return isPhone(phone) ? undefined : 'phone';
}

/** Faults by field, in the order of the form; none = the sheet can be made. */
export function consultationFaults(given: Consultation, now: Date): ConsultationFaults {
  const today = pacificDate(now);
  const isGone = given.preferredDate === today && given.preferredTime !== '' && given.preferredTime <= pacificTime(now);
  const faults: [keyof Consultation, Fault | undefined][] = [
    ['consultationType', given.consultationType === '' ? 'required' : undefined],
    ['name', given.name.trim() === '' ? 'required' : undefined],
    ['phone', phoneFault(given)],
    ['email', emailFault(given)],
    ['preferredDate', dayFault(given.preferredDate, today)],
    ['preferredTime', isGone ? 'gone' : undefined],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}
