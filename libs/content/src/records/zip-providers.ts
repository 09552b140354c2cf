// Forty places near Koreatown and in Orange County, so that a ZIP search answers before any crawl.
import type { BilingualText } from '@app/contracts/http/errors';
import type { ProviderType, Specialty } from '@app/contracts/http/catalog';
import zipProviders from '../../data/zip-providers.json';
import type { ContentRecord } from './record';

export interface ZipProviderRecord extends ContentRecord {
  type: ProviderType;
  /** The source's own words. */
  specialty: string;
  specialties: readonly Specialty[];
  /** null: the street number is not verified. */
  street: string | null;
  city: string;
  zipCode: string;
  phone: string | null;
  npi: string | null;
  languages: readonly string[];
  languageSource: string | null;
  housingType: BilingualText | null;
  /** Licensed beds. */
  beds: number | null;
  notes: readonly BilingualText[];
}

export const ZIP_PROVIDERS = zipProviders as readonly ZipProviderRecord[];
