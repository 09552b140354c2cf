// Questions whose answer is one record, however they are worded: what these words together ask is known, so that no window, rule or
// record that is merely near answers in its place.
import type { TermId } from '../understanding/lexicon';
import type { Question } from '../understanding/question';
import { DOCUMENTS } from '../retrieval/documents';
import { answerBy, withoutYes } from './looked-up';
import type { Draft } from './draft';

interface Topic {
  /** Id of the document (retrieval/documents.ts). */
  record: string;
  /** Any of these sets, all of one. */
  when: readonly (readonly TermId[])[];
  unless?: readonly TermId[];
  /** Asked in many ways, so that the record's own yes or no would often be the wrong one. */
  isOpen?: true;
  is?: (question: Question) => boolean;
}

/** Years of residence after which the five-year rule of Medicare asks nothing more. */
const FIVE_YEARS = 5;

const isBeforeFifthYear = ({ person }: Question): boolean =>
  person.status === 'resident' && person.age === undefined && (person.yearsHere ?? FIVE_YEARS) < FIVE_YEARS;

const OTHER_INSURANCE: readonly TermId[] = ['mediCal', 'coveredCalifornia', 'stillWorking', 'workEnds', 'cobra'];

const GREEN_CARD: readonly Topic[] = [
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
  {
    record: 'faq-green-card-fifth-year',
    when: [['greenCard']],
    unless: ['mediCal', 'ssi', 'capi', 'calFresh', 'coveredCalifornia', 'ihss', 'publicCharge'],
    is: isBeforeFifthYear,
  },
];

const FALL: readonly Topic[] = [
  { record: 'faq-do-nothing-fall', when: [['missedFall']], unless: ['mediCal', 'coveredCalifornia'] },
  {
    record: 'faq-monthly-change-duals',
    isOpen: true,
    when: [
      ['both', 'change'],
      ['both', 'plan', 'when'],
      ['mediCal', 'medicare', 'change', 'plan'],
      ['extraHelp', 'change'],
      ['dualPlan', 'change'],
      ['everyMonth', 'change', 'plan'],
    ],
    unless: ['lostCard', 'moving', 'myDoctor', 'myName'],
  },
  {
    record: 'faq-plan-ends',
    when: [['plan', 'ends']],
    unless: [...OTHER_INSURANCE, 'partB', 'teeth', 'nothingDone', 'planStays', 'dose'],
  },
  {
    record: 'faq-do-nothing-fall',
    when: [
      ['nothingDone', 'plan'],
      ['nothingDone', 'medicare'],
      ['nothingDone', 'partC'],
      ['nothingDone', 'partD'],
      ['nothingDone', 'openEnrollment'],
      ['nothingDone', 'thisFall'],
      ['planStays', 'plan'],
    ],
    unless: [...OTHER_INSURANCE, 'partB', 'myDoctor', 'keepDoctor'],
  },
];

const AWAY: readonly Topic[] = [
  {
    record: 'faq-ssi-abroad',
    when: [
      ['ssi', 'korea', 'trip'],
      ['ssi', 'korea', 'ends'],
      ['ssi', 'abroad'],
    ],
    unless: ['worked', 'koreanPension', 'visitor'],
  },
  {
    record: 'faq-calfresh-abroad',
    when: [
      ['calFresh', 'korea', 'trip'],
      ['calFresh', 'korea', 'ends'],
      ['calFresh', 'abroad'],
    ],
  },
  {
    record: 'faq-medi-cal-abroad',
    when: [
      ['mediCal', 'korea', 'trip'],
      ['mediCal', 'korea', 'ends'],
      ['mediCal', 'abroad'],
    ],
    unless: ['moving', 'visitor', 'worked', 'koreanPension'],
  },
  {
    record: 'faq-korean-pension-wep',
    when: [
      ['windfall'],
      ['koreanPension', 'social'],
      ['koreanPension', 'socialSecurity'],
      ['koreanPension', 'reduced'],
      ['koreanPension', 'ssi'],
    ],
  },
];

const COSTS: readonly Topic[] = [
  { record: 'faq-insulin-35', when: [['insulin']] },
  {
    record: 'faq-prescription-payment-plan',
    when: [
      ['instalments', 'partD'],
      ['instalments', 'medicine'],
    ],
  },
  {
    record: 'faq-negotiated-drug-prices',
    when: [
      ['negotiated', 'partD'],
      ['negotiated', 'medicine'],
      ['negotiated', 'medicare'],
    ],
  },
  {
    record: 'faq-social-security-2027-rise',
    when: [
      ['social', 'rise'],
      ['socialSecurity', 'rise'],
      ['ssi', 'rise'],
    ],
    unless: ['partB', 'premium'],
  },
  { record: 'faq-lifeline', when: [['lifeline']] },
];

/** The first that fits. */
const TOPICS: readonly Topic[] = [
  ...GREEN_CARD,
  { record: 'change-medi-cal-dental', when: [['mediCal', 'teeth', 'ends']] },
  ...FALL,
  ...AWAY,
  ...COSTS,
  {
    record: 'faq-part-b-buy-in-any-time',
    isOpen: true,
    when: [
      ['partB', 'buyIn'],
      ...(['mediCal', 'savings', 'both'] as const).flatMap((has) =>
        (['when', 'enroll', 'apply', 'penalty', 'missed'] as const).map((asks): TermId[] => ['partB', has, asks]),
      ),
    ],
    unless: ['form', 'stillWorking'],
  },
  {
    record: 'faq-esrd-als-medicare',
    when: [
      ['kidneyOrAls', 'medicare'],
      ['kidneyOrAls', 'when'],
      ['kidneyOrAls', 'eligible'],
    ],
    unless: ['howMuch', 'pays', 'coinsurance', 'mediCal'],
  },
];

/** Which language letters come in is no question about one letter. */
const OF_LETTERS: readonly Topic[] = [{ record: 'faq-letters-in-korean', when: [['letters', 'inKorean']] }];

/** "How long", "when": no yes, no no. */
const NO_YES: readonly TermId[] = ['when', 'howMuch', 'whatIs'];

function answerFrom(all: readonly Topic[], question: Question): Draft | null {
  const { terms } = question;
  const topic = all.find(
    ({ when, unless = [], is }) =>
      when.some((ids) => ids.every((id) => terms.has(id))) &&
      !unless.some((id) => terms.has(id)) &&
      (is?.(question) ?? true),
  );
  const found = topic && DOCUMENTS.find(({ id }) => id === topic.record);
  if (!topic || !found) return null;
  const answer = answerBy(found, question);
  const isOpen = topic.isOpen ?? NO_YES.some((id) => terms.has(id));
  return isOpen ? { ...answer, parts: withoutYes(answer.parts) } : answer;
}

/** Asked before the letters are. */
export const lettersInKorean = (question: Question): Draft | null => answerFrom(OF_LETTERS, question);

export function topics(question: Question): Draft | null {
  const { terms, place } = question;
  // "90006 근처 투석 병원": somebody looks for a place.
  const isPlace = place.zip !== null || (place.type !== null && terms.has('find'));
  return isPlace ? null : answerFrom(TOPICS, question);
}
