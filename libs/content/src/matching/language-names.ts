// Names under which records say the languages one may ask for: NPPES-like lists name the Chinese languages one by one,
// and Tagalog is also written Filipino.
import type { Language } from '@app/contracts/http/catalog';

export const LANGUAGE_NAMES: Readonly<Record<Language, readonly string[]>> = {
  korean: ['Korean'],
  english: ['English'],
  spanish: ['Spanish'],
  chinese: ['Chinese', 'Mandarin', 'Cantonese'],
  vietnamese: ['Vietnamese'],
  tagalog: ['Tagalog', 'Filipino'],
};

export const isLanguage = (text: string): text is Language => text in LANGUAGE_NAMES;

/** The language one may ask for behind a name of a record; null for one that no filter knows. */
export function languageOfName(name: string): Language | null {
  const entry = Object.entries(LANGUAGE_NAMES).find(([, names]) => names.includes(name));
  return entry && isLanguage(entry[0]) ? entry[0] : null;
}
