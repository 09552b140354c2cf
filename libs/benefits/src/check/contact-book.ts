// Whom an answer may name. The numbers themselves are records of libs/content, which fills the book: one place only.
import type { EligibilityContact } from '@app/contracts/http/eligibility-answer';

export const CONTACT_IDS = [
  'benefitscal',
  'medi-cal',
  'calfresh',
  'ssa',
  'medicare',
  'covered-ca-ko',
  'covered-ca',
  'hicap',
  'hca',
  'state-hearing',
] as const;
export type ContactId = (typeof CONTACT_IDS)[number];

export type ContactBook = Readonly<Record<ContactId, EligibilityContact>>;
