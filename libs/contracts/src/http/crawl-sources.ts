// Every source that the crawler reads. An entry of the words file declares one: id, names, unit and data sets.
import words from './crawl-sources.words.json';
import type { BilingualText } from './errors';
import { fillPlaceholders } from './placeholders';

const { files, insurers, directories, stateDirectories, others } = words;

const keysOf = <T extends object>(entries: T) => Object.keys(entries) as Extract<keyof T, string>[];

/** What one record of a source is called. */
export type RecordUnit = 'plans' | 'places' | 'doctors' | 'offices' | 'medicines' | 'records';

export interface CrawlSourceText {
  name: BilingualText;
  /** One sentence: what it reads and what comes of it. */
  about: BilingualText;
  unit: RecordUnit;
  /** Whose records they are; none = of several. */
  publisher?: BilingualText;
  /** What visitors read at a record; none where records name another source. */
  publicName?: BilingualText;
  /** Data sets of a list of places, each with what visitors read at its records. */
  datasets?: Readonly<Record<string, BilingualText>>;
}

type FileSourceId = keyof typeof files;
export type InsurerSourceId = keyof typeof insurers.names;
export type WholeSourceId = FileSourceId | InsurerSourceId;
export type DirectorySourceId = keyof typeof directories.insurers | keyof typeof stateDirectories;
/** Started by their name alone, by people and by schedules. */
export type NamedSourceId = WholeSourceId | DirectorySourceId;
/** `all` is a parent run whose children are the others. */
export type CrawlSource = NamedSourceId | keyof typeof others;

/** Filters on the plan files of `insurance`, one for each insurer. */
export const INSURER_SOURCES: readonly InsurerSourceId[] = keysOf(insurers.names);

/** All plans, or those of one insurer. */
export type PlanSourceId = 'insurance' | InsurerSourceId;

/** Sources whose runs count plans; `plan-page` reads one. */
export const PLAN_RUN_SOURCES: readonly PlanSourceId[] = ['insurance', ...INSURER_SOURCES];

export const isPlanSource = (source: string): source is PlanSourceId => PLAN_RUN_SOURCES.some((id) => id === source);

/** Files that are read whole and imported by stage and swap. `npi-file` is the whole registry of which `providers` reads one ZIP code. */
export const WHOLE_SOURCES: readonly WholeSourceId[] = [
  ...PLAN_RUN_SOURCES,
  ...keysOf(files).filter((id) => id !== 'insurance'),
];

/**
 * Doctors of a plan and their languages: read page by page, resumable, and also for the ZIP code of each crawl of doctors.
 * `plannet-*` are the insurers' own directories, `dhcs-managed-care` is the state's list of Medi-Cal plans.
 */
export const DIRECTORY_SOURCES: readonly DirectorySourceId[] = [
  ...keysOf(directories.insurers),
  ...keysOf(stateDirectories),
];

export const isDirectory = (source: string): source is DirectorySourceId =>
  DIRECTORY_SOURCES.some((directory) => directory === source);

export const NAMED_SOURCES: readonly NamedSourceId[] = [...WHOLE_SOURCES, ...DIRECTORY_SOURCES];

export const CRAWL_SOURCES: readonly CrawlSource[] = ['providers', ...NAMED_SOURCES, 'plan-page', 'all'];

/** Lists of places, whose records name one of the list's data sets as their source. */
type Lists = {
  [Id in FileSourceId as (typeof files)[Id] extends { datasets: object } ? Id : never]: (typeof files)[Id] extends {
    datasets: infer Names;
  }
    ? Extract<keyof Names, string>
    : never;
};
export type PlaceListId = keyof Lists;
export type Dataset = Lists[PlaceListId];

/** The data sets of a list of places; the first leads when places are matched. */
export const datasetsOf = (list: PlaceListId): readonly Dataset[] => Object.keys(files[list].datasets) as Dataset[];

/** The data sets of all lists. */
export const DATASETS: readonly Dataset[] = keysOf(files).flatMap((id) =>
  'datasets' in files[id] ? datasetsOf(id as PlaceListId) : [],
);

/** The texts of sources that differ in a name alone. */
const namesakes = <Id extends string>(
  names: Readonly<Record<Id, BilingualText>>,
  textOf: (name: BilingualText) => CrawlSourceText,
) =>
  Object.fromEntries(Object.entries<BilingualText>(names).map(([id, name]) => [id, textOf(name)])) as Record<
    Id,
    CrawlSourceText
  >;

function directoryText(insurer: BilingualText): CrawlSourceText {
  const { name, about, publisher, publicName } = directories;
  const named = ({ ko, en }: BilingualText): BilingualText => ({
    ko: fillPlaceholders(ko, () => insurer.ko),
    en: fillPlaceholders(en, () => insurer.en),
  });
  return { name: named(name), about, unit: 'doctors', publisher, publicName: named(publicName) };
}

const { publicName: _, ...PLAN_FILES } = files.insurance as CrawlSourceText;

export const CRAWL_SOURCE_TEXTS: Readonly<Record<CrawlSource, CrawlSourceText>> = {
  ...(files as Record<FileSourceId, CrawlSourceText>),
  ...namesakes(insurers.names, (name) => ({ ...PLAN_FILES, name, about: insurers.about })),
  ...namesakes(directories.insurers, directoryText),
  ...(stateDirectories as Record<keyof typeof stateDirectories, CrawlSourceText>),
  ...(others as Record<keyof typeof others, CrawlSourceText>),
};
