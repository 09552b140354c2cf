// The lines of libs/content/data/help-lines.json and the hospitals as one list of contacts: their tabs, and the search.
import { normalize } from '@app/content/matching/normalize';
import { searchForm, searchText } from '@app/content/matching/search-text';
import { nearestWords } from '@app/content/matching/slips';
import { CONTACTS } from '@app/content/records/contacts';
import type { ContactRecord } from '@app/content/records/contacts';
import { HOSPITALS } from '@app/content/records/hospitals';
import type { HospitalRecord } from '@app/content/records/hospitals';
import type { ContentRecord } from '@app/content/records/record';
import type { BilingualText } from '@app/contracts/http/errors';

/** In the order of the specification. */
export const CONTACT_TABS = ['emergency', 'korean', 'medical', 'local', 'senior'] as const;
export type ContactTab = (typeof CONTACT_TABS)[number];

export interface EmergencyContact {
  id: string;
  tabs: readonly ContactTab[];
  record: ContentRecord;
  phone: string | null;
  tty: string | null;
  hours: BilingualText | null;
  /** English names of languages, as a source states them. */
  languages: readonly string[];
  hasInterpreter: boolean;
  hasEmergencyRoom: boolean;
  website: string | null;
  address: string | null;
  texts: readonly BilingualText[];
  /** What the search reads. */
  words: string;
}

/** The abuse line is among the urgent ones too. */
const ALSO_URGENT: ReadonlySet<string> = new Set(['aps-ca']);

const tabsOf = ({ id, category }: ContactRecord): ContactTab[] => {
  const own = category === 'utility' ? 'local' : category;
  return ALSO_URGENT.has(id) ? ['emergency', own] : [own];
};

const present = <T>(values: readonly (T | null)[]): T[] => values.filter((value) => value !== null);

function wordsOf({ name, nameKo }: ContentRecord, texts: readonly BilingualText[], more: readonly (string | null)[]) {
  return searchText([name, nameKo, ...texts.flatMap(({ ko, en }) => [ko, en]), ...more]);
}

function fromLine(record: ContactRecord): EmergencyContact {
  const isKnown = (field: string) => !record.unconfirmedFields.includes(field);
  const { number, address, spelled, languages } = record;
  const texts = present([record.description, record.note]);
  return {
    id: record.id,
    tabs: tabsOf(record),
    record,
    phone: number,
    tty: record.tty,
    hours: isKnown('hours') ? record.hours : null,
    languages,
    hasInterpreter: record.hasInterpreter,
    hasEmergencyRoom: false,
    website: isKnown('website') ? (record.website ?? record.confirmAt ?? null) : null,
    address,
    texts,
    words: wordsOf(record, texts, [address, number, spelled, ...languages]),
  };
}

function fromHospital(record: HospitalRecord): EmergencyContact {
  const { phone, departments, description } = record;
  const { street, city, state, zipCode } = record.address;
  const address = `${street}, ${city}, ${state} ${zipCode}`;
  return {
    id: record.id,
    tabs: ['medical'],
    record,
    phone,
    tty: null,
    hours: null,
    languages: record.languages,
    hasInterpreter: false,
    hasEmergencyRoom: record.hasEmergency,
    website: record.unconfirmedFields.includes('website') ? null : record.website,
    address,
    texts: [description],
    words: wordsOf(
      record,
      [description],
      [address, phone, ...departments.flatMap(({ name, nameKo }) => [name, nameKo])],
    ),
  };
}

export const EMERGENCY_CONTACTS: readonly EmergencyContact[] = [
  ...CONTACTS.map(fromLine),
  ...HOSPITALS.map(fromHospital),
];

export const contactsOfTab = (tab: ContactTab): EmergencyContact[] =>
  EMERGENCY_CONTACTS.filter(({ tabs }) => tabs.includes(tab));

const MIN_DIGITS = 3;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

function holding(forms: readonly string[]): EmergencyContact[] {
  return EMERGENCY_CONTACTS.filter(({ words }) => forms.every((form) => words.includes(form)));
}

/**
 * Contacts whose name, work, place or language holds every word, in Korean, English or first consonants (ㅇㅇㅋㅇ); digits find a
 * number. When nothing does, a word may be one slip away.
 */
export function findContacts(text: string): EmergencyContact[] {
  const typed = normalize(text);
  const digits = digitsOf(typed);
  if (digits.length >= MIN_DIGITS && digits === typed.replaceAll(' ', '')) {
    return EMERGENCY_CONTACTS.filter(({ phone }) => phone !== null && digitsOf(phone).includes(digits));
  }
  const forms = typed.split(' ').filter(Boolean).map(searchForm);
  if (forms.length === 0) return [];
  const found = holding(forms);
  if (found.length > 0) return found;
  const all = EMERGENCY_CONTACTS.map(({ words }) => words);
  const mended = forms.map((form) => nearestWords(form, all)[0] ?? form);
  return holding(mended);
}
