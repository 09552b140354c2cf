// The inquiry form of the specification, and what is wrong with what was written. Nothing of it leaves the page.
import type { HelpLineId } from '@web/base/contacts';
import { isEmail, isPhone } from '@web/shared/ready-text/contact-details';

/** Kind of question -> the line that answers it; null = only the people behind this site can. */
export const INQUIRY_TYPES = {
  general: 'community',
  medicare: 'hicap',
  'medi-cal': 'mediCal',
  'plan-comparison': 'hicap',
  enrollment: 'medicare',
  billing: 'hicap',
  technical: null,
} as const satisfies Record<string, HelpLineId | null>;
export type InquiryType = keyof typeof INQUIRY_TYPES;
export const INQUIRY_TYPE_IDS = Object.keys(INQUIRY_TYPES) as InquiryType[];

export const INQUIRY_LANGUAGES = ['korean', 'english', 'spanish'] as const;
export type InquiryLanguage = (typeof INQUIRY_LANGUAGES)[number];

export const INQUIRY_LIMITS = { name: 100, email: 200, phone: 30, message: 1_500 } as const;

/** The specification's names. */
export interface Inquiry {
  name: string;
  email: string;
  phone: string;
  language: InquiryLanguage;
  inquiryType: InquiryType;
  message: string;
}

export const EMPTY_INQUIRY: Inquiry = {
  name: '',
  email: '',
  phone: '',
  language: 'korean',
  inquiryType: 'general',
  message: '',
};

/** Keys of `contact:inquiry.errors`. */
export type InquiryFault = 'required' | 'phone' | 'email';
export type InquiryFaults = Partial<Record<keyof Inquiry, InquiryFault>>;

/** Faults by field, in the order of the form. An answer needs a name and a question; address and number only when written. */
export function inquiryFaults({ name, email, phone, message }: Inquiry): InquiryFaults {
  const faults: [keyof Inquiry, InquiryFault | undefined][] = [
    ['name', name.trim() === '' ? 'required' : undefined],
    ['email', email.trim() !== '' && !isEmail(email) ? 'email' : undefined],
    ['phone', phone.trim() !== '' && !isPhone(phone) ? 'phone' : undefined],
    ['message', message.trim() === '' ? 'required' : undefined],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}
