// Telephone lines the shell itself prints. They are in the first script, so they are there when every server is down.
// Numbers: docs/facts/policy.md#words-every-result-must-carry, checked 2026-11-20; contacts.test.ts compares them with
// libs/content.

export interface HelpLine {
  id: string;
  number: string;
  /** Where the number was read. */
  source: string;
  checkedOn: string;
}

const CHECKED = '2026-11-20';

/** Dialled as they are: 911, 988 and poison control. */
export const EMERGENCY_LINES = [
  { id: 'emergency', number: '911', source: 'https://dmh.lacounty.gov/acr/', checkedOn: CHECKED },
  { id: 'crisis', number: '988', source: 'https://988lifeline.org', checkedOn: CHECKED },
  { id: 'poison', number: '1-800-222-1222', source: 'https://calpoison.org/you', checkedOn: CHECKED },
] as const satisfies readonly HelpLine[];

export const HELP_LINES = {
  hicap: {
    id: 'hicap',
    number: '1-800-434-0222',
    source: 'https://www.aging.ca.gov/Programs_and_Services/Medicare_Counseling/',
    checkedOn: CHECKED,
  },
  medicare: {
    id: 'medicare',
    number: '1-800-633-4227',
    source: 'https://www.medicare.gov/talk-to-someone',
    checkedOn: CHECKED,
  },
  mediCal: {
    id: 'mediCal',
    number: '1-800-541-5555',
    source: 'https://www.cdii.ca.gov/consumer-reports/complaint-data-reports/state-consumer-assistance/dhcs/',
    checkedOn: CHECKED,
  },
  healthCareOptions: {
    id: 'healthCareOptions',
    number: '1-800-430-4263',
    source: 'https://www.healthcareoptions.dhcs.ca.gov/frequently-asked-questions-faqs',
    checkedOn: CHECKED,
  },
  coveredCaliforniaKorean: {
    id: 'coveredCaliforniaKorean',
    number: '1-800-738-9116',
    source:
      'https://www.cdii.ca.gov/consumer-reports/complaint-data-reports/state-consumer-assistance/covered-california/',
    checkedOn: CHECKED,
  },
  socialSecurity: {
    id: 'socialSecurity',
    number: '1-800-772-1213',
    source: 'https://www.ssa.gov/agency/contact/phone.html',
    checkedOn: CHECKED,
  },
  agingLosAngeles: {
    id: 'agingLosAngeles',
    number: '1-800-510-2020',
    source: 'http://css.lacounty.gov/programs/area-agency-on-aging/',
    checkedOn: CHECKED,
  },
  community: {
    id: 'community',
    number: '211',
    source: 'https://www.unekjc.com/2024/06/30/lacdmh-launches-who-do-i-call-for-help-campaign/',
    checkedOn: CHECKED,
  },
} as const satisfies Record<string, HelpLine>;

export type HelpLineId = keyof typeof HELP_LINES;
