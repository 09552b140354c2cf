// What a card says: its records together, or the figures, windows and rules under the card's terms.
import type { CardRecord } from '@app/content/asking/cards';
import type { ProviderType } from '@app/contracts/http/catalog';
import { signUpForBirthday } from '../answers/birth-month';
import { eligibility, requestForPerson } from '../answers/eligibility';
import type { Draft } from '../answers/draft';
import { figures } from '../answers/figures';
import { letterOf } from '../answers/letters';
import { documentOf } from '../answers/looked-up';
import { phones } from '../answers/phones';
import { placesOfType } from '../answers/places';
import { plans } from '../answers/plans';
import { refusalOf } from '../answers/refusals';
import { unanswered } from '../answers/unknown';
import { windows } from '../answers/windows';
import type { CatalogClient } from '../catalog.client';
import type { TermId } from '../understanding/lexicon';
import { tellsOfPerson } from '../understanding/person';
import type { Question } from '../understanding/question';
import { MEASURES, SUBJECTS } from '../understanding/terms';
import { CARD_TERMS } from './card-terms';

type Saying = (id: string, question: Question, catalog: CatalogClient) => Draft | null | Promise<Draft | null>;

const PLACE_TYPES = new Map<string, ProviderType>(
  Object.entries({
    'places-doctor': 'doctor',
    'places-pharmacy': 'pharmacy',
    'places-clinic': 'clinic',
    'places-hospital': 'hospital',
    'places-senior-housing': 'seniorHousing',
    'places-day-care': 'adultDayCare',
    'places-home-care': 'assistant',
  } as const),
);

/** The question as if it had named what the card is about; subjects that it named beside it are no part of the answer. */
function underCard(id: string, question: Question): Question {
  const own = CARD_TERMS.get(id) ?? [];
  const isOther = (term: TermId): boolean => Object.hasOwn(SUBJECTS, term) || Object.hasOwn(MEASURES, term);
  const others = [...question.terms].filter((term) => !isOther(term));
  return { ...question, terms: new Set([...others, ...own]), own: new Set([...question.own, ...own]) };
}

const check: Saying = (id, question) => {
  if (tellsOfPerson(question.person)) return eligibility(underCard(id, question), question.today);
  return id === 'check-everything' ? requestForPerson : null;
};

const place: Saying = (id, question, catalog) => {
  const type = PLACE_TYPES.get(id);
  return type ? placesOfType(type, question, catalog) : null;
};

/** The same list under an answer, where the message names a ZIP code or a town. */
const near: Saying = (id, question, catalog) => {
  const { zip, place: town } = question.place;
  return zip || town ? place(id.replace('near-', 'places-'), question, catalog) : null;
};

/** By the beginning of the id. */
const SAYINGS = new Map<string, Saying>(
  Object.entries({
    check,
    birthday: (_id, question) => signUpForBirthday(question),
    figure: (id, question) => figures(underCard(id, question), question.today),
    window: (id, question) => windows(underCard(id, question), question.today),
    phone: (id, question) => phones(underCard(id, question)),
    near,
    places: place,
    plans: (_id, question, catalog) => plans({ ...question, own: new Set<TermId>([...question.own, 'plan']) }, catalog),
    refuse: (id) => refusalOf(id),
    talk: (id) => refusalOf(id),
    letter: (id, { text }) => letterOf(id.slice('letter-'.length), text),
  } satisfies Record<string, Saying>),
);

const sayingOf = (id: string): Saying => SAYINGS.get(id.split('-')[0] ?? '') ?? documentOf;

/** Several things said one after another. */
export function together(drafts: readonly Draft[]): Draft {
  const [first, ...others] = drafts;
  if (!first) throw new Error('an answer of a card says nothing');
  if (others.length === 0) return first;
  return {
    ...first,
    // A list of places repeats the first sentence of the record above it.
    parts: [...new Map(drafts.flatMap(({ parts }) => parts).map((part) => [part.text.en, part])).values()],
    lines: [...new Set(drafts.flatMap(({ lines = [] }) => lines))],
    phones: [...new Map(drafts.flatMap(({ phones = [] }) => phones).map((phone) => [phone.id, phone])).values()],
    links: [...new Map(drafts.flatMap(({ links = [] }) => links).map((link) => [link.to, link])).values()],
  };
}

/** @returns null where no way to answer fits the question, such as a check of a person of whom nothing is known */
export async function answerOf(card: CardRecord, question: Question, catalog: CatalogClient): Promise<Draft | null> {
  for (const ids of card.answers) {
    const drafts = await Promise.all(ids.map(async (id) => sayingOf(id)(id, question, catalog)));
    if (drafts.every((draft) => draft !== null)) return together(drafts);
  }
  return card.lines ? unanswered(card.lines) : null;
}
