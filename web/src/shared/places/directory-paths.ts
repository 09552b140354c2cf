// Which page lists a kind of place, and its address for a question.
import { OTHER_SPECIALTIES } from '@app/contracts/http/catalog';
import type { Language, ProviderType, Specialty } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';

/** Kinds with a directory of their own; the finder lists the others. */
const PAGES: Partial<Record<ProviderType, string>> = {
  doctor: '/doctors',
  pharmacy: '/pharmacies',
  clinic: '/clinics',
  seniorHousing: '/senior-housing',
  adultDayCare: '/adult-day-care',
  assistant: '/assistants',
  hospital: '/hospitals',
  medicalGroup: '/medical-groups',
  insurance: '/insurance-companies',
};

/** Pages that put Korean first; the others filter by any language. */
const ORDERED: readonly ProviderType[] = ['doctor', 'pharmacy', 'clinic', 'seniorHousing', 'adultDayCare', 'assistant'];

export interface DirectoryQuestion {
  type: ProviderType;
  zip: string | null;
  language: Language | null;
  specialty: Specialty | null;
}

/** A directory that knows Korean only as an order, or twenty specialties, cannot answer for another one: the finder can. */
export function directoryAddress({ type, zip, language, specialty }: DirectoryQuestion): string {
  const isOther =
    (language !== null && language !== 'korean' && ORDERED.includes(type)) ||
    (type === 'doctor' && OTHER_SPECIALTIES.some((other) => other === specialty));
  const page = isOther ? undefined : PAGES[type];
  return withQuery(page ?? '/providers', { type: page ? null : type, zip, language, specialty });
}
