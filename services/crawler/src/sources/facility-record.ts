// What the sources of facilities say of a place, and in which data set. Written by sources/, stored by records/.
import type { ProviderDetails, ProviderType } from '@app/contracts/http/catalog';
import type { NetworkWord } from '@app/contracts/http/networks';
import { type Dataset, DIRECTORY_SOURCES, type DirectorySourceId } from '@app/contracts/http/crawl-sources';

/**
 * Directories of a plan's network, the most reliable first: each is one data set. They are no licenses: a doctor who leaves one still
 * practices, and a doctor in one may have left this address.
 */
export const PLAN_DIRECTORIES = DIRECTORY_SOURCES;

/** Everything that may state something of a provider: data sets, plans' directories, the NPI registry, and our curated records. */
export type RecordSource = Dataset | DirectorySourceId | 'nppes' | 'starter';

/**
 * One statement about one place. An absent member means that the source does not say; `null` (only in `details.rating`)
 * means that it says there is none. Numbers and codes are text with their leading zeros.
 */
export interface PlaceFields {
  type: ProviderType;
  /** Two letters; the part of the data set this statement belongs to. */
  state: string;
  /** false: licensed no more, not yet or not at all. Kept, never shown. */
  isShown: boolean;
  name: string;
  /** Legal, former or parent names: for search and for matching, not shown. */
  otherNames?: string[];
  nameKo?: string;
  nameKoSource?: 'source' | 'translated';
  address?: string;
  city?: string;
  /** Five digits. */
  zipCode?: string;
  /** Without the word "County". */
  county?: string;
  latitude?: number;
  longitude?: number;
  phone?: string;
  website?: string;
  npi?: string;
  ccn?: string;
  licenseNumber?: string;
  specialty?: string;
  specialties?: string[];
  taxonomyCodes?: string[];
  languages?: string[];
  languageSource?: string;
  /** Whose insurance is taken here, and through which medical group. */
  networks?: NetworkWord[];
  acceptingNewPatients?: boolean;
  housingType?: string;
  services?: string[];
  details?: ProviderDetails;
}

export interface FacilityRecord {
  dataset: Dataset;
  /** The data set's own key of the place. */
  key: string;
  /** Key of the provider if the place is new to us: `ccn:050625`, `cdss:015601302`. */
  naturalKey: string;
  fields: PlaceFields;
  sourceUrl: string;
}

/** `specialist`: a physician whose field has no name of its own here. */
export const PHYSICIANS = ['doctor', 'specialist'] as const satisfies readonly ProviderType[];

/** What a directory says of one doctor in one ZIP: `key` is `NPI@ZIP`. */
export interface DirectoryRecord extends Omit<FacilityRecord, 'dataset'> {
  source: DirectorySourceId;
  fields: PlaceFields & { type: (typeof PHYSICIANS)[number] };
}

/** One field office of Social Security, as guide.offices holds it. */
export interface OfficeRecord {
  id: string;
  name: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  phone: string | null;
  hours: Record<string, { open: string; close: string } | null>;
  latitude: number | null;
  longitude: number | null;
  sourceUrl: string;
}
