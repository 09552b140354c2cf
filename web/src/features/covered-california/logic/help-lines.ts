// Covered California's own lines and address, from the curated record (libs/content), which carries source and check date.
import { ELIGIBILITY_CONTACTS } from '@app/content/records/eligibility-contacts';

export const COVERED_CALIFORNIA_SITE = 'https://www.coveredca.com';

const { 'covered-ca': english, 'covered-ca-ko': korean } = ELIGIBILITY_CONTACTS;

/** In the order of the screen; words are `covered-california:help.*`. */
export const LINES = { korean, english } as const;
