// What /korea answers: the questions of each part, in the order of the page. The answers are records (libs/content/data/faqs.json).
import { FAQS } from '@app/content/records/faqs';
import type { FaqRecord } from '@app/content/records/faqs';

const QUESTIONS = {
  leaving: [
    'ssi-abroad',
    'medi-cal-abroad',
    'calfresh-abroad',
    'ihss-abroad',
    'part-b-abroad',
    'plan-abroad',
    'moving-back-korea',
  ],
  return: ['return-to-us', 'living-in-korea', 'cobra'],
  care: ['care-in-korea'],
  pension: ['korean-pension-wep', 'work-in-korea', 'us-social-security-in-korea'],
  assets: ['korean-assets', 'medi-cal-savings'],
  sponsors: ['public-charge', 'sponsor-benefits', 'capi-sponsor'],
  'five-years': ['green-card-five-years', 'green-card-fifth-year', 'green-card-absence'],
  papers: ['korea-papers'],
  letters: ['letters-in-korean'],
} as const;

export type SectionId = keyof typeof QUESTIONS;

export interface KoreaSection {
  /** The part of the address, `/korea#leaving`. */
  id: SectionId;
  faqs: readonly FaqRecord[];
}

function faqOf(id: string): FaqRecord {
  const found = FAQS.find((faq) => faq.id === id);
  if (!found) throw new Error(`no question is called ${id}`);
  return found;
}

export const SECTIONS: readonly KoreaSection[] = Object.entries(QUESTIONS).map(([id, faqs]) => ({
  id: id as SectionId,
  faqs: faqs.map(faqOf),
}));
