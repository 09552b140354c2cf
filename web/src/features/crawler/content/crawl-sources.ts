// How the operators' screens name each crawl source, what it reads and what its figures count.
import { type CrawlSource, DIRECTORY_SOURCES } from '@app/contracts/http/crawler';
import type { BilingualText } from '@app/contracts/http/errors';
import { fillPlaceholders } from '@app/contracts/http/placeholders';
import words from './crawl-sources.words.json';

/** What one record of a source is called: `unit.<this>` in the words of the screen. */
export type RecordUnit = 'plans' | 'places' | 'doctors' | 'offices' | 'records';

export interface CrawlSourceText {
  name: BilingualText;
  /** One sentence: where it reads and what comes of it. */
  about: BilingualText;
  unit: RecordUnit;
  /** Whose records they are; none = of several. */
  publisher?: BilingualText;
}

type Named<Id extends string> = Readonly<Record<Id, BilingualText>>;

/** The texts of sources that differ in their name alone. */
const namesakes = <Id extends string>(names: Named<Id>, of: (name: BilingualText) => CrawlSourceText) =>
  Object.fromEntries(Object.entries<BilingualText>(names).map(([id, name]) => [id, of(name)])) as Record<
    Id,
    CrawlSourceText
  >;

/** An insurer's own directory of doctors. */
function directory({ ko, en }: BilingualText): CrawlSourceText {
  const { name, about, publisher } = words.directories;
  const named = (text: string, insurer: string): string => fillPlaceholders(text, () => insurer);
  return { name: { ko: named(name.ko, ko), en: named(name.en, en) }, about, unit: 'doctors', publisher };
}

const SOURCES = words.sources as Record<keyof typeof words.sources, CrawlSourceText>;

export const CRAWL_SOURCE_TEXTS: Readonly<Record<CrawlSource, CrawlSourceText>> = {
  ...namesakes(words.insurers.names, (name) => ({ ...SOURCES.insurance, name, about: words.insurers.about })),
  ...namesakes(words.directories.insurers, directory),
  ...SOURCES,
};

/** Filters on the plan files of `insurance`: their plans are stored even if they were never run alone. */
const INSURERS: readonly CrawlSource[] = ['kaiser', 'anthem', 'aarp', 'healthnet'];

export const isInsurer = (source: CrawlSource): boolean => INSURERS.includes(source);

/** Rows of the dashboard that are started by their name: the insurers' plans first. */
export const WHOLE_ROWS = [
  'kaiser',
  'anthem',
  'aarp',
  'healthnet',
  'insurance',
  'hospitals',
  'community-care',
  'clinics',
  'social-security',
  'npi-file',
] as const satisfies readonly CrawlSource[];

/** Directories of doctors: rows of a fold of their own, many of them switched off. */
export const DIRECTORY_ROWS: readonly CrawlSource[] = DIRECTORY_SOURCES;

/** Rows that read one part, chosen in a form. */
export const PART_ROWS = ['providers', 'plan-page'] as const satisfies readonly CrawlSource[];
