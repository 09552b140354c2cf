// @ts-check
// Invented news: what the four news sites list. Days are counted back from today, because news that are too old are not kept.

const DAY_MS = 86_400_000;
const CALIFORNIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });

/** @param {number} ago @returns {string} `YYYY-MM-DD` in California */
export const dayAgo = (ago) => CALIFORNIA.format(Date.now() - ago * DAY_MS);

/** @typedef {{ slug: string, ago: number, label: string, title: string, summary: string }} Article */

/** @type {readonly Article[]} */
export const CMS_ARTICLES = [
  [
    'open-enrollment',
    1,
    'Press Releases',
    'Medicare Open Enrollment ends December 7',
    'Review your drug and health plan for next year.',
  ],
  [
    'open-enrollment-facts',
    1,
    'Fact Sheets',
    'Medicare Open Enrollment ends December 7',
    'The same news again, as a fact sheet.',
  ],
  [
    'advantage-directories',
    3,
    'Press Releases',
    'Medicare Advantage plans update provider directories',
    'Plans list which doctors take new patients.',
  ],
  [
    'part-b-questions',
    6,
    'Fact Sheets',
    'Questions about the Part B premium',
    'How the premium is set, and where to see yours.',
  ],
  [
    'claims-standard',
    9,
    'Fact Sheets',
    'Administrative Simplification Final Rule',
    'Claims attachments interoperability standard finalized.',
  ],
  [
    'hospice-survey',
    14,
    'Press Releases',
    'Hospice survey results posted',
    'Families rate hospice care on Care Compare.',
  ],
  [
    'marketplace-week',
    20,
    'Press Releases',
    'Health Insurance Marketplace snapshot',
    'People who signed up in the first weeks.',
  ],
  [
    'medicaid-letter',
    33,
    'Fact Sheets',
    'Letter to states on Medicaid renewals',
    'What states have to tell people before a renewal.',
  ],
].map(
  ([slug, ago, label, title, summary]) =>
    /** @type {Article} */ ({ slug, ago, label, title: `Sample: ${title}`, summary }),
);

/** @type {readonly Article[]} */
export const SSA_ARTICLES = [
  [
    'medicare-sign-up',
    2,
    'Medicare',
    'When to sign up for Medicare & avoid a penalty',
    'Sign up in the seven months around your 65th birthday.',
  ],
  [
    'cola',
    8,
    'General',
    'Your cost-of-living letter, explained',
    'The letter says what your payment will be next year.',
  ],
  [
    'scam-calls',
    15,
    'Fraud',
    'A call about your “suspended” number is a scam',
    'We never threaten you over the telephone.',
  ],
  [
    'field-office',
    27,
    'General',
    'Make an appointment before you visit an office',
    'Most things can be done by telephone.',
  ],
].map(
  ([slug, ago, label, title, summary]) =>
    /** @type {Article} */ ({ slug, ago, label, title: `Sample: ${title}`, summary }),
);

/** @type {readonly Article[]} */
export const REGISTER_ARTICLES = [
  [
    '2026-91001',
    4,
    'Notice',
    'Medicare Program; Sample Notice of Part A and Part B Amounts',
    'An invented notice in the form of a true one.',
  ],
  [
    '2026-91002',
    18,
    'Rule',
    'Medicare Program; Sample Rule on Hospital Payment',
    'An invented rule in the form of a true one.',
  ],
].map(([slug, ago, label, title, summary]) => /** @type {Article} */ ({ slug, ago, label, title, summary }));

/** Headings of a letter of the state's health department. */
export const LETTER_HEADINGS = ['Sample program updates', 'Medi-Cal renewals', 'Upcoming stakeholder meetings'];
