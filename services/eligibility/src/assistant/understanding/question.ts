// A message as the answers see it: words, amounts, person, place, year, and what the turns before it were about.
import { hasHangul } from '@app/content/matching/hangul';
import { understandQuestion } from '@app/content/matching/understood';
import type { UnderstoodQuestion } from '@app/content/matching/understood';
import type { ChatTurn } from '@app/contracts/http/chat';
import type { AppLanguage } from '@app/contracts/http/errors';
import { amountsIn } from './amounts';
import type { Amount } from './amounts';
import { readWords } from './lexicon';
import type { ReadWords, TermId } from './lexicon';
import { answerInNumber, personIn, sharedBy, withoutHousehold } from './person';
import type { Person } from './person';
import { MEASURES, SUBJECTS } from './terms';

export interface Question {
  text: string;
  language: AppLanguage;
  words: readonly string[];
  /** Of this message alone: danger and orders are never read into it from earlier turns. */
  own: ReadonlySet<TermId>;
  /** With what earlier turns were about, where this one goes on from them. */
  terms: ReadonlySet<TermId>;
  amounts: readonly Amount[];
  person: Person;
  place: UnderstoodQuestion;
  /** The ZIP code that an earlier turn named last, for a search of places or plans that names none. */
  zipBefore: string | null;
  /** Asked for by number or as this, last or next year; null = today's. */
  year: number | null;
  isFollowUp: boolean;
  /** With the text of the turn before, where the message goes on from it; otherwise null. */
  withBefore: string | null;
  /** ISO date in California. */
  today: string;
}

/** Characters of one turn that are read for what it was about. */
const LONGEST_TURN = 400;
const TURNS_BACK = 3;
const SHORT = 60;
/** "한인 약국은요?" */
const SHORTEST_PLACE = 12;

/** The language most of the letters are in; the page's where there are none. */
function languageOf(text: string, page: AppLanguage): AppLanguage {
  const hangul = text.match(/[가-힣ㄱ-ㅣ]/gu)?.length ?? 0;
  const latin = text.match(/[a-z]/giu)?.length ?? 0;
  if (hangul + latin === 0) return page;
  // A syllable says as much as two or three letters; who reads Korean names English programs in Korean.
  return hangul * (page === 'ko' ? 3 : 2) >= latin ? 'ko' : 'en';
}

