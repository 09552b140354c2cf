// Which source is believed for which field when several speak of one place. The first that says something wins.
import type { ProviderDetails } from '@app/contracts/http/catalog';
import { PLAN_DIRECTORIES, type PlaceFields, type RecordSource } from '../../sources/facility-record';
import { LICENSING, OTHER_LISTS, type Rank } from '../matching/match-order';

const REST: Rank = [
  'cms-hospitals',
  'hcai-facilities',
  'cdph-facilities',
  ...OTHER_LISTS,
  'nppes',
  ...PLAN_DIRECTORIES,
  'starter',
];

/** Also says whose page, date and origin the record carries. */
export const USUAL: Rank = [...LICENSING, ...REST];
/** Words and names that people of ours wrote or chose. */
const CURATED: Rank = [...new Set<RecordSource>(['starter', ...USUAL])];
/** A licence is for one address; curated addresses were compared with it; CMS and the registry hold mailing rooms too. */
export const PLACE: Rank = [
  ...LICENSING,
  'cdph-facilities',
  'hcai-facilities',
  'starter',
  'cms-hospitals',
  ...OTHER_LISTS,
  'nppes',
  ...PLAN_DIRECTORIES,
];
const LICENSE: Rank = [...LICENSING, 'cdph-facilities', 'hcai-facilities', 'nppes', 'starter'];
const STATE_FIRST: Rank = [...LICENSING, 'hcai-facilities', 'cdph-facilities', 'cms-hospitals', 'nppes', 'starter'];

/** What a provider speaks: curated records first, whose language was checked by people; then what the provider stated to its plans. */
export const LANGUAGES: Rank = [...new Set<RecordSource>(['starter', ...PLAN_DIRECTORIES, ...USUAL])];

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
