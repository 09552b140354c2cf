// The marks of hard words in the translations: "<deductible>공제액</deductible>을 낸 뒤에는". For RichText.
import { ExplainedTerm } from './explained-term';

/** Mark -> id of libs/content/data/terms.json. */
const TERMS = {
  deductible: 'deductible',
  formulary: 'formulary',
  credits: 'work-credits',
  period: 'benefit-period',
  countable: 'countable-income',
  share: 'share-of-cost',
  poverty: 'poverty-level',
  network: 'network',
  stars: 'star-rating',
  copay: 'copay',
  maximum: 'out-of-pocket-maximum',
  referral: 'referral',
  prior: 'prior-authorization',
  qmb: 'qmb',
  msp: 'medicare-savings-program',
  extraHelp: 'extra-help',
  penalty: 'late-enrollment-penalty',
  magi: 'magi',
  ihss: 'ihss',
  notice: 'notice-of-action',
  hearing: 'state-hearing',
  managed: 'managed-care-plan',
  medigap: 'medigap',
  taxCredit: 'premium-tax-credit',
  reduction: 'cost-sharing-reduction',
} as const;
export type TermMark = keyof typeof TERMS;

export const TERM_MARKS = Object.fromEntries(
  Object.entries(TERMS).map(([mark, id]) => [mark, <ExplainedTerm key={mark} id={id} />]),
) as Record<TermMark, ReturnType<typeof ExplainedTerm>>;