/** "A 2011 Corolla", "he died in 2019": longer ago than this, a message wants no amount of that year. */
const YEARS_BACK = 5;
/** "The premium last year", and not "we sold the house last year". */
const OF_LAST_YEAR =
  /(?:작년|지난해)(?:의|에는)?\s?(?:파트|보험료|공제|기준|금액|한도|메디캘|메디케어|약값|소득 기준)|last year['’]?s\b|(?:premium|deductible|limit|cap|amount|cost|was it|part [abd])\b.{0,24}\blast year\b/iu;
/** "More than last year" asks about this year. */
const COMPARED = /(?:작년|지난해)(?:보다|에\s비해)|올해|than last year|this year/iu;

function yearIn(text: string, terms: ReadonlySet<TermId>, thisYear: number): number | null {
  const written = Number(/(?<![\d,.$])(20[12345]\d)(?![\d,-])/u.exec(text)?.[1]);
  if (written >= thisYear - YEARS_BACK) return written;
  if (terms.has('nextYear')) return thisYear + 1;
  if (OF_LAST_YEAR.test(text) && !COMPARED.test(text)) return thisYear - 1;
  return null;
}

const isIn = (list: object, id: TermId): boolean => Object.hasOwn(list, id);

const PLAN_KINDS: readonly TermId[] = ['hmo', 'ppo', 'dualPlan', 'zeroPremium'];

/** Terms of earlier turns that this message did not replace by its own of the same kind. */
function goingOn(own: ReadonlySet<TermId>, before: ReadonlySet<TermId>): Set<TermId> {
  const some = [...own];
  const hasSubject = some.some((id) => isIn(SUBJECTS, id));
  const hasMeasure = some.some((id) => isIn(MEASURES, id));
  const hasKind = some.some((id) => PLAN_KINDS.includes(id));
  const kept = [...before].filter((id) => {
    if (isIn(SUBJECTS, id)) return !hasSubject;
    if (isIn(MEASURES, id)) return !hasMeasure;
    if (PLAN_KINDS.includes(id)) return !hasSubject && !hasKind;
    if (id === 'plan' || id === 'count') return !hasSubject;
    return id === 'eligible' || (id === 'couple' && !own.has('alone')) || (id === 'alone' && !own.has('couple'));
  });
  return new Set([...own, ...kept]);
}

const isConnected = (text: string): boolean =>
  /^\s*(?:그럼|그러면|그리고|그런데|and\b|what about|how about|then\b)/iu.test(text);

type Read = Omit<Question, 'isFollowUp' | 'withBefore' | 'zipBefore' | 'own' | 'language' | 'today'>;

/** "There is no insurance right now" claims nothing, as "…, right?" does. */
const RIGHT_NOW = /\bright (?:now|away|here|after)\b/iu;

function wordsOf(text: string): ReadWords {
  const { words, terms } = readWords(text);
  return { words, terms: RIGHT_NOW.test(text) ? new Set([...terms].filter((id) => id !== 'claim')) : terms };
}

function readOne(text: string, thisYear: number): Read {
  const { words, terms } = wordsOf(text);
  const amounts = amountsIn(text);
  // "약국은요?" names the pharmacy.
  const place = understandQuestion(
    words.map((word) => word.replace(/(?<=[가-힣]{2})(?:은|는|도|이|가)요$/u, '')).join(' '),
  );
  const isIncome = amounts.some(({ unit, value }) => unit === 'usd' && String(value) === place.zip);
  return {
    text,
    words,
    terms,
    amounts,
    person: personIn(text, amounts, terms),
    place: isIncome ? { ...place, zip: null } : place,
    year: yearIn(text, terms, thisYear),
  };
}

function withPlaceBefore(place: UnderstoodQuestion, before: UnderstoodQuestion): UnderstoodQuestion {
  return {
    type: place.type ?? before.type,
    specialty: place.type ? place.specialty : before.specialty,
    language: place.language ?? before.language,
    zip: place.zip ?? (place.place ? null : before.zip),
    place: place.place ?? (place.zip ? null : before.place),
  };
}

/** true when the message says too little to stand alone. */
function needsBefore({ text, terms, place, person }: Read): boolean {
  if (isConnected(text) || answerInNumber(text, {}) !== null) return true;
  if (text.length > SHORT) return false;
  // A kind of place without a place: "약국은요?"
  if (place.type !== null && !place.zip && !place.place && text.length <= SHORTEST_PLACE) return true;
  const some = [...terms];
  const hasSubject = some.some((id) => isIn(SUBJECTS, id)) || place.type !== null;
  const tells = Object.keys(person).length > 0;
  const isTalk = some.some((id) => id === 'hello' || id === 'thanks' || id === 'human' || id === 'whoAreYou');
  return (
    !hasSubject &&
    !isTalk &&
    (tells ||
      place.zip !== null ||
      some.some((id) => isIn(MEASURES, id) || id === 'delay') ||
      /^\D{0,6}20\d\d\D{0,12}$/u.test(text))
  );
}

/** What is known of a person after a turn: another person shares a household and no more, and a new household replaces the old one. */
function personAfter(before: Person, { text, person }: Read): Person {
  const kept = sharedBy(before, text);
  const isHouseholdSaid = person.isAlone ?? person.isCouple ?? false;
  return { ...(isHouseholdSaid ? withoutHousehold(kept) : kept), ...person };
}

/**
 * @param language of the page @param today ISO date in California
 * @param history newest last; only what the visitor said is read: an agent's turn is a text that anybody may have written
 */
export function readQuestion(
  message: string,
  language: AppLanguage,
  history: readonly ChatTurn[],
  today: string,
): Question {
  const text = message.normalize('NFC').trim();
  const thisYear = Number(today.slice(0, 4));
  const read = readOne(text, thisYear);
  const whole: Question = {
    ...read,
    own: read.terms,
    language: languageOf(hasHangul(text) ? text : read.words.join(' '), language),
    isFollowUp: false,
    withBefore: null,
    zipBefore: null,
    today,
  };
  const said = history
    .filter(({ sender }) => sender === 'user')
    .map(({ content }) => readOne(content.slice(0, LONGEST_TURN), thisYear));
  const last = said.at(-1);
  if (!last) return whole;
  const earlier = said.reduce<Person>((person, turn) => personAfter(person, turn), {});
  const zipBefore = said.findLast(({ place }) => place.zip !== null)?.place.zip ?? null;
  if (!needsBefore(read)) {
    // What was said of a person counts for what is asked of the same person.
    const person = read.terms.has('eligible') ? personAfter(earlier, read) : read.person;
    return { ...whole, person, zipBefore };
  }
  const before = said.slice(-TURNS_BACK).reduce((sofar, next) => ({
    ...next,
    terms: goingOn(next.terms, sofar.terms),
    place: withPlaceBefore(next.place, sofar.place),
  }));
  // "And if I wait?" asks what it costs.
  const own = new Set<TermId>(read.terms.has('delay') ? [...read.terms, 'penalty'] : read.terms);
  return {
    ...whole,
    terms: goingOn(own, before.terms),
    person: { ...personAfter(earlier, read), ...answerInNumber(text, earlier) },
    place: withPlaceBefore(read.place, before.place),
    isFollowUp: true,
    withBefore: `${last.text} ${text}`,
    zipBefore,
  };
}
