// California ZIP codes that were never searched on the fresh database: each project and language has its own, because a
// finished crawl rests for a day.
import type { Language } from './phrases';

const UNTOUCHED: Record<string, Record<Language, string>> = {
  desktop: { ko: '90027', en: '90019' },
  phone: { ko: '90036', en: '90020' },
  tablet: { ko: '90010', en: '90057' },
};

/** For searches of one type: another type in the same ZIP is untouched too. */
export function untouchedZip(project: string, language: Language): string {
  const zip = UNTOUCHED[project]?.[language];
  if (!zip) throw new Error(`No untouched ZIP for ${project} in ${language}`);
  return zip;
}

/** For the search of the header, which collects doctors, clinics and pharmacies of a ZIP without any provider. */
const EMPTY: Record<string, Record<Language, string>> = {
  desktop: { ko: '93101', en: '93105' },
  phone: { ko: '95814', en: '95816' },
  tablet: { ko: '92101', en: '92103' },
};

export function emptyZip(project: string, language: Language): string {
  const zip = EMPTY[project]?.[language];
  if (!zip) throw new Error(`No empty ZIP for ${project} in ${language}`);
  return zip;
}

/** The sample sources have nothing here. */
export const ZIP_WITHOUT_RECORDS = '93042';
