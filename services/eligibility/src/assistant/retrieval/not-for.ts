// Questions that sound like a record and ask something else: better nothing than the wrong card, country or program.
import { figureOn } from '@app/benefits/figures/figure';
import { FIGURES } from '@app/benefits/figures/figures';
import type { TermId } from '../understanding/lexicon';
import { agesIn } from '../understanding/person';
import type { Question } from '../understanding/question';

type Terms = ReadonlySet<TermId>;

/** Korea is named, as where somebody comes from: nobody speaks of a stay there. */
const staysHere = (terms: Terms): boolean => !terms.has('trip') && !terms.has('abroad') && !terms.has('ends');

/** Id of a document -> true where it is no answer to a question with these terms. */
const NOT_FOR = new Map<string, (terms: Terms) => boolean>(
  Object.entries({
    'faq-teeth-eyes-ears': (terms: Terms) => terms.has('homeHealth'),
    'faq-moving': (terms: Terms) => terms.has('plan'),
    'faq-lost-medicare-card': (terms: Terms) => terms.has('plan') || (terms.has('social') && !terms.has('medicare')),
    'faq-lost-medi-cal-card': (terms: Terms) => terms.has('plan') || (terms.has('social') && !terms.has('mediCal')),
    'faq-number-on-medicare-card': (terms: Terms) => terms.has('stolen') || terms.has('lostCard'),
    'faq-medi-cal-ssn': (terms: Terms) => terms.has('stolen'),
    'faq-ambulance': (terms: Terms) => terms.has('mediCal'),
    'faq-ssi-abroad': staysHere,
    'faq-medi-cal-abroad': staysHere,
    'faq-calfresh-abroad': staysHere,
    'faq-capi-sponsor': (terms: Terms) => terms.has('mediCal') && !terms.has('capi'),
  }),
);

export const isAboutOther = (document: string, terms: Terms): boolean => NOT_FOR.get(document)?.(terms) ?? false;

/** Cards for people who are too young for Medicare; they would lead others past the period in which they sign up for it. */
const BEFORE_MEDICARE: ReadonlySet<string> = new Set(['faq-lost-job-before-65']);

/** "My husband retired at 66, I am 58": the question is about the younger of a couple, and not about a grandchild. */
const YOUNGEST_SPOUSE = 50;

export function isForOtherAge(card: string, { person: { age }, text, amounts, today }: Question): boolean {
  if (age === undefined || !BEFORE_MEDICARE.has(card)) return false;
  const first = figureOn(FIGURES, 'medicareAge', today);
  if (first === null || age < first.value) return false;
  return !agesIn(text, amounts).some((other) => other >= YOUNGEST_SPOUSE && other < first.value);
}

/** Cards about one organization: its name alone asks for the organization itself. */
const OF_ONE_ORGANIZATION: ReadonlySet<string> = new Set([
  'faq-kaiser-outside',
  'faq-caloptima-onecare',
  'faq-consulate-scam-call',
]);

export const isAboutOrganization = (card: string): boolean => OF_ONE_ORGANIZATION.has(card);
