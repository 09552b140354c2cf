// Every source a figure, a window or a rule names. Contacts (S50 to S56) are records of libs/content.
import { sources as california } from './sources/california.sources.json';
import { sources as coveredCalifornia } from './sources/covered-california.sources.json';
import { publishers as first } from './sources/first-publishers.json';
import { DATE_SOURCES } from './sources/dates.sources';
import { HEADLINE_SOURCES } from './sources/headline.sources';
import { sources as medicare } from './sources/medicare.sources.json';
import { sources as myDates } from './sources/my-dates.sources.json';
import { publishers } from './sources/publishers.json';
import { CHECKED_ON } from './checked-on';
import { checkDaysOf, sourcesOf } from './sources/source';

const PUBLISHERS = { ...first, ...publishers };

export const MEDICARE_SOURCES = sourcesOf(medicare, PUBLISHERS);
export const CALIFORNIA_SOURCES = sourcesOf(california, PUBLISHERS);
export const COVERED_CALIFORNIA_SOURCES = sourcesOf(coveredCalifornia, PUBLISHERS);

export const SOURCES = {
  ...HEADLINE_SOURCES,
  ...DATE_SOURCES,
  ...MEDICARE_SOURCES,
  ...CALIFORNIA_SOURCES,
  ...COVERED_CALIFORNIA_SOURCES,
  ...sourcesOf(myDates, PUBLISHERS),
};

export type SourceId = keyof typeof SOURCES;

const CHECK_DAYS = new Map([medicare, california, myDates].flatMap((sources) => [...checkDaysOf(sources)]));

/** ISO day somebody last read a source. */
export const sourceCheckedOn = (id: string): string => CHECK_DAYS.get(id) ?? CHECKED_ON;
