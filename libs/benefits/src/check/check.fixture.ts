// For the tests of the check: a person of the form on the day of the facts, and contacts that are plainly not real.
import type { EligibilityContact, EligibilityResult } from '@app/contracts/http/eligibility-answer';
import { FIGURES } from '../figures/figures';
import type { Figures } from '../programs/rule';
import { checkEligibility } from './check';
import { CONTACT_IDS } from './contact-book';
import type { ContactBook } from './contact-book';
import { factsOfRequest } from './facts-of-request';
import type { CheckedRequest } from './facts-of-request';

const contact = (id: string): EligibilityContact => ({
  id,
  name: { ko: '예시', en: 'Sample' },
  phone: '1-800-555-0100',
  url: null,
  purpose: { ko: '예시', en: 'Sample' },
  hours: null,
  checkedOn: '2026-11-20',
  sourceUrl: null,
});

export const BOOK = Object.fromEntries(CONTACT_IDS.map((id) => [id, contact(id)])) as ContactBook;

/** 72, citizen, 15,000 dollars, uninsured, on 2026-11-21, unless said otherwise. */
export function check(given: Partial<CheckedRequest> = {}, figures: Figures = FIGURES): EligibilityResult {
  const request = {
    age: 72,
    ...(given.monthlyIncome === undefined && !given.isIncomeUnknown && { annualIncome: 15_000 }),
    citizenshipStatus: 'citizen',
    asOf: '2026-11-21',
    ...given,
  } as const;
  return checkEligibility(factsOfRequest(request), figures, BOOK);
}

/** Every text of an answer in both languages, at any depth. */
export function textsOf(value: unknown): { ko: string; en: string }[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { ko, en } = value as { ko?: unknown; en?: unknown };
  return typeof ko === 'string' && typeof en === 'string' ? [{ ko, en }] : Object.values(value).flatMap(textsOf);
}
