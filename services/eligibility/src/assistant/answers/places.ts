// "90006 근처 한국어 하는 의사": places of the catalog, counted, with the numbers of the nearest and the list itself.
import { fill } from '@app/benefits/programs/amount-texts';
import { CONCEPTS } from '@app/content/matching/concepts';
import { hasHangul, weightOf } from '@app/content/matching/hangul';
import { CRAWLED_BY_ZIP } from '@app/contracts/http/catalog';
import type { ProviderResponse, ProviderType } from '@app/contracts/http/catalog';
import type { ReplyPhone } from '@app/contracts/http/chat';
import type { AppLanguage, BilingualText } from '@app/contracts/http/errors';
import type { CatalogClient } from '../catalog.client';
import type { TermId } from '../understanding/lexicon';
import type { Question } from '../understanding/question';
import { kinds, places as W, spoken } from '../words/places.words.json';
import { fact, say, sourceOfRecord } from './draft';
import type { Draft, DraftPart, SourceRef } from './draft';
import { helpLine } from './help-lines';
import { directoryLink } from './links';
import { recordParts } from './looked-up';

const SPOKEN: ReadonlyMap<string, BilingualText> = new Map(Object.entries(spoken));

/** Asked of a kind of place, these want to know something about it and not where one is. */
const ABOUT: readonly TermId[] = [
  'whatIs',
  'howMuch',
  'pays',
  'claim',
  'eligible',
  'copay',
  'premium',
  'deductible',
  'apply',
  'form',
  'count',
  'plan',
  'interpreter',
  'equipment',
];

/** By {@link weightOf}. */
const LONGEST_SEARCH = 80;
/** "… he won't go to the doctor, where do I even start" looks for advice. */
const LONGEST_REQUEST = 120;

/** The kind of place that is looked for; null where the message looks for none. */
function placeTypeOf({ own, amounts, text, place, isFollowUp }: Question): ProviderType | null {
  const { type, zip, place: named, language, specialty } = place;
  // "The nursing home in Garden Grove wants $11,000" asks who pays.
  const isAbout = ABOUT.some((id) => own.has(id)) || amounts.some(({ unit }) => unit === 'usd');
  if (type === null || (!zip && isAbout)) return null;
  if (zip && own.has('plan')) return null;
  // "Mama is in a nursing home in Bakersfield, who pays now" tells a story; "eye doctor in Irvine please" looks for one.
  const isNamed = (named ?? specialty) !== null && weightOf(text) <= LONGEST_SEARCH;
  const isRequest = own.has('find') && weightOf(text) <= LONGEST_REQUEST;
  return zip || isNamed || language || isFollowUp || isRequest ? type : null;
}

/** Control characters, marks that turn the direction of writing, and length: a name is a line of text and no more. */
const cleanName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, 80);

const PRINTED_PHONE = /^[\d() .+-]{7,20}$/;

function phonesOf(places: readonly ProviderResponse[], language: AppLanguage): ReplyPhone[] {
  return places.flatMap(({ id, name, nameKo, phone }) => {
    const who = cleanName((language === 'ko' ? nameKo : null) ?? name);
    return phone && PRINTED_PHONE.test(phone) && who ? [{ id, who, number: phone, hours: null }] : [];
  });
}

function sourcesOf(places: readonly ProviderResponse[]): SourceRef[] {
  const byName = new Map(
    places.map(({ provenance }) => [
      provenance.source,
      {
        title: provenance.sourceName,
        url: /^https?:\/\//.test(provenance.sourceUrl) ? provenance.sourceUrl : null,
        checkedOn: provenance.checkedOn,
      },
    ]),
  );
  return [...byName.values()];
}

/** Said where the catalog does not answer. */
export function awayPart(): DraftPart {
  const line = helpLine('211');
  return fact(fill(W.away, { number: line.number }), sourceOfRecord(line));
}

interface NextStep {
  call: BilingualText;
  record?: string;
}

/** What to ask such a place, and the record whose first sentence says who pays for it or how to get in. */
const BY_TYPE: Partial<Record<ProviderType, NextStep>> = {
  doctor: { call: W.callDoctor },
  seniorHousing: { call: W.callHousing, record: 'faq-housing-waiting-list' },
  adultDayCare: { call: W.callCare, record: 'faq-day-center-cost' },
};

function kindOf(type: ProviderType, { specialty }: Question['place']): BilingualText {
  const names = specialty ? (CONCEPTS.find(({ specialties }) => specialties?.includes(specialty))?.names ?? []) : [];
  const [ko, en] = [names.find(hasHangul), names.find((name) => !hasHangul(name))];
  return ko && en ? fill(W.specialty, { specialty: { ko, en } }) : kinds[type];
}

export async function places(question: Question, catalog: CatalogClient): Promise<Draft | null> {
  const type = placeTypeOf(question);
  return type ? placesOfType(type, question, catalog) : null;
}

export async function placesOfType(type: ProviderType, question: Question, catalog: CatalogClient): Promise<Draft> {
  const { language, specialty } = question.place;
  const kind = kindOf(type, question.place);
  const { zip: own, place } = question.place;
  const zip = own ?? (place ? await catalog.zipOf(type, place) : question.zipBefore);
  const links = [directoryLink({ type, zip, language, specialty })];
  const { call, record = '' }: NextStep = BY_TYPE[type] ?? { call: W.call };
  const nextStep = [say(call), ...recordParts(record, question.today).slice(0, 1)];
  if (!zip) return { kind: 'answer', parts: [say(fill(W.askZip, { kind })), ...nextStep], links };
  const found = await catalog.places({ type, zip, language, specialty });
  if (!found) return { kind: 'answer', parts: [awayPart(), ...nextStep], lines: ['211'], links };
  if (found.total === 0) {
    const isReadByZip = CRAWLED_BY_ZIP.some((crawled) => crawled === type);
    return { kind: 'answer', parts: [say(fill(W.none, { kind })), ...(isReadByZip ? [say(W.readNow)] : [])], links };
  }
  const spokenName = language && SPOKEN.get(language);
  const sources = sourcesOf(found.first);
  return {
    kind: 'answer',
    parts: [
      fact(fill(W.found, { zip, kind, count: found.total.toLocaleString('en-US') }), ...sources),
      ...(spokenName ? [fact(fill(W.language, { language: spokenName }), ...sources)] : []),
      ...(found.first.some(({ provenance }) => provenance.origin === 'sample') ? [say(W.sample)] : []),
      ...nextStep,
    ],
    phones: phonesOf(found.first, question.language),
    links,
  };
}
