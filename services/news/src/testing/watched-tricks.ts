// Faults of the stand-ins for the official pages, for the watch over our figures.

/** Never right in the stand-ins: another number, no page, a refusal, a scan. */
export const NEVER_RIGHT = [
  ['phone:ladwp', 'gone', null],
  ['phone:sce', 'moved', null],
  ['phone:socalgas', 'blocked', 'blocked'],
  ['figure:maintenanceNeedOne:2024-01-01', 'failed', 'no_text'],
  ['figure:maintenanceNeedCouple:2024-01-01', 'failed', 'no_text'],
];

/** Each on a page of its own: what it plays, where, the value that is looked for there, and how that ended. */
export const TRICKS = [
  [
    'value-changed',
    '2026-medicare-parts-b',
    'figure:partBPremium:2026-01-01',
    'gone',
    { failure: null, snippet: '313.00' },
  ],
  ['value-gone', 'part-d/basics/costs', 'figure:partDBasePremium:2026-01-01', 'gone', { failure: null, snippet: null }],
  ['not-there', 'lnx/0603030025', 'figure:extraHelpResourcesOne:2026-01-01', 'moved', { leadsTo: null }],
  ['moved-home', 'care-fera', 'figure:feraShare:2024-01-01', 'moved', { leadsTo: 'https://www.cpuc.ca.gov/' }],
  [
    'moved-host',
    'working-disabled',
    'figure:workingDisabledShare:2024-01-01',
    'moved',
    { leadsTo: 'elsewhere.example/serv' },
  ],
  ['block-page', 'healthconsumer.org', 'phone:hca', 'blocked', { failure: 'blocked' }],
  ['forbidden-403', 'calpoison.org', 'phone:poison', 'blocked', { failure: 'blocked' }],
  ['http-500', 'dpss.lacounty.gov/en', 'phone:dpss', 'failed', { failure: 'server_error' }],
  ['half-body', 'talk-to-someone', 'phone:medicare', 'failed', { failure: 'truncated_body' }],
  ['not-json', 'section-406.24', 'figure:specialEnrollmentMonths:2024-01-01', 'failed', { failure: 'not_json' }],
  ['redirect-private', 'section-435.912', 'figure:decisionDays:2024-01-01', 'failed', { failure: 'address_refused' }],
  // Files.
  ['value-changed', 'EN-05-11125', 'figure:ssiOne:2026-01-01', 'gone', { failure: null, snippet: '2,344.05' }],
  ['moved-home', '26-01-pdf', 'figure:qmbShare:2024-01-01', 'moved', { leadsTo: 'https://www.dhcs.ca.gov/' }],
  ['not-there', '25-18.pdf', 'figure:lookBackMonths:2026-01-01', 'moved', { leadsTo: null }],
  ['block-page', 'rp-25-25', 'figure:employerOfferShare:2026-01-01', 'blocked', { failure: 'blocked' }],
  ['half-body', 'rp-26-26', 'figure:employerOfferShare:2027-01-01', 'failed', { failure: 'truncated_body' }],
  ['scan', 'I-40_26', 'figure:calFreshElderAge:2024-01-01', 'failed', { failure: 'no_text' }],
] as const;
