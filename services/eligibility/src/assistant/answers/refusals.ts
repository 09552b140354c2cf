// What is never answered: doses, diagnoses, "which company is best", and orders hidden in a text. And talk that asks nothing.
import type { BilingualText } from '@app/contracts/http/errors';
import type { TermId } from '../understanding/lexicon';
import type { Question } from '../understanding/question';
import { SERVICES, SUBJECTS } from '../understanding/terms';
import { refusals, talk as words } from '../words/safety.words.json';
import { COMPARE_PLANS, DOCTORS, ELIGIBILITY } from './links';
import { fill } from '@app/benefits/programs/amount-texts';
import { fact, say, sourceOfRecord } from './draft';
import { helpLine } from './help-lines';
import type { Draft, DraftLink } from './draft';

interface Rule {
  /** The card of the ranker that means this. */
  id?: string;
  when: readonly (readonly TermId[])[];
  unless?: readonly TermId[];
  kind: Draft['kind'];
  text: BilingualText;
  lines?: readonly string[];
  links?: readonly DraftLink[];
}

/** "My hip hurts, does Medicare pay for surgery" asks about insurance. */
const ABOUT_INSURANCE: readonly TermId[] = [
  'medicare',
  'mediCal',
  'plan',
  'pays',
  'find',
  'howMuch',
  'coveredCalifornia',
];

const REFUSALS: readonly Rule[] = [
  { id: 'refuse-orders', when: [['orders']], kind: 'refusal', text: refusals.orders },
  { id: 'refuse-dose', when: [['dose', 'medicine']], kind: 'refusal', text: refusals.dose, links: [DOCTORS] },
  {
    when: [['symptom']],
    unless: ABOUT_INSURANCE,
    kind: 'refusal',
    text: refusals.illness,
    lines: ['911'],
    links: [DOCTORS],
  },
  {
    id: 'refuse-diagnosis',
    when: [['illness']],
    kind: 'refusal',
    text: refusals.illness,
    lines: ['911'],
    links: [DOCTORS],
  },
  {
    id: 'refuse-best-company',
    when: [
      ['best', 'company'],
      ['best', 'plan'],
      ['best', 'hmo'],
      ['best', 'ppo'],
    ],
    kind: 'refusal',
    text: refusals.company,
    lines: ['hicap'],
    links: [COMPARE_PLANS],
  },
];

const TALK: readonly Rule[] = [
  {
    id: 'talk-human',
    when: [['human']],
    unless: ['helper'],
    kind: 'answer',
    text: words.human,
    lines: ['hicap', 'medicare', 'medi-cal'],
  },
  { id: 'talk-who', when: [['whoAreYou']], kind: 'answer', text: words.software },
  { id: 'talk-abilities', when: [['whatCanYouDo']], kind: 'answer', text: words.abilities, links: [ELIGIBILITY] },
];

const SMALL_TALK: readonly Rule[] = [
  { id: 'talk-thanks', when: [['thanks'], ['goodbye']], kind: 'greeting', text: words.thanks },
  { id: 'talk-hello', when: [['hello']], kind: 'greeting', text: words.hello },
];

/** Longer messages that begin with a greeting ask something. */
const LONGEST_GREETING = 5;

function answerBy(rules: readonly Rule[], own: ReadonlySet<TermId>): Draft | null {
  const rule = rules.find(
    ({ when, unless = [] }) => when.some((all) => all.every((id) => own.has(id))) && !unless.some((id) => own.has(id)),
  );
  return rule ? draftOf(rule) : null;
}

function draftOf({ id, kind, text, lines, links }: Rule): Draft {
  const [line] = lines ?? [];
  // A sentence with a number in it names whose number it is.
  const isNumbered = line !== undefined && text.ko.includes('{{number}}');
  const part = isNumbered
    ? fact(fill(text, { number: helpLine(line).number }), sourceOfRecord(helpLine(line)))
    : say(text);
  return { kind, ...(id && { card: id }), parts: [part], ...(lines && { lines }), ...(links && { links }) };
}

/** Words of illness have other meanings, such as 토하다 for paying back, and "a good plan" may be of one kind for one person. */
const STRICT = REFUSALS.filter(({ id }) => id === 'refuse-orders' || id === 'refuse-dose');

/**
 * @param isOtherwise the message surely asks something that a card answers
 * @param cards ids of those that the message may mean: a word decides nothing that no wording speaks for
 */
export function refusal({ own }: Question, isOtherwise: boolean, cards: ReadonlySet<string>): Draft | null {
  const rules = (isOtherwise ? STRICT : REFUSALS).filter(
    ({ id = 'refuse-diagnosis' }) => id === 'refuse-orders' || cards.has(id),
  );
  return answerBy(rules, own);
}

/** "안녕하세요, 안경도 되나요?" greets and asks. */
const asksSomething = (own: ReadonlySet<TermId>): boolean =>
  [...own].some((id) => Object.hasOwn(SUBJECTS, id) || Object.hasOwn(SERVICES, id));

export const talk = ({ own, words }: Question): Draft | null => {
  const isShort = words.length <= LONGEST_GREETING && !asksSomething(own);
  return answerBy(TALK, own) ?? (isShort ? answerBy(SMALL_TALK, own) : null);
};

/** @param id of a card; null where it is neither refused nor talk */
export function refusalOf(id: string): Draft | null {
  const rule = [...REFUSALS, ...TALK, ...SMALL_TALK].find((one) => one.id === id);
  return rule ? draftOf(rule) : null;
}
