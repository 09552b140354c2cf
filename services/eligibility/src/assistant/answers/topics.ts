// Questions whose answer is one record, however they are worded: what these words together ask is known, so that no window, rule or
// record that is merely near answers in its place.
import type { TermId } from '../understanding/lexicon';
import type { Question } from '../understanding/question';
import { DOCUMENTS } from '../retrieval/documents';
import { answerBy } from './looked-up';
import type { Draft } from './draft';

interface Topic {
  /** Id of the document (retrieval/documents.ts). */
  record: string;
  /** Any of these sets, all of one. */
  when: readonly (readonly TermId[])[];
  unless?: readonly TermId[];
  is?: (question: Question) => boolean;
}

/** Years of residence after which the five-year rule of Medicare asks nothing more. */
const FIVE_YEARS = 5;

const isBeforeFifthYear = ({ person }: Question): boolean =>
  person.status === 'resident' && person.age === undefined && (person.yearsHere ?? FIVE_YEARS) < FIVE_YEARS;

/** The first that fits. */
const TOPICS: readonly Topic[] = [
  {
    record: 'faq-public-charge',
    when: [
      ['publicCharge', 'mediCal'],
      ['publicCharge', 'ssi'],
      ['publicCharge', 'capi'],
      ['publicCharge', 'calFresh'],
      ['publicCharge', 'coveredCalifornia'],
      ['publicCharge', 'harms'],
      ['greenCard', 'mediCal', 'harms'],
      ['greenCard', 'mediCal', 'taken'],
    ],
  },
  { record: 'change-medi-cal-dental', when: [['mediCal', 'teeth', 'ends']] },
  { record: 'faq-missed-fall', when: [['missedFall']] },
  {
    record: 'faq-green-card-five-years',
    when: [['greenCard', 'medicare'], ['greenCard']],
    unless: ['mediCal', 'ssi', 'capi', 'calFresh', 'coveredCalifornia', 'ihss', 'publicCharge'],
    is: isBeforeFifthYear,
  },
];

export function topics(question: Question): Draft | null {
  const { terms } = question;
  const topic = TOPICS.find(
    ({ when, unless = [], is }) =>
      when.some((all) => all.every((id) => terms.has(id))) &&
      !unless.some((id) => terms.has(id)) &&
      (is?.(question) ?? true),
  );
  const found = topic && DOCUMENTS.find(({ id }) => id === topic.record);
  return found ? answerBy(found, question) : null;
}
