// Cards whose answer is worked out by rules: the terms under which figures, windows, the check, places and phone numbers know them.
import type { TermId } from '../understanding/lexicon';

const TERMS: Readonly<Record<string, readonly TermId[]>> = {
  'figure-part-b-premium': ['partB', 'premium'],
  'figure-part-b-deductible': ['partB', 'deductible'],
  'figure-part-a-deductible': ['partA', 'deductible'],
  'figure-nursing-facility-day': ['nursingHome', 'coinsurance'],
  'figure-part-d-deductible': ['partD', 'deductible'],
  'figure-part-d-cap': ['partD', 'outOfPocketCap'],
  'figure-part-d-premium': ['partD', 'basePremium'],
  'figure-irmaa': ['irmaa'],
  'figure-extra-help-copay': ['extraHelp', 'copay'],
  'figure-extra-help-assets': ['extraHelp', 'assetLimit'],
  'figure-medi-cal-income': ['mediCal', 'incomeLimit'],
  'figure-medi-cal-assets': ['mediCal', 'assetLimit'],
  'figure-msp-income': ['savings', 'incomeLimit'],
  'figure-medi-cal-decision': ['mediCal', 'decision'],
  'figure-ssi-amount': ['ssi', 'howMuch'],
  'figure-ssi-assets': ['ssi', 'assetLimit'],
  'figure-capi-amount': ['capi', 'howMuch'],
  'figure-calfresh-income': ['calFresh', 'incomeLimit'],
  'figure-care-income': ['energy', 'incomeLimit'],
  'figure-poverty-level': ['poverty'],
  'figure-covered-california-income': ['coveredCalifornia', 'incomeLimit'],
  'window-fall': ['medicare', 'openEnrollment', 'when'],
  'window-general': ['missed'],
  'window-advantage': ['partC', 'change', 'when'],
  'window-covered-california': ['coveredCalifornia', 'when'],
  'window-after-work': ['workEnds', 'partB'],
  'check-medicare': ['medicare', 'eligible'],
  'check-medi-cal': ['mediCal', 'eligible'],
  'check-extra-help': ['extraHelp', 'eligible'],
  'check-msp': ['savings', 'eligible'],
  'check-covered-california': ['coveredCalifornia', 'eligible'],
  'check-everything': ['eligible'],
  'phone-medicare': ['medicare', 'phone'],
  'phone-social-security': ['socialSecurity', 'phone'],
  'phone-medi-cal': ['mediCal', 'phone'],
  'phone-covered-california': ['coveredCalifornia', 'phone'],
};

/** Card -> the subject and the measure that its answer is about. */
export const CARD_TERMS: ReadonlyMap<string, readonly TermId[]> = new Map(Object.entries(TERMS));
