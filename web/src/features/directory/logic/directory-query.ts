// What a directory page was asked, as its address holds it: reload, back and a shared link show the same list.
import { DOCTOR_SPECIALTIES } from '@app/contracts/http/catalog';
import type { ProviderType, Specialty } from '@app/contracts/http/catalog';
import { isWholeZip } from '@web/ui/zip-digits';

/** null = this ZIP only; else miles around the middle of the ZIP. */
export const RADII = [5, 10, 25] as const;
export type Radius = (typeof RADII)[number] | null;

export interface DirectoryQuery {
  /** '' = nothing was searched yet. */
  zip: string;
  radius: Radius;
  isKoreanOnly: boolean;
  /** null = all. Only the doctor page asks it. */
  specialty: Specialty | null;
  /** From 1. */
  page: number;
}

export const EMPTY_QUERY: DirectoryQuery = { zip: '', radius: null, isKoreanOnly: false, specialty: null, page: 1 };
export const SAMPLE_ZIPS = ['90210', '90034', '90006'] as const;

/** Reads the address; what it does not understand counts as not asked. */
export function readDirectoryQuery(params: URLSearchParams, hasSpecialty: boolean): DirectoryQuery {
  const zip = params.get('zip') ?? '';
  const radius = RADII.find((miles) => String(miles) === params.get('radius')) ?? null;
  const specialty = hasSpecialty
    ? (DOCTOR_SPECIALTIES.find((value) => value === params.get('specialty')) ?? null)
    : null;
  const page = Number(params.get('page'));
  return {
    zip: isWholeZip(zip) ? zip : '',
    radius,
    isKoreanOnly: params.get('language') === 'korean',
    specialty,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a query; defaults are left out. */
export function directoryParams(query: DirectoryQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.zip) params.set('zip', query.zip);
  if (query.radius !== null) params.set('radius', String(query.radius));
  if (query.isKoreanOnly) params.set('language', 'korean');
  if (query.specialty) params.set('specialty', query.specialty);
  if (query.page > 1) params.set('page', String(query.page));
  return params;
}

/** Address of the call behind a query, or null while no whole ZIP was searched. Paging happens on the page. */
export function providersPath(type: ProviderType, query: Omit<DirectoryQuery, 'page'>): string | null {
  if (!isWholeZip(query.zip)) return null;
  const params = new URLSearchParams({ zip: query.zip, type });
  if (query.radius !== null) params.set('radius', String(query.radius));
  if (query.isKoreanOnly) params.set('language', 'korean');
  if (query.specialty) params.set('specialty', query.specialty);
  return `/api/providers?${params.toString()}`;
}

export const hasFilters = (query: DirectoryQuery): boolean => query.isKoreanOnly || query.specialty !== null;

/** Whether two queries ask for the same list, whatever page of it is shown. */
export function isSameSearch(one: DirectoryQuery, other: DirectoryQuery): boolean {
  return directoryParams({ ...one, page: 1 }).toString() === directoryParams({ ...other, page: 1 }).toString();
}
