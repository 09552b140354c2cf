import type { ProviderDetails, ProviderType } from '@app/contracts/http/catalog';
import type { StatedNetwork } from '@app/contracts/http/networks';
import type { ProvenanceColumns } from './provenance';

/** A doctor, clinic, pharmacy, hospital, insurer, ...: one row per type, unique by (type, naturalKey). */
export interface ProviderColumns extends ProvenanceColumns {
  id: string;
  type: ProviderType;
  /** `npi:1234567893`, `npi:...@90006-<hash>`, `ccn:050625`, `starter:<id>`. */
  naturalKey: string;
  name: string;
  nameKo: string | null;
  nameKoSource: 'source' | 'translated' | null;
  specialty: string | null;
  /** Ids of contracts' SPECIALTIES. */
  specialties: string[];
  taxonomyCodes: string[];
  address: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  /** Without the word "County". */
  county: string | null;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  website: string | null;
  /** English names ("Korean"); empty = no source states one. Never from a surname. */
  languages: string[];
  languageSource: string | null;
  /** Plans and medical groups, one for each source that states it. */
  networks: StatedNetwork[];
  /** `networkKeys` of @app/content/matching/network-keys. */
  networkKeys: string[];
  acceptingNewPatients: boolean | null;
  npi: string | null;
  ccn: string | null;
  licenseNumber: string | null;
  housingType: string | null;
  services: string[];
  details: ProviderDetails | null;
  /** Field name -> the source that won it. */
  fieldSources: Record<string, string>;
  /** Field name -> what each source says, where they differ. */
  conflicts: Record<string, Record<string, unknown>>;
  /** `searchText` of @app/content/matching/search-text. */
  searchText: string;
}
