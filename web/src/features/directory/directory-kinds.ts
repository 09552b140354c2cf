// The directories that share one room. A later step adds its kind here and its words to the locale files.
import type { ProviderType } from '@app/contracts/http/catalog';
import type { HelpLineId } from '@web/shared/contacts';

type DirectoryType = Extract<
  ProviderType,
  'doctor' | 'pharmacy' | 'clinic' | 'seniorHousing' | 'adultDayCare' | 'assistant'
>;

export interface DirectoryKind {
  /** Also the key of its words in the `directory` namespace. */
  id: DirectoryType;
  /** The second column of the list; the specialty select stands on the doctor page only. */
  column: 'specialty' | 'services' | 'housing' | null;
  /** What the outside map is asked for: English, because its index is. */
  mapWords: string;
  /** Whom to call beside the list: where no registry is read by ZIP, or where places are licensed elsewhere too. */
  helpLines: readonly HelpLineId[];
}

export const DOCTORS: DirectoryKind = { id: 'doctor', column: 'specialty', mapWords: 'doctors', helpLines: [] };
export const PHARMACIES: DirectoryKind = { id: 'pharmacy', column: null, mapWords: 'pharmacies', helpLines: [] };
export const CLINICS: DirectoryKind = { id: 'clinic', column: 'specialty', mapWords: 'clinics', helpLines: [] };
export const SENIOR_HOUSING: DirectoryKind = {
  id: 'seniorHousing',
  column: 'housing',
  mapWords: 'senior housing',
  helpLines: ['community', 'agingLosAngeles'],
};
export const ADULT_DAY_CARE: DirectoryKind = {
  id: 'adultDayCare',
  column: 'services',
  mapWords: 'adult day care',
  helpLines: ['community', 'agingLosAngeles'],
};
export const ASSISTANTS: DirectoryKind = {
  id: 'assistant',
  column: 'services',
  mapWords: 'home care agencies',
  helpLines: ['mediCal', 'agingLosAngeles'],
};
