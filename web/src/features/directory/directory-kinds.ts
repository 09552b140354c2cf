// The directories that share one room. A later step adds its kind here and its words to the locale files.
import type { ZipCrawledType } from '@app/contracts/http/catalog';

export interface DirectoryKind {
  /** Also the key of its words in the `directory` namespace. */
  id: Extract<ZipCrawledType, 'doctor' | 'pharmacy' | 'clinic'>;
  /** The specialty column; the select stands on the doctor page only. */
  hasSpecialty: boolean;
  /** What the outside map is asked for: English, because its index is. */
  mapWords: string;
}

export const DOCTORS: DirectoryKind = { id: 'doctor', hasSpecialty: true, mapWords: 'doctors' };
export const PHARMACIES: DirectoryKind = { id: 'pharmacy', hasSpecialty: false, mapWords: 'pharmacies' };
export const CLINICS: DirectoryKind = { id: 'clinic', hasSpecialty: true, mapWords: 'clinics' };
