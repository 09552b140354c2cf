// The directories that share one room. A later step adds its kind here and its words to the locale files.
import type { ProviderType } from '@app/contracts/http/catalog';
import type { HelpLineId } from '@web/base/contacts';

type DirectoryType = Extract<
  ProviderType,
  'doctor' | 'pharmacy' | 'clinic' | 'seniorHousing' | 'adultDayCare' | 'assistant'
>;

export interface DirectoryKind {
  /** Also the key of its words in the `directory` namespace. */
  id: DirectoryType;
  /** Kinds that are looked through for Korean: anyone who needs a doctor is helped by a clinic, too. */
  koreanTypes: readonly ProviderType[];
  /** Query of the outside map: English, because its index is. */
  mapWords: string;
  /** Whom to call next to the list: where no registry is read by ZIP, or where places are licensed elsewhere too. */
  helpLines: readonly HelpLineId[];
}

export const DOCTORS: DirectoryKind = {
  id: 'doctor',
  koreanTypes: ['doctor', 'clinic', 'medicalGroup'],
  mapWords: 'doctors',
  helpLines: [],
};
export const PHARMACIES: DirectoryKind = {
  id: 'pharmacy',
  koreanTypes: ['pharmacy'],
  mapWords: 'pharmacies',
  helpLines: [],
};
export const CLINICS: DirectoryKind = { id: 'clinic', koreanTypes: ['clinic'], mapWords: 'clinics', helpLines: [] };
export const SENIOR_HOUSING: DirectoryKind = {
  id: 'seniorHousing',
  koreanTypes: ['seniorHousing'],
  mapWords: 'senior housing',
  helpLines: ['community', 'agingAgency'],
};
export const ADULT_DAY_CARE: DirectoryKind = {
  id: 'adultDayCare',
  koreanTypes: ['adultDayCare'],
  mapWords: 'adult day care',
  helpLines: ['community', 'agingAgency'],
};
export const ASSISTANTS: DirectoryKind = {
  id: 'assistant',
  koreanTypes: ['assistant'],
  mapWords: 'home care agencies',
  helpLines: ['mediCal', 'agingAgency'],
};
