// Which source is believed for which field when several speak of one place. The first that says something wins.
import type { ProviderDetails } from '@app/contracts/http/catalog';
import { PLAN_DIRECTORIES, type PlaceFields, type StatementSource } from '../sources/facility-record';

/** Who licenses a place knows whether it may be open, what it is called and where it stands. */
const LICENSING = ['cdss-rcfe', 'cdss-adult-day', 'cdss-home-care', 'cdph-adult-day'] as const;
const REST = [
  'cms-hospitals',
  'hcai-facilities',
  'cdph-facilities',
  'hrsa-sites',
  'nppes',
  ...PLAN_DIRECTORIES,
  'starter',
] as const;

export type Rank = readonly StatementSource[];

/** Also says whose page, date and origin the record carries. */
export const USUAL: Rank = [...LICENSING, ...REST];
/** Who leads a place: its number is the place's key. CDPH knows the numbers of both its neighbours. */
export const MATCH_ORDER: Rank = [
  ...LICENSING,
  'cms-hospitals',
  'cdph-facilities',
  'hcai-facilities',
  'hrsa-sites',
  'nppes',
  ...PLAN_DIRECTORIES,
  'starter',
];
/** Words and names that people of ours wrote or chose. */
const CURATED: Rank = [...new Set<StatementSource>(['starter', ...USUAL])];
/** A licence is for one address; curated addresses were compared with it; CMS and the registry hold mailing rooms too. */
export const PLACE: Rank = [
  ...LICENSING,
  'cdph-facilities',
  'hcai-facilities',
  'starter',
  'cms-hospitals',
  'hrsa-sites',
  'nppes',
  ...PLAN_DIRECTORIES,
];
const LICENSE: Rank = [...LICENSING, 'cdph-facilities', 'hcai-facilities', 'nppes', 'starter'];
const STATE_FIRST: Rank = [...LICENSING, 'hcai-facilities', 'cdph-facilities', 'cms-hospitals', 'nppes', 'starter'];

/** What a provider speaks: people of ours asked or read it there; then what it told the plans that pay it. */
export const LANGUAGES: Rank = [...new Set<StatementSource>(['starter', ...PLAN_DIRECTORIES, ...USUAL])];

/** Fields with a rank of their own; the others have USUAL. */
export const FIELD_RANKS: Partial<Record<keyof PlaceFields, Rank>> = {
  name: CURATED,
  nameKo: CURATED,
  website: CURATED,
  acceptingNewPatients: CURATED,
  services: CURATED,
  licenseNumber: LICENSE,
};

/** Members of `details` that a source may know better; all others are CURATED. */
export const DETAIL_RANKS: Readonly<Partial<Record<keyof ProviderDetails, Rank>>> = {
  beds: STATE_FIRST,
  capacity: STATE_FIRST,
  hasEmergency: STATE_FIRST,
  emergencyLevel: STATE_FIRST,
  licenseStatus: [...LICENSING, 'cdph-facilities', 'hcai-facilities'],
  rating: ['cms-hospitals', 'starter'],
};
export const OTHER_DETAILS: Rank = CURATED;
