// Thirteen hospitals people here ask for. Beds, address and licence: state licence file (CDPH); stars: CMS overall rating.
import type { BilingualText } from '@app/contracts/http/errors';
import type { HospitalDepartment } from '@app/contracts/http/catalog';
import hospitals from '../../data/hospitals.json';
import type { PostalAddress } from './postal-address';
import type { ContentRecord } from './record';

/** What the star rating of a hospital is; it is never shown without this label. */
export const HOSPITAL_RATING: BilingualText = {
  ko: '연방 메디케어청(CMS) 병원 종합 별점',
  en: 'CMS overall hospital star rating',
};

export interface HospitalRecord extends ContentRecord {
  kind: 'private' | 'academic' | 'public' | 'specialty' | 'general';
  region: string;
  address: PostalAddress;
  /** null = official files disagree, or none gives one. */
  phone: string | null;
  website: string;
  npi: string | null;
  ccn: string;
  description: BilingualText;
  specialties: readonly BilingualText[];
  departments: readonly HospitalDepartment[];
  /** Empty: no source states one. */
  languages: readonly string[];
  /** Licensed beds. */
  beds: number | null;
  /** 1 to 5, see HOSPITAL_RATING. */
  rating: number | null;
  hasEmergency: boolean;
  trauma: string | null;
  established: number;
  insuranceAccepted: readonly string[];
  koreanServices: boolean | null;
  notes: readonly BilingualText[];
}

export const HOSPITALS = hospitals as readonly HospitalRecord[];
