// A message as the answers see it: words, amounts, person, place, year, and what the turns before it were about.
import { hasHangul } from '@app/content/matching/hangul';
import { understandQuestion } from '@app/content/matching/understood';
import type { UnderstoodQuestion } from '@app/content/matching/understood';
import type { ChatTurn } from '@app/contracts/http/chat';
import type { AppLanguage } from '@app/contracts/http/errors';
import { amountsIn } from './amounts';
import type { Amount } from './amounts';
import { readWords } from './lexicon';
import type { TermId } from './lexicon';
import { personIn } from './person';
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
  /** Asked for by number or as this, last or next year; null = today's. */
  year: number | null;
  isFollowUp: boolean;
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
  // A syllable says as much as two or three letters; who reads Korean names English programs in Korean.
  return hangul * (page === 'ko' ? 3 : 2) >= latin ? 'ko' : 'en';
}

function yearIn(text: string, terms: ReadonlySet<TermId>, thisYear: number): number | null {
  const written = /(?<![\d,.$])(20[12345]\d)(?![\d,-])/u.exec(text)?.[1];
  if (written) return Number(written);
  if (terms.has('nextYear')) return thisYear + 1;
  if (terms.has('lastYear')) return thisYear - 1;
  return null;
}

const isIn = (list: object, id: TermId): boolean => Object.hasOwn(list, id);

/** Terms of earlier turns that this message did not replace by its own of the same kind. */
function goingOn(own: ReadonlySet<TermId>, before: ReadonlySet<TermId>): Set<TermId> {
  const some = [...own];
  const hasSubject = some.some((id) => isIn(SUBJECTS, id));
  const hasMeasure = some.some((id) => isIn(MEASURES, id));
  const kept = [...before].filter((id) => {
    if (isIn(SUBJECTS, id)) return !hasSubject;
    if (isIn(MEASURES, id)) return !hasMeasure;
    return id === 'eligible' || (id === 'couple' && !own.has('alone')) || (id === 'alone' && !own.has('couple'));
  });
  return new Set([...own, ...kept]);
}

const isConnected = (text: string): boolean =>
  /^\s*(?:그럼|그러면|그리고|그런데|and\b|what about|how about|then\b)/iu.test(text);

type Read = Omit<Question, 'isFollowUp' | 'own' | 'language' | 'today'>;

function readOne(text: string, thisYear: number): Read {
  const { words, terms } = readWords(text);
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
  if (isConnected(text)) return true;
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
    (tells || place.zip !== null || some.some((id) => isIn(MEASURES, id)) || /^\D{0,6}20\d\d\D{0,12}$/u.test(text))
  );
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
    today,
  };
  const said = history.filter(({ sender }) => sender === 'user').slice(-TURNS_BACK);
  if (said.length === 0 || !needsBefore(read)) return whole;
  let before = readOne((said[0]?.content ?? '').slice(0, LONGEST_TURN), thisYear);
  for (const { content } of said.slice(1)) {
    const next = readOne(content.slice(0, LONGEST_TURN), thisYear);
    before = {
      ...next,
      terms: goingOn(next.terms, before.terms),
      person: { ...before.person, ...next.person },
      place: withPlaceBefore(next.place, before.place),
    };
  }
  const { isAlone: _alone, isCouple: _couple, ...others } = before.person;
  const isHouseholdSaid = read.person.isAlone ?? read.person.isCouple ?? false;
  return {
    ...whole,
    terms: goingOn(read.terms, before.terms),
    person: { ...(isHouseholdSaid ? others : before.person), ...read.person },
    place: withPlaceBefore(read.place, before.place),
    isFollowUp: true,
  };
}
