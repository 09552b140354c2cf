// The lines and addresses of this screen. Numbers come from the curated records (libs/content), which carry source and check date.
import { ELIGIBILITY_CONTACTS } from '@app/content/records/eligibility-contacts';
import { HELP_LINES } from '@web/base/contacts';

export const APPLY_SITES = {
  benefitsCal: 'https://benefitscal.com',
  coveredCalifornia: 'https://www.coveredca.com',
} as const;

export const PLAN_CHOICE_SITE = 'https://www.healthcareoptions.dhcs.ca.gov';

const { 'covered-ca-ko': korean, 'medi-cal': mediCal, hca, 'state-hearing': hearing } = ELIGIBILITY_CONTACTS;

/** In the order of the help band; words are `medi-cal:help.*`. */
export const LINES = { korean, mediCal, hca, hearing } as const;

export const PLAN_CHOICE = HELP_LINES.healthCareOptions;
