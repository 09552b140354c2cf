// Whose record leads a place: its number becomes the key of the place.
import { DATASETS, datasetsOf } from '@app/contracts/http/crawl-sources';
import { PLAN_DIRECTORIES, type RecordSource } from '../../sources/facility-record';

export type Rank = readonly RecordSource[];

/** The agency that licenses a place knows whether it may be open, its name and its address. */
export const LICENSING = ['cdss-rcfe', 'cdss-adult-day', 'cdss-home-care', 'cdph-adult-day'] as const;

/** Data sets without a place of their own in the ranks, such as a new source's: believed after the others, before the NPI registry. */
export const OTHER_LISTS: Rank = DATASETS.filter(
  (dataset) => !LICENSING.some((each) => each === dataset) && !datasetsOf('hospitals').includes(dataset),
);

/** CDPH comes between CMS and HCAI because it knows the numbers of both. */
export const MATCH_ORDER: Rank = [
  ...LICENSING,
  'cms-hospitals',
  'cdph-facilities',
  'hcai-facilities',
  ...OTHER_LISTS,
  'nppes',
  ...PLAN_DIRECTORIES,
  'starter',
];
