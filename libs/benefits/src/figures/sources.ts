// Every source a figure, a window or a rule names. Contacts (S50 to S56) are records of libs/content.
import type { EligibilitySource } from '@app/contracts/http/eligibility-answer';
import { CALIFORNIA_SOURCES } from './sources/california.sources';
import { COVERED_CALIFORNIA_SOURCES } from './sources/covered-california.sources';
import { HEADLINE_SOURCES } from './sources/headline.sources';
import { MEDICARE_SOURCES } from './sources/medicare.sources';
import { DATE_SOURCES } from './sources/dates.sources';
import { MY_DATES_SOURCES } from './sources/my-dates.sources';

export const SOURCES = {
  ...HEADLINE_SOURCES,
  ...DATE_SOURCES,
  ...MEDICARE_SOURCES,
  ...CALIFORNIA_SOURCES,
  ...COVERED_CALIFORNIA_SOURCES,
  ...MY_DATES_SOURCES,
} satisfies Record<string, EligibilitySource>;

export type SourceId = keyof typeof SOURCES;
