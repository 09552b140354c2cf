// What a visitor means by the words of a search, when every word says what kind of place, which language or where:
// "한인 의사", "korean doctor near 90006". A word that may be part of a name makes it a search by name instead.
import { SEARCH_LIMITS } from '@app/contracts/http/search';
import type { UnderstoodSearch } from '@app/contracts/http/search';
import type { Concept } from './concept';
import { PLACES } from './concepts';
import { languageOfName } from './language-names';
import { queryPieces, takeZip } from './query-words';
import { conceptsNear } from './synonyms';

type Meaning = Partial<Pick<UnderstoodSearch, 'type' | 'specialty' | 'language' | 'place'>>;

const isPlace = (concept: Concept): boolean => PLACES.includes(concept);

/** `los angeles`, not 엘에이 or `la`: small letters, as a ZIP's place is compared. */
const nameInRecords = ({ names }: Concept): string =>
  (names.find((name) => /^[a-z ]{5,}$/i.test(name)) ?? names.at(-1) ?? '').toLowerCase();

function meaningOf(concept: Concept): Meaning | null {
  if (isPlace(concept)) return { place: nameInRecords(concept) };
  const [specialty] = concept.specialties ?? [];
  if (specialty) return { type: concept.types?.[0] ?? 'doctor', specialty };
  const [type] = concept.types ?? [];
  if (type) return { type };
  const language = concept.languages?.map(languageOfName).find(Boolean);
  return language ? { language } : null;
}

/** A specialty says more than the word for a kind beside it: 내과 의사 is an internist. */
function joined(meanings: readonly Meaning[]): Meaning | null {
  const all: Meaning = {};
  for (const meaning of meanings) {
    const isContradiction = (['specialty', 'language', 'place'] as const).some(
      (key) => meaning[key] && all[key] && meaning[key] !== all[key],
    );
    // Two kinds, two languages or two places are more than one list can answer.
    if (
      isContradiction ||
      (meaning.type && all.type && meaning.type !== all.type && !meaning.specialty && !all.specialty)
    ) {
      return null;
    }
    Object.assign(all, { ...meaning, type: all.specialty ? all.type : (meaning.type ?? all.type) });
  }
  return all;
}

/** @param text as typed @param givenZip a ZIP from a box of its own, which wins over one among the words */
export function understand(text: string, givenZip?: string): UnderstoodSearch | null {
  const { zip, rest } = takeZip(text);
  const meanings = queryPieces(rest).map(({ concepts: [concept] }) => concept && meaningOf(concept));
  if (meanings.some((meaning) => !meaning)) return null;
  const all = joined(meanings.filter((meaning) => meaning !== null && meaning !== undefined));
  if (!all?.type) return null;
  const whole = givenZip?.length === 5 ? givenZip : zip;
  return {
    type: all.type,
    specialty: all.specialty ?? null,
    language: all.language ?? null,
    zip: whole ?? null,
    place: all.place ?? null,
  };
}

/** What of a search a whole question says; what it does not say is null. */
export type UnderstoodQuestion = { [Key in keyof UnderstoodSearch]: UnderstoodSearch[Key] | null };

/** Words of a question that are held against every name for a slip; more would cost more than they tell. */
const MOST_NEAR_MISSES = 6;

const addMeaning = (all: Meaning, concept: Concept | undefined): void => {
  const meaning = concept && meaningOf(concept);
  if (meaning) Object.assign(all, { ...meaning, ...all, ...(meaning.specialty && meaning) });
};

/**
 * The same for a whole question ("Where is a pharmacy near 90006?"): words that say nothing of a place are passed over. Where
 * two kinds or two places are named, the first counts. Only as much is read as a search may have.
 */
export function understandQuestion(text: string): UnderstoodQuestion {
  const { zip, rest } = takeZip(text.slice(0, SEARCH_LIMITS.maxText));
  const all: Meaning = {};
  const pieces = queryPieces(rest);
  for (const { concepts } of pieces) addMeaning(all, concepts[0]);
  if (!all.type && zip) {
    const unknown = pieces.filter(({ concepts }) => concepts.length === 0).slice(0, MOST_NEAR_MISSES);
    for (const { words } of unknown) addMeaning(all, conceptsNear(words)[0]);
  }
  return {
    type: all.type ?? null,
    specialty: all.specialty ?? null,
    language: all.language ?? null,
    zip: zip ?? null,
    place: all.place ?? null,
  };
}
