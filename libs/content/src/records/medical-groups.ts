// Sixteen medical groups and doctors' networks (IPA).
import type { BilingualText } from '@app/contracts/http/errors';
import medicalGroups from '../../data/medical-groups.json';
import type { PostalAddress } from './postal-address';
import type { ContentRecord } from './record';

export interface MedicalGroupRecord extends ContentRecord {
  kind: 'ipa' | 'medical_group' | 'health_system';
  region: string | null;
  address: PostalAddress | null;
  phone: string | null;
  website: string | null;
  npi: string | null;
  description: BilingualText | null;
  specialties: readonly BilingualText[];
  /** Empty: no source states one. */
  languages: readonly string[];
  languageSource: string | null;
  established: number | null;
  insuranceAccepted: readonly string[];
  notes: readonly BilingualText[];
}

export const MEDICAL_GROUPS = medicalGroups as readonly MedicalGroupRecord[];
